/** Floors by name: a new one is ten lines. */

/** How a floor is laid; each is a file of `materials`. */
export type Laying = 'flag' | 'brick' | 'plank' | 'marble' | 'cobble' | 'mud';
/** What stands where a space is Obstructing. */
export type Block = 'crates' | 'barrels' | 'pillar' | 'tomb' | 'boulder';

/** What a floor is made of. A new one is ten lines here: colours are hex, palettes hex after hex. */
export interface Theme {
  readonly laying: Laying;
  readonly stones: string;
  /** The darker stones of a chequered floor. */
  readonly darkStones?: string;
  readonly seam: string;
  /** How much moss takes where it is damp, 0..1. */
  readonly moss: number;
  /** How much it shines, 0..1. */
  readonly gloss: number;
  /** A film of oil lies on it. */
  readonly oily?: boolean;
  /** The light where no lamp comes to. */
  readonly mood: string;
  readonly block: Block;
  readonly rubble: string;
}

export const THEMES = {
  flag: {
    laying: 'flag',
    stones: '8d8374 7c766c 9a8c76 6f6b66 857a6b',
    seam: '453d35',
    moss: 0.25,
    gloss: 0.12,
    mood: 'ffb866',
    block: 'crates',
    rubble: '8f8678 776f66 a09280',
  },
  oil: {
    laying: 'flag',
    stones: '4f4c50 45434a 5a5453 3d3c44 524a48',
    seam: '26232a',
    moss: 0,
    gloss: 0.5,
    oily: true,
    mood: 'ff9c4a',
    block: 'barrels',
    rubble: '5a5658 474449 6a605a',
  },
  brick: {
    laying: 'brick',
    stones: '7d6a5c 6b6460 8a6f5a 5d5f5e 74635a',
    seam: '3d3833',
    moss: 0.75,
    gloss: 0.35,
    mood: '8fd0e6',
    block: 'pillar',
    rubble: '7d6c60 66605c 8a7562',
  },
  plank: {
    laying: 'plank',
    stones: '7b5a3a 6a4c32 8a6843 5d4630 755238',
    seam: '2c1f15',
    moss: 0.05,
    gloss: 0.15,
    mood: 'ffbe70',
    block: 'crates',
    rubble: '7d6a55 6b5a49 8d7a62',
  },
  marble: {
    laying: 'marble',
    stones: 'a39b93 958f8d aca296 8b878b 9c948e',
    darkStones: '565a68 4b5060 616371 444958 585a66',
    seam: '5c544e',
    moss: 0.12,
    gloss: 0.6,
    mood: 'b9c6ff',
    block: 'tomb',
    rubble: '8f8881 7b777c 9c948a',
  },
  mud: {
    laying: 'mud',
    stones: '837a68 726b5f 8f8470 66625a 7b7262',
    seam: '43392d',
    moss: 0.8,
    gloss: 0.25,
    mood: 'c7d98a',
    block: 'boulder',
    rubble: '7d7466 6a6256 8c8272',
  },
  cobble: {
    laying: 'cobble',
    stones: '7c7a78 6c6d70 8a857c 5e6167 757069',
    seam: '36363a',
    moss: 0.5,
    gloss: 0.4,
    mood: '9fd3e0',
    block: 'pillar',
    rubble: '7f7c78 6a6a6c 8f8a80',
  },
  sand: {
    laying: 'flag',
    stones: 'a8906a 9a8360 b59b72 8c7858 a08a66',
    seam: '5d4a33',
    moss: 0.08,
    gloss: 0.06,
    mood: 'ffc982',
    block: 'crates',
    rubble: 'a59070 8d7a5f b39d7c',
  },
  turf: {
    laying: 'mud',
    stones: '6f7a55 5f6b4c 7d8260 68705a 747a58',
    seam: '37402c',
    moss: 0.9,
    gloss: 0.08,
    mood: 'd8c99a',
    block: 'boulder',
    rubble: '8a8f6a 757a5c 989a78',
  },
} as const satisfies Readonly<Record<string, Theme>>;

export type ThemeName = keyof typeof THEMES;

/** What the JSON of a tile may name; anything else is a fault of the file. */
export const THEME_NAMES = Object.keys(THEMES) as ThemeName[];
export const ORNAMENTS = ['rose-window'] as const;
/** What stands where the board ends: built walls, or the rock it was cut from. */
export const SURROUNDINGS = ['wall', 'rock'] as const;
/** The light of an encounter: by lamps under ground, by night, by the last light of a day. */
export const MOODS = ['lamplight', 'night', 'dusk'] as const;

export type Ornament = (typeof ORNAMENTS)[number];
export type Surroundings = (typeof SURROUNDINGS)[number];
export type Mood = (typeof MOODS)[number];
