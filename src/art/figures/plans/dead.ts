import { half, line, type Part, put, solid, twin, twinLine } from '../part.ts';

const HALBERD: readonly Part[] = [
  line('wood', 9, '30,204 30,-2'),
  solid('steel', '30,-14! 38,10 58,4 66,28! 60,52 36,46! 36,20! 24,20! 24,46! 18,40 10,20 22,10', {
    tone: [-5, -5],
  }),
];

const ROBE: readonly Part[] = [
  half('body', '100,116 140,120 168,136 182,172 186,214! 100,214', {
    tone: [-12, -6],
    inside: [
      line('brass', 8, '30,176 100,196 170,176'),
      line('body-', 6, '100,130 100,214'),
      solid('bone', '40,150 46,146 48,156 42,160'),
      solid('bone', '152,158 158,152 164,160 156,166'),
      solid('bone', '146,180 151,176 154,184 148,187'),
    ],
  }),
];

const POINTS: readonly Part[] = [
  twin('second', '112,130! 132,104 146,66! 170,100 186,140 176,160! 148,148', {
    tone: [-7, -6],
    inside: [line('brass', 5, '144,74 160,110 178,148')],
  }),
];

/** Sockets with a light in them, and teeth. */
const SKULL: readonly Part[] = [
  half('skin', '100,44 126,50 136,76 130,98! 120,108! 116,126 100,130', { tone: [-9, -6] }),
  twin('#10201f', '104,78! 116,70 128,78 124,94 108,94', { tone: null, hole: true, dull: true }),
  twin('glow', '112,80 118,79 119,87 113,88', { glow: 5, hole: true }),
  solid('#10201f', '100,94! 106,106! 94,106!', { flat: true, hole: true }),
  twinLine('ink', 2.5, '104,114 104,122', { hole: true }),
  twinLine('ink', 2.5, '111,113 111,120', { hole: true }),
];

const WEED: readonly Part[] = [
  half(
    'accent',
    '100,122! 106,120 118,108! 128,112 126,140! 120,132 120,158! 112,146 110,176! 104,154 100,184!',
    { tone: [-5, -6] },
  ),
];

const CROWN: readonly Part[] = [
  half('brass', '100,2! 108,30! 122,8! 126,34! 144,20! 138,62! 120,54 100,52', {
    tone: [-6, -5],
    inside: [solid('glow', '100,34! 106,42! 100,50! 94,42!')],
  }),
];

/** Crown, collar points, halberd and a beard of weed. */
export const DEAD: readonly Part[] = [...HALBERD, ...ROBE, ...POINTS, ...SKULL, ...WEED, ...CROWN];

/** The same with the water up to his shoulders: two breakers for a collar, a trident. */
export const TIDE: readonly Part[] = [
  line('wood', 9, '26,204 26,20'),
  solid('steel', '26,-26! 34,18 46,12 52,-18! 62,24 48,46 32,48! 20,48! 4,46 -10,24 0,-18! 6,12 18,18', {
    tone: [-5, -5],
  }),
  ...ROBE,
  twin(
    'second',
    '108,150! 122,112 140,76 172,58 200,76 202,102 184,112 176,98! 186,94 182,82 166,84 156,104 168,134 196,150 204,214! 130,214!',
    {
      tone: [-9, -7],
      inside: [line('second+', 5, '130,140 146,100 170,74 190,84')],
    },
  ),
  twin('foam', '150,72! 160,54 182,48 204,62 210,84! 200,74 192,82! 182,68 168,68!', { tone: [-3, -5] }),
  ...SKULL,
  ...WEED,
  ...CROWN,
];

/** What is left when the robe is gone: a skull, a tail of light, and a crown that no longer sits. */
export const UNSEALED: readonly Part[] = [
  twin('body', '122,140! 152,112 180,120 196,92! 214,84! 210,106! 222,110! 206,134 176,152 140,166!', {
    tone: [-6, -6],
  }),
  solid(
    'body',
    '64,126! 84,112 116,112 136,126 142,154 126,174 132,192 156,200! 132,216 104,206 88,214 58,208! 80,196 76,176 60,156',
    {
      tone: [-12, -8],
      inside: [line('second', 5, '86,130 90,160 84,190'), line('second', 5, '114,130 110,160 118,192')],
    },
  ),
  ...put(SKULL, [0, 2, 0, 1]),
  solid('glow', '100,112! 114,132! 100,156! 86,132!', { glow: 6, hole: true }),
  ...put(CROWN, [-8, -24, 6, 1.02]),
];

/** One of the drowned: no crown, hair of weed, a boathook. */
export const HAND: readonly Part[] = [
  line('wood', 9, '170,206 160,86'),
  solid('steel', '154,92! 148,56 158,22 186,10 210,28 210,60! 206,78! 198,64 192,40 178,32 168,52 170,92!', {
    tone: [-5, -4],
  }),
  half('second', '100,124 132,128 158,144 166,172! 158,186! 164,214! 100,214', {
    tone: [-12, -6],
    inside: [
      line('body', 8, '56,150 100,186 144,150'),
      line('second-', 4, '100,186 100,214'),
      solid('bone', '60,176 66,172 68,182 62,186'),
    ],
  }),
  half('accent', '100,34 130,38 148,66 146,104 154,140! 138,128 132,150! 124,110 122,70 100,56', {
    tone: [-6, -6],
  }),
  ...SKULL,
  half('accent', '100,36 122,42 134,64! 126,74! 120,60! 112,78! 106,58! 100,70!', { tone: [-5, -5] }),
  solid('skin', '146,128! 166,120 180,130 178,148 160,154!', { tone: [-4, -4] }),
];
