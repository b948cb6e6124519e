/** The shipped trial for tests, and who may sit down to it. */
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { loadMalhya } from '../../../src/games/malhya/load-malhya.ts';
import { type MalhyaSession, malhya } from '../../../src/games/malhya/rules/malhya-game.ts';
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

export const trial = (setup: MalhyaSetup): MalhyaSession => new LoggedSession(malhya(content), setup);
