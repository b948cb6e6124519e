/** Seats that go on from a table whose server is gone to a new one: whose key holds which. */
import { keyOf } from '../../online/keys.ts';
import type { Begin, Seated } from '../../online/table-messages.ts';
import type { SeatHeld } from '../../online/table-state.ts';
import type { Starting } from './created-tables.ts';
import type { OnlineRecord, OnlineRecords } from './online-records.ts';
import type { MayInvite } from './online-tables.ts';

/** Which keys hold seats now. */
export const seatedNow = (seats: readonly Readonly<SeatHeld>[]): readonly Seated[] =>
  seats.flatMap(({ id, key }) => (key === null ? [] : [{ seat: id, key }]));

/** What of a record is others' still: not this browser's own, nor what the computer or whoever invites takes. */
export function keptSeats(
  before: OnlineRecord | null,
  { seats, machines }: Pick<Starting, 'seats' | 'machines'>,
  mine: readonly string[],
): readonly Seated[] {
  if (!before?.seated) return [];
  const me = keyOf(before.seed).id;
  return before.seated.filter(
    ({ seat, key }) => key !== me && seats.includes(seat) && !machines.includes(seat) && !mine.includes(seat),
  );
}

/** Whose they were, for whoever invites anew. */
export function seatsBefore(before: OnlineRecord | null): Pick<MayInvite, 'mine' | 'kept'> {
  if (!before?.seated) return {};
  const me = keyOf(before.seed).id;
  const of = (isMine: boolean) =>
    before.seated!.flatMap(({ seat, key }) => ((key === me) === isMine ? seat : []));
  return { mine: of(true), kept: of(false) };
}

export const isKeptFor = ({ seated = [] }: Begin, key: string): boolean =>
  seated.some((one) => one.key === key);

/** What this browser has of a table where it held one of the seats that are kept. */
export async function recordKeptFor(
  begin: Begin,
  records: Pick<OnlineRecords, 'all'>,
): Promise<OnlineRecord | null> {
  if (!begin.seated) return null;
  return (await records.all()).find(({ seed }) => isKeptFor(begin, keyOf(seed).id)) ?? null;
}
