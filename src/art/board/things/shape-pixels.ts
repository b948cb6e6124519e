import { at, noise } from '../noise.ts';
import { type Colours, channelOf } from '../palette.ts';
import { hash, smooth } from '../pass-numbers.ts';
import type { Sheet } from '../sheet.ts';

/** What a surface is at a place: colour 0..255, height over what the shape says, gloss 0..1. */
export interface Touch {
  red: number;
  green: number;
  blue: number;
  height: number;
  gloss: number;
}

/** Writes to `touch` what lies at a place of a surface: two numbers of the shape's own, then the place in spaces. */
export type Surface = (touch: Touch, u: number, v: number, x: number, y: number) => void;

const touch: Touch = { red: 0, green: 0, blue: 0, height: 0, gloss: 0 };

/** A face that looks half south, as the front of a boulder does. */
const SLANT = 90;

export function tint(to: Touch, colours: Colours, pick: number, tone: number): void {
  to.red = channelOf(colours, pick, 0) * tone;
  to.green = channelOf(colours, pick, 1) * tone;
  to.blue = channelOf(colours, pick, 2) * tone;
}

/** Every pixel of a box of spaces that lies on the sheet. */
export function eachPixel(
  { pixels, left, top, w, h }: Sheet,
  box: readonly [number, number, number, number],
  visit: (x: number, y: number, offset: number) => void,
): void {
  const [x0, y0, x1, y1] = box;
  const fromX = Math.max(0, Math.floor(x0 * pixels) - left);
  const toX = Math.min(w - 1, Math.ceil(x1 * pixels) - left);
  const fromY = Math.max(0, Math.floor(y0 * pixels) - top);
  const toY = Math.min(h - 1, Math.ceil(y1 * pixels) - top);
  for (let j = fromY; j <= toY; j++) {
    for (let i = fromX; i <= toX; i++) {
      visit((left + i + 0.5) / pixels, (top + j + 0.5) / pixels, j * w + i);
    }
  }
}

export function put(sheet: Sheet, o: number, height: number, face: number, what: Touch = touch): void {
  sheet.height[o] = height;
  sheet.colour[o * 3] = what.red;
  sheet.colour[o * 3 + 1] = what.green;
  sheet.colour[o * 3 + 2] = what.blue;
  sheet.gloss[o] = what.gloss * 255;
  sheet.face[o] = face;
  sheet.water[o] = 0;
  sheet.glow[o] = 0;
}

/** A box seen from above, with its front of so many spaces in the same outline. */
export interface BoxShape {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly front: number;
  readonly height: number;
}

export function box(sheet: Sheet, shape: BoxShape, base: number, top: Surface, face: Surface): void {
  const { x0, y0, x1, y1, front, height } = shape;
  const edge = y1 - front;
  eachPixel(sheet, [x0, y0, x1, y1], (x, y, o) => {
    if (x < x0 || x > x1 || y < y0 || y > y1) return;
    const u = (x - x0) / (x1 - x0);
    if (y < edge) {
      top(touch, u, (y - y0) / (edge - y0), x, y);
      put(sheet, o, base + height + touch.height, 0);
    } else {
      const down = (y - edge) / front;
      face(touch, u, down, x, y);
      put(sheet, o, base + height * (1 - down) + touch.height * 0.5, 255);
    }
  });
}

export interface CylinderShape {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How far its top is moved north of its foot. */
  readonly front: number;
  readonly height: number;
}

/** `top` is given how far from the middle and the angle, `side` where across (-1..1) and how far down. */
export function cylinder(
  sheet: Sheet,
  { x: X, y: Y, radius, front, height }: CylinderShape,
  base: number,
  top: Surface,
  side: Surface,
): void {
  eachPixel(sheet, [X - radius, Y - radius - front, X + radius, Y + radius], (x, y, o) => {
    const dx = x - X;
    const dy = y - (Y - front);
    const away = dx * dx + dy * dy;
    if (away <= radius * radius) {
      top(touch, Math.sqrt(away) / radius, 0, x, y);
      put(sheet, o, base + height + touch.height, 0);
      return;
    }
    if (Math.abs(dx) > radius) return;
    const reach = Math.sqrt(radius * radius - dx * dx);
    const from = Y - front + reach;
    if (y < from || y > Y + reach) return;
    const down = (y - from) / front;
    side(touch, dx / radius, down, x, y);
    put(sheet, o, base + height * (1 - down), 255);
  });
}

export interface Stone {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly height: number;
  /** 0..1: its shape and its colour. */
  readonly id: number;
}

/** A broken stone of five facets with flat tops; where two lie over one another the higher is seen. */
export function rock(
  sheet: Sheet,
  { x: X, y: Y, radius, height, id }: Stone,
  base: number,
  colours: Colours,
): void {
  const { fine } = noise();
  const turn = id * 6.28;
  const other = id * 17;
  const long = 0.16 + 0.1 * hash(id * 999, 7);
  const leanX = (0.22 * Math.cos(turn)) / radius;
  const leanY = (0.22 * Math.sin(turn)) / radius;
  const tops = [0, 1, 2, 3, 4].map((facet) => 0.42 + 0.2 * hash(facet, id * 99, 2));
  const tones = [0, 1, 2, 3, 4].map((facet) => 0.82 + 0.18 * hash(facet, 3, id * 77));
  const r = radius * 1.3;
  eachPixel(sheet, [X - r, Y - r, X + r, Y + r], (x, y, o) => {
    const dx = x - X;
    const dy = y - Y;
    const angle = Math.atan2(dy, dx);
    const outline =
      radius *
      (1 +
        long * Math.sin(2 * angle + turn) +
        0.11 * Math.sin(3 * angle + other) +
        0.05 * Math.sin(7 * angle + other));
    const away = Math.sqrt(dx * dx + dy * dy * 1.166) / outline;
    if (away >= 1) return;
    const facet = Math.floor(((angle + turn) / 6.2832 + 2) * 5) % 5;
    const flat = tops[facet]!;
    const grain = at(fine, x * 240 + id * 300, y * 240);
    const h =
      base +
      height * Math.min(1, (1 - away) / (1 - flat)) * (1 + dx * leanX + dy * leanY) +
      (grain - 0.5) * 0.03;
    if (h < sheet.height[o]! && sheet.water[o] === 0) return;
    tint(touch, colours, id, (0.8 + 0.34 * grain) * (away < flat ? 1.1 : tones[facet]!));
    touch.gloss = 0.1;
    put(sheet, o, h, dy > 0 && away > flat ? SLANT : 0);
  });
}

export interface Beam {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** Half of each. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly id: number;
}

/** A broken beam, its ends splintered. */
export function beam(
  sheet: Sheet,
  { x: X, y: Y, angle, length, width, height, id }: Beam,
  base: number,
): void {
  const { coarse, fine } = noise();
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const r = length + width;
  eachPixel(sheet, [X - r, Y - r, X + r, Y + r], (x, y, o) => {
    const u = (x - X) * cos + (y - Y) * sin;
    const v = (y - Y) * cos - (x - X) * sin;
    if (Math.abs(v) > width) return;
    if (Math.abs(u) > length + (at(coarse, v * 900 + id * 99, id * 300) - 0.5) * 0.14) return;
    const grain = at(fine, u * 60 + id * 300, v * 420);
    const round = 1 - Math.abs(v) / width;
    const h =
      base + height * (0.75 + 0.25 * smooth(0, 0.35, round)) + (u / length) * 0.05 + (grain - 0.5) * 0.02;
    if (h < sheet.height[o]!) return;
    const tone = 0.7 + 0.5 * grain;
    touch.red = 122 * tone;
    touch.green = 88 * tone;
    touch.blue = 56 * tone;
    touch.gloss = 0.12;
    put(sheet, o, h, 0);
  });
}
