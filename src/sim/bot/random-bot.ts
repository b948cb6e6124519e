import type { EncounterSession } from '../../engine/index.ts';
import type { Bot } from './bot.ts';

/** Any answer, every one as likely: it finds what no sensible player would do. */
export class RandomBot implements Bot {
  private word: number;

  constructor(seed: string) {
    this.word = 0x9e3779b9;
    for (const character of seed) this.word = Math.imul(this.word ^ character.charCodeAt(0), 0x01000193);
  }

  choose(session: EncounterSession): string {
    const { options } = session.pending!;
    return options[this.below(options.length)]!.id;
  }

  /** mulberry32: the bot's own chance, no part of the game's. */
  private below(n: number): number {
    this.word = (this.word + 0x6d2b79f5) | 0;
    let t = Math.imul(this.word ^ (this.word >>> 15), 1 | this.word);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000) * n);
  }
}
