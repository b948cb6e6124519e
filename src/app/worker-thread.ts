import pageWorker from 'worker:./page-worker.ts';
import type { Thread } from '../stores/game/pool.ts';
import { farThread } from './far-thread.ts';
import type { PageJobs } from './page-jobs.ts';

/** A worker for the page's jobs; null where the browser has none. */
export const workerThread = (): Thread<PageJobs> | null =>
  typeof Worker === 'undefined' ? null : farThread(pageWorker);
