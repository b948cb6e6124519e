import { CANDLES } from '../flames.ts';
import type { Lamp } from '../lamps.ts';
import type { Sheet } from '../sheet.ts';
import { cylinder, eachPixel, put, type Surface, type Touch } from './shape-pixels.ts';

const IRON: Touch = { red: 30, green: 26, blue: 24, height: 0, gloss: 0.5 };

const iron: Surface = (touch, u) => {
  const tone = 0.7 + 0.5 * (1 - Math.abs(u));
  Object.assign(touch, { red: 58 * tone, green: 52 * tone, blue: 48 * tone, height: 0, gloss: 0.5 });
};

const wax: Surface = (touch, u) => {
  const tone = 1 - 0.35 * Math.abs(u);
  Object.assign(touch, { red: 214 * tone, green: 200 * tone, blue: 168 * tone, height: 0, gloss: 0.2 });
};

/** What lamps hang on or stand in; the flames come after the light. */
export function lampStands(sheet: Sheet, lamps: readonly Lamp[]): void {
  for (const { kind, x, y } of lamps) {
    if (kind === 'sconce') bracket(sheet, x, y);
    else if (kind === 'brazier') {
      cylinder(sheet, { x, y: y + 0.12, radius: 0.1, front: 0.1, height: 0.34 }, 0, iron, iron);
    } else if (kind === 'candles') {
      for (const [dx, dy] of CANDLES) {
        cylinder(sheet, { x: x + dx, y: y + dy, radius: 0.036, front: 0.06, height: 0.12 }, 0, wax, wax);
      }
    }
  }
}

/** A bar with a foot, on the wall. */
function bracket(sheet: Sheet, x: number, y: number): void {
  eachPixel(sheet, [x - 0.07, y + 0.02, x + 0.07, y + 0.15], (px, py, o) => {
    const across = Math.abs(px - x);
    if (across > 0.07 || py < y + 0.02 || py > y + 0.15) return;
    if (py > y + 0.07 && across > 0.02) return;
    put(sheet, o, sheet.height[o]! + 0.05, 0, IRON);
  });
}
