import { expect, test } from 'vitest';
import { chooseCastingDie } from '../../../../src/engine/procedures/core/upgrades.ts';
import { optionsOf } from '../../../support/arena.ts';
import { body, rook, run, scene } from '../../../support/encounter-arena.ts';

/** Rook with these in hand, asked for the die he casts with; what comes of it goes into `rolled`. */
function casting(items: readonly string[]) {
  const rolled: unknown[] = [];
  const position = scene({ figures: [rook([0, 0], { items }), body('foe', [3, 0])] });
  const session = run(position, function* (table) {
    rolled.push(yield* chooseCastingDie(table, 'rook'));
  });
  return { session, rolled };
}

test('p.35: with more Casting Upgrades than the one that fits its player chooses, each die once', () => {
  const { session, rolled } = casting(['magic-tome', 'blooming-tome']);
  const [first, second] = optionsOf(session);
  expect(optionsOf(session)).toHaveLength(2);
  session.decide(second!);
  expect(rolled).toEqual([second!.replace('upgrade:', '')]);
  const again = casting(['magic-tome', 'blooming-tome']);
  again.session.decide(first!);
  expect(again.rolled).toEqual([first!.replace('upgrade:', '')]);
});

test('p.35: one that fits is not asked about, nor are two of one die', () => {
  expect(casting(['magic-tome']).session.pending).toBeNull();
  expect(casting(['magic-tome', 'magic-tome']).session.pending).toBeNull();
});
