import type { BoardToken } from '../../model/board.ts';
import { figureIn } from '../../model/figures.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Act } from '../../model/messages/act.ts';
import { textCause } from '../../model/messages/cause.ts';
import { optionOf, refusalOf } from '../../model/option-id.ts';
import type { Option, Refusal } from '../../model/prompts.ts';
import { actionPriceOf, canAfford } from '../../queries/figures/costs.ts';
import { isBesideSpace } from '../../queries/figures/figures.ts';
import { resolveLootReward } from '../consequences/reveal.ts';
import { resolveObjective, watchEncounter } from '../consequences/watch.ts';
import { turnToken } from '../core/random-token.ts';
import { spendSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';

/** Encounter Actions, pp.17, 48: a Loot token on or beside the Adventurer, for 1 SP; or what the encounter says. */
export function encounterActions(
  table: Table,
  figureId: FigureId,
): { options: Option[]; refused: Refusal[] } {
  const figure = figureIn(table.state, figureId);
  const options: Option[] = [];
  const refused: Refusal[] = [];
  // Command Combatants have every Standard Action but Re-Equip (p.55).
  if (figure.kind === 'intelligent') return { options, refused };
  const sp = actionPriceOf(table, figure, 'encounter-action');
  const offer = (act: Act, { at }: BoardToken, rule: string) => {
    if (!isBesideSpace(table, figureId, at)) refused.push(refusalOf(act, { why: 'not-beside' }, rule));
    else if (!canAfford(table, figure, 'encounter-action'))
      refused.push(refusalOf(act, { why: 'sp', needs: sp }, 'p.40'));
    else options.push(optionOf(act, { sp }));
  };
  for (const token of table.state.boardTokens.filter((t) => t.kind === 'loot'))
    offer({ do: 'open-loot', token: token.id, colour: token.colour, space: token.at }, token, 'p.17');
  for (const { id, when } of listObjectives(table)) {
    const token =
      when.is === 'encounter-action' ? table.state.boardTokens.find((t) => t.id === when.token) : undefined;
    if (token) offer({ do: 'encounter-action', objective: id, space: token.at }, token, 'p.48');
  }
  return { options, refused };
}

/** Objectives that wait for an Encounter Action. */
const listObjectives = (table: Table) =>
  (table.encounter.objectives ?? []).filter(
    ({ id, when }) => when.is === 'encounter-action' && !table.state.done.includes(id),
  );

/** What the encounter's text gives for an Encounter Action (p.48). */
export function* resolveEncounterAction(table: Table, figureId: FigureId, id: string): Rule<void> {
  const objective = listObjectives(table).find((one) => one.id === id)!;
  spendSp(
    table,
    figureId,
    actionPriceOf(table, figureIn(table.state, figureId), 'encounter-action'),
    textCause('objective', id),
  );
  yield* resolveObjective(table, objective, { id: figureId, isClear: true });
  yield* watchEncounter(table); // a Totem may have come into view, an Objective beside somebody
}

/** Opens a Loot token: its reward comes, then the token is gone (p.17). */
export function* resolveLootAction(table: Table, figureId: FigureId, tokenId: string): Rule<void> {
  const token = table.state.boardTokens.find((t) => t.id === tokenId)!;
  const cause = textCause('loot', token.colour);
  spendSp(table, figureId, actionPriceOf(table, figureIn(table.state, figureId), 'encounter-action'), cause);
  const colour = turnToken(table, tokenId, Object.keys(table.encounter.loot));
  table.emit({ type: 'boardTokenRemoved', token: tokenId, by: figureId, how: 'opened', rule: 'p.17' });
  const reward = table.encounter.loot[colour];
  if (reward) yield* resolveLootReward(table, reward, figureId, cause);
  yield* watchEncounter(table);
}
