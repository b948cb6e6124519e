import type { Clock } from '../../src/stores/game/in-slices.ts';
import { browserTimer } from '../../src/stores/game/pace.ts';
import { pageThread } from '../../src/stores/game/page-thread.ts';
import { createPool } from '../../src/stores/game/pool.ts';
import { type ChoiceWork, createChoiceWork } from '../../src/stores/middara/choice-work.ts';
import { type Choices, createChoices } from '../../src/stores/middara/choices.ts';

/** Odds of answers as a page without workers has them: in slices, by that clock. */
export const choicesOnPage = (clock?: Clock): Choices =>
  createChoices(
    createPool<ChoiceWork>({
      thread: () => null,
      page: () => pageThread(async () => createChoiceWork(), browserTimer, clock),
      timer: browserTimer,
      size: 1,
    }),
  );
