import { hash } from '../pass-numbers.ts';
import type { Sheet } from '../sheet.ts';
import type { Place } from './blocks.ts';
import { beam, rock } from './shape-pixels.ts';

/** The angle after which no leaf of a plant covers another: so stones lie spread and not in rows. */
const GOLDEN = 2.4;

/** Broken beams, then eleven to fifteen stones: four large ones near the middle, the others around them. */
export function rubble(sheet: Sheet, { x, y, base, id, rubble: colours }: Place): void {
  for (let k = 0; k < 3; k++) {
    if (hash(x * 9 + k, y, 4) >= 0.62) continue;
    const own = (n: number) => hash(x, y, k + n);
    const laid = {
      x: x + 0.5 + (own(20) - 0.5) * 0.3,
      y: y + 0.5 + (own(30) - 0.5) * 0.3,
      angle: own(40) * 3.14,
      length: 0.2 + 0.14 * own(50),
      width: 0.04 + 0.018 * own(60),
      height: 0.12 + 0.05 * k,
      id: own(70),
    };
    beam(sheet, laid, base);
  }
  const stones = 11 + ((id * 5) | 0);
  for (let k = 0; k < stones; k++) {
    const isLarge = k < 4;
    const size = hash(x, y, k + 100);
    const spread = hash(x, y, k + 120);
    const radius = isLarge ? 0.135 + 0.08 * size : 0.035 + 0.055 * size;
    const away = isLarge ? 0.12 + 0.18 * spread : 0.12 + 0.27 * Math.sqrt(spread);
    const angle = k * GOLDEN + id * 6;
    const stone = {
      x: x + 0.5 + Math.cos(angle) * away * 1.05,
      y: y + 0.5 + Math.sin(angle) * away,
      radius,
      height: radius * 1.5,
      id: hash(x, y, k + 140),
    };
    rock(sheet, stone, base, colours);
  }
}
