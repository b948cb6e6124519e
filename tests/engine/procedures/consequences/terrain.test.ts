import { describe, expect, test } from 'vitest';
import { TERRAINS, type Terrain, terrainAt } from '../../../../src/engine/index.ts';
import { term, textCause } from '../../../../src/engine/model/messages/cause.ts';
import {
  canPlaceTerrain,
  placeTerrain,
} from '../../../../src/engine/procedures/consequences/place-terrain.ts';
import { resolveReveal } from '../../../../src/engine/procedures/consequences/reveal.ts';
import { eventsOf, optionsOf } from '../../../support/arena.ts';
import {
  body,
  doing,
  inTurnOf,
  playFrom,
  rook,
  run,
  scene,
  token,
  zeke,
} from '../../../support/encounter-arena.ts';

/** One space of each terrain, in the order of TERRAINS, and a space to stand on. */
const rows = ['.hwm#ds .'];

/** Table of p.21, and Planks of p.67: over what each may be placed. */
const may: Readonly<Record<Terrain, readonly Terrain[]>> = {
  normal: ['normal', 'hindering', 'water', 'muck', 'dangerous', 'special'],
  hindering: ['normal'],
  water: ['normal', 'hindering', 'muck'],
  muck: ['normal', 'hindering'],
  obstructing: ['normal', 'hindering', 'water', 'muck', 'special'],
  dangerous: ['normal', 'hindering', 'water', 'muck', 'special'],
  special: ['normal'],
  void: [],
};

describe('placing terrain, p.21', () => {
  test.each(TERRAINS)('%s replaces what the table lets it', (terrain) => {
    const position = scene({ figures: [rook([8, 0])], board: { rows } });
    run(
      position,
      doing((table) => {
        const over = TERRAINS.filter((_, x) => canPlaceTerrain(table, terrain, [x, 0]));
        expect([...over].sort()).toEqual([...may[terrain]].sort());
      }),
    );
  });

  test('where it may not be it is not placed, the rest is', () => {
    const session = run(
      scene({ figures: [rook([8, 0])], board: { rows } }),
      doing((table) =>
        placeTerrain(
          table,
          'water',
          [
            [0, 0],
            [4, 0],
            [5, 0],
            [3, 0],
          ],
          'rook',
        ),
      ),
    );
    expect(eventsOf(session, 'terrainPlaced')).toMatchObject([
      {
        terrain: 'water',
        spaces: [
          [0, 0],
          [3, 0],
        ],
        by: 'rook',
        rule: 'p.21',
      },
    ]);
    expect(session.state.board.rows).toEqual(['whww#ds .']);
  });

  test('Obstructing is never placed on a figure, other terrain is', () => {
    const session = run(
      scene({ figures: [rook([0, 0])], board: { rows: ['...'] } }),
      doing((table) => {
        placeTerrain(
          table,
          'obstructing',
          [
            [0, 0],
            [1, 0],
          ],
          null,
        );
        placeTerrain(table, 'muck', [[0, 0]], null);
      }),
    );
    expect(session.state.board.rows).toEqual(['m#.']);
  });

  test('a Plank makes Dangerous ground safe to stand on (p.67)', () => {
    const session = playFrom(
      scene({
        figures: [{ id: 'lock-keeper-1', card: 'lock-keeper', at: [0, 0], sp: 5 }, zeke([3, 0])],
        board: { rows: ['.d..'] },
        active: 'lock-keeper-1',
      }),
    );
    session.decide('use:lock-keeper-1.lock-keeper/plank');
    expect(terrainAt(session.state.board, [1, 0])).toBe('normal');
    for (const answer of ['move', 'step:1,0', 'end']) session.decide(answer);
    expect(eventsOf(session, 'figureDefeated')).toEqual([]);
  });

  test('tokens in new Dangerous terrain are discarded', () => {
    const session = run(
      scene({
        figures: [rook([0, 0])],
        board: { rows: ['....'] },
        tokens: [
          token('loot', [2, 0], 'red'),
          token('objective', [2, 0], 'blue'),
          token('loot', [3, 0], 'green'),
        ],
      }),
      (table) =>
        resolveReveal(
          table,
          [{ do: 'place-terrain', terrain: 'dangerous', spaces: [[2, 0]] }],
          'rook',
          textCause('totem', 'blue'),
        ),
    );
    expect(session.state.boardTokens.map(({ id }) => id)).toEqual(['green']);
  });
});

test.each([
  ['into a Dangerous space is discarded', [2, 0], ['blue']],
  ['beside one is not', [1, 0], ['blue', 'red']],
] as const)('p.21, X30: a token that a text moves %s; others stay where they lie', (_, to, left) => {
  const session = run(
    scene({
      figures: [rook([0, 0])],
      board: { rows: ['..d.'] },
      tokens: [token('objective', [3, 0], 'blue'), token('loot', [0, 0], 'red')],
    }),
    (table) =>
      resolveReveal(table, [{ do: 'move-token', token: 'red', to }], 'rook', textCause('totem', 'blue')),
  );
  expect(session.state.boardTokens.map(({ id }) => id)).toEqual(left);
});

describe('placing terrain by an ability', () => {
  const place = (
    op: object,
    input: Partial<Parameters<typeof scene>[0]> = {},
    target: string | null = null,
  ) =>
    run(
      scene({
        figures: [rook([1, 1]), zeke([4, 1])],
        board: { rows: ['.....', '.....', '.....'] },
        ...input,
      }),
      inTurnOf('rook', (table) =>
        table.hooks.carryOut(
          table,
          [{ do: 'place-terrain', ...op } as never],
          'rook',
          target,
          term('this-attack'),
        ),
      ),
    );

  test('on every adjacent space at once where there is nothing to choose', () => {
    const session = place({ terrain: 'water', spaces: 8, within: 'adjacent' });
    expect(session.state.board.rows).toEqual(['www..', 'w.w..', 'www..']);
  });

  test('on so many spaces of the user’s choice, one after the other', () => {
    const session = place({ terrain: 'muck', spaces: 2, within: 'adjacent' });
    expect(session.pending).toMatchObject({ kind: 'choose-space', figure: 'rook', rule: 'p.21' });
    expect(optionsOf(session)).toHaveLength(8);
    session.decide('space:0,0');
    expect(optionsOf(session)).toHaveLength(7);
    session.decide('space:2,2');
    expect(session.state.board.rows).toEqual(['m....', '.....', '..m..']);
  });

  test('in range only with line of sight; in the Sphere of Influence past figures', () => {
    const wide = { board: { rows: ['......'] }, figures: [rook([0, 0]), body('foe', [2, 0])] };
    const ids = (within: string, range?: number) =>
      optionsOf(place({ terrain: 'muck', spaces: 1, within, ...(range ? { range } : {}) }, wide));
    expect(ids('range', 4)).toEqual(['space:0,0', 'space:1,0', 'space:2,0']);
    expect(ids('soi')).toEqual(['space:0,0', 'space:1,0', 'space:2,0', 'space:3,0', 'space:4,0']);
  });

  test('on the spaces of the figure attacked', () => {
    const session = place({ terrain: 'muck', spaces: 1, within: 'target' }, {}, 'zeke');
    expect(session.state.board.rows).toEqual(['.....', '....m', '.....']);
  });
});
