import {
  bearerOf,
  type Condition,
  type EncounterDefinition,
  type EncounterState,
  listDoors,
  type Position,
  type Space,
  someOp,
} from '../engine/index.ts';

type Known = Pick<Position, 'state' | 'encounter'>;

/**
 * Where somebody has to go for something to come about, as all know it (p.17): spaces of Objectives, tokens, doors that
 * are closed, where a carried token belongs, what ends ask somebody to stand on.
 */
export function listErrands({ state, encounter }: Known): Space[] {
  const { objectives = [], endConditions, carried = [] } = encounter;
  const at = (id: string | undefined): Space[] =>
    state.boardTokens.filter((token) => token.id === id).map((token) => token.at);
  const pieceAt = (id: string | undefined): readonly Space[] =>
    state.pieces?.find((piece) => piece.id === id)?.spaces ?? [];
  const open = objectives.filter(({ id, secret }) => !secret && !state.done.includes(id));
  return [
    ...open.flatMap(({ when }): readonly Space[] => {
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
          return doorSpaces({ state, encounter }, when.door);
        case 'holds':
          return when.if.flatMap((one) => spacesAsked(one));
        default:
          return [];
      }
    }),
    ...carried.flatMap(({ token }) => at(token)),
    ...endConditions
      .filter(({ result }) => result === 'won')
      .flatMap(({ when, if: more = [] }) => [...(when.is === 'holds' ? when.if : []), ...more])
      .flatMap((one) => [...spacesAsked(one), ...(one.is === 'on' ? at(one.beside) : [])]),
  ];
}

/** Where the text asks somebody to stand. */
function spacesAsked(one: Condition): readonly Space[] {
  if (one.is === 'any' || one.is === 'all') return one.of.flatMap(spacesAsked);
  return one.is === 'on' && one.who === 'adventurers' ? (one.spaces ?? []) : [];
}

const doorSpaces = (known: Known, id: string): Space[] =>
  listDoors(known).flatMap(({ door, now }) => (door.id === id && now === 'closed' ? door.edges.flat() : []));

/** Where a turn's end takes somebody off the board, in an encounter that is won so. */
export function listWaysOff(encounter: EncounterDefinition, state: EncounterState): Space[] {
  const { endConditions, objectives = [] } = encounter;
  if (!endConditions.some(({ result, when }) => result === 'won' && when.is === 'escaped')) return [];
  return objectives.flatMap(({ when, do: ops }) => {
    if (when.is !== 'turn-ends-on' || !someOp(ops, (op) => op.do === 'leave')) return [];
    return when.spaces
      ? [...when.spaces]
      : state.boardTokens.filter(({ id }) => id === when.beside).map(({ at }) => at);
  });
}
