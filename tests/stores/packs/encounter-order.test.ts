import { describe, expect, test } from 'vitest';
import type { GameSummary } from '../../../src/stores/kept/saved-game.ts';
import { GUIDED } from '../../../src/stores/lesson/guided.ts';
import {
  byDifficulty,
  easierThan,
  isWanted,
  LENGTHS,
  LEVELS,
  lengthOf,
  nextToPlay,
} from '../../../src/stores/packs/encounter-order.ts';
import { encounterSummaries } from '../../../src/stores/packs/encounter-summaries.ts';
import { gameContent } from '../../support/content.ts';

const all = encounterSummaries(gameContent);
const forPlay = all.filter(({ training, story }) => !training && !story);
const won = (of: string): GameSummary => ({
  id: of,
  name: of,
  savedAt: '2026-01-01T00:00:00.000Z',
  decisions: 1,
  encounter: of,
  of,
  seats: [],
  round: 3,
  result: 'won',
  waiting: null,
});

test('the shelf goes from gentle to grim, and from short to long where it is as hard', () => {
  const levels = byDifficulty(all).map(({ forecast }) => (forecast ? LEVELS[forecast.difficulty] : 9));
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
  const hard = byDifficulty(all).filter(({ forecast }) => forecast?.difficulty === 'hard');
  const rounds = hard.map(({ forecast }) => forecast!.rounds[1]);
  expect(rounds).toEqual([...rounds].sort((a, b) => a - b));
  expect(byDifficulty([{ ...all[0]!, forecast: null }, ...all]).at(-1)!.forecast).toBeNull();
});

test('each length takes some of them, and all of them together take all', () => {
  const counts = LENGTHS.map((length) => forPlay.filter((one) => lengthOf(one) === length).length);
  for (const count of counts) expect(count).toBeGreaterThan(0);
  expect(counts.reduce((sum, one) => sum + one)).toBe(forPlay.length);
  expect(lengthOf({ forecast: null })).toBeNull();
});

test('asked for a length and for heroes, both hold; asked for nothing, all do', () => {
  const found = (wanted: Parameters<typeof isWanted>[1]) =>
    forPlay.filter((one) => isWanted(one, wanted)).map(({ id }) => id);
  expect(found({ length: null, heroes: null })).toHaveLength(forPlay.length);
  expect(found({ length: null, heroes: 2 })).toEqual([GUIDED]);
  expect(found({ length: 'short', heroes: 4 })).toEqual(['training-yard']);
  expect(found({ length: 'long', heroes: 2 })).toEqual([]);
});

describe('what comes after a victory', () => {
  test('the next one on the shelf that was not won', () => {
    expect(nextToPlay(gameContent, [], GUIDED)?.id).not.toBe(GUIDED);
    const shelf = byDifficulty(forPlay).map(({ id }) => id);
    expect(nextToPlay(gameContent, [], shelf[2]!)?.id).toBe(shelf[3]);
    expect(nextToPlay(gameContent, [won(shelf[3]!)], shelf[2]!)?.id).toBe(shelf[4]);
  });

  test('behind the last the first, and nothing where all are won', () => {
    const shelf = byDifficulty(forPlay).map(({ id }) => id);
    expect(nextToPlay(gameContent, [], shelf.at(-1)!)?.id).toBe(shelf[0]);
    expect(nextToPlay(gameContent, shelf.map(won), shelf[0]!)).toBeNull();
    expect(nextToPlay(gameContent, shelf.slice(1).map(won), shelf[0]!)).toBeNull();
  });

  test('never one for training or of a story', () => {
    for (const { id } of all) {
      const next = nextToPlay(gameContent, [], id);
      expect(
        forPlay.map((one) => one.id),
        id,
      ).toContain(next?.id);
    }
  });
});

test('after a defeat something easier, where there is anything', () => {
  const easier = easierThan(gameContent, 'two-bells');
  expect(LEVELS[easier!.forecast!.difficulty]).toBeLessThan(LEVELS.hard);
  expect(easier!.training).toBeUndefined();
  expect(easierThan(gameContent, 'training-yard')).toBeNull();
  expect(easierThan(gameContent, 'nowhere')).toBeNull();
});
