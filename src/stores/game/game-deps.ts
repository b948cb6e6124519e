/** What a game needs of the page it is played on. */
import type { Words } from '../../words/words.ts';
import type { Holding, Speed, Timer } from './pace.ts';

export interface GameDeps {
  readonly timer: Timer;
  readonly words: Words;
  speed(): Speed;
  /** Absent: nothing waits for a press. */
  holding?(): Holding;
  /** Whether dice are seen to tumble. */
  thrown?(): boolean;
}
