import { createContext, useContext, useEffect, useState } from 'react';
import { useTable } from '../page/use-table.ts';
import type { Guest } from './guest.ts';

/** The other games of this table. */
export const GuestsContext = createContext<readonly Guest[]>([]);

export const useGuests = (): readonly Guest[] => useContext(GuestsContext);

/** Whose game one is: a guest's, or the table's own (`own`); null while it is being looked up. */
export function useGuestOf(id: string): Guest | 'own' | null {
  const table = useTable();
  const guests = useGuests();
  const [found, setFound] = useState<{ readonly id: string; readonly guest: Guest | 'own' } | null>(null);
  useEffect(() => {
    let gone = false;
    if (guests.length > 0)
      void table.ground.gameOf(id).then((game) => {
        if (!gone) setFound({ id, guest: guests.find((one) => one.id === game) ?? 'own' });
      });
    return () => {
      gone = true;
    };
  }, [table, guests, id]);
  // Where there are no guests, there is nothing to look up.
  if (guests.length === 0) return 'own';
  return found?.id === id ? found.guest : null;
}
