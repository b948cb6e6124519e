import type { EncounterSession } from '../../engine/index.ts';
import { RandomBot } from './random-bot.ts';
import { SimpleBot } from './simple-bot.ts';

/** Answers for every seat of one game. The same game and the same questions get the same answers. */
export interface Bot {
  /** The id of one option of the open question. */
  choose(session: EncounterSession): string;
}

export const POLICIES = ['simple', 'random'] as const;
export type Policy = (typeof POLICIES)[number];

/** A bot for one game. `seed` is what the random one draws from. */
export function makeBot(policy: Policy, seed: string): Bot {
  return policy === 'random' ? new RandomBot(seed) : new SimpleBot();
}
