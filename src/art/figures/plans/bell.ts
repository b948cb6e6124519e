import { half, line, type Part, solid, twin, twinLine } from '../part.ts';

/** A cracked bell on its beam that looks down, and the tongue that came loose. */
export const BELL: readonly Part[] = [
  line('wood', 16, '26,-10 174,-10'),
  twinLine('iron', 5, '150,-2 142,18 134,34'),
  line('iron', 10, '84,16 88,-6 112,-6 116,16'),
  half('body', '100,12 126,20 142,46 148,84 158,118 182,142! 182,158! 100,160!', {
    tone: [-16, -8],
    inside: [
      line('body-', 5, '52,96 100,106 148,96'),
      line('accent', 7, '40,140 100,150 160,140'),
      line('ink', 4, '150,70 138,86 144,100 132,116'),
    ],
  }),
  twin('#151722', '108,58! 122,48 136,56! 134,74 120,82 110,72', { flat: true, hole: true }),
  twin('glow', '118,62 125,60 126,70 119,71', { glow: 5, hole: true }),
  half('#151722', '100,112! 116,108 128,114! 118,130 100,134', { flat: true, hole: true }),
  line('iron', 9, '100,158 100,176'),
  solid('second', '100,166 118,174 122,190 112,206 100,210 88,206 78,190 82,174', { tone: [-6, -5] }),
];
