import { LEVEL } from '../ground/ground-of-space.ts';
import { at, noise } from '../noise.ts';
import { hash } from '../pass-numbers.ts';
import { FLOOR, levelOn, RUBBLE, type Scene, type SceneTile, terrainOn } from '../scene.ts';
import type { Sheet } from '../sheet.ts';
import { eachPixel, put, type Touch } from './shape-pixels.ts';

const ROOTS = 7;
const STEPS = 70;
const STEP = 0.045;

const bark: Touch = { red: 0, green: 0, blue: 0, height: 0, gloss: 0.1 };

/** Roots that come in from the edges of a tile of earth and grow thinner, over floor and rubble only. */
export function roots(sheet: Sheet, scene: Scene, { at: [left, top], size: [w, h], seed }: SceneTile): void {
  const own = seed % 97;
  for (let k = 0; k < ROOTS; k++) {
    let x = left + hash(k, own, 1) * w;
    let y = top + (k & 1 ? 0 : h * hash(k, own, 2));
    let angle = hash(k, own, 3) * 6.28;
    let radius = 0.055;
    for (let s = 0; s < STEPS && radius > 0.008; s++) {
      angle += (hash(k * 99 + s, own, 4) - 0.5) * 0.55;
      x += Math.cos(angle) * STEP;
      y += Math.sin(angle) * STEP;
      radius *= 0.976;
      const under = terrainOn(scene, Math.floor(x), Math.floor(y));
      if (under !== FLOOR && under !== RUBBLE) break;
      if (x < left || y < top || x > left + w || y > top + h) break;
      bead(sheet, x, y, radius, (levelOn(scene, Math.floor(x), Math.floor(y)) - 1) * LEVEL);
    }
  }
}

function bead(sheet: Sheet, X: number, Y: number, radius: number, base: number): void {
  const { fine } = noise();
  eachPixel(sheet, [X - radius, Y - radius, X + radius, Y + radius], (x, y, o) => {
    const away = ((x - X) ** 2 + (y - Y) ** 2) / (radius * radius);
    if (away >= 1) return;
    const h = base + 0.01 + radius * 1.1 * Math.sqrt(1 - away);
    if (h < sheet.height[o]! || sheet.water[o]! > 0) return;
    const tone = 0.75 + 0.5 * at(fine, x * 200, y * 200);
    bark.red = 104 * tone;
    bark.green = 80 * tone;
    bark.blue = 54 * tone;
    put(sheet, o, h, 0, bark);
  });
}
