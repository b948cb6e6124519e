/** The largest board there may be, as a pack, for `npm run bench:page`. */

/** A file of a pack. */
export interface PackFile {
  readonly path: string;
  readonly text: string;
}

export const BIG = { pack: 'bench-pack', encounter: 'forty-by-forty', side: 40 } as const;

/** Tiles of ten by ten spaces, one of each kind of floor, with all that may lie on one. */
const TILES: Readonly<Record<string, readonly string[]>> = {
  flag: [
    '..........',
    '..h....#..',
    '.....h....',
    '.#......h.',
    '....ww....',
    '...wwww...',
    '....ww..h.',
    '.h........',
    '......#...',
    '..........',
  ],
  brick: [
    '....ww....',
    '.h..ww..#.',
    '....ww....',
    '....ww..h.',
    '.m..ww....',
    '....ww....',
    '.#..ww..m.',
    '....ww....',
    '.h..ww..h.',
    '....ww....',
  ],
  plank: [
    '..........',
    '.##....h..',
    '.##.......',
    '.....h....',
    '...dd.....',
    '...dd..#..',
    '..........',
    '.h......m.',
    '.....#....',
    '..........',
  ],
  marble: [
    '..........',
    '.#..h...#.',
    '..........',
    '..h....h..',
    '..........',
    '....##....',
    '..........',
    '.#..h...#.',
    '.......m..',
    '..........',
  ],
};
const THEMES = Object.keys(TILES);
const TILE = 10;
const SIDE = BIG.side / TILE;

/** What four of them bring: a weapon each. */
const PARTY = {
  'nightingale-arsen': { items: ['katar'], disciplines: [] },
  'zeke-jeong': { items: ['magic-staff'], disciplines: [] },
  'rook-lars': { items: ['hand-axe'], disciplines: [] },
  'remi-moretti': { items: ['great-hammer'], disciplines: [] },
};

/** Sixteen of them as a square board for twelve figures: a pack as somebody may write one. */
export function bigBoard(): PackFile[] {
  const file = (path: string, value: object): PackFile => ({
    path: `${BIG.pack}/${path}`,
    text: JSON.stringify(value),
  });
  const sources = { default: 'original' };
  const tiles = Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    return { tile: `bench-${THEMES[(x + y) % THEMES.length]}`, at: [x * TILE, y * TILE], turns: 0 };
  });
  const foes = Array.from({ length: 8 }, (_, i) => ({
    card: i < 6 ? 'cave-sickle' : 'animate',
    number: i < 6 ? i + 1 : i - 5,
    at: [6 + 2 * (i % 4), i < 4 ? 0 : 10],
  }));
  return [
    file('pack.json', {
      id: BIG.pack,
      name: 'Forty by forty',
      version: '1.0.0',
      engine: '>=0.1.0',
      authors: ['Middara table contributors'],
      licence: 'MIT',
      description: 'A board to measure on.',
    }),
    ...THEMES.map((theme) =>
      file(`tiles/bench-${theme}.json`, {
        ...{ id: `bench-${theme}`, type: 'tile', name: `Bench ${theme}`, sources },
        ...{ rows: TILES[theme], theme },
      }),
    ),
    file(`encounters/${BIG.encounter}.json`, {
      ...{ id: BIG.encounter, type: 'encounter', name: 'Forty by forty', sources },
      ...{ intro: 'A board to measure on.', lootLevel: 'mundane', tiles, combatants: foes },
      ...{ walls: [], terrain: [], tokens: [], loot: {}, rules: [], loadouts: PARTY },
      startingZone: [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
        [0, 1],
        [1, 1],
      ],
      endConditions: [
        { id: 'won', result: 'won', text: 'Measured.', when: { is: 'all-opponents-defeated' } },
        { id: 'lost', result: 'lost', text: 'Measured.', when: { is: 'all-adventurers-defeated' } },
      ],
    }),
  ];
}
