import { mix, smooth } from '../pass-numbers.ts';
import type { Row } from '../row.ts';

/** A sign let into the floor: a ring and a star of four points, in enamel that has a little light of its own. */
export function special(row: Row): void {
  const { from, to, fy, pixels, red, green, blue, height, gloss } = row;
  const dy = fy - 0.5;
  for (let i = from; i < to; i++) {
    const dx = (i + 0.5) / pixels - 0.5;
    const away = Math.sqrt(dx * dx + dy * dy);
    const ring = smooth(0.035, 0.02, Math.abs(away - 0.36));
    const star = smooth(0, 0.02, 0.16 - Math.sqrt(Math.abs(dx * dy)) * 1.9 - away * 0.42);
    const here = Math.max(ring, star);
    if (here <= 0) continue;
    red[i] = mix(red[i]!, 148, here);
    green[i] = mix(green[i]!, 108, here);
    blue[i] = mix(blue[i]!, 206, here);
    height[i] = height[i]! + 0.012 * here;
    gloss[i] = mix(gloss[i]!, 0.7, here);
  }
}
