/**
 * The Combatants' turns a second time (pp.56-62), written from the book and the rulings alone. Nothing here is shared
 * with src/engine/ai or src/engine/queries: it stands on the slow geometry, reads the printed steps as data, tries
 * every space for every instruction, and says which it would take. What it says is held against the engine's events.
 */
import type {
  Ability,
  CardIndex,
  CombatantCard,
  OwnState as EncounterState,
  Space,
} from '../../../src/engine/index.ts';
import type { OwnFigure as Figure } from '../edit.ts';
import { slowAdjacent, slowBase, slowLevel, slowSteps } from '../slow-geometry.ts';
import { type SlowSight, slowSight } from '../slow-lines.ts';
import { printed } from './numbers.ts';

/** What lies on the table. */
export interface SlowTable {
  readonly state: EncounterState;
  readonly cards: CardIndex;
}

export const figureOf = ({ state }: SlowTable, id: string): Figure => {
  const found = state.figures.find((figure) => figure.id === id);
  if (!found) throw new Error(`no figure ${id}`);
  return found;
};

export const cardOf = ({ cards }: SlowTable, figure: Figure): CombatantCard => {
  const card = cards.combatants[figure.card];
  if (!card) throw new Error(`${figure.card} is no Combatant`);
  return card;
};

const place = ({ state }: SlowTable, figure: Figure): number =>
  state.track.flatMap((card) => card.figures).indexOf(figure.id);

/** On the board, front of the track first. */
const standing = (table: SlowTable): Figure[] =>
  table.state.figures
    .filter((figure) => figure.at !== null && !figure.defeated)
    .sort((a, b) => place(table, a) - place(table, b));

export const foes = (table: SlowTable, of: Figure): Figure[] =>
  standing(table).filter((figure) => figure.side !== of.side);
export const friends = (table: SlowTable, of: Figure): Figure[] =>
  standing(table).filter((figure) => figure.side === of.side && figure.id !== of.id);

export const baseOf = (figure: Figure, at: Space = figure.at as Space): Space[] => slowBase(at, figure.size);
export const has = (table: SlowTable, figure: Figure, tag: string): boolean =>
  printed(table.cards, figure).tags.includes(tag);
export const hpOf = (table: SlowTable, figure: Figure): number => printed(table.cards, figure).hp;
export const armorOf = (table: SlowTable, figure: Figure): number =>
  printed(table.cards, figure).armor + (figure.effects.includes('barrier') ? 1 : 0);

const RATING: Readonly<Record<string, number>> = {
  ...{ purple: 1, white: 2, orange: 3, teal: 4, red: 5, green: 6, grey: 7, blue: 8 },
};
export const convictionOf = (table: SlowTable, figure: Figure): number =>
  printed(table.cards, figure).conviction.reduce((sum, die) => sum + (RATING[die] ?? 0), 0);

type Modifier = NonNullable<Ability['modifiers']>[number];

/** What always holds for the figure itself, by its cards and the tokens it bears. */
export const modifiersOf = (table: SlowTable, figure: Figure): Modifier[] =>
  printed(table.cards, figure).abilities.flatMap((ability) =>
    ability.of === undefined ? (ability.modifiers ?? []) : [],
  );

/** Movement Value: HEAVY takes 1 (p.32); the one card that grows faster says so on itself. Halved at last (X172). */
export function movementOf(table: SlowTable, figure: Figure): number {
  const half = figure.damage * 2 >= hpOf(table, figure);
  const modifiers = modifiersOf(table, figure);
  const rage = modifiers.some((modifier) => 'stat' in modifier && modifier.stat === 'movement');
  const whole =
    cardOf(table, figure).movement - (has(table, figure, 'heavy') ? 1 : 0) + (rage && half ? 1 : 0);
  return modifiers.some((modifier) => 'halfMovement' in modifier) ? Math.ceil(whole / 2) : whole;
}

// how two bases lie

const king = ([ax, ay]: Space, [bx, by]: Space): number => Math.max(Math.abs(ax - bx), Math.abs(ay - by));
export const range = (a: readonly Space[], b: readonly Space[]): number =>
  Math.min(...a.flatMap((from) => b.map((to) => king(from, to))));
/** Spaces of theirs share an edge or a corner (p.41), also while one moves through the other. */
export const touching = (table: SlowTable, a: readonly Space[], b: readonly Space[]): boolean =>
  a.some((from) => b.some((to) => slowAdjacent(table.state.board, from, to)));
export const beside = (table: SlowTable, a: readonly Space[], b: readonly Space[]): boolean =>
  range(a, b) > 0 && a.some((from) => b.some((to) => slowAdjacent(table.state.board, from, to)));
export const levelOf = (table: SlowTable, base: readonly Space[]): number =>
  Math.max(...base.map((space) => slowLevel(table.state.board, space)));
/** A1, L7: from some space of the one to some space of the other, as near as `reach`, no more than a level up or down. */
export const inMeleeReach = (
  table: SlowTable,
  a: readonly Space[],
  b: readonly Space[],
  reach: number,
): boolean =>
  a.some((from) =>
    b.some(
      (to) =>
        (reach > 1 ? king(from, to) <= reach : slowAdjacent(table.state.board, from, to)) &&
        Math.abs(slowLevel(table.state.board, from) - slowLevel(table.state.board, to)) <= 1,
    ),
  );
export const stepsApart = (table: SlowTable, a: readonly Space[], b: readonly Space[]): number =>
  slowSteps(table.state.board, a, b) ?? 10_000;

/** Whether `from`, standing on those spaces, sees `to` on those (L1-L7). */
export const sees = (...line: Parameters<typeof sightBetween>): boolean => sightBetween(...line).clear;

/** The same with what the line takes from an attack roll (L3). */
export function sightBetween(
  table: SlowTable,
  from: Figure,
  fromBase: readonly Space[],
  to: Figure,
  toBase: readonly Space[],
  influence = false,
): SlowSight {
  const others = standing(table)
    .filter(({ id }) => id !== from.id && id !== to.id)
    .map((other) => ({
      id: other.id,
      spaces: baseOf(other),
      relation: other.side === from.side ? ('ally' as const) : ('opponent' as const),
    }));
  const options = influence
    ? { influence: true }
    : { colossal: has(table, from, 'colossal') || has(table, to, 'colossal') };
  return slowSight(table.state.board, fromBase, toBase, influence ? [] : others, options);
}

export const inSoi = (table: SlowTable, from: Figure, to: Figure): boolean =>
  from.id === to.id ||
  (range(baseOf(from), baseOf(to)) <= 4 && sees(table, from, baseOf(from), to, baseOf(to), true));

export interface SlowAttack {
  readonly kind: 'melee' | 'ranged';
  readonly range?: number;
  readonly reach?: number;
}

/** p.43 1 and A1: whether the attack is legal, the attacker standing at `at` and the target at `targetAt`. */
export function mayAttack(
  table: SlowTable,
  by: Figure,
  at: Space,
  target: Figure,
  attack: SlowAttack,
): boolean {
  if (by.effects.includes('paralyze') || by.defeated) return false;
  const mine = baseOf(by, at);
  const theirs = baseOf(target);
  const far = range(mine, theirs);
  if (far === 0) return false;
  if (attack.kind === 'melee') {
    if (!inMeleeReach(table, mine, theirs, attack.reach ?? 1)) return false;
  } else if (far > (attack.range ?? 1)) return false;
  return sees(table, by, mine, target, theirs);
}

/** X48, X432: whether a token within reach, or in whose Sphere of Influence it stands, keeps it from casting. */
export const isHushed = (table: SlowTable, self: Figure): boolean =>
  (table.state.wards ?? []).some(({ at, by, side, reach, soi, abilities }) => {
    const isAlly = figureOf(table, by).side === self.side;
    return (
      (side === 'figure' || (side === 'ally') === isAlly) &&
      range(baseOf(self), [at]) <= reach &&
      (!soi || sees(table, self, [at], self, baseOf(self), true)) &&
      abilities.some(({ modifiers = [] }) => modifiers.some((modifier) => 'noSpells' in modifier))
    );
  });

export const attackable = (table: SlowTable, by: Figure, at: Space, attack: SlowAttack): Figure[] =>
  foes(table, by).filter((target) => mayAttack(table, by, at, target, attack));
