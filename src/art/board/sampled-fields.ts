import { blurred } from './blur.ts';
import { clamp } from './pass-numbers.ts';
import { isWater, isWet, MUCK, PIT, RUBBLE, type Scene, terrainOn, VOID } from './scene.ts';

/** Samples a space, of all that is worked out coarsely. */
export const SAMPLES = 16;

/** A value over the whole sheet, SAMPLES a space. */
export interface Field {
  readonly w: number;
  readonly h: number;
  readonly values: Float32Array;
}

/** Masks of what lies where, blurred: at 0.5 runs an outline that fills its spaces and rounds their corners. */
export interface Fields {
  readonly shore: Field;
  readonly depth: Field;
  readonly wet: Field;
  readonly muck: Field;
  readonly pit: Field;
  readonly rubble: Field;
  readonly floor: Field;
}

type Fits = (scene: Scene, x: number, y: number) => boolean;

/** Whether it is so, and over how many spaces it fades. */
const MASKS: Readonly<Record<keyof Fields, readonly [Fits, number]>> = {
  shore: [isWet, 0.16],
  depth: [isWet, 0.42],
  wet: [isWater, 0.9],
  muck: [(scene, x, y) => terrainOn(scene, x, y) === MUCK, 0.2],
  pit: [(scene, x, y) => terrainOn(scene, x, y) === PIT, 0.08],
  rubble: [(scene, x, y) => terrainOn(scene, x, y) === RUBBLE, 0.22],
  floor: [(scene, x, y) => terrainOn(scene, x, y) !== VOID, 0.3],
};

export function fieldsOf(scene: Scene): Fields {
  const made = Object.entries(MASKS).map(([name, [fits, fade]]) => [name, fieldOf(scene, fits, fade)]);
  return Object.fromEntries(made) as Fields;
}

function fieldOf(scene: Scene, fits: Fits, fade: number): Field {
  const w = scene.columns * SAMPLES;
  const h = scene.rows * SAMPLES;
  const mask = new Float32Array(w * h);
  let any = false;
  for (let y = 0; y < scene.rows; y++) {
    for (let x = 0; x < scene.columns; x++) {
      if (!fits(scene, x, y)) continue;
      any = true;
      for (let j = 0; j < SAMPLES; j++) {
        const o = (y * SAMPLES + j) * w + x * SAMPLES;
        mask.fill(1, o, o + SAMPLES);
      }
    }
  }
  return { w, h, values: any ? blurred(mask, w, h, Math.round(fade * SAMPLES)) : mask };
}

/** The field at a place, in spaces. */
export function fieldAt({ w, h, values }: Field, x: number, y: number): number {
  const X = clamp(x * SAMPLES - 0.5, 0, w - 1.01);
  const Y = clamp(y * SAMPLES - 0.5, 0, h - 1.01);
  const xi = X | 0;
  const yi = Y | 0;
  const fx = X - xi;
  const o = yi * w + xi;
  const top = values[o]! + (values[o + 1]! - values[o]!) * fx;
  const below = values[o + w]! + (values[o + w + 1]! - values[o + w]!) * fx;
  return top + (below - top) * (Y - yi);
}
