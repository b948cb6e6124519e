/** What light and height make of a painted sheet. */
import { blurInto } from './blur.ts';
import { CHANNELS, type Light } from './light.ts';
import { clamp, mix } from './pass-numbers.ts';
import { roseLight } from './rose.ts';
import { SAMPLES } from './sampled-fields.ts';
import type { Scene } from './scene.ts';
import type { Easel, Sheet } from './sheet.ts';
import { waterColour, waterGlint } from './water-light.ts';

/** A part of a sheet, in its pixels. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly w: number;
  readonly h: number;
}

/** One line of pixels while it is lit: albedo, light and form, linear. */
export interface Line {
  readonly sheet: Sheet;
  readonly w: number;
  /** Where the line begins in the sheet's buffers, and its place in spaces. */
  readonly from: number;
  readonly x: number;
  readonly y: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  /** Light that falls on it, and its direction. */
  readonly lightR: Float32Array;
  readonly lightG: Float32Array;
  readonly lightB: Float32Array;
  readonly toX: Float32Array;
  readonly toY: Float32Array;
  readonly toZ: Float32Array;
  /** Height around it. */
  readonly around: Float32Array;
  readonly nx: Float32Array;
  readonly ny: Float32Array;
  readonly nz: Float32Array;
  /** How much of the lamps' light and of the ambient light it gives back; contact shadow; creases. */
  readonly lit: Float32Array;
  readonly ambient: Float32Array;
  readonly contact: Float32Array;
  readonly crease: Float32Array;
  readonly edge: Float32Array;
}

/** How bright a byte of sRGB is. */
const LINEAR = Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2.2);
const STEPS = 2048;
const BRIGHTEST = 4;
/** From linear light to a byte: a filmic curve, so that lamps bleach nothing. */
const BYTE = Uint8ClampedArray.from({ length: BRIGHTEST * STEPS + 1 }, (_, i) => {
  const v = i / STEPS;
  return 255 * clamp((v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14)) ** (1 / 2.2);
});

const STEEPEST = 3;
/** Radius of the fine blur that finds seams and edges, in spaces. */
const CURVE = 0.03;
const LAMP = 1.55;
const SATURATION = 1.06;
const VIGNETTE = 0.2;

/** Colours of a part of a sheet, still on its easel, under its light, as bytes of red, green, blue and alpha. */
export function shade(
  sheet: Sheet,
  easel: Easel,
  part: Part,
  scene: Scene,
  light: Light,
): Uint8ClampedArray<ArrayBuffer> {
  const { w, h, pixels } = sheet;
  const { tight, soft, between } = easel;
  const { height } = sheet;
  for (let i = 0; i < w * h; i++) tight[i] = clamp(height[i]!, -0.5, 0.95);
  blurInto(tight, soft, between, w, h, Math.max(1, Math.round(CURVE * pixels)));
  const out = new Uint8ClampedArray(part.w * part.h * 4);
  const samples = new Float32Array(light.w * CHANNELS);
  const lines = Array.from({ length: 18 }, () => new Float32Array(part.w));
  for (let j = 0; j < part.h; j++) {
    const line = lineOf(sheet, part, j, lines);
    lightAlong(line, light, samples);
    formAlong(line, easel);
    roseLight(line, scene);
    albedoAlong(line);
    waterColour(line);
    colourAlong(line, light);
    glintAlong(line);
    waterGlint(line);
    gradeAlong(line, light.exposure, scene, out, j * part.w * 4);
  }
  return out;
}

function lineOf(sheet: Sheet, { left, top, w }: Part, j: number, lines: readonly Float32Array[]): Line {
  const [
    red,
    green,
    blue,
    lightR,
    lightG,
    lightB,
    toX,
    toY,
    toZ,
    around,
    nx,
    ny,
    nz,
    lit,
    ambient,
    contact,
    crease,
    edge,
  ] = lines as readonly Float32Array[] & { readonly [i: number]: Float32Array };
  return {
    sheet,
    w,
    from: (top + j) * sheet.w + left,
    x: (sheet.left + left + 0.5) / sheet.pixels,
    y: (sheet.top + top + j + 0.5) / sheet.pixels,
    red: red!,
    green: green!,
    blue: blue!,
    lightR: lightR!,
    lightG: lightG!,
    lightB: lightB!,
    toX: toX!,
    toY: toY!,
    toZ: toZ!,
    around: around!,
    nx: nx!,
    ny: ny!,
    nz: nz!,
    lit: lit!,
    ambient: ambient!,
    contact: contact!,
    crease: crease!,
    edge: edge!,
  };
}

/** The samples above and below mixed once for the whole line, then along it. */
function lightAlong(line: Line, { w, h, values }: Light, samples: Float32Array): void {
  const Y = clamp(line.y * SAMPLES - 0.5, 0, h - 1.01);
  const yi = Y | 0;
  const fy = Y - yi;
  const above = yi * w * CHANNELS;
  const below = above + w * CHANNELS;
  for (let i = 0; i < samples.length; i++) {
    const a = values[above + i]!;
    samples[i] = a + (values[below + i]! - a) * fy;
  }
  const { lightR, lightG, lightB, toX, toY, toZ, around, sheet, from } = line;
  const step = SAMPLES / sheet.pixels;
  const most = w - 1.01;
  for (let i = 0; i < line.w; i++) {
    let X = line.x * SAMPLES - 0.5 + i * step;
    X = X < 0 ? 0 : X > most ? most : X;
    const xi = X | 0;
    const f = X - xi;
    const o = xi * CHANNELS;
    const n = o + CHANNELS;
    lightR[i] = samples[o]! + (samples[n]! - samples[o]!) * f;
    lightG[i] = samples[o + 1]! + (samples[n + 1]! - samples[o + 1]!) * f;
    lightB[i] = samples[o + 2]! + (samples[n + 2]! - samples[o + 2]!) * f;
    const dx = samples[o + 3]! + (samples[n + 3]! - samples[o + 3]!) * f;
    let dy = samples[o + 4]! + (samples[n + 4]! - samples[o + 4]!) * f;
    const dz = samples[o + 5]! + (samples[n + 5]! - samples[o + 5]!) * f;
    around[i] = samples[o + 6]! + (samples[n + 6]! - samples[o + 6]!) * f;
    const unit = 1 / (Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-5);
    dy *= unit;
    toX[i] = dx * unit;
    // Faces look at us and are lit, wherever the lamp is.
    toY[i] = sheet.face[from + i]! > 127 ? Math.abs(dy) * 0.6 + 0.25 : dy;
    toZ[i] = dz * unit;
  }
}

/** What the height field says of a pixel: where it looks, what shades it, whether it is an edge or a crease. */
function formAlong(line: Line, { tight, soft }: Easel): void {
  const { sheet, from, toX, toY, toZ, nx, ny, nz } = line;
  const { height, face, alpha, w, h, pixels } = sheet;
  const half = pixels / 2;
  const top = (from / w) | 0;
  const first = from - top * w;
  const up = top > 0 ? w : 0;
  const down = top < h - 1 ? w : 0;
  for (let i = 0; i < line.w; i++) {
    const o = from + i;
    if (alpha[o] === 0) continue;
    const here = height[o]!;
    const west = first + i > 0 ? o - 1 : o;
    const east = first + i < w - 1 ? o + 1 : o;
    let x = -clamp((height[east]! - height[west]!) * half, -STEEPEST, STEEPEST);
    let y = -clamp((height[o + down]! - height[o - up]!) * half, -STEEPEST, STEEPEST);
    let z = 1;
    const facing = face[o]! / 255;
    if (facing > 0) {
      x *= 0.3;
      y = mix(y, 0.95, facing);
      z = mix(1, 0.55, facing);
    }
    const unit = 1 / Math.sqrt(x * x + y * y + z * z);
    x *= unit;
    y *= unit;
    z *= unit;
    nx[i] = x;
    ny[i] = y;
    nz[i] = z;
    const lambert = clamp((x * toX[i]! + y * toY[i]! + z * toZ[i]!) * 0.8 + 0.2);
    const contact =
      facing < 0.5 ? contactAt(height, w, h, pixels, first + i, top, here, toX[i]!, toY[i]!, toZ[i]!) : 1;
    const wide = clamp(1 - (line.around[i]! - clamp(here, -0.45, 0.8)) * 1.15, 0.3, 1.12);
    const curve = tight[o]! - soft[o]!;
    const crease = curve < 0 ? clamp(1 + 6 * curve, 0.5, 1) : 1;
    line.contact[i] = contact;
    line.crease[i] = crease;
    line.edge[i] = curve > 0 ? Math.min(0.34, curve * 6) : 0;
    line.ambient[i] = crease * wide * (0.7 + 0.3 * z) * (1 - 0.06 * x - 0.072 * y);
    line.lit[i] = lambert * contact * mix(1, crease, 0.6) * mix(1, Math.min(1, wide), 0.5) * LAMP;
  }
}

const CONTACT_STEP = 0.045;

/** The short shadow of what stands just there, looked for in five steps towards the light. */
function contactAt(
  height: Float32Array,
  w: number,
  h: number,
  pixels: number,
  x: number,
  y: number,
  here: number,
  toX: number,
  toY: number,
  toZ: number,
): number {
  const flat = Math.sqrt(toX * toX + toY * toY) + 1e-4;
  const stepX = (toX / flat) * CONTACT_STEP * pixels;
  const stepY = (toY / flat) * CONTACT_STEP * pixels;
  const slope = Math.max(0.35, toZ / flat) * CONTACT_STEP;
  let most = 0;
  for (let s = 1; s <= 5; s++) {
    const px = (x + stepX * s) | 0;
    const py = (y + stepY * s) | 0;
    if (px < 0 || py < 0 || px >= w || py >= h) break;
    const over = height[py * w + px]! - here - slope * s - 0.012;
    if (over > most) most = over;
  }
  return 1 - Math.min(0.75, most * 9);
}

/** Worn edges are brighter, and warmer. */
function albedoAlong({ sheet, from, w, red, green, blue, edge }: Line): void {
  const { colour } = sheet;
  for (let i = 0; i < w; i++) {
    const a = (from + i) * 3;
    const worn = 1 + edge[i]!;
    red[i] = LINEAR[colour[a]!]! * worn;
    green[i] = LINEAR[colour[a + 1]!]! * worn * 0.99;
    blue[i] = LINEAR[colour[a + 2]!]! * worn * 0.96;
  }
}

function colourAlong(line: Line, { ambient }: Light): void {
  const { sheet, from, w, red, green, blue, lightR, lightG, lightB, lit } = line;
  const [ar, ag, ab] = ambient;
  for (let i = 0; i < w; i++) {
    const much = lit[i]!;
    const around = line.ambient[i]!;
    let r = ar * around + lightR[i]! * much;
    let g = ag * around + lightG[i]! * much;
    let b = ab * around + lightB[i]! * much;
    if (sheet.water[from + i]! > 0) {
      r = r * 0.8 + 0.12;
      g = g * 0.8 + 0.14;
      b = b * 0.8 + 0.16;
    }
    red[i] = red[i]! * r;
    green[i] = green[i]! * g;
    blue[i] = blue[i]! * b;
  }
}

/** Only low lamps glint: without that everything wet was white below the lights overhead. */
const LOW = 1.15;

function glintAlong(line: Line): void {
  const { sheet, from, w, red, green, blue, lightR, lightG, lightB, toX, toY, toZ, nx, ny, nz } = line;
  const { gloss, water, glow } = sheet;
  for (let i = 0; i < w; i++) {
    const o = from + i;
    const shine = gloss[o]! / 255;
    if (shine > 0.05 && water[o] === 0) {
      const z = toZ[i]! + 1;
      const half = 1 / Math.sqrt(toX[i]! * toX[i]! + toY[i]! * toY[i]! + z * z);
      let s = clamp((nx[i]! * toX[i]! + ny[i]! * toY[i]! + nz[i]! * z) * half);
      s *= s;
      s *= s;
      s *= s;
      const s3 = s * s * s;
      const much = shine > 0.8 ? Math.min(0.5, s3 * s * 1.1 + s * 0.05) : s * 0.1 + s3 * 0.16;
      const k = much * shine * line.contact[i]! * line.crease[i]! * clamp(LOW - toZ[i]! * 1.1);
      red[i]! += k * (lightR[i]! + 0.02);
      green[i]! += k * (lightG[i]! + 0.025);
      blue[i]! += k * (lightB[i]! + 0.035);
      if (shine > 0.3) {
        const sky = (shine - 0.3) * 0.022 * nz[i]!;
        red[i]! += sky * 0.5;
        green[i]! += sky * 0.6;
        blue[i]! += sky * 0.8;
      }
    }
    if (glow[o] === 0) continue;
    const ember = glow[o]! / 255;
    red[i]! += ember * ember * 1.05 + ember * 0.1;
    green[i]! += ember * ember * 0.26 + ember * 0.018;
    blue[i]! += ember * ember * 0.045 + ember * 0.006;
  }
}

function gradeAlong(line: Line, exposure: number, scene: Scene, out: Uint8ClampedArray, to: number): void {
  const { sheet, from, w, red, green, blue } = line;
  const vy = (line.y / scene.rows - 0.5) * 2;
  const vy4 = vy * vy * vy * vy;
  for (let i = 0; i < w; i++) {
    const alpha = sheet.alpha[from + i]!;
    if (alpha === 0) continue;
    const vx = ((line.x + i / sheet.pixels) / scene.columns - 0.5) * 2;
    const bright = exposure * (1 - VIGNETTE * Math.min(1, (vx * vx * vx * vx + vy4) * 0.6));
    const r = red[i]! * bright;
    const g = green[i]! * bright;
    const b = blue[i]! * bright;
    const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    const p = to + i * 4;
    out[p] = byteOf(grey + (r - grey) * SATURATION);
    out[p + 1] = byteOf(grey + (g - grey) * SATURATION);
    out[p + 2] = byteOf(grey + (b - grey) * SATURATION);
    out[p + 3] = alpha;
  }
}

const byteOf = (v: number): number =>
  BYTE[v <= 0 ? 0 : v >= BRIGHTEST ? BRIGHTEST * STEPS : (v * STEPS) | 0]!;
