/** What of an encounter is still open, and where. */
import {
  type EncounterState,
  familyOf,
  type Objective,
  type Position,
  spaceOfToken,
} from '../../engine/index.ts';

/** The Exit of that colour, where it is on the map. */
export const exitOf = ({ boardTokens }: EncounterState, colour: string) =>
  boardTokens.find((token) => token.kind === 'exit' && token.colour === colour);

/**
 * Objectives that have not come about and of which all know how they do, and the Objective token each is told with:
 * the one it happens at, or the one on the board that goes when it does. One that tells of a token or a Combatant
 * which hidden text has yet to bring is as hidden as that text (p.17).
 */
export function listOpen({ encounter, cards, state }: Position) {
  const isKnown = ({ when, id, repeat, secret }: Objective): boolean => {
    if (secret || (state.done.includes(id) && !repeat && !('every' in when))) return false;
    if ('token' in when && when.token !== undefined) return spaceOfToken(state, when.token) !== undefined;
    if (when.is !== 'defeated') return true;
    return state.figures.some(({ card }) => card === when.card || familyOf(cards, card) === when.card);
  };
  const tokens = new Set(state.boardTokens.flatMap(({ id, kind }) => (kind === 'objective' ? [id] : [])));
  return (encounter.objectives ?? []).filter(isKnown).map((objective) => {
    const { when, do: ops } = objective;
    const gone = ops.flatMap((op) => (op.do === 'remove-token' ? [op.token] : []));
    const named = 'token' in when && when.token !== undefined ? [when.token] : gone;
    const token = named.find((id) => tokens.has(id));
    tokens.delete(token ?? '');
    return { objective, token: token ?? null };
  });
}
