/** Who witnesses a decision's dice: whoever can know neither what is decided nor when, before their link is bound. */
import { SECOND, type SeatHeld, seatOf, type TableState } from './table-state.ts';

/** How long a witness is waited for, by the stream's time. */
export const WITNESS_WAITS = 10n * SECOND;

/** The next seat after the decider's whose person can witness; null where there is none. */
export function witnessOf(state: TableState, decider: string, key: string | null): SeatHeld | null {
  const { seats } = state;
  const at = seats.findIndex(({ id }) => id === decider);
  for (let i = 1; i <= seats.length; i++) {
    const seat = seats[(at + i + seats.length) % seats.length]!;
    if (canWitness(seat) && seat.key !== key) return seat;
  }
  return null;
}

const canWitness = ({ key, end, silent, away }: SeatHeld): boolean =>
  key !== null && end !== null && !silent && !away;

/** Whether the one that is waited for still can. */
export function stillWitnesses(state: TableState): boolean {
  const seat = state.pending && seatOf(state, state.pending.witness);
  return seat ? canWitness(seat) && seat.key !== state.pending!.key : false;
}
