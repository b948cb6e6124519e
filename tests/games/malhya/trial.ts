/** The shipped trial for tests: who may sit down to it, and games of it brought to a question. */
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { botAnswer, type Temper } from '../../../src/games/malhya/bot.ts';
import { loadMalhya } from '../../../src/games/malhya/load-malhya.ts';
import { type MalhyaSession, malhya } from '../../../src/games/malhya/rules/malhya-game.ts';
import type { MalhyaPrompt } from '../../../src/games/malhya/rules/model/prompts.ts';
import type { MalhyaSetup } from '../../../src/games/malhya/rules/model/setup.ts';

export const files = readContentFolder('content/guests/malhya').map(({ path, text = '' }) => ({
  path,
  text,
}));
export const { content, problems } = loadMalhya(files);

export const setupOf = (heroes: number, more: Partial<MalhyaSetup> = {}): MalhyaSetup => ({
  mission: 'flooded-archive',
  seats: Object.keys(content.heroes)
    .slice(0, heroes)
    .map((hero) => ({ id: hero, name: hero, hero })),
  seed: 'trial',
  byHand: false,
  ...more,
});

type Stop = (prompt: MalhyaPrompt, session: MalhyaSession) => boolean;

export const trial = (setup: MalhyaSetup): MalhyaSession => new LoggedSession(malhya(content), setup);

/** Plays on by the bot until `stop` says so, or to the end. */
export function playTo(
  session: MalhyaSession,
  stop: Stop = () => false,
  temper: Temper = 'careful',
): MalhyaSession {
  while (session.pending && !stop(session.pending, session))
    session.decide(botAnswer({ state: session.state, content }, session.pending, temper).id);
  return session;
}

/** A trial that the bots have brought to the first such question, from one seed after another until there is one. */
export function trialAt(stop: Stop, heroes = 3, more: Partial<MalhyaSetup> = {}): MalhyaSession {
  for (let n = 0; n < 60; n++) {
    const session = playTo(trial(setupOf(heroes, { ...more, seed: `trial-${n}` })), stop);
    if (session.pending) return session;
  }
  throw new Error('no trial of sixty comes to such a question');
}
