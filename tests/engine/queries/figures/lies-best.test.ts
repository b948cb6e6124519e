import { describe, expect, test } from 'vitest';
import type { RolledDie } from '../../../../src/engine/model/scopes.ts';
import { liesBestFor } from '../../../../src/engine/queries/figures/lies-best.ts';
import { arena } from '../../../support/arena.ts';
import { body, rook } from '../../../support/encounter-arena.ts';

const position = arena({
  board: { rows: ['....', '....'] },
  figures: [rook([0, 0]), body('foe', [1, 0])],
});
const OURS = 'adventurers';
const dice = (...all: [RolledDie['die'], number][]) => all.map(([die, face]) => ({ die, face }));

describe('whether dice could lie better when they are thrown again (D1)', () => {
  test.each([
    ['an attack of sixes', 'attack', dice(['white', 6], ['purple', 6]), true],
    ['one six of two', 'attack', dice(['white', 6], ['purple', 5]), false],
    [
      'a black die of an Empowered attack, whose symbols are of several sorts',
      'attack',
      dice(['black', 4]),
      false,
    ],
    ['a Dodge of four shields, its only symbol (p.43)', 'dodge', dice(['black', 4]), true],
    ['a Dodge of three', 'dodge', dice(['black', 3]), false],
    ['loot, of which nothing is better', 'loot', dice(['white', 6]), false],
  ] as const)('our own roll, %s', (_, purpose, lying, best) => {
    expect(liesBestFor(position, OURS, { figure: 'rook', purpose, dice: lying })).toBe(best);
  });

  test.each([
    ['ones', 'attack', dice(['white', 1], ['orange', 1]), true],
    ['a two', 'attack', dice(['white', 2]), false],
    ['sixes', 'attack', dice(['white', 6]), false],
    ['a Dodge with a skull', 'dodge', dice(['black', 6]), true],
    ['a Dodge without a shield: a skull would be worse for it (p.43)', 'dodge', dice(['black', 5]), false],
  ] as const)('a roll of theirs, %s', (_, purpose, lying, best) => {
    expect(liesBestFor(position, OURS, { figure: 'foe', purpose, dice: lying })).toBe(best);
  });
});
