import type { EncounterSession } from '../engine/index.ts';
import type { Bot } from './bot.ts';
import { BotChance } from './bot-chance.ts';

/** Any answer but friendly fire, every one as likely: it finds what no sensible player would do. */
export class RandomBot implements Bot {
  private readonly chance: BotChance;

  constructor(seed: string) {
    this.chance = new BotChance(seed);
  }

  choose(session: EncounterSession): string {
    const options = session.pending!.options.filter(({ act }) => act.do !== 'attack-ally');
    return options[this.chance.below(options.length)]!.id;
  }
}
