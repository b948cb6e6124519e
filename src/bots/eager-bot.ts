import { abilityOfAct, type EncounterSession } from '../engine/index.ts';
import { roughWorth } from './attack-worth.ts';
import type { Bot } from './bot.ts';
import { BotChance } from './bot-chance.ts';
import { SimpleBot } from './simple-bot.ts';

/** Of ten abilities it might use, it lets three go by: some are kept for later, as a player would. */
const TAKEN_OF_TEN = 7;

/**
 * Plays as the simple bot does, but tries its cards: an ability on offer is mostly used, first those used least.
 * For the report on cards, and to meet every card in games.
 */
export class EagerBot implements Bot {
  private readonly simple = new SimpleBot(roughWorth);
  private readonly chance: BotChance;
  private readonly used = new Map<string, number>();

  constructor(seed: string) {
    this.chance = new BotChance(seed);
  }

  choose(session: EncounterSession): string {
    const { kind, options } = session.pending!;
    // Symbols left over may pay for abilities.
    const keeps = kind === 'spend-symbols' && this.chance.below(10) >= TAKEN_OF_TEN;
    const done = options.find(({ act }) => act.do === 'done');
    if (keeps && done) return done.id;
    const timesUsed = (key: string): number => this.used.get(key) ?? 0;
    const [least] = options
      .flatMap(({ id, act, note }) => {
        const ability = note?.note === 'does-nothing' ? null : abilityOfAct(act);
        return ability === null ? [] : [{ id, ability }];
      })
      .sort((a, b) => timesUsed(a.ability) - timesUsed(b.ability));
    if (!least || this.chance.below(10) >= TAKEN_OF_TEN) return this.simple.choose(session);
    this.used.set(least.ability, timesUsed(least.ability) + 1);
    return least.id;
  }
}
