import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { botAnswer } from '../../../src/games/midgard/bot.ts';
import { loadMidgard } from '../../../src/games/midgard/load-midgard.ts';
import { type MidgardSession, midgard } from '../../../src/games/midgard/rules/midgard-game.ts';
import type { MidgardPrompt } from '../../../src/games/midgard/rules/model/prompts.ts';
import type { MidgardSetup, Temper } from '../../../src/games/midgard/rules/model/setup.ts';

const files = readContentFolder('content/guests/midgard').map(({ path, text = '' }) => ({ path, text }));
export const { content } = loadMidgard(files);

const HEROES = ['drover', 'ropewalker', 'scrivener', 'almoner'];

/** A race of so many persons on the short table, with all there is in it. */
export const raceSetup = (players: number, more: Partial<MidgardSetup> = {}): MidgardSetup => ({
  table: 'short',
  hands: 'open',
  parts: { adventures: true, rivalry: players > 1 },
  seats: HEROES.slice(0, players).map((hero, i) => ({ id: `seat-${i + 1}`, name: `Player ${i + 1}`, hero })),
  difficulty: 'normal',
  seed: 'race',
  byHand: false,
  ...more,
});

export const race = (setup: MidgardSetup): MidgardSession => new LoggedSession(midgard(content), setup);

/** Plays on by the bot until `stop` says so, or to the end. */
export function playTo(
  session: MidgardSession,
  stop: (prompt: MidgardPrompt, session: MidgardSession) => boolean = () => false,
  temper: Temper = 'plain',
): MidgardSession {
  while (session.pending && !stop(session.pending, session))
    session.decide(botAnswer({ state: session.state, content }, session.pending, temper).id);
  return session;
}

/** A race that the bots have brought to the first such question, from one seed after another until there is one. */
export function raceAt(
  stop: (prompt: MidgardPrompt, session: MidgardSession) => boolean,
  players = 3,
  more: Partial<MidgardSetup> = {},
  temper: Temper = 'plain',
): MidgardSession {
  for (let n = 0; n < 40; n++) {
    const session = playTo(race(raceSetup(players, { ...more, seed: `race-${n}` })), stop, temper);
    if (session.pending) return session;
  }
  throw new Error('no race of forty comes to such a question');
}
