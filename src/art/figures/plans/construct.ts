import { half, line, type Part, solid, twin, twinLine } from '../part.ts';
import { SMALL_FLAME } from './flame.ts';

/** Square blocks for shoulders, and arms. */
const TRUNK: readonly Part[] = [
  twin('second', '140,120! 176,116! 186,140! 184,176! 190,200! 146,200! 150,160!', {
    inside: [line('ink', 3, '148,168 188,168')],
  }),
  half('body', '100,84! 132,90! 150,122! 138,168! 132,200! 100,200', {
    tone: [-9, -5],
    inside: [line('body-', 5, '52,160 100,172 148,160')],
  }),
  twin('body', '122,84! 144,58! 180,64! 196,96! 188,128! 148,124! 128,108!', {
    inside: [line('body-', 4, '150,62 152,122'), line('body-', 4, '152,92 196,96')],
  }),
];

const HEAD: readonly Part[] = [
  half('second', '100,34! 118,38! 124,58! 118,84! 100,92!', { tone: [-5, -4] }),
  half('glow', '100,58! 116,54! 117,62! 100,68!', { glow: 4, hole: true }),
];

const CORE: readonly Part[] = [
  solid('glow', '100,112! 116,130! 100,152! 84,130!', { glow: 5, hole: true }),
  twinLine('glow', 3, '116,130 132,122', { hole: true }),
  line('glow', 3, '100,152 100,166', { hole: true }),
];

/** A small head between blocks of shoulders, a lit core, a cleaver raised and a chain that drags. */
export const CONSTRUCT: readonly Part[] = [
  line('wood', 10, '176,150 186,46'),
  solid('steel', '168,60! 160,-30! 182,-46! 206,-34! 214,62!', {
    tone: [-9, 0],
    inside: [solid('ink', '190,-20 196,-14 194,-6 186,-6 184,-14')],
  }),
  line('iron', 8, '22,150 4,164 12,184 -6,204'),
  ...TRUNK,
  ...HEAD,
  solid('second', '94,36! 92,6! 108,6! 106,36!', { tone: [-4, 0] }),
  ...CORE,
];

/** Given over: the same blocks, burning where a head was, a candle on each shoulder. */
export const OBLATION: readonly Part[] = [
  ...SMALL_FLAME,
  twin('bone', '152,62! 152,34! 166,34! 166,62!', { tone: [-4, 0] }),
  twin('flame', '159,10! 166,24 159,34 152,24', { glow: 5 }),
  ...TRUNK,
  ...CORE,
  line('accent', 9, '66,96 100,112 134,96'),
];
