import { onThePage } from '../stores/packs/page-reader.ts';
import { createPageJobs, type PageJobs } from './page-jobs.ts';

/** What the page does itself where it has no workers: a script of its own, which no other waits for. */
export const createJobsHere = (): PageJobs => onThePage(createPageJobs());
