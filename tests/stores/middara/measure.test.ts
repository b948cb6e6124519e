import { expect, test } from 'vitest';
import { type Figure, type FigureId, rangeOf, sightOf } from '../../../src/engine/index.ts';
import { measureBetween } from '../../../src/stores/middara/measure.ts';
import { playUntil, sessionOf } from '../../support/table-of-memory.ts';

function atFirstTurn() {
  const session = sessionOf('measure', 'under-hallow-street');
  playUntil(session, ({ kind }) => kind === 'turn');
  return session.position;
}

test('between two figures the ruler says what the rules say: range and line of sight', () => {
  const position = atFirstTurn();
  const standing = position.state.figures.filter(({ at, defeated }) => at && !defeated);
  const pairs = standing.flatMap((a) => standing.filter((b) => b !== a).map((b) => [a, b] as const));
  expect(pairs.length).toBeGreaterThan(20);
  const seen = pairs.map(([a, b]: readonly [Figure, Figure]) => {
    const measure = measureBetween(position, a.at!, b.at!, a.id)!;
    const sight = sightOf(position, a, b);
    expect(measure.range).toBe(rangeOf(a, b));
    expect(measure.sight.clear).toBe(sight.clear);
    expect(measure.sight.blockedBy).toEqual(sight.blockedBy);
    expect([measure.fromFigure, measure.toFigure]).toEqual([a.id, b.id] satisfies FigureId[]);
    return sight.clear;
  });
  // Both are among them, so both are held.
  expect(new Set(seen)).toEqual(new Set([true, false]));
});

test('an empty space has nobody on it, and reaches nowhere', () => {
  const position = atFirstTurn();
  const viewer = position.state.figures.find(({ kind }) => kind === 'adventurer')!;
  const measure = measureBetween(position, [5, 11], [5, 11], viewer.id);
  expect(measure).toMatchObject({ range: 0, fromFigure: null, reach: null, up: 0 });
});
