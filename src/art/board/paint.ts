/** In which order a board is painted. */
import { paintFlames } from './flames.ts';
import { paintGround } from './ground/paint-ground.ts';
import { type Lamp, lampsOf } from './lamps.ts';
import { type Light, lightOf } from './light.ts';
import { type Fields, fieldsOf, SAMPLES } from './sampled-fields.ts';
import type { Scene } from './scene.ts';
import { shade } from './shade.ts';
import { type Easel, easelOf, type Sheet, sheetOn } from './sheet.ts';
import { lampStands } from './things/lamp-stands.ts';
import { paintThings } from './things/paint-things.ts';

/** Pixels a space of the first picture; its heights are what the lamps shine on. */
export const COARSE = 32;
/** Spaces of a block that is painted at once, and how many more are needed around it for shadows and edges. */
const BLOCK = 9;
const OVERLAP = 0.25;

/** A picture or a part of it: red, green, blue and alpha of each pixel. */
export interface Picture {
  /** Of the whole picture, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly w: number;
  readonly h: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** What is worked out once for a scene: every size of its picture is painted from it. */
export interface Painting {
  readonly scene: Scene;
  readonly fields: Fields;
  readonly lamps: readonly Lamp[];
  readonly light: Light;
  readonly coarse: Sheet;
  readonly easel: Easel;
}

function painted(scene: Scene, fields: Fields, lamps: readonly Lamp[], sheet: Sheet): Sheet {
  paintGround(sheet, scene, fields);
  paintThings(sheet, scene);
  lampStands(sheet, lamps);
  return sheet;
}

export function beginPainting(scene: Scene): Painting {
  const fields = fieldsOf(scene);
  const lamps = lampsOf(scene);
  const [w, h] = [scene.columns * COARSE, scene.rows * COARSE];
  const easel = easelOf(w * h);
  const sheet = sheetOn(easel, COARSE, 0, 0, w, h);
  const coarse = painted(scene, fields, lamps, sheet);
  return { scene, fields, lamps, light: lightOf(scene, lamps, sampled(coarse)), coarse, easel };
}

/** The heights of a sheet, SAMPLES a space. */
function sampled({ w, h, height, pixels }: Sheet): Float32Array {
  const step = pixels / SAMPLES;
  const samples = new Float32Array((w / step) * (h / step));
  for (let y = 0; y < h; y++) {
    const o = Math.floor(y / step) * (w / step);
    for (let x = 0; x < w; x++) samples[o + Math.floor(x / step)]! += height[y * w + x]!;
  }
  return samples.map((sum) => sum / (step * step));
}

/** The first picture, COARSE pixels a space. */
export function paintCoarse({ scene, light, lamps, coarse, easel }: Painting): Picture {
  const part = { left: 0, top: 0, w: coarse.w, h: coarse.h };
  const pixels = shade(coarse, easel, part, scene, light);
  paintFlames(pixels, coarse, part, lamps);
  return { ...part, pixels };
}

/** A larger picture, block by block: a block takes little memory, and who paints may stop after any. */
export function* paintBlocks(painting: Painting, size: number): Generator<Picture, void, unknown> {
  const { scene } = painting;
  const easel = easelOf((size * BLOCK + 2 * Math.ceil(OVERLAP * size)) ** 2);
  for (let y = 0; y < scene.rows; y += BLOCK) {
    for (let x = 0; x < scene.columns; x += BLOCK) {
      const block = paintBlock(painting, easel, size, x, y);
      if (block) yield block;
    }
  }
}

function paintBlock(
  { scene, fields, lamps, light }: Painting,
  easel: Easel,
  size: number,
  x: number,
  y: number,
): Picture | null {
  const wide = Math.min(BLOCK, scene.columns - x);
  const high = Math.min(BLOCK, scene.rows - y);
  const more = Math.ceil(OVERLAP * size);
  const left = Math.max(0, x * size - more);
  const top = Math.max(0, y * size - more);
  const right = Math.min(scene.columns * size, (x + wide) * size + more);
  const bottom = Math.min(scene.rows * size, (y + high) * size + more);
  const sheet = painted(scene, fields, lamps, sheetOn(easel, size, left, top, right - left, bottom - top));
  if (isEmpty(sheet)) return null;
  const part = { left: x * size - left, top: y * size - top, w: wide * size, h: high * size };
  const pixels = shade(sheet, easel, part, scene, light);
  paintFlames(pixels, sheet, part, lamps);
  return { left: x * size, top: y * size, w: part.w, h: part.h, pixels };
}

function isEmpty({ alpha, w, h }: Sheet): boolean {
  for (let i = 0; i < w * h; i++) if (alpha[i] !== 0) return false;
  return true;
}

/** Half as large: each pixel the mean of four. For small pictures, which are cleaner so than painted small. */
export function halved({ w, h, pixels }: Picture): Picture {
  const to = new Uint8ClampedArray((w * h) as number);
  const line = w / 2;
  for (let y = 0; y < h / 2; y++) {
    for (let x = 0; x < line; x++) {
      const o = (2 * y * w + 2 * x) * 4;
      const from = [o, o + 4, o + w * 4, o + w * 4 + 4];
      const alpha = from.reduce((sum, i) => sum + pixels[i + 3]!, 0);
      const p = (y * line + x) * 4;
      for (let k = 0; k < 3; k++) {
        const sum = from.reduce((all, i) => all + pixels[i + k]! * pixels[i + 3]!, 0);
        to[p + k] = alpha === 0 ? 0 : sum / alpha;
      }
      to[p + 3] = alpha / 4;
    }
  }
  return { left: 0, top: 0, w: line, h: h / 2, pixels: to };
}
