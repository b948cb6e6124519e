import type {
  FieldAnswer,
  FieldFigure,
  FieldView,
} from '../../../../src/games/folklore/screens/encounter/field-view.ts';

const ROWS = [
  '..#.........',
  '..#....##...',
  '.......##...',
  '...r........',
  '............',
  '.....####...',
  '.....####...',
  '............',
  '##..........',
  '##       ...',
] as const;

const figure = (of: Partial<FieldFigure> & Pick<FieldFigure, 'id' | 'name' | 'at'>): FieldFigure => ({
  letter: of.name[0]!,
  card: of.id,
  side: 'hero',
  size: [1, 1],
  vita: 10,
  most: 16,
  notes: [],
  ...of,
});

/** A yard of twelve by ten: two heroes, two creatures of which one takes four spaces, an affliction. */
export const yard: FieldView = {
  name: 'The Mill Yard',
  columns: 12,
  rows: 10,
  round: 2,
  dark: false,
  groundOf: ([x, y]) => {
    const letter = ROWS[y]?.[x] ?? ' ';
    return letter === ' ' ? 'nothing' : letter === '#' ? 'blocking' : 'floor';
  },
  hazards: [
    { at: [3, 3], rank: 2 },
    { at: [9, 4], rank: 1 },
  ],
  flames: [[10, 7]],
  searches: [
    [0, 7],
    [11, 0],
  ],
  figures: [
    figure({ id: 'ferrywoman', name: 'Ferrywoman', at: [2, 4] }),
    figure({ id: 'huntsman', name: 'Huntsman', at: [1, 6], vita: 3, most: 14 }),
    figure({
      id: 'wolf',
      name: 'Lean wolf 2',
      letter: '2',
      card: 'lean-wolves',
      side: 'creature',
      at: [4, 4],
      vita: 3,
      most: 4,
    }),
    figure({
      id: 'swarm',
      name: 'Mill rats',
      letter: 'M',
      side: 'creature',
      size: [2, 2],
      at: [8, 2],
      vita: 6,
      most: 8,
    }),
    figure({
      id: 'drowned',
      name: 'The drowned 1',
      letter: '1',
      card: 'the-drowned',
      side: 'affliction',
      at: [7, 8],
      notes: ['misses its next attack'],
    }),
  ],
  order: [
    { figure: 'huntsman', turn: 'done' },
    { figure: 'ferrywoman', turn: 'now' },
    { figure: 'drowned', turn: 'to-come' },
    { figure: 'swarm', turn: 'to-come' },
    { figure: 'wolf', turn: 'to-come' },
  ],
};

export const answers: readonly FieldAnswer[] = [
  { option: 'go:3,4', space: [3, 4], label: 'Go', does: { kind: 'go', cost: 1, way: [[3, 4]] } },
  { option: 'go:2,3', space: [2, 3], label: 'Go', does: { kind: 'go', cost: 1, way: [[2, 3]] } },
  { option: 'go:3,5', space: [3, 5], label: 'Go', does: { kind: 'go', cost: 1, way: [[3, 5]] } },
  {
    option: 'go:4,6',
    space: [4, 6],
    label: 'Go',
    does: {
      kind: 'go',
      cost: 2,
      way: [
        [3, 5],
        [4, 6],
      ],
    },
  },
  {
    option: 'go:0,7',
    space: [0, 7],
    label: 'Go',
    does: {
      kind: 'go',
      cost: 3,
      way: [
        [1, 5],
        [0, 6],
        [0, 7],
      ],
    },
  },
  { option: 'search:0,7', space: [0, 7], label: 'Search', does: { kind: 'touch' } },
  {
    option: 'strike:wolf',
    space: [4, 4],
    label: 'Strike lean wolf 2',
    does: { kind: 'strike', figure: 'wolf', chance: 63 },
  },
  {
    option: 'strike:swarm',
    space: [8, 2],
    label: 'Strike mill rats',
    does: { kind: 'strike', figure: 'swarm', chance: 48 },
  },
];
