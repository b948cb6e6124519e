import { expect, test } from 'vitest';
import { broughtBy } from '../../../src/stores/middara/brought-by.ts';
import { newGame } from '../../support/games.ts';

test('what an attack may bring is known where its card inflicts one effect alone', () => {
  const { position } = newGame('under-hallow-street', 'p1');
  expect(['cave-sickle-1', 'earth-loa-1', 'rook'].map((id) => broughtBy(position, id))).toEqual([
    'poison',
    null,
    null,
  ]);
});
