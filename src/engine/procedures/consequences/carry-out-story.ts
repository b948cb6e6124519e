/** What an encounter's own text does, carried out. */
import type { EncounterDefinition, EncounterOpOf, StoryOp } from '../../model/encounter.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { keptBy } from '../../model/kept.ts';
import type { Cause } from '../../model/messages/cause.ts';
import { ownCardOf } from '../../model/own-shape.ts';
import { counterOf } from '../../model/set-up-holds.ts';
import type { StoryChance, StoryOption, Who } from '../../model/story.ts';
import { conditionsHold, listWho } from '../../queries/figures/conditions-hold.ts';
import { inTrackOrder, isStanding, listStanding } from '../../queries/figures/figures.ts';
import { skillOf } from '../../queries/figures/stats.ts';
import { terrainAt } from '../../queries/geometry/board-grid.ts';
import { choice, pick } from '../core/ask.ts';
import { playerFor } from '../core/place.ts';
import { drawOne } from '../core/roll.ts';
import type { Rule, Table } from '../core/table.ts';
import { chooseBearer, dropToken, giveToken } from './carried.ts';
import { resolveDoor } from './doors.ts';
import { leaveByText, moveByText, walkByText } from './moved-by-text.ts';
import { loseInDanger } from './place-terrain.ts';
import { movePiece } from './terrain-pieces.ts';

/** Carries out one operation that only an encounter's text has (X130–X140). */
export function* carryOutStory(table: Table, op: StoryOp, byId: FigureId, cause: Cause): Rule<void> {
  switch (op.do) {
    case 'flag':
      count(table, op.flag, op.off ? 0 : 1);
      return;
    case 'count':
      count(table, op.counter, op.to ?? Math.max(0, counterOf(table.state, op.counter) + (op.add ?? 1)));
      return;
    case 'tell':
      table.emit({ type: 'textTold', id: op.id, rule: 'p.18' });
      return;
    case 'move-token':
      if (!table.state.boardTokens.some(({ id }) => id === op.token)) return;
      table.emit({ type: 'boardTokenMoved', token: op.token, to: op.to, cause, rule: 'p.21' });
      loseFromDanger(table, op.token, byId);
      return;
    case 'give-token': {
      const to = op.choose ? yield* chooseBearer(table, op.token) : byId;
      if (to !== null) giveToken(table, op.token, to);
      return;
    }
    case 'drop-token': {
      const bearer = table.state.carried?.find(({ token }) => token.id === op.token)?.by;
      const at = table.state.figures.find(({ id }) => id === bearer)?.at;
      if (at) dropToken(table, op.token, at);
      return;
    }
    case 'move-terrain':
      yield* movePiece(table, op.piece, playerFor(table, byId), op.to);
      return;
    case 'remove-terrain':
      if (table.state.pieces?.some(({ id }) => id === op.piece))
        table.emit({ type: 'pieceRemoved', piece: op.piece, how: 'text', rule: 'p.19' });
      return;
    case 'door':
      resolveDoor(table, op.door, op.state, null);
      return;
    case 'move-figure':
      yield* forEach(table, op.who, byId, (id) => moveByText(table, id, op.to));
      return;
    case 'walk':
      yield* forEach(table, op.who, byId, (id) => walkByText(table, id, op.to, op.spaces));
      return;
    case 'leave':
      yield* forEach(table, op.who, byId, (id) => leaveByText(table, id));
  }
}

function loseFromDanger(table: Table, token: string, by: FigureId): void {
  const lies = table.state.boardTokens.find(({ id }) => id === token);
  if (lies && terrainAt(table.state.board, lies.at) === 'dangerous') loseInDanger(table, [lies.at], by);
}

function count(table: Table, counter: string, to: number): void {
  if (counterOf(table.state, counter) !== to) table.emit({ type: 'counterSet', counter, to, rule: 'X130' });
}

/** For each of them that still stands, in the order of the track. */
export function* forEach(
  table: Table,
  who: Who,
  byId: FigureId,
  each: (id: FigureId) => Rule<void>,
): Rule<void> {
  for (const { id } of inTrackOrder(table.state, listWho(table, who, byId)))
    if (isStanding(table, id)) yield* each(id);
}

/** What the players choose of what the text puts to them (X137): its doer's player does; null where nothing is open. */
export function* chooseOption(
  table: Table,
  op: EncounterOpOf<'choose'>,
  byId: FigureId,
): Rule<StoryOption | null> {
  const open = op.options.filter((one) => conditionsHold(table, one.if, byId));
  const by = playerFor(table, byId);
  const chosen = yield* pick(table, () => ({
    kind: 'choose',
    figure: by,
    question: { ask: 'story', choice: op.id },
    rule: 'X137',
    choices: open.map((one) => choice({ do: 'story', choice: op.id, option: one.id }, one)),
  }));
  if (chosen) table.emit({ type: 'storyChosen', choice: op.id, option: chosen.id, by, rule: 'X137' });
  return chosen;
}

/** A line of a random table (X137), each in as many cases as its chance. */
export function drawLine(table: Table, op: EncounterOpOf<'random'>): StoryChance {
  const cases = op.of.flatMap(({ chance }, line) => Array.from({ length: chance }, () => line));
  const { value, rng } = drawOne(table, cases.map(String), `table:${op.id}`);
  const line = cases[value]!;
  table.emit({ type: 'tableDrawn', table: op.id, line, rng, rule: 'X137' });
  return op.of[line]!;
}

/**
 * Who makes a check of the text: the doer, each Adventurer, one of them that the players choose or that is drawn, or
 * whoever is named; where none of that name stands, the Adventurer who has least of that Skill (X281).
 */
export function* listCheckers(
  table: Table,
  { by = 'doer', skill }: Pick<EncounterOpOf<'check'>, 'by' | 'skill'>,
  byId: FigureId,
  cause: Cause,
): Rule<readonly FigureId[]> {
  if (by === 'doer') return [byId];
  const standing = inTrackOrder(
    table.state,
    listStanding(table.state).filter(({ kind }) => kind === 'adventurer'),
  ).map(({ id }) => id);
  if (typeof by === 'object') {
    const card = by.adventurer ?? by.combatant;
    const named = listStanding(table.state).filter((figure) => ownCardOf(figure) === card);
    if (named.length > 0) return inTrackOrder(table.state, named).map(({ id }) => id);
    const value = (id: FigureId) => skillOf(table, figureIn(table.state, id), skill) ?? 0;
    return standing.toSorted((a, b) => value(a) - value(b)).slice(0, 1);
  }
  if (by === 'each' || standing.length === 0) return standing;
  if (by === 'random') {
    const { value, rng } = drawOne(table, standing, 'adventurer');
    table.emit({ type: 'adventurerDrawn', figure: standing[value]!, rng, rule: 'X137' });
    return [standing[value]!];
  }
  const chosen = yield* pick(table, () => ({
    kind: 'choose-target',
    figure: playerFor(table, byId),
    question: { ask: 'who-checks', cause },
    rule: 'X137',
    choices: standing.map((id) => choice({ do: 'target', target: id }, id)),
  }));
  return chosen === null ? [] : [chosen];
}

const tokensAskedFor = keptBy((encounter: EncounterDefinition): ReadonlySet<string> => {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { is, token } = value as { readonly is?: unknown; readonly token?: unknown };
    if (typeof token === 'string' && (is === 'token' || is === 'token-lost' || is === 'token-dropped'))
      found.add(token);
    for (const inner of Object.values(value)) look(inner);
  };
  look([encounter.objectives, encounter.achievements, encounter.endConditions, encounter.totems]);
  look([encounter.rules, encounter.special]);
  return found;
});

/** Whether the text asks anywhere what became of that token. */
export const asksForToken = (encounter: EncounterDefinition, token: string): boolean =>
  tokensAskedFor(encounter).has(token);
