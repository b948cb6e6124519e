import { half, line, type Part, solid, twin, twinLine } from '../part.ts';

/** Two domes of eyes, a wide mouth, a skull on a staff. */
export const TOAD: readonly Part[] = [
  line('wood', 8, '168,204 160,30'),
  solid('bone', '144,10 158,-4 174,6 176,24 166,34! 166,42! 152,42! 152,34! 144,26', {
    tone: [-4, -5],
    inside: [solid('ink', '150,14 156,12 157,21 151,22'), solid('ink', '163,13 169,13 169,21 163,21')],
  }),
  solid('blood', '170,50! 186,58 192,84! 178,74!'),
  solid('water', '154,50! 142,62 140,84! 152,74!'),
  half('accent', '100,116 130,122 150,146 160,180 168,214! 100,214', {
    tone: [-9, -6],
    inside: [
      line('bone', 6, '62,150 82,166 100,160 118,166 138,150'),
      solid('bone', '94,164! 106,164! 100,184!'),
    ],
  }),
  solid('body', '140,140! 166,124 178,132! 174,150 148,160!', { tone: [-4, -4] }),
  half('body', '100,62 128,64 154,80 162,104 140,126 100,134', {
    tone: [-9, -8],
    inside: [solid('second', '40,118! 70,110 100,108 130,110 160,118! 140,144! 60,144!')],
  }),
  line('ink', 4, '44,116 70,108 100,106 130,108 156,116', { hole: true }),
  twin('body', '116,68! 114,44 132,32 150,44 150,68! 134,78', { tone: [-5, -6] }),
  twin('glow', '121,56 128,42 142,44 145,58 134,66', { tone: null, hole: true, ink: 2 }),
  twin('ink', '123,53! 134,50 143,53! 134,58', { flat: true, soft: true }),
  twin('body-', '114,60! 114,38 134,28 153,40! 152,48! 134,48 120,56!', { flat: true, hole: true }),
  twin('ink', '104,90 107,88 107,93 104,94', { flat: true, hole: true }),
  half('accent', '100,40! 106,58! 116,62! 108,72 100,74', { tone: [-3, -3] }),
];

/** A cap for a head and a hum that nothing magic outlasts. */
export const MUSHROOM: readonly Part[] = [
  solid('second', '0,214! 12,176! 24,176! 34,214!', { tone: [-4, 0] }),
  solid('accent', '-14,182! -8,158 18,150 44,160 50,182! 18,176', { tone: [-6, -5] }),
  half('second', '100,84 126,90 138,124 150,166 160,214! 100,214', {
    tone: [-12, -6],
    inside: [line('second-', 4, '60,176 76,182 92,178'), line('second-', 4, '112,186 128,190 142,184')],
  }),
  twin('second', '138,126! 166,130 186,152 180,176! 160,172 140,156!', { tone: [-5, -5] }),
  twinLine('ink', 6, '105,108 120,104 132,110', { hole: true }),
  twin('glow', '108,114! 120,110 128,114! 118,124', { glow: 3, hole: true }),
  solid('#3a1420', '78,140! 100,134 122,140! 114,154 100,158 86,154', { tone: null, hole: true, dull: true }),
  half('body', '100,84 140,92 184,96! 206,70 192,26 156,-8 100,-22', {
    tone: [-16, -10],
    inside: [
      solid('accent', '76,14 104,6 116,26 96,42 74,34'),
      solid('accent', '134,30 156,26 164,48 144,58 130,46'),
      solid('accent', '30,56 48,48 56,66 40,76 26,70'),
      solid('accent', '86,64 104,60 110,74 94,80'),
      solid('accent', '172,62 186,58 190,76 176,80'),
    ],
  }),
];
