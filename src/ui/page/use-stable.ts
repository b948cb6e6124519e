import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function in every render, running what the latest render gave: for panels that are memoised. */
export function useStable<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
