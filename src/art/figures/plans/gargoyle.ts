import { half, line, type Part, twin, twinLine } from '../part.ts';

/** Wings up, water out of the mouth. */
export const GARGOYLE: readonly Part[] = [
  twin(
    'second',
    '118,120! 130,70 156,22 170,-6! 180,24 198,48! 190,82 196,110! 184,128 186,150! 160,146 124,148!',
    {
      tone: [-6, -7],
      inside: [
        line('second-', 4, '170,0 160,60 130,130'),
        line('second-', 4, '194,52 170,90 136,136'),
        line('second-', 4, '192,112 166,124 140,142'),
      ],
    },
  ),
  twin('body', '118,150! 146,142 162,166 158,200! 122,200! 130,180!', {
    inside: [line('ink', 3, '134,190 134,200'), line('ink', 3, '146,190 146,200')],
  }),
  half('body', '100,112 130,120 138,150 126,186 100,190'),
  twin('bone', '116,66! 126,40 146,34! 140,58 130,80!', { tone: [-4, -5] }),
  half('body', '100,56 122,62 134,86 126,108 118,128 100,134', { tone: [-8, -7] }),
  twinLine('ink', 6, '103,84 118,76 132,78', { hole: true }),
  twin('glow', '106,86! 120,80 124,86! 114,92', { glow: 3, hole: true }),
  half('#1f2b33', '100,104! 112,104 118,114! 114,130 100,134', { tone: null, hole: true, dull: true }),
  half('accent', '100,114 108,116 112,150 118,186! 100,192', {
    tone: [-6, -2],
    inside: [line('#c8eef6', 4, '96,118 94,186')],
  }),
  twin('bone', '106,104! 114,104! 110,116!', { tone: null, ink: 1.2 }),
];
