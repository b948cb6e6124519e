import { at, noise } from './noise.ts';
import { clamp, smooth } from './pass-numbers.ts';
import type { Scene } from './scene.ts';
import type { Line } from './shade.ts';

const RADIUS = 1.85;
/** Below so many pixels a space it is a blur of colours. */
const LEAST = 24;
const STRENGTH = 0.44;
const GLASS = [
  [0.25, 0.42, 1.25],
  [1.15, 0.3, 0.28],
  [0.95, 0.75, 0.25],
  [1.2, 1.1, 0.8],
] as const;

/** The light of a rose window on a floor: petals in rings of six, twelve and twelve. It means nothing. */
export function roseLight(line: Line, scene: Scene): void {
  if (line.sheet.pixels < LEAST) return;
  for (const {
    ornament,
    at: [left, top],
    size,
  } of scene.tiles) {
    if (ornament !== 'rose-window') continue;
    const dy = line.y - top - size[1] * 0.667;
    if (Math.abs(dy) < RADIUS * 1.1) along(line, left + size[0] / 2, dy);
  }
}

function along(line: Line, middle: number, dy: number): void {
  const { coarse } = noise();
  const { pixels } = line.sheet;
  const from = Math.max(0, Math.floor((middle - RADIUS * 1.2 - line.x) * pixels));
  const to = Math.min(line.w, Math.ceil((middle + RADIUS * 1.2 - line.x) * pixels));
  for (let i = from; i < to; i++) {
    const x = line.x + i / pixels;
    const dx = x - middle;
    const away = Math.sqrt(dx * dx * 0.8464 + dy * dy) / RADIUS;
    if (away >= 1.08) continue;
    const inner = away < 0.34;
    const petals = inner ? 6 : 12;
    const turn = (Math.atan2(dy, dx) / 6.28318 + 0.5) * petals;
    const lead = (1 - Math.abs(turn - Math.floor(turn) - 0.5) * 2) * away * 3.1 * (RADIUS / petals);
    const glass =
      STRENGTH *
      smooth(0.03, 0.09, lead) *
      smooth(1.06, 0.94, away) *
      smooth(0, 0.035, Math.abs(away - 0.34)) *
      smooth(0, 0.03, Math.abs(away - 0.7)) *
      (away < 0.13 ? 1 : smooth(0, 0.03, away - 0.13)) *
      (0.6 + 0.5 * at(coarse, x * 30, line.y * 30));
    const pane = away < 0.13 ? 3 : (Math.floor(turn) + (inner ? 0 : away < 0.7 ? 1 : 2)) % 3;
    const [r, g, b] = GLASS[pane]!;
    const much = glass * line.nz[i]! * line.contact[i]! * clamp(line.ambient[i]!);
    line.lightR[i]! += r * much;
    line.lightG[i]! += g * much;
    line.lightB[i]! += b * much;
  }
}
