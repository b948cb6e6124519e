import { describe, expect, test } from 'vitest';
import { type Counted, type FigureFilter, figureIn, type Test } from '../../../src/engine/index.ts';
import { countedAmount } from '../../../src/engine/queries/figures/counts.ts';
import { fitsFilter } from '../../../src/engine/queries/figures/figure-filter.ts';
import { testsHold } from '../../../src/engine/queries/figures/tests.ts';
import { arena } from '../../support/arena.ts';
import { body, rook, zeke } from '../../support/encounter-arena.ts';

/** Rook in Water on the first level, a foe on the third, Zeke hurt. */
const position = arena({
  board: { rows: ['ww...', '.....'], elevation: ['11133', '11133'] },
  figures: [
    rook([0, 0], { effects: ['haste', 'wilt'] }),
    zeke([1, 1], { damage: 3 }),
    body('foe', [4, 0], { defense: 9, armor: 2 }),
    body('flyer', [1, 0], { tags: ['flight'], hp: 6 }),
  ],
});
const of = (id: string) => figureIn(position.state, id);
const holds = (one: Test, id = 'rook', target = 'foe') => testsHold(position, of(id), [one], { target });
const count = (counted: Counted, id = 'rook') => countedAmount(position, of(id), counted, { target: 'foe' });
const fits = (id: string, filter: FigureFilter) => fitsFilter(position, of('rook'), of(id), filter);

describe('the ground under a figure (X160)', () => {
  test('terrain of the whole base; who flies stands in none of it', () => {
    expect(holds({ is: 'stands-in', terrain: 'water' })).toBe(true);
    expect(holds({ is: 'stands-in', terrain: 'water' }, 'zeke')).toBe(false);
    expect(holds({ is: 'stands-in', terrain: 'water' }, 'flyer')).toBe(false);
    expect(holds({ is: 'stands-in', terrain: 'water', of: 'target' }, 'zeke', 'rook')).toBe(true);
  });

  test('levels above and below the target', () => {
    expect(holds({ is: 'level', than: 'below' })).toBe(true);
    expect(holds({ is: 'level', than: 'below', by: 3 })).toBe(false);
    expect(holds({ is: 'level', than: 'above', by: 2 }, 'foe', 'rook')).toBe(true);
    expect(holds({ is: 'level', than: 'same' }, 'rook', 'zeke')).toBe(true);
    expect(testsHold(position, of('rook'), [{ is: 'level', than: 'same' }], { target: null })).toBe(false);
  });
});

describe('numbers', () => {
  test('HP left', () => {
    expect(holds({ is: 'hp-left', of: 'target', atMost: 5 }, 'rook', 'flyer')).toBe(false);
    expect(holds({ is: 'hp-left', of: 'target', atLeast: 6, atMost: 6 }, 'rook', 'flyer')).toBe(true);
    expect(holds({ is: 'hp-left', of: 'self', atLeast: 1 })).toBe(true);
  });

  test('figures: an ally is the user too, a figure is not (p.48)', () => {
    const allies: Test = { is: 'figures', side: 'ally', within: 'board', atLeast: 2, atMost: 2 };
    expect(holds(allies)).toBe(true);
    expect(holds({ is: 'figures', side: 'figure', within: 'adjacent', atLeast: 2 })).toBe(true);
    expect(holds({ is: 'figures', side: 'opponent', within: 'range', range: 3 })).toBe(true);
    expect(holds({ is: 'figures', side: 'opponent', within: 'range', range: 3, atLeast: 2 })).toBe(false);
    expect(holds({ is: 'figures', side: 'ally', within: 'board', with: { damaged: true }, atMost: 0 })).toBe(
      false,
    );
  });

  test('rounds', () => {
    const at = (round: number, one: Extract<Test, { is: 'round' }>) =>
      testsHold(
        { ...position, state: { ...position.state, clock: { ...position.state.clock, round } } },
        of('rook'),
        [one],
      );
    expect([1, 2, 3].map((round) => at(round, { is: 'round', atLeast: 2 }))).toEqual([false, true, true]);
    expect([2, 3, 4].map((round) => at(round, { is: 'round', every: 2 }))).toEqual([true, false, true]);
  });

  test('whatever can be counted', () => {
    expect(count({ count: 'elevation' }, 'foe')).toBe(3);
    expect(count({ count: 'own-effects' })).toBe(2);
    expect(count({ count: 'target-defense' })).toBe(9);
    expect(count({ count: 'own-defense' }, 'foe')).toBe(9);
    expect(count({ count: 'target-sp' }, 'flyer')).toBe(of('foe').sp);
    expect(count({ count: 'figures', of: { side: 'opponent', within: 'board' }, times: 2 })).toBe(4);
    expect(count({ count: 'round' })).toBe(position.state.clock.round);
    expect(count({ count: 'gold' })).toBe(0);
    expect(count({ count: 'defeated-opponents' })).toBe(0);
    expect(holds({ is: 'number', counted: { count: 'own-effects' }, atLeast: 3 })).toBe(false);
    expect(holds({ is: 'number', counted: { count: 'own-effects' }, atLeast: 2 })).toBe(true);
  });

  test('the Defeated of either side', () => {
    const fallen = arena({
      figures: [rook([0, 0]), zeke([1, 0], { defeated: true }), body('foe', [4, 0])],
    });
    const counted = (id: string, word: 'defeated-allies' | 'defeated-opponents') =>
      countedAmount(fallen, figureIn(fallen.state, id), { count: word });
    expect([counted('rook', 'defeated-allies'), counted('rook', 'defeated-opponents')]).toEqual([1, 0]);
    expect([counted('foe', 'defeated-allies'), counted('foe', 'defeated-opponents')]).toEqual([0, 1]);
  });
});

test('a filter asks for kind, values, size and ground', () => {
  expect(fits('foe', { kind: 'intelligent', defense: { atLeast: 9 }, armor: { atMost: 2 } })).toBe(true);
  expect(fits('foe', { defense: { atMost: 8 } })).toBe(false);
  expect(fits('foe', { armor: { atLeast: 3 } })).toBe(false);
  expect(fits('zeke', { kind: 'intelligent' })).toBe(false);
  expect(fits('flyer', { hpLeft: { atMost: 6 }, size: { atMost: 1 } })).toBe(true);
  expect(fits('flyer', { size: { atLeast: 2 } })).toBe(false);
  expect(fits('zeke', { terrain: 'water' })).toBe(false);
  // The DR of a Combatant's card (p.54); an Adventurer has none.
  const withAnimate = arena({
    board: { rows: ['.....'] },
    figures: [rook([0, 0]), { id: 'husk', card: 'animate', at: [2, 0] }],
  });
  const { dr } = withAnimate.cards.combatants.animate!;
  const ofDr = (id: string, bounds: { atLeast?: number; atMost?: number }) =>
    fitsFilter(withAnimate, figureIn(withAnimate.state, 'rook'), figureIn(withAnimate.state, id), {
      dr: bounds,
    });
  expect([ofDr('husk', { atLeast: dr }), ofDr('husk', { atLeast: dr + 1 })]).toEqual([true, false]);
  expect([ofDr('rook', { atLeast: 1 }), ofDr('rook', { atMost: 0 })]).toEqual([false, true]);
  expect(holds({ is: 'target-is', with: { armor: { atLeast: 2 } } })).toBe(true);
  expect(holds({ is: 'target-is', with: { armor: { atLeast: 3 } } })).toBe(false);
});
