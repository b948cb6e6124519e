import type { Space } from '../../model/board.ts';
import type { Trigger } from '../../model/encounter.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Act } from '../../model/messages/act.ts';
import { textCause } from '../../model/messages/cause.ts';
import { optionOf, refusalOf } from '../../model/option-id.ts';
import type { Option, Refusal } from '../../model/prompts.ts';
import { listDoors, standsAtDoor } from '../../queries/encounter/standing-doors.ts';
import { bearerOf, conditionsHold } from '../../queries/figures/conditions-hold.ts';
import { actionPriceOf, canAfford } from '../../queries/figures/costs.ts';
import { isBesideSpace } from '../../queries/figures/figures.ts';
import { dropToken, giveToken } from '../consequences/carried.ts';
import { resolveDoor } from '../consequences/doors.ts';
import { resolveLootReward } from '../consequences/reveal.ts';
import { isBesidePiece, pieceIn } from '../consequences/terrain-pieces.ts';
import { resolveObjective, watchEncounter } from '../consequences/watch.ts';
import { turnToken } from '../core/random-token.ts';
import { spendSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';

/**
 * Encounter Actions, pp.17, 48: a Loot token on or beside the Adventurer, for 1 SP; or what the encounter says: of a
 * token, of terrain that can be moved, of a token that is carried (X131), of a door (X132).
 */
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
  const offer = (act: Act, near: boolean, rule: string) => {
    if (!near) refused.push(refusalOf(act, { why: 'not-beside' }, rule));
    else if (!canAfford(table, figure, 'encounter-action'))
      refused.push(refusalOf(act, { why: 'sp', needs: sp }, 'p.40'));
    else options.push(optionOf(act, { sp }));
  };
  for (const token of table.state.boardTokens.filter((t) => t.kind === 'loot'))
    offer(
      { do: 'open-loot', token: token.id, colour: token.colour, space: token.at },
      isBesideSpace(table, figureId, token.at),
      'p.17',
    );
  for (const { id, when } of listObjectives(table, figureId)) {
    const place = placeOfAction(table, figureId, when);
    if (place) offer({ do: 'encounter-action', objective: id, space: place.at }, place.near, 'p.48');
  }
  if (figure.kind === 'adventurer') offerBurdens(table, figureId, offer);
  for (const { door, now } of listDoors(table)) {
    const space = now === 'locked' ? null : standsAtDoor(table, figureId, door);
    if (space)
      offer({ do: 'turn-door', door: door.id, to: now === 'open' ? 'closed' : 'open', space }, true, 'X132');
  }
  return { options, refused };
}

type Offering = (act: Act, near: boolean, rule: string) => void;

/** Tokens to pick up, and to put down where their bearer may (X131). */
function offerBurdens(table: Table, figureId: FigureId, offer: Offering): void {
  for (const { token: id, drop } of table.encounter.carried ?? []) {
    const lies = table.state.boardTokens.find((token) => token.id === id);
    if (lies)
      offer({ do: 'take-token', token: id, space: lies.at }, isBesideSpace(table, figureId, lies.at), 'X131');
    if (drop && bearerOf(table.state, id) === figureId) offer({ do: 'drop-token', token: id }, true, 'X131');
  }
}

/** Where an Encounter Action of the text is made, and whether the figure is there; null while that is nowhere. */
function placeOfAction(
  table: Table,
  figureId: FigureId,
  when: Trigger,
): { readonly at: Space; readonly near: boolean } | null {
  if (when.is !== 'encounter-action') return null;
  const token = table.state.boardTokens.find(({ id }) => id === when.token);
  if (token) return { at: token.at, near: isBesideSpace(table, figureId, token.at) };
  const piece = when.piece === undefined ? undefined : pieceIn(table, when.piece);
  return piece ? { at: piece.spaces[0]!, near: isBesidePiece(table, figureId, piece) } : null;
}

/** Objectives that wait for an Encounter Action, whose conditions hold for that figure. */
const listObjectives = (table: Table, figureId: FigureId) =>
  (table.encounter.objectives ?? []).filter(
    ({ id, when, repeat, if: conditions }) =>
      when.is === 'encounter-action' &&
      (repeat === true || !table.state.done.includes(id)) &&
      conditionsHold(table, conditions, figureId),
  );

/** Picks a token up, puts one down, or turns a door, for 1 SP (p.48). */
export function* resolveStoryAction(table: Table, figureId: FigureId, act: StoryAct): Rule<void> {
  const cause = act.do === 'turn-door' ? textCause('door', act.door) : textCause('carried', act.token);
  spendSp(table, figureId, actionPriceOf(table, figureIn(table.state, figureId), 'encounter-action'), cause);
  if (act.do === 'turn-door') resolveDoor(table, act.door, act.to, figureId);
  else if (act.do === 'take-token') giveToken(table, act.token, figureId);
  else dropToken(table, act.token, figureIn(table.state, figureId).at!);
  yield* watchEncounter(table);
}

type StoryAct = Extract<Act, { readonly do: 'take-token' | 'drop-token' | 'turn-door' }>;

/** What the encounter's text gives for an Encounter Action (p.48). */
export function* resolveEncounterAction(table: Table, figureId: FigureId, id: string): Rule<void> {
  const objective = listObjectives(table, figureId).find((one) => one.id === id)!;
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
