import type { PersonLook } from '../../../engine/index.ts';
import { half, line, type Part, solid, twin, twinLine } from '../part.ts';

/** Shoulders of 150 to 185 in the box and a line for the arm: narrower ones made chess pawns of them. */
export const CHESTS: Readonly<Record<NonNullable<PersonLook['chest']>, readonly Part[]>> = {
  coat: [
    half('cloth', '100,126 126,129 158,138 178,162 186,214! 100,214', {
      inside: [
        twinLine('ink', 3, '150,176 152,214'),
        twinLine('cloth+', 3, '152,150 164,160 170,178', { opacity: 0.5 }),
        solid('linen', '100,130! 124,126! 116,170 100,196!'),
        solid('linen-', '100,130! 76,126! 84,170 100,196!'),
      ],
    }),
    twin('cloth+', '100,196! 118,166 126,132! 142,140! 130,180 104,214!', { tone: [-5, -4] }),
  ],
  leather: [
    half('leather', '100,126 126,129 158,140 176,164 182,214! 100,214', {
      inside: [
        twinLine('ink', 3, '148,178 150,214'),
        line('leather-', 4, '56,190 100,200 144,190'),
        line('ink', 9, '70,138 112,214'),
        line('brass', 5, '70,138 112,214'),
      ],
    }),
    twin('cloth', '124,130! 158,132 182,152 186,180! 158,168 132,154!'),
  ],
  plate: [
    half('iron', '100,128 126,130 148,144 158,170 160,214! 100,214', {
      inside: [
        line('ink', 3, '100,140 100,214', { opacity: 0.7 }),
        line('ink', 3, '62,176 100,186 138,176', { opacity: 0.6 }),
      ],
    }),
    twin('steel', '124,130! 150,124 176,138 188,168 186,190! 160,178 136,160!', {
      inside: [
        line('ink', 3, '134,150 160,158 182,180', { opacity: 0.7 }),
        line('cloth', 6, '130,142 166,142 186,162'),
      ],
    }),
  ],
  robe: [
    half('cloth', '100,124 124,129 154,140 174,166 186,214! 100,214', {
      inside: [
        twinLine('ink', 3, '146,176 156,214'),
        twinLine('cloth-', 4, '118,176 124,214'),
        line('accent', 9, '100,132 100,214'),
        line('accent', 7, '70,130 100,160 130,130'),
      ],
    }),
  ],
  kimono: [
    half('cloth', '100,126 126,129 160,138 182,160 192,214! 100,214', {
      inside: [
        twinLine('ink', 3, '150,170 150,214'),
        twin('linen', '166,160 174,164 174,174 166,178 158,174 158,164'),
        line('linen', 10, '72,128 122,214'),
        line('ink', 14, '128,128 78,214'),
        line('linen', 10, '128,128 78,214'),
      ],
    }),
  ],
  fur: [
    half('leather', '100,130 126,134 156,144 172,168 178,214! 100,214', {
      inside: [twinLine('ink', 3, '146,180 148,214')],
    }),
    half(
      'fur',
      '100,150! 110,166! 118,148! 132,172! 138,152! 158,180! 160,158! 178,172! 170,146 148,128 122,122 100,124',
      { tone: [-5, -8] },
    ),
  ],
  apron: [
    half('linen', '100,126 126,129 160,140 180,164 186,214! 100,214', {
      tone: [-17, -6],
      inside: [twinLine('ink', 3, '152,176 154,214')],
    }),
    half('leather', '100,150! 126,150! 132,168 152,178 156,214! 100,214!', {
      inside: [
        line('brass', 4, '62,182 100,188 138,182'),
        line('steel', 7, '82,166 82,196'),
        line('steel', 5, '100,162 100,196'),
        line('wood', 7, '118,166 118,196'),
        line('ink', 3, '70,196 130,196'),
      ],
    }),
    twin('leather', '112,130! 122,130! 124,152! 114,152!', { tone: null }),
  ],
};
