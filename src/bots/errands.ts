/** Where a bot goes for an encounter's aim, and which of it can be had now. */
import {
  bearerOf,
  type Condition,
  conditionsHold,
  type EncounterDefinition,
  type EncounterState,
  type EndCondition,
  type FigureId,
  listDoors,
  listStanding,
  type Objective,
  type Position,
  type Space,
  someOp,
} from '../engine/index.ts';

/**
 * Objectives that may come about now and whose `when` the players know (p.17): none that is done and does not come
 * again (X134), none whose conditions fail. `doer`: whoever would go; null: any of the party.
 */
export const openErrands = (position: Position, doer: FigureId | null): Objective[] =>
  (position.encounter.objectives ?? []).filter(
    ({ id, secret, repeat, if: conditions }) =>
      !secret && (repeat || !position.state.done.includes(id)) && mayHold(position, conditions, doer),
  );

/** Whether conditions hold, but for where somebody stands: that is what an errand is for. */
export function mayHold(
  position: Position,
  conditions: readonly Condition[] = [],
  doer: FigureId | null = null,
): boolean {
  const doers =
    doer === null
      ? listStanding(position.state).flatMap(({ id, kind }) => (kind === 'adventurer' ? [id] : []))
      : [doer];
  const may = (one: Condition): boolean => {
    if (one.is === 'any') return one.of.some(may);
    if (one.is === 'all') return one.of.every(may);
    return asksWhere(one) || doers.some((id) => conditionsHold(position, [one], id));
  };
  return conditions.every(may);
}

const asksWhere = (one: Condition): boolean => one.is === 'on' || (one.is === 'not' && asksWhere(one.of));

/**
 * Where somebody has to go for something to come about, as all know it (p.17): spaces of Objectives, tokens, doors that
 * are closed, where a carried token belongs, what ends ask somebody to stand on.
 */
export function listErrands(position: Position, doer: FigureId | null = null): Space[] {
  const { state, encounter } = position;
  const { endConditions, carried = [] } = encounter;
  const at = (id: string | undefined): Space[] =>
    state.boardTokens.filter((token) => token.id === id).map((token) => token.at);
  const pieceAt = (id: string | undefined): readonly Space[] =>
    state.pieces?.find((piece) => piece.id === id)?.spaces ?? [];
  return [
    ...openErrands(position, doer).flatMap(({ when }): readonly Space[] => {
      switch (when.is) {
        case 'adventurer-enters':
          return when.spaces;
        case 'adventurer-beside':
          return at(when.token);
        case 'encounter-action':
          return [...at(when.token), ...pieceAt(when.piece)];
        case 'turn-ends-on':
          return [...(when.spaces ?? []), ...at(when.beside)];
        case 'token-brought':
          return bearerOf(state, when.token) === null ? [] : when.spaces;
        case 'token-taken':
          return at(when.token);
        case 'door-opened':
          return doorSpaces(position, when.door);
        case 'holds':
          return when.if.flatMap((one) => spacesAsked(one));
        default:
          return [];
      }
    }),
    ...carried.flatMap(({ token }) => at(token)),
    ...endConditions
      .filter(({ result }) => result === 'won')
      .map(({ when, if: more = [] }) => [...(when.is === 'holds' ? when.if : []), ...more])
      .filter((asked) => mayHold(position, asked, doer))
      .flat()
      .flatMap((one) => [...spacesAsked(one), ...(one.is === 'on' ? at(one.beside) : [])]),
  ];
}

/** Where the text asks somebody to stand. */
function spacesAsked(one: Condition): readonly Space[] {
  if (one.is === 'any' || one.is === 'all') return one.of.flatMap(spacesAsked);
  return one.is === 'on' && one.who === 'adventurers' ? (one.spaces ?? []) : [];
}

const doorSpaces = (position: Position, id: string): Space[] =>
  listDoors(position).flatMap(({ door, now }) =>
    door.id === id && now === 'closed' ? door.edges.flat() : [],
  );

type WayOut = EndCondition & { readonly when: { readonly is: 'adventurer-ends-turn-on' } };

const waysOut = ({ endConditions }: EncounterDefinition): WayOut[] =>
  endConditions.filter(
    (end): end is WayOut => end.result === 'won' && end.when.is === 'adventurer-ends-turn-on',
  );

/** Exits that win once whoever would go ends a turn there (p.14): what the end asks for besides holds. */
export const listExits = (position: Position, doer: FigureId | null = null): Space[] =>
  waysOut(position.encounter)
    .filter((end) => mayHold(position, end.if, doer))
    .flatMap(({ when }) => exitsOf(position.state, when.exit));

const exitsOf = ({ boardTokens }: EncounterState, exit: string): Space[] =>
  boardTokens.filter(({ kind, colour }) => kind === 'exit' && colour === exit).map(({ at }) => at);

/** Tokens on the board that somebody must carry out for an exit to win (X131). */
export function listToCarryOut({ state, encounter }: Position): Space[] {
  const tokens = new Set(waysOut(encounter).flatMap((end) => (end.if ?? []).flatMap(tokensCarried)));
  return state.boardTokens.filter(({ id }) => tokens.has(id)).map(({ at }) => at);
}

/** The tokens that a condition asks to be carried. */
export function tokensCarried(one: Condition): string[] {
  if (one.is === 'any' || one.is === 'all') return one.of.flatMap(tokensCarried);
  return one.is === 'carries' ? [one.token] : [];
}

/** Where a turn's end takes somebody off the board, in an encounter that is won so. */
export function listWaysOff(position: Position, doer: FigureId | null = null): Space[] {
  const { encounter, state } = position;
  const { endConditions } = encounter;
  if (!endConditions.some(({ result, when }) => result === 'won' && when.is === 'escaped')) return [];
  return openErrands(position, doer).flatMap(({ when, do: ops }) => {
    if (when.is !== 'turn-ends-on' || !someOp(ops, (op) => op.do === 'leave')) return [];
    return when.spaces
      ? [...when.spaces]
      : state.boardTokens.filter(({ id }) => id === when.beside).map(({ at }) => at);
  });
}
