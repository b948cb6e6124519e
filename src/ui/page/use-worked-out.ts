import { useEffect, useState } from 'react';

/** Something that is worked out beside the page. */
interface WorkedOut<T> {
  /** undefined: not yet. */
  known(): T | undefined;
  /** What may be said meanwhile. */
  rough?(): T | undefined;
  /** Has it worked out and tells when it is; what is given back says that nobody waits any more. */
  ask(tell: () => void): () => void;
}

/** Milliseconds: after the question itself was drawn, and not at all when it is answered at once. */
const LATER = 40;

/**
 * What is known of it, or roughly known; undefined until it is: it never holds up what is drawn. `source` must be the same object as long
 * as it is the same thing.
 */
export function useWorkedOut<T>(source: WorkedOut<T> | null): T | undefined {
  const [, drawAgain] = useState(0);
  const known = source?.known();
  useEffect(() => {
    if (known !== undefined || !source) return;
    let stop = () => {};
    const clock = setTimeout(() => {
      const drawn = () => drawAgain((n) => n + 1);
      if (source.known() !== undefined) drawn();
      else stop = source.ask(drawn);
    }, LATER);
    return () => {
      clearTimeout(clock);
      stop();
    };
  }, [known, source]);
  return known ?? source?.rough?.();
}
