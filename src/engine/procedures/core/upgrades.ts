import { figureIn } from '../../model/figures.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Die } from '../../model/vocabulary.ts';
import { castingDieOf, convictionDiceOf, listUpgrades } from '../../queries/figures/stats.ts';
import { ask } from './ask.ts';
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
  const answer = yield* ask(table, () => ({
    kind: 'upgrade',
    figure: figureId,
    text: `Which ${kind === 'conviction' ? 'Conviction' : 'Casting'} Upgrades?`,
    rule: 'p.35',
    options: sets.map((set) => ({
      id: `upgrade:${set.join('+')}`,
      label: set.join(' and '),
      proposed: String(poolOf(table, figureId, kind, set)) === String(best),
    })),
  }));
  return sets.find((set) => answer === `upgrade:${set.join('+')}`) ?? upgrades;
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
