import { useEffect } from 'react';
import type { Table } from '../../stores/table/table-store.ts';
import { useStore } from './use-store.ts';

/** The browser asks before the page is left, while something on the table would be lost with it. */
export function useLeaveGuard({ store }: Table): void {
  const atStake = useStore(store, (state) => state.atStake);
  useEffect(() => {
    if (!atStake) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Older browsers ask only where there is something to say.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [atStake]);
}
