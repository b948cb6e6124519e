import paintWorker from 'worker:./paint-worker.ts';
import type { Thread } from '../stores/game/pool.ts';
import type { PaintWork } from '../stores/middara/paint-work.ts';
import { farThread } from './far-thread.ts';

/** A worker that paints; null where the browser has none, or none that can draw. */
export const paintThread = (): Thread<PaintWork> | null =>
  typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined' ? null : farThread(paintWorker);

/** Where there is no such worker nobody paints: the page itself would be held up. */
export const nobodyPaints = (): Thread<PaintWork> => ({
  ready: () => Promise.reject(new Error('no worker that can draw')),
  ask: () => Promise.reject(new Error('no worker that can draw')),
  onBroken() {},
  end() {},
});
