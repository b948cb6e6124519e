/** The worker of the page's jobs. */
import { expose } from 'comlink';
import { toTheEnd } from '../stores/game/page-thread.ts';
import { createPageJobs } from './page-jobs.ts';

// What takes long or what others wrote is gone through here: whatever it does, the page goes on.
expose({ ...toTheEnd(createPageJobs()), ready() {} });
