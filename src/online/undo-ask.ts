/** Going back, once everybody has agreed whose turn it touches (DESIGN.md 1.3). */
import type { AtTable } from './game-of-table.ts';
import { type Ask, SECOND, seatOf, since, type TableState } from './table-state.ts';

/** How long an ask stands, and how long a seat is silent that was logged away since, by the stream's time. */
export const ASK_STANDS = 60n * SECOND;

/**
 * Whom an undo concerns: the seats of others that decided or threw since then. Where nobody else did, and something was
 * told that nobody could know: every other person, since they see what the asker goes back from.
 */
export function concerned(
  state: TableState,
  game: AtTable,
  to: number,
  asker: string,
  isHost: boolean,
): string[] {
  const { seats, news } = game.since(to);
  const others = [...new Set(seats)].filter((id) => isAnothers(state, id, asker, isHost));
  if (others.length > 0 || !news) return others;
  return state.seats.map(({ id }) => id).filter((id) => isAnothers(state, id, asker, isHost));
}

/** A seat of another person's; what is no seat of the table is the host's. */
function isAnothers(state: TableState, id: string, asker: string, isHost: boolean): boolean {
  const seat = seatOf(state, id);
  return seat === undefined ? !isHost : seat.key !== null && seat.key !== asker;
}

/** Who is still waited for: a seat that has changed hands to nobody waits no more, nor one that is silent and away. */
export function waitingFor(state: TableState, ask: Ask, now: string, isHost: boolean): string[] {
  return ask.waitsFor.filter((id) => {
    if (!isAnothers(state, id, ask.key, isHost)) return false;
    const seat = seatOf(state, id);
    if (seat === undefined || !ask.away.includes(id)) return true;
    return since(seat.heard, now) < ASK_STANDS;
  });
}
