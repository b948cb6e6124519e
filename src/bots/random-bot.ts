import type { EncounterSession } from '../engine/index.ts';
import type { Bot } from './bot.ts';
import { BotChance } from './chance.ts';

/** Any answer, every one as likely: it finds what no sensible player would do. */
export class RandomBot implements Bot {
  private readonly chance: BotChance;

  constructor(seed: string) {
    this.chance = new BotChance(seed);
  }

  choose(session: EncounterSession): string {
    const { options } = session.pending!;
    return options[this.chance.below(options.length)]!.id;
  }
}
