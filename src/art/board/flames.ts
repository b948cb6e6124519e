/** Flames that move. */
import type { Lamp } from './lamps.ts';
import { clamp, mix, smooth } from './pass-numbers.ts';
import type { Part } from './shade.ts';
import type { Sheet } from './sheet.ts';

/** Outer, middle and inner tongue of a flame: how large of it, and its colour. */
const TONGUES = [
  [1, 255, 122, 30],
  [0.7, 255, 181, 69],
  [0.4, 255, 242, 184],
] as const;
const GLOW = [255, 150, 70] as const;
/** How far a flame's glow reaches in the air, in spaces. */
const AIR = 1.3;

/** A flame as it is seen: in spaces of the sheet, and how large beside a lamp's. */
export interface Flame {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where flames burn. */
export function flamesOf(lamps: readonly Lamp[]): Flame[] {
  return lamps.flatMap(({ kind, x, y }): Flame[] => {
    if (kind === 'mood') return [];
    if (kind !== 'candles') return [{ x, y, size: 1 }];
    return CANDLES.map(([dx, dy]) => ({ x: x + dx, y: y + dy - 0.07, size: 0.5 }));
  });
}

/** Flames and their glow, over the lit picture. */
export function paintFlames(out: Uint8ClampedArray, sheet: Sheet, part: Part, lamps: readonly Lamp[]): void {
  for (const { x, y, size } of flamesOf(lamps)) flame(out, sheet, part, x, y, size, size < 1 ? 0.14 : 1);
}

/** Where candles stand, from the middle of their space: in a corner, out of the way. */
export const CANDLES = [
  [-0.37, -0.33],
  [-0.27, -0.36],
  [-0.31, -0.26],
] as const;

function flame(
  out: Uint8ClampedArray,
  sheet: Sheet,
  part: Part,
  x: number,
  y: number,
  size: number,
  strength: number,
): void {
  const { pixels } = sheet;
  const air = AIR * Math.sqrt(strength);
  const px = x * pixels - sheet.left - part.left;
  const py = (y - 0.08 * size) * pixels - sheet.top - part.top;
  const reach = air * pixels;
  const fromY = Math.max(0, Math.floor(py - reach));
  const toY = Math.min(part.h, Math.ceil(py + reach));
  const fromX = Math.max(0, Math.floor(px - reach));
  const toX = Math.min(part.w, Math.ceil(px + reach));
  for (let j = fromY; j < toY; j++) {
    const dy = (j + 0.5 - py) / pixels;
    for (let i = fromX; i < toX; i++) {
      const o = (j * part.w + i) * 4;
      if (out[o + 3] === 0) continue;
      const dx = (i + 0.5 - px) / pixels;
      const away = Math.sqrt(dx * dx + dy * dy) / air;
      if (away >= 1) continue;
      const near = (1 - away) * (1 - away);
      const near4 = near * near;
      const glow = strength * near4 * (0.3 + 0.24 * near4 * near4);
      out[o] = out[o]! + GLOW[0] * glow;
      out[o + 1] = out[o + 1]! + GLOW[1] * glow;
      out[o + 2] = out[o + 2]! + GLOW[2] * glow;
      if (dx < 0.2 * size && dx > -0.2 * size && dy < 0.3 * size)
        tongues(out, o, dx / size, (dy - 0.1 * size) / size);
    }
  }
}

/** A drop that leans a little: broad below, pointed above. */
function tongues(out: Uint8ClampedArray, o: number, dx: number, dy: number): void {
  for (const [scale, r, g, b] of TONGUES) {
    const up = -dy / (0.23 * scale);
    if (up < -0.1 || up > 1) continue;
    const width = 0.08 * scale * Math.sqrt(clamp(up + 0.1)) * (1 - clamp(up)) * 2.1;
    const cover = smooth(width, width * 0.55, Math.abs(dx - 0.018 * up));
    if (cover <= 0) continue;
    out[o] = mix(out[o]!, r, cover);
    out[o + 1] = mix(out[o + 1]!, g, cover);
    out[o + 2] = mix(out[o + 2]!, b, cover);
  }
}
