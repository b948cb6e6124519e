/** The light of a board's lamps, sampled. */
import { blurred } from './blur.ts';
import { type Lamp, mood } from './lamps.ts';
import { clamp } from './pass-numbers.ts';
import { SAMPLES } from './sampled-fields.ts';
import { BLOCKED, type Scene, terrainOn, VOID } from './scene.ts';
import type { Mood } from './themes.ts';

/** Numbers of a sample: light (red, green, blue), where it comes from (x, y, z), and the height around it. */
export const CHANNELS = 7;

/** The light of all lamps at once, SAMPLES a space: what a pixel costs does not depend on how many there are. */
export interface Light {
  readonly w: number;
  readonly h: number;
  readonly values: Float32Array;
  readonly ambient: readonly [number, number, number];
  readonly exposure: number;
}

interface Sky {
  readonly ambient: readonly [number, number, number];
  readonly exposure: number;
  /** Light that comes from one side over all: its colour, and whence. */
  readonly sun?: {
    readonly colour: readonly [number, number, number];
    readonly from: readonly [number, number, number];
  };
}

const SKIES: Readonly<Record<Mood, Sky>> = {
  lamplight: { ambient: [0.135, 0.165, 0.25], exposure: 1.5 },
  night: { ambient: [0.105, 0.15, 0.29], exposure: 1.42 },
  dusk: {
    ambient: [0.2, 0.2, 0.28],
    exposure: 1.4,
    sun: { colour: [0.4, 0.28, 0.19], from: [-0.66, -0.42, 0.62] },
  },
};

/** Radius of what is shaded by walls, steps and pits around it, in spaces. */
const WIDE = 0.26;
/** Steps a ray to a lamp is followed in, and how far. */
const MOST_STEPS = 28;
const STRIDE = 1.6;
const FAR = 3.2;
/** Before a wall lamp its own wall throws no shadow. */
const OWN_WALL = 0.3;

/** Light that a floor gets at least, in the middle of its space; and how many more lights there are for it. */
const LEAST = 0.24;
const MOST_MORE = 8;

/** The floor that lies darkest behind something, though a lamp is near. */
function inTheDark(scene: Scene, values: Float32Array, w: number): readonly [number, number] | null {
  let least = LEAST;
  let found: readonly [number, number] | null = null;
  for (let y = 0; y < scene.rows; y++) {
    for (let x = 0; x < scene.columns; x++) {
      const here = terrainOn(scene, x, y);
      if (here === VOID || here === BLOCKED) continue;
      const light = lightOn(values, w, x, y);
      if (light >= least) continue;
      least = light;
      found = [x, y];
    }
  }
  return found;
}

/** The mean of nine places of a space. */
function lightOn(values: Float32Array, w: number, x: number, y: number): number {
  let sum = 0;
  for (const dy of NINE) {
    for (const dx of NINE) {
      const o = ((y * SAMPLES + dy) * w + x * SAMPLES + dx) * CHANNELS;
      sum += 0.3 * values[o]! + 0.6 * values[o + 1]! + 0.1 * values[o + 2]!;
    }
  }
  return sum / 9;
}

const NINE = [3, 8, 13];

/** `heights` are the board's own, SAMPLES a space. */
export function lightOf(scene: Scene, lamps: readonly Lamp[], heights: Float32Array): Light {
  const w = scene.columns * SAMPLES;
  const h = scene.rows * SAMPLES;
  const { ambient, exposure, sun } = SKIES[scene.mood];
  const values = new Float32Array(w * h * CHANNELS);
  const around = blurred(
    heights.map((height) => clamp(height, -0.45, 0.8)),
    w,
    h,
    Math.round(WIDE * SAMPLES),
  );
  for (let i = 0; i < w * h; i++) values[i * CHANNELS + 6] = around[i]!;
  if (sun) for (let i = 0; i < w * h; i++) shine(values, i * CHANNELS, sun.colour, 1, ...sun.from);
  const seen = new Float32Array((w * h) / (APART * APART));
  for (const lamp of lamps) addLamp(values, seen, heights, w, h, lamp);
  for (let i = 0; i < MOST_MORE; i++) {
    const place = inTheDark(scene, values, w);
    if (!place) break;
    addLamp(values, seen, heights, w, h, mood(scene, ...place));
  }
  return { w, h, values, ambient, exposure };
}

function shine(
  values: Float32Array,
  o: number,
  colour: readonly [number, number, number],
  much: number,
  x: number,
  y: number,
  z: number,
): void {
  values[o]! += much * colour[0];
  values[o + 1]! += much * colour[1];
  values[o + 2]! += much * colour[2];
  values[o + 3]! += much * x;
  values[o + 4]! += much * y;
  values[o + 5]! += much * z;
}

/** Samples of shadow are twice as far apart: they are soft. */
const APART = 2;

function addLamp(
  values: Float32Array,
  seen: Float32Array,
  heights: Float32Array,
  w: number,
  h: number,
  lamp: Lamp,
): void {
  const { reach, strength, colour } = lamp;
  const low = (at: number) => Math.max(0, Math.floor(((at - reach) * SAMPLES) / APART) * APART);
  const fromX = low(lamp.x);
  const fromY = low(lamp.y);
  const toX = Math.min(w, Math.ceil((lamp.x + reach) * SAMPLES));
  const toY = Math.min(h, Math.ceil((lamp.y + reach) * SAMPLES));
  look(seen, heights, w, h, lamp, fromX, fromY, toX, toY);
  const line = w / APART;
  for (let y = fromY; y < toY; y++) {
    const dy = lamp.y - (y + 0.5) / SAMPLES;
    for (let x = fromX; x < toX; x++) {
      const dx = lamp.x - (x + 0.5) / SAMPLES;
      const away2 = dx * dx + dy * dy;
      const r2 = away2 / (reach * reach);
      if (r2 > 1) continue;
      const o = y * w + x;
      const dz = lamp.z - heights[o]! + 0.12;
      const r = 1 - r2;
      const much = ((r * r) / (1 + away2 * 0.13)) * strength * between(seen, line, x, y);
      if (much === 0) continue;
      const unit = 1 / Math.sqrt(away2 + dz * dz);
      shine(values, o * CHANNELS, colour, much, dx * unit, dy * unit, dz * unit);
    }
  }
}

/** What every second sample sees of a lamp, and one more on each side. */
function look(
  seen: Float32Array,
  heights: Float32Array,
  w: number,
  h: number,
  lamp: Lamp,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): void {
  const own = lamp.kind === 'mood' || lamp.kind === 'candles' ? 0 : OWN_WALL;
  const line = w / APART;
  for (let y = Math.max(0, fromY - APART); y < Math.min(h, toY + APART); y += APART) {
    const dy = lamp.y * SAMPLES - y - 1;
    for (let x = Math.max(0, fromX - APART); x < Math.min(w, toX + APART); x += APART) {
      const dx = lamp.x * SAMPLES - x - 1;
      const away = Math.sqrt(dx * dx + dy * dy);
      seen[(y / APART) * line + x / APART] = sight(heights, w, x, y, dx, dy, away, lamp.z, own);
    }
  }
}

/** Between the four samples of shadow around one of light. */
function between(seen: Float32Array, line: number, x: number, y: number): number {
  const right = x % APART === 0 ? -1 : 1;
  const down = y % APART === 0 ? -line : line;
  const o = ((y / APART) | 0) * line + ((x / APART) | 0);
  const a = seen[o]!;
  const b = seen[o + right] ?? a;
  const c = seen[o + down] ?? a;
  const d = seen[o + down + right] ?? a;
  // Three quarters of the nearer one, one of the farther, each way.
  return (a * 3 + b) * 0.1875 + (c * 3 + d) * 0.0625;
}

/** 1 where the lamp is seen, 0 where it is hidden; what hides it far away hides it less sharply. */
function sight(
  heights: Float32Array,
  w: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
  away: number,
  z: number,
  own: number,
): number {
  const from = heights[y * w + x]! + 0.04;
  const steps = Math.min(MOST_STEPS, Math.ceil(away / STRIDE));
  const spaces = away / SAMPLES;
  let least = 1;
  for (let s = 1; s < steps; s++) {
    const t = s / steps;
    const way = t * spaces;
    if (way > FAR || (1 - t) * spaces < own) break;
    const over = heights[((y + dy * t) | 0) * w + ((x + dx * t) | 0)]! - from - (z - from) * t;
    if (over <= 0) continue;
    const open = 1 - (over / (0.08 + 0.28 * way)) * 1.6;
    if (open < least) least = open;
    if (least <= 0) return 0;
  }
  return least;
}
