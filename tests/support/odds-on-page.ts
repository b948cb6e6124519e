import { browserTimer } from '../../src/stores/game/pace.ts';
import { pageThread } from '../../src/stores/game/page-thread.ts';
import { createPool } from '../../src/stores/game/pool.ts';
import { createOdds, type Odds } from '../../src/stores/middara/odds.ts';
import { createOddsWork, type OddsWork } from '../../src/stores/middara/odds-work.ts';

/** Odds as a page without workers has them. */
export const oddsOnPage = (): Odds =>
  createOdds(
    createPool<OddsWork>({
      thread: () => null,
      page: () => pageThread(async () => createOddsWork(), browserTimer),
      timer: browserTimer,
      size: 1,
    }),
  );
