import { half, line, type Part, solid, twin, twinLine } from '../part.ts';

/** A ball of eggs with a small head and thin legs. */
export const BROOD: readonly Part[] = [
  twinLine('second', 9, '140,150 184,120 198,168'),
  twinLine('second', 9, '144,166 182,160 190,204'),
  twinLine('second', 9, '132,136 170,86 194,112'),
  half('body', '100,70 142,82 170,118 172,160 148,194 100,202', {
    tone: [-12, -10],
    inside: [
      line('body-', 4, '34,150 100,168 166,150'),
      solid('accent', '122,96 138,100 142,116 128,122 116,112'),
      solid('accent', '70,104 84,100 90,114 80,124 66,118'),
      solid('accent', '96,146 118,142 128,158 114,174 96,168'),
      solid('accent', '52,140 68,134 78,146 70,160 54,156'),
      solid('accent', '138,134 152,132 158,146 146,156 134,148'),
      solid('accent', '82,176 96,174 98,188 86,192'),
    ],
  }),
  line('ink', 6, '112,156 113,159', { hole: true }),
  line('ink', 6, '65,146 66,149', { hole: true }),
  line('ink', 6, '131,107 132,110', { hole: true }),
  line('ink', 6, '147,142 148,145', { hole: true }),
  line('ink', 6, '78,110 79,113', { hole: true }),
  half('second', '100,26 120,32 128,56 118,82 108,92 100,94', { tone: [-7, -6] }),
  twin('glow', '106,50 116,46 118,56 110,60', { glow: 3, hole: true }),
  twin('glow', '104,64 111,63 110,70 105,70', { glow: 2, hole: true }),
  twin('glow', '118,60 123,58 122,65 118,66', { glow: 2, hole: true }),
  twin('glow', '104,38 109,36 110,42 105,43', { glow: 2, hole: true }),
  twin('bone', '102,84! 112,82 114,98 106,112! 106,98', { tone: [-3, -3] }),
  twinLine('second', 5, '112,30 130,14 146,22'),
];
