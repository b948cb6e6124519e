import { FACES } from '../../model/dice.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { LedgerEntry } from '../../model/ledger.ts';
import type { Figure } from '../../model/state.ts';
import {
  areFiguresAdjacent,
  inTrackOrder,
  listOtherAllies,
  spacesOf,
} from '../../queries/figures/figures.ts';
import { canAct, skillOf } from '../../queries/figures/stats.ts';
import { areBasesAdjacent } from '../../queries/geometry/adjacency.ts';
import type { Jump } from '../../queries/geometry/jumps.ts';
import { resolveSkillCheck } from '../core/skill-check.ts';
import type { Rule, Table } from '../core/table.ts';

/**
 * The check of a jump, p.66 and ruling M8:
 *   1. The difficulty: Agility 10, 2 more for each space jumped over after the first.
 *   2. The boost: one ally beside the take-off adds its Strength, the strongest (X5).
 *   3. The check: two PURPLE, Agility and the boost; Combatants roll BLACK, and only a skull fails.
 *   4. Failed: one ally beside the landing may catch, by Perception against the same number (X5).
 * Gives whether the figure gets across; where it lands is `resolveJump`'s.
 */
export function* resolveJumpCheck(table: Table, figureId: FigureId, jump: Jump): Rule<boolean> {
  // 1. The difficulty.
  const difficulty = 10 + 2 * (jump.over.length - 1);

  // 2. The boost, and 3. the check.
  if (yield* resolveSkillCheck(table, figureId, 'agility', difficulty, boostOf(table, figureId))) return true;

  // 4. The catch.
  const catcher = catcherOf(table, figureId, jump, difficulty);
  return catcher !== null && (yield* resolveSkillCheck(table, catcher, 'perception', difficulty));
}

/** Only an Adventurer's roll has a number to add to, and only Adventurers have a Strength. */
function boostOf(table: Table, figureId: FigureId): LedgerEntry[] {
  const jumper = figureIn(table.state, figureId);
  if (skillOf(table, jumper, 'agility') === null) return [];
  const boosters = listAble(table, jumper).flatMap((ally) => {
    const amount = skillOf(table, ally, 'strength');
    if (amount === null || !areFiguresAdjacent(table, ally.id, figureId)) return [];
    return [{ cause: { kind: 'boost' as const, by: ally.id }, amount, rule: 'p.66' }];
  });
  const strongest = boosters.sort((a, b) => b.amount - a.amount)[0];
  return strongest ? [strongest] : [];
}

/** The ally beside the landing likeliest to catch; Combatants make the Check too, by BLACK (p.66). */
function catcherOf(table: Table, figureId: FigureId, jump: Jump, difficulty: number): FigureId | null {
  const catchers = listAble(table, figureIn(table.state, figureId))
    .filter((ally) => areBasesAdjacent(table.state.board, spacesOf(ally), [jump.to]))
    .map((ally) => ({ id: ally.id, chance: chanceOf(skillOf(table, ally, 'perception'), difficulty) }));
  return catchers.sort((a, b) => b.chance - a.chance)[0]?.id ?? null;
}

/** Allies that could do something, in track order. */
const listAble = (table: Table, figure: Figure): Figure[] =>
  inTrackOrder(table.state, listOtherAllies(table.state, figure).filter(canAct));

/** In how many of 36 ways a Check is passed: two PURPLE and the Skill Value, or BLACK without a skull. */
function chanceOf(value: number | null, difficulty: number): number {
  if (value === null) return 6 * FACES.black.filter(({ skull }) => !skull).length;
  const pairs = FACES.purple.flatMap((a) => FACES.purple.map((b) => a.number + b.number));
  return pairs.filter((number) => number + value >= difficulty).length;
}
