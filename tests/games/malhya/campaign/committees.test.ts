/** Chapters of longer booklets that cure, let a success be rolled again, and remember what was done before. */
import { describe, expect, test } from 'vitest';
import type { Hero } from '../../../../src/games/malhya/rules/model/state.ts';
import { checkNow } from '../../../../src/games/malhya/rules/queries/booklets.ts';
import { content, playTo } from '../trial.ts';
import { playedTo, type Standing, standing, weak } from './standing-at.ts';

const MERE = { mission: 'mere-at-night' } as const;
const HALL = { mission: 'tenth-parish' } as const;
const COUNT = { mission: 'count-of-bells' } as const;
const held = (...refs: readonly string[]) => ({
  scenarioCards: refs.map((ref) => ({ ref, acted: false })),
});
const ill = (hero: Hero): Hero => ({ ...hero, states: ['marsh-cough', 'bad-oysters'] });
const statesOf = (wanted: Standing) =>
  playTo(standing({ ...wanted, each: ill }), ({ kind }) => kind === 'choice').state.heroes.map(
    ({ states }) => states.length,
  );

describe('doctors', () => {
  test('of Nethermere cure all states of each', () => {
    expect(statesOf({ ...MERE, at: 'adventure:34', heroes: 3 })).toEqual([0, 0, 0]);
  });

  test('of the almshouse cure all states of one', () => {
    expect(statesOf({ ...COUNT, at: 'adventure:25', heroes: 3 }).sort()).toEqual([0, 2, 2]);
  });
});

describe('a success that may be rolled again', () => {
  test.each([
    [MERE.mission, 'adventure:33'],
    [COUNT.mission, 'adventure:27'],
    ['wet-ledger', 'adventure:35'],
  ])('%s, %s', (mission, at) => {
    const session = playTo(standing({ mission, at }), ({ kind }) => kind === 'again');
    expect(checkNow({ state: session.state, content })!.check.instructions).toContainEqual(
      expect.objectContaining({ rerollSuccess: 1 }),
    );
    const asked = Array.from({ length: 20 }, (_, n) =>
      playTo(standing({ mission, at, seed: `verse ${n}` }), ({ options }) =>
        options.some(({ id }) => id === 'reroll:success'),
      ),
    );
    expect(asked.some(({ pending }) => pending !== null)).toBe(true);
  });
});

/** What is offered at a chapter's first choice, with cards that were got before and without. */
const offered = (wanted: Standing) =>
  playTo(standing(wanted), ({ kind }) => kind === 'choice').pending!.options.length;

test.each([
  ['wet-ledger', 'adventure:32', 'clean-boot'],
  ['mere-at-night', 'adventure:35', 'a-good-name'],
])('%s, %s: a way more for who has %s', (mission, at, card) => {
  expect(offered({ mission, at, group: held(card) }) - offered({ mission, at })).toBe(1);
});

describe('rooms that are not lost for good', () => {
  test.each([
    ['tenth-parish', 'place:82', 'adventure:17'],
    ['water-under-tithe', 'place:85', 'adventure:53'],
    ['count-of-bells', 'place:55', 'adventure:36'],
  ])('%s, %s: who falls there goes on', (mission, at, chapter) => {
    const { state } = playedTo({ mission, at, each: weak }, chapter);
    expect(state.over?.why).not.toBe('fallen');
  });

  test.each([
    ['tenth-parish', 'place:81', 'adventure:16'],
    ['water-under-tithe', 'place:84', 'adventure:52'],
    ['count-of-bells', 'place:54', 'adventure:35'],
  ])('%s, %s: unseen to the other end', (mission, at, chapter) => {
    const { state } = playedTo({ mission, at }, chapter);
    expect(state.now.mode).toBe('story');
  });
});

test('one looks round only with the half of it seen', () => {
  const { state } = playTo(standing({ ...HALL, at: 'adventure:8' }), (_, one) =>
    one.state.book.read.includes('adventure:5'),
  );
  expect(state.book.read).toContain('adventure:5');
});
