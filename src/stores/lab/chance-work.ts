import { labGame } from '../../bots/lab/lab-game.ts';
import type { Moment } from '../../bots/lab/moment-of.ts';
import type { EncounterContent } from '../../engine/index.ts';

/** The part of a chance to win that is worked out on another thread. */
export interface ChanceWork {
  /** What the games are played with, told once. */
  chanceContent(content: EncounterContent): void;
  /** One game on from that moment by the simple bot; null where it came to no end. */
  chanceGame(moment: Moment, seed: string): Generator<void, 'won' | 'lost' | null, unknown>;
}

export function createChanceWork(): ChanceWork {
  let told: EncounterContent | null = null;
  return {
    chanceContent(content) {
      told = content;
    },
    *chanceGame(moment, seed) {
      if (!told) throw new Error('a game without content');
      const { encounter } = moment.setup;
      const { outcome } = yield* labGame(told, { encounter, bot: 'simple', moment }, seed);
      return outcome?.result ?? null;
    },
  };
}
