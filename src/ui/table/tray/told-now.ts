import type { EncounterEvent } from '../../../engine/index.ts';
import type { Described, Telling } from '../../../words/telling.ts';

/** What an opponent weighs stands under *Why*; where somebody goes is seen on the board. */
const isSeenOrWeighed = ({ type }: EncounterEvent): boolean =>
  type.startsWith('ai') || type === 'figureMoved';

/** What is said of an event while it is shown; null where its figure alone is named. */
export const toldNow = (showing: EncounterEvent | null, telling: Telling): Described | null =>
  showing && !isSeenOrWeighed(showing) ? telling.event(showing) : null;
