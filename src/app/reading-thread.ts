import readingWorker from 'worker:./reading-worker.ts';
import { wrap } from 'comlink';
import type { ReadingThread } from '../stores/packs/reader.ts';
import type { Readings } from '../stores/packs/readings.ts';

/** A worker for what comes from outside; null where the browser has none. */
export function readingThread(): ReadingThread | null {
  if (typeof Worker === 'undefined') return null;
  const worker = new Worker(readingWorker, { type: 'module' });
  return {
    readings: wrap<Readings>(worker),
    onBroken(tell) {
      worker.addEventListener('error', tell);
      worker.addEventListener('messageerror', tell);
    },
    end: () => worker.terminate(),
  };
}
