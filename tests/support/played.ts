import { type Bot, makeBot } from '../../src/bots/bot.ts';
import type { Policy } from '../../src/bots/policies.ts';
import type { EncounterContent, EncounterSession } from '../../src/engine/index.ts';

/** A bot in the middle of a game, and what it has answered so far. */
interface Answered {
  readonly bot: Bot;
  readonly answers: string[];
}

/** Games by their content, set-up, state and bot: test files of one process share it. */
const known = new WeakMap<EncounterContent, Map<string, Answered>>();

/**
 * What a bot answers from where this session stands, answer by answer. In a game that begins it is thought over once a
 * process: many tests play the same games, to look at one thing or another in them, and the bot takes half of the time.
 */
export function answersIn(
  session: EncounterSession,
  policy: Policy,
  seed: string,
): (nth: number, now: EncounterSession) => string {
  const { bot, answers } = session.decisions.length > 0 ? begun(policy, seed) : gameOf(session, policy, seed);
  return (nth, now) => {
    answers[nth] ??= bot.choose(now);
    return answers[nth];
  };
}

const begun = (policy: Policy, seed: string): Answered => ({ bot: makeBot(policy, seed), answers: [] });

function gameOf({ content, setup, hash }: EncounterSession, policy: Policy, seed: string): Answered {
  const games = known.get(content) ?? new Map<string, Answered>();
  known.set(content, games);
  const key = JSON.stringify([setup, hash, policy, seed]);
  const game = games.get(key) ?? begun(policy, seed);
  games.set(key, game);
  return game;
}
