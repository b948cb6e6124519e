import { browserTimer } from '../../src/stores/game/pace.ts';
import { pageThread } from '../../src/stores/game/page-thread.ts';
import { createPool } from '../../src/stores/game/pool.ts';
import { createOdds, createOddsWork, type Odds, type OddsWork } from '../../src/stores/middara/odds.ts';

/** Odds as a page without workers has them. */
export const oddsOnPage = (): Odds =>
  createOdds(
    createPool<OddsWork>({
      thread: () => null,
      page: () => pageThread(createOddsWork(), browserTimer),
      timer: browserTimer,
      size: 1,
    }),
  );
