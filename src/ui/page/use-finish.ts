import { useEffect } from 'react';
import type { Table } from '../../stores/table/table-store.ts';

/** A page that is hidden may never be seen again: what can wait is written now. */
export function useFinish({ finish }: Table): void {
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') finish();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', finish);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', finish);
    };
  }, [finish]);
}
