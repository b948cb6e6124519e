import pageWorker from 'worker:./page-worker.ts';
import { type Remote, wrap } from 'comlink';
import type { Given, Result, Thread } from '../stores/game/pool.ts';
import type { PageJobs } from './page-jobs.ts';

/** A worker for the page's jobs; null where the browser has none. */
export function workerThread(): Thread<PageJobs> | null {
  if (typeof Worker === 'undefined') return null;
  const worker = new Worker(pageWorker, { type: 'module' });
  const far = wrap<{ ready(): void }>(worker);
  return {
    ready: () => far.ready(),
    ask: <K extends keyof PageJobs>(job: K, given: Given<PageJobs, K>) => {
      const work = far[job as keyof typeof far] as Remote<(...given: unknown[]) => unknown>;
      return work(...given) as Promise<Result<PageJobs, K>>;
    },
    onBroken(tell) {
      worker.addEventListener('error', tell);
      worker.addEventListener('messageerror', tell);
    },
    end: () => worker.terminate(),
  };
}
