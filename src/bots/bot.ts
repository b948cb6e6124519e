import type { EncounterSession } from '../engine/index.ts';
import { EagerBot } from './eager-bot.ts';
import { RandomBot } from './random-bot.ts';
import { SimpleBot } from './simple-bot.ts';

/** Answers for every seat of one game. The same game and the same questions get the same answers. */
export interface Bot {
  /** The id of one option of the open question. */
  choose(session: EncounterSession): string;
}

export const POLICIES = ['simple', 'random', 'eager'] as const;
export type Policy = (typeof POLICIES)[number];

const makers: Readonly<Record<Policy, (seed: string) => Bot>> = {
  simple: () => new SimpleBot(),
  random: (seed) => new RandomBot(seed),
  eager: (seed) => new EagerBot(seed),
};

/** A bot for one game. `seed` is what those draw from that draw. */
export const makeBot = (policy: Policy, seed: string): Bot => makers[policy](seed);
