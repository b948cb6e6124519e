import type { Moment } from '../../bots/lab/moment-of.ts';
import { type Hint, hintAt } from '../../bots/planner/hint.ts';
import type { EncounterContent } from '../../engine/index.ts';

/** The part of a hint that is worked out on another thread. */
export interface HintWork {
  /** What the game is played with, told once. */
  hintContent(content: EncounterContent): void;
  /** What the planner would do at that moment. */
  hint(moment: Moment): Generator<void, Hint, unknown>;
}

export function createHintWork(): HintWork {
  let told: EncounterContent | null = null;
  return {
    hintContent(content) {
      told = content;
    },
    hint(moment) {
      if (!told) throw new Error('a hint without content');
      return hintAt(told, moment);
    },
  };
}
