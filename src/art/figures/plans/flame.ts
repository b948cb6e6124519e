import { half, line, type Part, put, solid, twin, twinLine } from '../part.ts';

/** Flame in flame, with a face. */
const FIRE: readonly Part[] = [
  solid(
    'second',
    '100,-14! 112,20 142,40 150,24! 170,60 168,104 160,130! 176,122! 168,160 140,186 120,182 112,204! 92,188 60,184 38,158 30,118! 44,126! 34,84 48,44! 58,64 84,40 92,8!',
    { tone: [-10, -6] },
  ),
  solid(
    'body',
    '100,24! 112,50 136,66 146,62! 152,98 142,140 118,166 104,184! 84,166 58,144 50,104 58,80! 68,88 88,60!',
    { tone: [-8, -5], dull: true, ink: 0 },
  ),
  solid('accent', '100,64! 110,84 130,96 130,124 116,150 100,162! 82,148 70,122 74,96 92,84!', {
    tone: [-6, -4],
    dull: true,
    ink: 0,
  }),
  twin('#3a1414', '104,108! 112,96 126,100! 124,120 112,122', { flat: true, hole: true }),
  twin('glow', '112,106 117,104 118,112 113,113', { glow: 3, hole: true }),
  solid('#3a1414', '88,130! 100,126 112,130! 108,150 100,154 92,150', { flat: true, hole: true }),
];

const SPECKS: readonly Part[] = [
  solid('body', '22,60! 32,72 24,84 14,72', { glow: 4 }),
  solid('accent', '182,84! 190,92 184,100 176,92', { glow: 4 }),
  solid('#5a4f55', '24,176 34,172 38,182 28,186', { tone: [-2, -2] }),
  solid('#5a4f55', '158,190 170,186 174,196 162,200', { tone: [-2, -2] }),
];

/** One flame with a face. */
export const FLAME: readonly Part[] = [...FIRE, ...SPECKS];

/** Fire as it is, on a body of other colours. */
const EMBERS: Readonly<Record<string, string>> = { second: '#c23a1e', body: '#ff8b2e', accent: '#ffd66b' };

/** The same where a head would be. */
export const SMALL_FLAME: readonly Part[] = put(
  FIRE.map((part) => ({ ...part, fill: EMBERS[part.fill] ?? part.fill })),
  [45, -36, 0, 0.64],
);

/** In the cage of a lantern, which swings. */
export const LANTERN: readonly Part[] = [
  line('iron', 8, '72,20 76,-18 100,-34 124,-18 128,20'),
  half('iron', '100,8! 128,14! 158,42! 158,54! 100,54!', { tone: [-8, -4] }),
  half('#2a2230', '100,50 146,54! 152,120! 140,176! 100,176!', { tone: null, dull: true }),
  ...put(FIRE, [38, 48, 0, 0.62]),
  twinLine('iron', 7, '144,52 152,118 138,176'),
  twinLine('iron', 5, '122,52 126,118 118,176'),
  half('iron', '100,172! 150,172! 158,190! 130,204! 100,206!', { tone: [-8, -4] }),
];

/** Two small ones, never of one mind, and what leaps between them. */
export const SPARKS: readonly Part[] = [
  line('glow', 7, '66,96 88,84 94,112 116,96 124,122 142,112', { hole: true }),
  ...put(FIRE, [-18, 6, -8, 0.68]),
  ...put(FIRE, [84, 76, 10, 0.62]),
];

/** A spirit that wails, in irons. */
export const CHAINED: readonly Part[] = [
  twin('body', '128,88! 156,76 182,92 206,78! 202,104 212,118! 190,122 160,120 134,128!', { tone: [-6, -6] }),
  half('body', '100,-10 132,-2 150,34 148,92 154,142 176,200! 150,184 140,206! 120,186 100,208!', {
    tone: [-14, -8],
    inside: [twinLine('second', 5, '128,120 134,160 146,190')],
  }),
  twin('#151722', '106,40! 116,28 130,36! 130,56 116,62 106,54', { flat: true, hole: true }),
  twin('glow', '116,42 121,40 122,50 117,51', { glow: 4, hole: true }),
  half('#151722', '100,68 112,72 116,92 110,110 100,114', { flat: true, hole: true }),
  twin('iron', '170,82! 186,76! 192,120! 176,124!', { tone: [-4, 0] }),
  line('iron', 8, '22,112 44,146 100,160 156,146 178,112'),
  line('steel', 4, '30,126 60,152 100,160 140,152 170,126'),
  solid('iron', '84,150! 116,150! 116,182! 84,182!', {
    tone: [-6, -4],
    inside: [solid('ink', '96,160 104,160 102,174 98,174')],
  }),
];
