import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Die } from '../../model/vocabulary.ts';
import { combatDiceOf, listDicePairs } from '../../queries/figures/attack-profile.ts';
import { castingDieOf, convictionDiceOf, listUpgrades } from '../../queries/figures/stats.ts';
import { choice, pick } from './ask.ts';
import type { Rule, Table } from './table.ts';

/**
 * Which Upgrades a figure uses, p.35: one for its Casting die, two for its Conviction dice. With more than fit its
 * player chooses; the best are proposed.
 */
function* chooseUpgrades(
  table: Table,
  figureId: FigureId,
  kind: 'conviction' | 'casting',
): Rule<readonly Die[]> {
  const upgrades = listUpgrades(table, figureIn(table.state, figureId), kind);
  const slots = kind === 'conviction' ? 2 : 1;
  const sets = upgrades.length > slots ? distinctSets(upgrades, slots) : [];
  if (sets.length < 2) return upgrades;
  const best = poolOf(table, figureId, kind, upgrades);
  const chosen = yield* pick(table, () => ({
    kind: 'upgrade',
    figure: figureId,
    question: { ask: 'upgrades', of: kind },
    rule: 'p.35',
    choices: sets.map((set) =>
      choice({ do: 'use-upgrades', dice: set }, set, {
        proposed: String(poolOf(table, figureId, kind, set)) === String(best),
      }),
    ),
  }));
  return chosen ?? upgrades;
}

function poolOf(table: Table, figureId: FigureId, kind: 'conviction' | 'casting', upgrades: readonly Die[]) {
  const figure = figureIn(table.state, figureId);
  return kind === 'conviction'
    ? convictionDiceOf(table, figure, upgrades)
    : castingDieOf(table, figure, upgrades);
}

function distinctSets(upgrades: readonly Die[], slots: number): Die[][] {
  const sets = new Map<string, Die[]>();
  upgrades.forEach((first, i) => {
    const rest = slots === 1 ? [[first]] : upgrades.slice(i + 1).map((second) => [first, second]);
    for (const set of rest) sets.set([...set].sort().join(), set);
  });
  return [...sets.values()];
}

/** Which two dice of the weapons in hand make the Combat Dice Pool, where a card lets their wielder choose (X77). */
export function* chooseCombatDice(table: Table, figureId: FigureId): Rule<void> {
  const figure = () => figureIn(table.state, figureId);
  const two = yield* pick(table, () => ({
    kind: 'upgrade',
    figure: figureId,
    question: { ask: 'combat-dice' },
    rule: 'p.43 2',
    choices: listDicePairs(table, figure()).map((pair, i) =>
      choice({ do: 'use-dice', dice: pair }, pair, { proposed: i === 0 }),
    ),
  }));
  if (!two) return;
  const dice = combatDiceOf(table, figure(), two).map(({ die }) => die);
  table.emit({ type: 'combatDiceChosen', figure: figureId, dice, rule: 'X77' });
}

/** The Conviction dice for a check, Upgrades chosen. */
export function* chooseConvictionDice(table: Table, figureId: FigureId): Rule<readonly [Die, Die]> {
  const upgrades = yield* chooseUpgrades(table, figureId, 'conviction');
  return convictionDiceOf(table, figureIn(table.state, figureId), upgrades);
}

/** The Casting die for a spell, Upgrade chosen; null for a figure without one. */
export function* chooseCastingDie(table: Table, figureId: FigureId): Rule<Die | null> {
  const upgrades = yield* chooseUpgrades(table, figureId, 'casting');
  return castingDieOf(table, figureIn(table.state, figureId), upgrades);
}
