import type { BoardToken } from '../../model/board.ts';
import { figureIn } from '../../model/figures.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Option, Refusal } from '../../model/prompts.ts';
import { canPay, priceOf } from '../../queries/figures/costs.ts';
import { isBesideSpace } from '../../queries/figures/figures.ts';
import { gainItem, gainRandomConsumables, isLeft } from '../consequences/loot.ts';
import { offerFreeReEquip } from '../consequences/re-equip.ts';
import { activate } from '../consequences/watch.ts';
import { turnToken } from '../core/random-token.ts';
import { spendSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';

/** Encounter Actions, pp.17, 48: a Loot token on or beside the Adventurer, for 1 SP. */
export function encounterActions(
  table: Table,
  figureId: FigureId,
): { options: Option[]; refused: Refusal[] } {
  const figure = figureIn(table.state, figureId);
  const options: Option[] = [];
  const refused: Refusal[] = [];
  // Command Combatants have every Standard Action but Re-Equip (p.55).
  if (figure.kind === 'intelligent') return { options, refused };
  for (const token of table.state.boardTokens.filter((t) => t.kind === 'loot')) {
    const id = `encounter:${token.id}`;
    const label = `Open the ${token.colour} loot`;
    if (!isBeside(table, figureId, token))
      refused.push({ id, label, reason: 'not on or beside it', rule: 'p.17' });
    else if (!canPay(table, figure, 1))
      refused.push({ id, label, reason: `needs ${priceOf(table, figure, 1)} SP`, rule: 'p.40' });
    else options.push({ id, label, sp: priceOf(table, figure, 1), space: token.at });
  }
  for (const { id, when } of listObjectives(table)) {
    const token =
      when.is === 'encounter-action' ? table.state.boardTokens.find((t) => t.id === when.token) : undefined;
    if (!token || when.is !== 'encounter-action') continue;
    const option = { id: `encounter:${id}`, label: when.name };
    if (!isBeside(table, figureId, token))
      refused.push({ ...option, reason: 'not on or beside it', rule: 'p.48' });
    else if (!canPay(table, figure, 1))
      refused.push({ ...option, reason: `needs ${priceOf(table, figure, 1)} SP`, rule: 'p.40' });
    else options.push({ ...option, sp: priceOf(table, figure, 1), space: token.at });
  }
  return { options, refused };
}

/** Objectives that wait for an Encounter Action. */
const listObjectives = (table: Table) =>
  (table.encounter.objectives ?? []).filter(
    ({ id, when }) => when.is === 'encounter-action' && !table.state.done.includes(id),
  );

const isBeside = (table: Table, figureId: FigureId, token: BoardToken): boolean =>
  isBesideSpace(table, figureId, token.at);

/** Opens a Loot token: its reward comes, then the token is gone (p.17). */
export function* resolveEncounterAction(table: Table, figureId: FigureId, tokenId: string): Rule<void> {
  const objective = listObjectives(table).find(({ id }) => id === tokenId);
  if (objective) {
    spendSp(table, figureId, priceOf(table, figureIn(table.state, figureId), 1), objective.id);
    yield* activate(table, objective, figureId);
    return;
  }
  const token = table.state.boardTokens.find((t) => t.id === tokenId)!;
  spendSp(table, figureId, priceOf(table, figureIn(table.state, figureId), 1), `${token.colour} loot`);
  const colour = turnToken(table, tokenId, Object.keys(table.encounter.loot));
  table.emit({ type: 'boardTokenRemoved', token: tokenId, by: figureId, rule: 'p.17' });
  const reward = table.encounter.loot[colour];
  if (!reward) return;
  if (reward.gold)
    table.emit({ type: 'goldGained', amount: reward.gold, why: `${token.colour} loot`, rule: 'p.24' });
  const gainers = new Set<FigureId>();
  for (const ref of (reward.items ?? []).filter((one) => isLeft(table, one)))
    gainers.add(yield* gainItem(table, figureId, ref));
  if (reward.randomConsumables) yield* gainRandomConsumables(table, figureId, reward.randomConsumables);
  if (reward.effects)
    yield* table.hooks.carryOut(table, reward.effects, figureId, figureId, `${token.colour} loot`);
  for (const gainer of gainers) yield* offerFreeReEquip(table, gainer);
}
