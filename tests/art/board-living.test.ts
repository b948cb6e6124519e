import { describe, expect, test } from 'vitest';
import { flamesOf } from '../../src/art/board/flames.ts';
import { beginPainting, COARSE } from '../../src/art/board/paint.ts';
import { MUCK, PIT, type Scene, sceneOf, terrainOn, WATER } from '../../src/art/board/scene.ts';
import { PHASES, paintShimmer } from '../../src/art/board/shimmer.ts';
import { currentRuns } from '../../src/ui/board/ground/current-runs.ts';
import { gameContent, street, yard } from '../support/games.ts';

const sceneFor = (id: string): Scene => sceneOf(gameContent.encounters[id]!);

/** How much of the light of a phase lies on each kind of terrain, and its greatest strength. */
function lightIn(scene: Scene, { left, top, w, h, pixels }: ReturnType<typeof paintShimmer>[number]) {
  const on = new Map<number, number>();
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const alpha = pixels[(y * w + x) * 4 + 3]!;
      if (alpha === 0) continue;
      const kind = terrainOn(scene, Math.floor((left + x) / COARSE), Math.floor((top + y) / COARSE));
      on.set(kind, (on.get(kind) ?? 0) + alpha);
    }
  return on;
}

describe('what moves on a painted board', () => {
  const scene = sceneFor(street);
  const painting = beginPainting(scene);
  const phases = paintShimmer(painting);

  test('is light on water, muck and in a pit, almost all of it', () => {
    expect(phases).toHaveLength(PHASES);
    for (const phase of phases) {
      const on = lightIn(scene, phase);
      const all = [...on.values()].reduce((sum, one) => sum + one, 0);
      const meant = [WATER, MUCK, PIT].map((kind) => on.get(kind) ?? 0);
      for (const part of meant) expect(part).toBeGreaterThan(0);
      // What runs up to a bank or a pillar in the water is the rest.
      expect(meant.reduce((sum, one) => sum + one, 0) / all).toBeGreaterThan(0.85);
    }
  });

  test('moves: no phase is like another, and each is the same again', () => {
    const [a, b] = phases as [(typeof phases)[number], (typeof phases)[number]];
    const other = a.pixels.reduce((n, byte, i) => n + (byte === b.pixels[i] ? 0 : 1), 0);
    expect(other).toBeGreaterThan(1000);
    expect(paintShimmer(painting)[0]!.pixels).toEqual(a.pixels);
  });

  test('is nothing where nothing shines', () => {
    const dry = {
      ...scene,
      terrain: scene.terrain.map((kind) => ([WATER, MUCK, PIT].includes(kind) ? 1 : kind)),
    };
    expect(paintShimmer(beginPainting(dry as Scene))).toEqual([]);
  });

  test('flames burn at each lamp one sees, and nowhere else', () => {
    const lamps = painting.lamps.filter(({ kind }) => kind !== 'mood');
    expect(lamps.length).toBeGreaterThan(2);
    for (const { x, y } of flamesOf(painting.lamps))
      expect(lamps.some((lamp) => Math.hypot(lamp.x - x, lamp.y - y) < 0.7)).toBe(true);
    expect(flamesOf(painting.lamps.filter(({ kind }) => kind === 'mood'))).toEqual([]);
  });
});

test('Currents are joined along the way they run, each space in one run', () => {
  const runs = currentRuns({
    currents: [
      { at: [2, 3], direction: 'south', spaces: 2 },
      { at: [2, 1], direction: 'south', spaces: 2 },
      { at: [2, 2], direction: 'south', spaces: 2 },
      { at: [2, 4], direction: 'south', spaces: 1 },
      { at: [5, 5], direction: 'west', spaces: 1 },
      { at: [4, 5], direction: 'west', spaces: 1 },
    ],
  });
  expect(runs).toEqual([
    { at: [2, 1], direction: 'south', strength: 2, length: 3 },
    { at: [2, 4], direction: 'south', strength: 1, length: 1 },
    { at: [5, 5], direction: 'west', strength: 1, length: 2 },
  ]);
  for (const { board } of Object.values(gameContent.encounters)) {
    const spaces = currentRuns(board).reduce((sum, { length }) => sum + length, 0);
    expect(spaces).toBe(board.currents?.length ?? 0);
  }
  expect(currentRuns(gameContent.encounters[yard]!.board)).toEqual([]);
});
