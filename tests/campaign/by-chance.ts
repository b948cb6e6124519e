import type { CampaignOption } from '../../src/campaign/index.ts';

/** Numbers from 0 to below 1, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const among = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)]!;

/** Mostly done with shopping and on its way; what nobody can carry is laid down; else anything. */
export const atRandom = (random: () => number) => (options: readonly CampaignOption[]) => {
  const done = options.find(({ id }) => id === 'done');
  if (done && random() < 0.8) return done;
  // The rules are left alone: their switches are a dozen of answers that lead nowhere.
  // So are Achievements: nothing but the sheet goes by them.
  const open = options.filter(({ act }) => act.do !== 'change-rule' && act.do !== 'achieved');
  const lays = open.filter(({ act }) => act.do === 'move' && act.to.in === 'stash');
  return among(!done && lays.length > 0 ? lays : open, random);
};
