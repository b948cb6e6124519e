import { useCallback, useEffect, useState } from 'react';

/**
 * What went wrong where no screen was drawing: a promise nobody caught, a throw out of a clock or of a key; and what
 * forgets it.
 */
export function useMishap(): readonly [{ readonly error: unknown } | null, () => void] {
  const [thrown, setThrown] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    const broken = ({ error }: ErrorEvent) => {
      // Without an error it is a remark of the browser's own, or of a script that is not the page's.
      if (error != null) setThrown({ error });
    };
    const unkept = ({ reason }: PromiseRejectionEvent) => setThrown({ error: reason });
    window.addEventListener('error', broken);
    window.addEventListener('unhandledrejection', unkept);
    return () => {
      window.removeEventListener('error', broken);
      window.removeEventListener('unhandledrejection', unkept);
    };
  }, []);
  return [thrown, useCallback(() => setThrown(null), [])];
}
