/** The seats of an online table as its screens have them. */
import type { SeatHeld } from '../../online/table-state.ts';
import type { Holder, SeatAt } from './online-types.ts';
import type { Presence } from './presence.ts';

export interface Around {
  readonly me: string;
  /** What the game calls its seats, by id. */
  readonly seatNames: Readonly<Record<string, string>>;
  nameOf(key: string): string;
  presenceOf(key: string): Presence;
}

export function seatView(seat: Readonly<SeatHeld>, around: Around): SeatAt {
  const { id, passes, typed } = seat;
  const name = around.seatNames[id] ?? id;
  return { id, name, holder: holderOf(seat, around), passes, typed };
}

function holderOf({ key, bot, away }: Readonly<SeatHeld>, around: Around): Holder | null {
  if (bot) return { by: 'bot' };
  if (key === null) return null;
  const mine = key === around.me;
  const is = mine ? 'here' : away ? 'away' : around.presenceOf(key);
  return { by: 'person', key, name: around.nameOf(key), mine, is };
}
