import { describe, expect, test } from 'vitest';
import { playTo } from '../trial.ts';
import { playedTo, poor, type Standing, standing, twoOfMany, weak } from './standing-at.ts';

const ROAD = { mission: 'water-under-tithe', days: 0 } as const;
const YARD = { mission: 'tongue-in-pledge', days: 1 } as const;
const held = (...refs: readonly string[]) => ({
  scenarioCards: refs.map((ref) => ({ ref, acted: false })),
});
const RAFT = held('tongue-of-the-tenth', 'raft-of-the-yard', 'upper-tide-table', 'lower-tide-table');
const TIDE = { at: 4, symbol: 7, go: { book: 'adventure', chapter: 43 } } as const;
const worn = (n: number) => ({
  scenarioCards: RAFT.scenarioCards.map((one, i) => (i === 1 ? { ...one, crystals: n } : one)),
});

/** What bots of whole strength come to in none of a hundred campaigns, each from a chapter before it. */
const RARE: readonly (readonly [what: string, chapter: string, from: Standing])[] = [
  [
    'nobody can act in the introduction',
    'adventure:18',
    { mission: 'tenth-parish', at: 'adventure:5', each: weak },
  ],
  ['nobody can act on the road', 'adventure:13', { ...ROAD, at: 'adventure:30', each: weak }],
  ['the bridge has had enough', 'adventure:10', { ...ROAD, at: 'place:33', heroes: 5, each: twoOfMany }],
  ['the bridge has taken its toll', 'adventure:11', { ...ROAD, at: 'place:33', each: weak }],
  ['the barge is faster', 'adventure:9', { mission: 'mere-at-night', at: 'place:61', each: poor }],
  ['nobody can act at the yard', 'adventure:15', { ...YARD, at: 'adventure:53', each: weak }],
  [
    'the water is gone',
    'adventure:43',
    { ...YARD, at: 'place:75', each: poor, group: RAFT, land: { tracker: TIDE } },
  ],
  ['the raft comes apart', 'adventure:44', { ...YARD, at: 'place:75', each: poor, group: worn(3) }],
  ['the tongue is left where it stands', 'adventure:47', { ...YARD, at: 'adventure:44', each: poor }],
];

describe('chapters that are seldom come to', () => {
  test.each(RARE)('%s', (_, chapter, from) => {
    const { state } = playedTo(from, chapter);
    expect(state.land.challenge).toBeNull();
  });

  test.each([
    ['count-of-bells', 'the-crypt', 3, 341],
    ['count-of-bells', 'the-crypt', 6, 342],
    ['tongue-in-pledge', 'roads-to-the-yard', 3, 341],
    ['tongue-in-pledge', 'roads-to-the-yard', 6, 342],
  ])('%s, %s: the dungeon that is number %i on the sheet', (mission, _, number, chapter) => {
    const { dungeonsEnded, dungeon } = playTo(
      standing({ mission, at: 'event:510', days: 0, land: { travel: null, dungeonsEnded: number - 1 } }),
      (__, { state }) => state.book.read.includes(`event:${chapter}`),
    ).state.land;
    expect([dungeonsEnded, dungeon]).toEqual([number, null]);
  });

  test('a raft that is lost takes its page with it, and what is left of it is asked for there', () => {
    const lost = playedTo({ ...YARD, at: 'place:75', each: poor, group: worn(3) }, 'adventure:44');
    expect(lost.state.book.stack.map(({ book }) => book)).toEqual(['adventure']);
    playTo(lost);
    expect(lost.state.over).toMatchObject({ won: true, why: 'chapter' });
  });

  test('under the nets of the loft lies a supper, for whoever goes there', () => {
    const session = standing({ mission: 'wet-ledger', at: 'place:23' });
    const isRead = () => session.state.book.read.includes('adventure:28');
    const there = 'move:3,0';
    for (let n = 0; n < 80 && session.pending && !isRead(); n++) {
      const made = session.decisions.length;
      if (session.pending.options.some(({ id }) => id === there)) session.decide(there);
      else playTo(session, () => session.decisions.length > made);
    }
    expect(isRead()).toBe(true);
  });
});
