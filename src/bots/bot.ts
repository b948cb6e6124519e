import type { EncounterSession } from '../engine/index.ts';
import { EagerBot } from './eager-bot.ts';
import { PlannerBot } from './planner/planner-bot.ts';
import type { Policy } from './policies.ts';
import { RandomBot } from './random-bot.ts';
import { SimpleBot } from './simple-bot.ts';

/** Games longer than this are taken for endless. */
export const DECISION_LIMIT = 20_000;

/** Answers for every seat of one game. The same game and the same questions get the same answers. */
export interface Bot {
  /** The id of one option of the open question. */
  choose(session: EncounterSession): string;
}

const makers: Readonly<Record<Policy, (seed: string) => Bot>> = {
  simple: () => new SimpleBot(),
  random: (seed) => new RandomBot(seed),
  eager: (seed) => new EagerBot(seed),
  planner: (seed) => new PlannerBot(seed),
};

/** A bot for one game. `seed` is what those draw from that draw. */
export const makeBot = (policy: Policy, seed: string): Bot => makers[policy](seed);
