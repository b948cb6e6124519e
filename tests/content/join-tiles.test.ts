import { describe, expect, test } from 'vitest';
import type { EncounterFile, TileFile } from '../../src/content/files/encounter-file.ts';
import { joinTiles } from '../../src/content/join-tiles.ts';

const tile = (id: string, rows: string[], more: Partial<TileFile> = {}): TileFile => ({
  id,
  type: 'tile',
  name: id,
  sources: { default: 'original' },
  rows,
  ...more,
});
const tiles = new Map([
  [
    'hook',
    tile('hook', ['.h#', 'w  '], {
      elevation: ['123', '411'],
      walls: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    }),
  ],
  ['dot', tile('dot', ['m'])],
]);
const join = (file: Partial<EncounterFile>) =>
  joinTiles({ tiles: [], terrain: [], ...file } as EncounterFile, tiles);

describe('joinTiles', () => {
  test.each([
    [
      0,
      ['.h#', 'w'],
      ['123', '411'],
      [
        [0, 0],
        [1, 0],
      ],
    ],
    [
      1,
      ['w.', ' h', ' #'],
      ['41', '12', '13'],
      [
        [1, 0],
        [1, 1],
      ],
    ],
    [
      2,
      ['  w', '#h.'],
      ['114', '321'],
      [
        [2, 1],
        [1, 1],
      ],
    ],
    [
      3,
      ['#', 'h', '.w'],
      ['31', '21', '14'],
      [
        [0, 2],
        [0, 1],
      ],
    ],
  ] as const)('turns a tile %i times clockwise with its levels and walls', (turns, rows, levels, wall) => {
    const { board, tiles: outlines, findings } = join({ tiles: [{ tile: 'hook', at: [0, 0], turns }] });
    expect(findings).toEqual([]);
    expect(board.rows).toEqual(rows);
    // A blank is no space, so its level is never asked for: the digits there come out as 1.
    expect(board.elevation).toEqual(levels);
    expect(board.walls).toEqual([wall]);
    expect(outlines[0]!.size).toEqual(turns % 2 ? [2, 3] : [3, 2]);
  });

  test('fills the gaps of one tile with another, tokens on top', () => {
    const { board, findings } = join({
      tiles: [
        { tile: 'hook', at: [1, 0], turns: 0 },
        { tile: 'dot', at: [2, 1], turns: 0 },
      ],
      terrain: [{ terrain: 'water', spaces: [[2, 1]] }],
      walls: [
        [
          [1, 1],
          [2, 1],
        ],
      ],
    });
    expect(findings).toEqual([]);
    expect(board.rows).toEqual([' .h#', ' ww']);
    expect(board.walls).toHaveLength(2);
  });

  test('says which tokens and walls lie wrong', () => {
    const { findings } = join({
      tiles: [{ tile: 'hook', at: [0, 0], turns: 0 }],
      terrain: [
        {
          terrain: 'muck',
          spaces: [
            [0, 0],
            [0, 1],
            [5, 5],
          ],
        },
      ],
      walls: [
        [
          [0, 0],
          [2, 0],
        ],
        [
          [8, 8],
          [8, 9],
        ],
      ],
    });
    expect(findings.map(({ path }) => path)).toEqual([
      '$.terrain[0].spaces[1]',
      '$.terrain[0].spaces[2]',
      '$.walls[0]',
      '$.walls[1]',
    ]);
  });
});
