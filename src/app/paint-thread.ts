import paintWorker from 'worker:./paint-worker.ts';
import { type Remote, wrap } from 'comlink';
import type { Given, Result, Thread } from '../stores/game/pool.ts';
import type { PaintWork } from '../stores/middara/paint-work.ts';

/** A worker that paints; null where the browser has none, or none that can draw. */
export function paintThread(): Thread<PaintWork> | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  const worker = new Worker(paintWorker, { type: 'module' });
  const far = wrap<{ ready(): void }>(worker);
  return {
    ready: () => far.ready(),
    ask: <K extends keyof PaintWork>(job: K, given: Given<PaintWork, K>) => {
      const work = far[job as keyof typeof far] as Remote<(...given: unknown[]) => unknown>;
      return work(...given) as Promise<Result<PaintWork, K>>;
    },
    onBroken(tell) {
      worker.addEventListener('error', tell);
      worker.addEventListener('messageerror', tell);
    },
    end: () => worker.terminate(),
  };
}

/** Where there is no such worker nobody paints: the page itself would be held up. */
export const nobodyPaints = (): Thread<PaintWork> => ({
  ready: () => Promise.reject(new Error('no worker that can draw')),
  ask: () => Promise.reject(new Error('no worker that can draw')),
  onBroken() {},
  end() {},
});
