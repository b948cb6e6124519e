import { expect, test } from 'vitest';
import type { Space } from '../../../../src/engine/index.ts';
import { chooseSpace } from '../../../../src/engine/procedures/core/place.ts';
import { body, rook, run, scene } from '../../../support/encounter-arena.ts';

/** Where a Combatant that nobody chooses for comes to stand, of these spaces. */
function standsAt(
  spaces: readonly Space[],
  fights: 'melee' | 'ranged',
  rows = ['......', '......', '......'],
) {
  let at: Space | null = null;
  const position = scene({ figures: [rook([0, 0]), body('foe', [5, 2])], board: { rows } });
  run(position, function* (table) {
    const stands = { size: [1, 1], side: 'combatants', fights } as const;
    at = yield* chooseSpace(
      { ...table, settled: true },
      'foe',
      spaces,
      { ask: 'where', figure: 'foe', does: 'return' },
      'C5',
      {
        ofCombatant: true,
        stands,
      },
    );
  });
  return at;
}

test('C5: beside opponents where it fights near, away from them where it fights far', () => {
  expect(
    standsAt(
      [
        [3, 0],
        [1, 1],
      ],
      'melee',
    ),
  ).toEqual([1, 1]);
  expect(
    standsAt(
      [
        [1, 1],
        [3, 2],
      ],
      'ranged',
    ),
  ).toEqual([3, 2]);
});

test('C5: out of Water, Muck and Dangerous spaces before all else (X6)', () => {
  expect(
    standsAt(
      [
        [1, 0],
        [3, 0],
      ],
      'melee',
      ['.w....', '......', '......'],
    ),
  ).toEqual([3, 0]);
  expect(
    standsAt(
      [
        [4, 0],
        [1, 1],
      ],
      'ranged',
      ['....d.', '......', '......'],
    ),
  ).toEqual([1, 1]);
});

test('C5: else the first row, and in it the first column, however they are listed', () => {
  expect(
    standsAt(
      [
        [3, 2],
        [4, 1],
        [3, 1],
      ],
      'melee',
    ),
  ).toEqual([3, 1]);
  expect(
    standsAt(
      [
        [3, 1],
        [4, 1],
        [2, 2],
      ],
      'melee',
    ),
  ).toEqual([3, 1]);
});
