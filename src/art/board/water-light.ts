import { depthOf } from './ground/open-water.ts';
import { at, noise } from './noise.ts';
import { clamp, mix, smooth } from './pass-numbers.ts';
import type { Line } from './shade.ts';

/** How much of each colour comes up again through water, by the depth channel. */
const through = (fades: number, clear: number) =>
  Float32Array.from({ length: 256 }, (_, channel) => clear * Math.exp(-depthOf(channel) * fades));
const RED = through(3.4, 0.6);
const GREEN = through(1.5, 0.82);
const BLUE = through(1.1, 0.86);

/** The net of light on the ground of water, 0..1 and a little more; `phase` 0..1 moves it. */
export function caustic(x: number, y: number, phase = 0): number {
  const { coarse, edge } = noise();
  const bend = at(coarse, x * 40 + phase * 20, y * 40) * 70;
  const fine = at(edge, x * 52 + bend + phase * 11, y * 52 - bend * 0.5);
  const wide = at(edge, x * 38 - bend * 0.6, y * 38 + bend + phase * 13);
  const a = 1 - smooth(0, 0.2, fine);
  const b = 1 - smooth(0, 0.24, wide);
  return a * a * 0.8 + b * b * 0.45;
}

/** What is seen of the ground below, the net of light on it, foam at the shore. */
export function waterColour(line: Line): void {
  const { coarse, fine, edge } = noise();
  const { sheet, from, w, red, green, blue, y } = line;
  const { water, pixels } = sheet;
  for (let i = 0; i < w; i++) {
    const channel = water[from + i]!;
    if (channel === 0) continue;
    const x = line.x + i / pixels;
    const deep = depthOf(channel);
    const patch = 0.35 + 0.9 * smooth(0.4, 0.62, at(coarse, x * 24 + 5, y * 24));
    const net = caustic(x, y) * (1 - 0.72 * deep) * patch;
    let r = red[i]! * RED[channel]! + 0.008 + 0.002 * deep;
    let g = green[i]! * GREEN[channel]! + 0.04 + 0.006 * deep;
    let b = blue[i]! * BLUE[channel]! + 0.05 + 0.026 * deep;
    r = r * (1 + net * 1.5) + net * 0.02;
    g = g * (1 + net * 1.9) + net * 0.045;
    b = b * (1 + net * 1.9) + net * 0.05;
    if (deep < 0.16) {
      const grain = at(edge, x * 110, y * 110) * 0.5 + at(fine, x * 120, y * 120) * 0.8;
      const foam =
        0.75 *
        ((1 - smooth(0, 0.16, deep)) * smooth(0.46, 0.66, grain) * 0.8 +
          smooth(0.1, 0, deep) * smooth(0.3, 0.6, grain) * 0.5);
      r = mix(r, 0.55, foam);
      g = mix(g, 0.66, foam);
      b = mix(b, 0.66, foam);
    }
    red[i] = r;
    green[i] = g;
    blue[i] = b;
  }
}

/** The brightest a glint may be: near a lamp they ran together into pale blots. */
const MOST = 0.11;

/** Glints on small waves, where finer noise lets them: points, and no patches. */
export function waterGlint(line: Line): void {
  const { coarse, fine } = noise();
  const { sheet, from, w, red, green, blue, lightR, lightG, lightB, toX, toY, toZ, y } = line;
  const { water, pixels } = sheet;
  for (let i = 0; i < w; i++) {
    if (water[from + i] === 0) continue;
    const x = line.x + i / pixels;
    let nx = (at(coarse, x * 150, y * 330) - 0.5) * 2.1;
    let ny = (at(coarse, x * 150 + 65, y * 330 + 160) - 0.5) * 2.6;
    const unit = 1 / Math.sqrt(nx * nx + ny * ny + 1);
    nx *= unit;
    ny *= unit;
    const z = toZ[i]! + 1;
    const half = 1 / Math.sqrt(toX[i]! * toX[i]! + toY[i]! * toY[i]! + z * z);
    let s = clamp((nx * toX[i]! + ny * toY[i]! + unit * z) * half);
    s *= s;
    s *= s;
    s *= s;
    s = s * s * s;
    s *= s;
    s *= s;
    s *= s;
    const points = smooth(0.44, 0.6, at(fine, x * 260, y * 520));
    const low = line.contact[i]! * line.crease[i]! * clamp(1.15 - toZ[i]! * 1.1);
    const much = Math.min(0.5, s * 3) * 0.33 * points * low;
    red[i]! += Math.min(MOST, much * (lightR[i]! + 0.02));
    green[i]! += Math.min(MOST, much * (lightG[i]! + 0.025));
    blue[i]! += Math.min(MOST, much * (lightB[i]! + 0.035));
  }
}
