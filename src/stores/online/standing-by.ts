/** What a seat at an online table passes without being asked, until its own turn begins. */
import type { EncounterState, KernelQuestion, Prompt, SeatId } from '../../engine/index.ts';
import type { GameTypes, SessionOf } from '../game/types.ts';
import { listOffers, passOf } from '../middara/auto-pass.ts';
import type { AnyApart } from '../table/guests.ts';

/** The key of the one standing answer that screens offer in every game. */
export const UNTIL_MY_TURN = 'until-my-turn';

/** A turn, and which. */
export interface TurnNow {
  readonly seat: SeatId;
  readonly of: string;
}

interface Asking {
  readonly session: SessionOf<GameTypes>;
  readonly play: Pick<AnyApart['play'], 'unasked'>;
}

/** Middara has turns and reactions in them; where a game has none, nothing is passed until one's turn. */
const middaraIn = ({ rules, state }: SessionOf<GameTypes>): EncounterState | null =>
  rules.game === 'middara' ? (state as unknown as EncounterState) : null;

/** Whose turn it is; null while it is no seat's, and in games without. */
export function turnIn(session: SessionOf<GameTypes>): TurnNow | null {
  const state = middaraIn(session);
  const figure = state?.figures.find(({ id }) => id === state.turn?.figure);
  return state && figure?.seat ? { seat: figure.seat, of: `${state.clock.round} ${figure.id}` } : null;
}

/** By the game's own keys, and in another's turn whatever is merely offered; null where it is to be asked. */
export function standingAnswer({ session, play }: Asking, passes: readonly string[]): string | null {
  const { pending, state } = session;
  const keyed = play.unasked(pending, passes, state as never);
  if (keyed !== null || pending === null || !passes.includes(UNTIL_MY_TURN)) return keyed;
  return middaraIn(session) && turnIn(session)?.seat !== pending.seat ? offerPassed(pending) : null;
}

function offerPassed(question: KernelQuestion): string | null {
  const prompt = question as unknown as Prompt;
  return listOffers(prompt).length > 0 ? (passOf(prompt)?.id ?? null) : null;
}
