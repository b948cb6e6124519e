import { createContext } from 'react';
import type { OwnNote } from '../../../stores/kept/saved-game.ts';

/** What the feed knows of the game it tells. */
export interface FeedBeside {
  /** The round the game begins in; 0 from its set-up. */
  readonly firstRound: number;
  readonly own: readonly OwnNote[];
  /** Keeps these notes from now on; null where none can be kept. */
  readonly write: ((own: readonly OwnNote[]) => void) | null;
  /** The address of the moment after so many events; null where the feed itself goes there. */
  readonly addressOf: ((moment: number) => string) | null;
  /** Goes to the moment after so many events; null where there is an address instead. */
  readonly goTo: ((moment: number) => void) | null;
}

const NOTHING: FeedBeside = { firstRound: 0, own: [], write: null, addressOf: null, goTo: null };

/** Of the game or the replay on the screen. */
export const FeedContext = createContext<FeedBeside>(NOTHING);
