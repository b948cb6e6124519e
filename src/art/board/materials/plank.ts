import { at, noise } from '../noise.ts';
import { type Colours, channelOf } from '../palette.ts';
import { hash, mix, smooth } from '../pass-numbers.ts';
import type { Laid } from './laid.ts';

const WIDTH = 0.25;
/** A nail's head, its radius squared. */
const NAIL = 0.00042;

/** Planks with grain, knots and nails, worn where people go; they lie as the seed says, east-west or north-south. */
export function plank(stones: Colours, seam: Colours, gloss: number, seed: number): Laid {
  const { coarse, fine } = noise();
  const isUpright = (seed & 1) === 0;
  return (row) => {
    const { from, to, left, y, pixels, red, green, blue, height } = row;
    let lastBoard = Number.NaN;
    let lastPiece = Number.NaN;
    let length = 0;
    let offset = 0;
    let id = 0;
    let own = 0;
    let r = 0;
    let g = 0;
    let b = 0;
    for (let i = from; i < to; i++) {
      const x = left + (i + 0.5) / pixels;
      const u = isUpright ? y : x;
      const v = isUpright ? x : y;
      const board = Math.floor(v / WIDTH);
      if (board !== lastBoard) {
        length = 2.2 + 1.4 * hash(board, seed, 4);
        offset = hash(board, seed, 7) * 5;
      }
      const piece = Math.floor((u + offset) / length);
      if (board !== lastBoard || piece !== lastPiece) {
        lastBoard = board;
        lastPiece = piece;
        id = hash(piece, board, seed);
        own = (hash(piece, board, 2) - 0.5) * 0.22;
        r = channelOf(stones, id, 0);
        g = channelOf(stones, id, 1);
        b = channelOf(stones, id, 2);
      }
      const lu = u + offset - piece * length;
      const lv = v - board * WIDTH;
      const inside =
        Math.min(lv, WIDTH - lv, lu * 0.9, (length - lu) * 0.9) + (at(coarse, u * 60, v * 200) - 0.5) * 0.012;
      const whole = smooth(0.006, 0.02, inside);
      const knot = at(coarse, u * 26 + id * 300, v * 90 + id * 210);
      const grain = at(fine, u * 34 + id * 500, v * 300 + knot * 60);
      const ring = 0.5 + 0.5 * Math.sin(knot * 26 + v * 18 + id * 9);
      const worn = smooth(0.5, 0.72, at(coarse, x * 16 + seed, y * 16));
      const tone = 0.66 + 0.36 * grain + 0.16 * ring + own;
      const nu = Math.min(Math.abs(lu - 0.09), Math.abs(length - lu - 0.09));
      const nv = Math.min(Math.abs(lv - 0.065), Math.abs(lv - 0.185));
      const isNail = nu * nu + nv * nv < NAIL;
      red[i] = mix(seam[0]!, isNail ? 36 : r * tone, whole) * (1 + 0.1 * worn);
      green[i] = mix(seam[1]!, isNail ? 32 : g * tone, whole) * (1 + 0.09 * worn);
      blue[i] = mix(seam[2]!, isNail ? 30 : b * tone, whole) * (1 + 0.08 * worn);
      height[i] =
        -0.05 * (1 - whole) +
        0.018 * smooth(0, 0.05, inside) +
        (grain - 0.5) * 0.018 +
        (id - 0.5) * 0.022 +
        (ring - 0.5) * 0.006 +
        (isNail ? 0.012 : 0);
      row.gloss[i] = isNail ? 0.7 : gloss * whole;
      row.seam[i] = 1 - whole;
    }
  };
}
