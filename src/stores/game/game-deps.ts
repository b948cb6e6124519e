/** What a game needs of the page it is played on. */
import type { Words } from '../../words/words.ts';
import type { Clock } from './in-slices.ts';
import type { Holding, Speed, Timer } from './pace.ts';

export interface GameDeps {
  readonly timer: Timer;
  readonly words: Words;
  speed(): Speed;
  /** Absent: nothing waits for a press. */
  holding?(): Holding;
  /** By what stretches of work are measured; absent: the page's. */
  readonly clock?: Clock;
  /** Whether dice are seen to tumble. */
  thrown?(): boolean;
}
