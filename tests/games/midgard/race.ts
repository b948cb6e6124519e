import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { botAnswer } from '../../../src/games/midgard/bot.ts';
import { type MidgardSession, midgard } from '../../../src/games/midgard/rules/midgard-game.ts';
import type { MidgardPrompt } from '../../../src/games/midgard/rules/model/prompts.ts';
import type { MidgardSetup, Temper } from '../../../src/games/midgard/rules/model/setup.ts';
import { content, setupOf } from './sitting.ts';

type Stop = (prompt: MidgardPrompt, session: MidgardSession) => boolean;

export const race = (setup: MidgardSetup): MidgardSession => new LoggedSession(midgard(content), setup);

/** Plays on by the bot until `stop` says so, or to the end. */
export function playTo(
  session: MidgardSession,
  stop: Stop = () => false,
  temper: Temper = 'plain',
): MidgardSession {
  while (session.pending && !stop(session.pending, session))
    session.decide(botAnswer({ state: session.state, content }, session.pending, temper).id);
  return session;
}

/** A race that the bots have brought to the first such question, from one seed after another until there is one. */
export function raceAt(
  stop: Stop,
  players = 3,
  more: Partial<MidgardSetup> = {},
  temper: Temper = 'plain',
): MidgardSession {
  for (let n = 0; n < 40; n++) {
    const session = playTo(race(setupOf(players, { ...more, seed: `race-${n}` })), stop, temper);
    if (session.pending) return session;
  }
  throw new Error('no race of forty comes to such a question');
}
