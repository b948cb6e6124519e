import { half, type Part, solid, twin, twinLine } from '../part.ts';

/** A colossus with the horns of a ram, wings half open. */
export const HORNED: readonly Part[] = [
  twin(
    'second',
    '128,104! 150,40 196,-16! 204,30 218,52! 206,84 214,112! 192,124 188,150! 160,142 132,150!',
    {
      tone: [-8, -6],
      inside: [
        twinLine('second-', 4, '140,104 166,60 192,8'),
        twinLine('second-', 4, '144,116 178,92 208,70'),
        twinLine('second-', 4, '144,128 178,122 200,116'),
      ],
    },
  ),
  half('body', '100,70 134,66 158,84 160,116 140,150 146,206! 112,206! 100,176!', {
    tone: [-14, -8],
    inside: [
      solid('accent', '66,144! 100,134 134,144! 128,172 100,186 72,172'),
      twinLine('body-', 4, '104,100 124,112 142,104'),
    ],
  }),
  twin('body', '146,82! 168,90 176,124 170,158 150,172 140,160! 146,124', { tone: [-6, -5] }),
  half('body', '100,30 120,34 126,54 120,78 108,92 100,94', { tone: [-8, -6] }),
  twin('bone', '110,40! 122,12 152,6 168,26 160,50 142,56 136,46! 150,40 152,28 138,24 126,44!', {
    tone: [-5, -5],
  }),
  twinLine('ink', 5, '104,56 114,52 120,54', { hole: true }),
  twin('glow', '106,60! 114,57 118,61! 112,66', { glow: 4, hole: true }),
  twinLine('ink', 3, '102,80 108,76', { hole: true }),
];
