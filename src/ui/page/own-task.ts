/** Work of the layout in tasks of its own, apart from the frame that paints. */
import { useLayoutEffect } from 'react';

/** Runs it once what was drawn stands on the page: where things are is worked out there. Gives what calls it off. */
export function inOwnTask(run: () => void): () => void {
  const waiting = setTimeout(run);
  return () => clearTimeout(waiting);
}

/**
 * Has whatever this component draws laid out between its drawing and its frame: together the two take a slow page
 * longer than a frame may.
 */
export function useLaidOutApart(): void {
  useLayoutEffect(() => {
    globalThis.scheduler?.postTask(layOut, { priority: 'user-blocking' });
  });
}

const layOut = (): void => void document.body.offsetHeight;
