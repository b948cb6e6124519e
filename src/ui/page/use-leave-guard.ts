import { useEffect } from 'react';
import type { Table } from '../../stores/table/table-store.ts';

const ask = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
  // Older browsers ask only where there is something to say.
  event.returnValue = true;
};

/**
 * The browser asks before the page is left, while something on the table would be lost with it: for a moment of
 * every decision, so nothing is drawn for it.
 */
export function useLeaveGuard({ store }: Table): void {
  useEffect(() => {
    const follow = () => {
      // The same function is heard once, however often it is added.
      if (store.getState().atStake) window.addEventListener('beforeunload', ask);
      else window.removeEventListener('beforeunload', ask);
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
    };
  }, [store]);
}
