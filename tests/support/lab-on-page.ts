import { browserTimer } from '../../src/stores/game/pace.ts';
import { pageThread } from '../../src/stores/game/page-thread.ts';
import { createPool, type Pool } from '../../src/stores/game/pool.ts';
import { createLabWork, type LabWork } from '../../src/stores/lab/lab-work.ts';

/** Games as a page without workers plays them. */
export const labOnPage = (): Pool<LabWork> =>
  createPool<LabWork>({
    thread: () => null,
    page: () => pageThread(async () => createLabWork(), browserTimer),
    timer: browserTimer,
    size: 2,
  });
