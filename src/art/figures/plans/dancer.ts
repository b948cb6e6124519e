import { line, type Part, solid } from '../part.ts';

/** On one toe, ribbons behind, a long thin blade before. */
export const DANCER: readonly Part[] = [
  solid('accent', '84,70! 52,56 26,66 -4,44! 14,84 40,84 66,96!', { tone: [-4, -4] }),
  solid('accent', '80,100! 50,112 30,104 4,124! 34,132 60,130 86,118!', { tone: [-4, -4] }),
  line('body', 11, '98,150 90,178 94,206'),
  line('body', 11, '110,148 142,166 160,146'),
  solid('body', '88,72! 112,72! 116,104 138,140 122,158 100,152 78,162 66,146! 86,106', {
    tone: [-8, -6],
    inside: [line('second', 6, '84,106 116,104'), line('body-', 4, '98,120 92,152')],
  }),
  line('body', 9, '86,78 62,96 70,116'),
  line('body', 9, '112,78 136,70 150,54'),
  line('steel', 6, '144,62 206,-24'),
  line('brass', 9, '140,48 156,60'),
  solid('body', '86,40 94,26 110,28 116,44 108,62 96,66 88,56', { tone: [-7, -5] }),
  solid('second', '112,30! 100,14 82,20 70,14! 62,30 40,34! 64,52 82,62! 86,42 98,32', { tone: [-5, -4] }),
  solid('glow', '98,44! 103,41 107,45! 102,48', { glow: 3, hole: true }),
  line('ink', 3, '99,56 106,55', { hole: true }),
];
