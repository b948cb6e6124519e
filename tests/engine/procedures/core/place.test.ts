import { expect, test } from 'vitest';
import { figureIn, type Space } from '../../../../src/engine/index.ts';
import { chooseSpace, playerFor, seatFor } from '../../../../src/engine/procedures/core/place.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, doing, rook, run, scene, zeke } from '../../../support/encounter-arena.ts';

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

/** Who answers for whom, and with which seat, in whose turn. */
function answering(turnOf: string | null, down: readonly string[] = []) {
  const keeper = { id: 'keeper', card: 'lock-keeper', at: [2, 0], sp: 3 };
  const position = scene({
    figures: [rook([0, 0]), zeke([1, 0]), keeper, body('foe', [5, 0])],
    initiative: ['foe', 'zeke', 'rook', 'keeper'],
  });
  for (const id of down) editFigure(position.state, id).defeated = true;
  let found: Record<string, readonly unknown[]> = {};
  run(
    position,
    doing((table) => {
      if (turnOf !== null) table.emit({ type: 'turnBegan', figure: turnOf, rule: 'p.39' });
      const seatOf = (id: string) => figureIn(table.state, id).seat;
      expect(seatFor(table, null)).toBe(table.state.seats[0]!.id);
      found = Object.fromEntries(
        ['rook', 'zeke', 'foe'].map((id) => {
          const by = playerFor(table, id);
          expect(seatFor(table, id)).toBe(seatOf(by) ?? table.state.seats[0]!.id);
          return [id, by];
        }),
      ) as never;
    }),
  );
  return found;
}

test.each([
  ['rook', [], 'rook'],
  ['zeke', [], 'zeke'],
  ['foe', [], 'zeke'],
  [null, [], 'zeke'],
  [null, ['zeke'], 'rook'],
  ['zeke', ['zeke'], 'rook'],
  ['foe', ['zeke', 'rook'], 'keeper'],
  ['foe', ['zeke', 'rook', 'keeper'], 'foe'],
] as const)('p.19: in the turn of %s, with %j down, %s answers for a Combatant', (turnOf, down, by) => {
  expect(answering(turnOf, down)).toEqual({ rook: 'rook', zeke: 'zeke', foe: by });
});
