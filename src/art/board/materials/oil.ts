import { at, noise } from '../noise.ts';
import { mix, smooth } from '../pass-numbers.ts';
import type { Row } from '../row.ts';

const TURN = 6.283;

/** A film of oil over whatever lies there: flat, with a little of the rainbow. At more than a little it is a disco. */
export function oilFilm(row: Row, seed: number): void {
  const { coarse, fine } = noise();
  const { from, to, left, y, pixels, red, green, blue, height, gloss, seam } = row;
  for (let i = from; i < to; i++) {
    const x = left + (i + 0.5) / pixels;
    const film = smooth(0.52, 0.6, at(coarse, x * 38 + seed, y * 38 + 91));
    if (film <= 0) continue;
    const thickness = at(fine, x * 60 + 200, y * 60) * 3.2 + at(coarse, x * 24, y * 24) * 3;
    const shows = 0.5 * smooth(0.35, 0.7, at(coarse, x * 30 + 60, y * 30));
    const cover = film * 0.82;
    red[i] = mix(red[i]!, 26 + 36 * shows * (1 + Math.cos(TURN * thickness)), cover);
    green[i] = mix(green[i]!, 23 + 25 * shows * (1 + Math.cos(TURN * (thickness + 0.33))), cover);
    blue[i] = mix(blue[i]!, 30 + 42 * shows * (1 + Math.cos(TURN * (thickness + 0.62))), cover);
    height[i] = mix(height[i]!, -0.015, film * 0.92);
    gloss[i] = mix(gloss[i]!, 1, film);
    seam[i] = seam[i]! * (1 - film);
  }
}
