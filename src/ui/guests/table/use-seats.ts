import { useMemo } from 'react';
import type { GuestTypes } from '../../../stores/opened/guest-kind.ts';
import { useWholeWords } from '../../page/use-words.ts';
import type { GuestLook, Seen } from '../guest-look.ts';

/** Who sits at the table, and what they are called: for the same set-up the same. */
export function useSeats<G extends GuestTypes>(
  look: GuestLook<G>,
  setup: G['setup'],
): Pick<Seen<G>, 'seats' | 'seatName' | 'setup'> {
  const { called } = useWholeWords().ui.guestTable.seats;
  return useMemo(() => {
    const seats = look.seatsOf(setup);
    return { setup, seats, seatName: (id) => called(seats.find((seat) => seat.id === id)?.name ?? id) };
  }, [look, setup, called]);
}
