import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  beginPainting,
  COARSE,
  halved,
  type Picture,
  paintBlocks,
  paintCoarse,
} from '../../src/art/board/paint.ts';
import { FLOOR, type Scene, SIDES, sceneOf, terrainOn, tileOn, VOID } from '../../src/art/board/scene.ts';
import type { EncounterDefinition } from '../../src/engine/index.ts';
import { hashText } from '../../src/engine/index.ts';
import { proved, proving, sampleOf } from '../support/depth.ts';
import { gameContent, street, yard } from '../support/games.ts';
import { differenceOf, eachPixel, edgeOf, lightOf } from './seen.ts';

const GOLDEN = new URL('golden.json', import.meta.url);
/** All of them, wherever they are to be painted anew. */
const shipped = process.env.PAINT
  ? Object.values(gameContent.encounters)
  : sampleOf(Object.values(gameContent.encounters), 2);
const found = (id: string): EncounterDefinition => gameContent.encounters[id]!;

const coarse = (scene: Scene): Picture => paintCoarse(beginPainting(scene));
const pictures = new Map<string, Picture>();

/** The picture of an encounter, painted once for all tests. */
function pictureOf(encounter: EncounterDefinition): Picture {
  const picture = pictures.get(encounter.id) ?? coarse(sceneOf(encounter));
  pictures.set(encounter.id, picture);
  return picture;
}

const hashOfPixels = ({ pixels }: Picture): string => hashText(Buffer.from(pixels).toString('base64'));

function spacesOf(scene: Scene): [number, number][] {
  const all = Array.from(scene.terrain, (_, i): [number, number] => [
    i % scene.columns,
    Math.floor(i / scene.columns),
  ]);
  return all.filter(([x, y]) => terrainOn(scene, x, y) !== VOID);
}

test('the same scene gives the same bytes, and every shipped encounter the picture it had', () => {
  const hashes = Object.fromEntries(
    shipped.map((encounter) => [encounter.id, hashOfPixels(halved(pictureOf(encounter)))]),
  );
  // Another painter or other tiles: PAINT=1 writes them anew, and whoever does so looks at the boards.
  if (process.env.PAINT) writeFileSync(GOLDEN, `${JSON.stringify(hashes, null, 2)}\n`);
  const golden: Readonly<Record<string, string>> = JSON.parse(readFileSync(GOLDEN, 'utf8'));
  expect(hashes).toEqual(proving ? golden : Object.fromEntries(shipped.map(({ id }) => [id, golden[id]])));
  expect(Object.keys(golden).sort()).toEqual(Object.keys(gameContent.encounters).sort());
  const again = coarse(sceneOf(found(yard)));
  expect(hashOfPixels(halved(again))).toBe(golden[yard]);
  proved({ boards: shipped.length });
});

test('no floor is too dark or too bright to be read, and nothing of the void lies over one', () => {
  for (const encounter of shipped) {
    const scene = sceneOf(encounter);
    const picture = pictureOf(encounter);
    for (const [x, y] of spacesOf(scene)) {
      const place = `${encounter.id} ${x},${y}`;
      if (terrainOn(scene, x, y) === FLOOR) {
        const light = lightOf(picture, COARSE, x, y);
        expect(light, place).toBeGreaterThan(0.03);
        expect(light, place).toBeLessThan(0.75);
      }
      let least = 255;
      eachPixel(COARSE, x, y, picture.w, (o) => {
        least = Math.min(least, picture.pixels[o + 3]!);
      });
      expect(least, place).toBe(255);
    }
  }
});

test('what lies on a space is seen: it differs from the bare floor that was there', () => {
  for (const id of sampleOf([street, 'when-the-locks-opened', 'proving-ground-hounds'], 1)) {
    const scene = sceneOf(found(id));
    const bare = { ...scene, terrain: scene.terrain.map((letter) => (letter === VOID ? VOID : FLOOR)) };
    const [there, without] = [pictureOf(found(id)), coarse(bare)];
    for (const [x, y] of spacesOf(scene)) {
      if (terrainOn(scene, x, y) === FLOOR) continue;
      expect(differenceOf(there, without, COARSE, x, y), `${id} ${x},${y}`).toBeGreaterThan(10);
    }
  }
});

test('two tiles of one floor are joined without a seam', () => {
  // The landing and the gallery made of the same stone, with whatever lies on them taken away.
  const scene = sceneOf(found('when-the-locks-opened'));
  const tiles = scene.tiles.map((tile) => ({ ...tile, theme: 'brick' as const, ornament: null }));
  const terrain = scene.terrain.map((letter) => (letter === VOID ? VOID : FLOOR));
  const picture = coarse({
    ...scene,
    tiles,
    terrain,
    levels: scene.levels.map(() => 1),
    upright: [],
    lying: [],
  });
  const joints: number[] = [];
  const others: number[] = [];
  for (const [x, y] of spacesOf(scene)) {
    for (const way of ['east', 'south'] as const) {
      const [dx, dy] = SIDES[way === 'east' ? 1 : 2];
      if (terrainOn(scene, x + dx, y + dy) === VOID) continue;
      const isJoint = tileOn(scene, x, y) !== tileOn(scene, x + dx, y + dy);
      (isJoint ? joints : others).push(edgeOf(picture, COARSE, x, y, way));
    }
  }
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  expect(joints.length).toBeGreaterThan(10);
  expect(mean(joints)).toBeLessThan(1.2 * mean(others));
});

test('painted block by block it is the same picture as painted at once', () => {
  const painting = beginPainting(sceneOf(found(street)));
  const whole = paintCoarse(painting);
  const blocks = [...paintBlocks(painting, COARSE)];
  expect(blocks.length).toBeGreaterThan(1);
  for (const { left, top, w, h, pixels } of blocks) {
    for (let j = 0; j < h; j++) {
      const from = ((top + j) * whole.w + left) * 4;
      const line = whole.pixels.subarray(from, from + w * 4);
      const same = Buffer.from(line).equals(Buffer.from(pixels.subarray(j * w * 4, (j + 1) * w * 4)));
      expect(same, `${left},${top + j}`).toBe(true);
    }
  }
});

test('a wall between spaces is told by its stripes, too: it is red and pale four times a space', () => {
  const scene = sceneOf(found('when-the-locks-opened'));
  const { w, pixels } = coarse(scene);
  const walls = [
    ...scene.upright.map(([x, y]) => ({ x, y, step: w })),
    ...scene.lying.map(([x, y]) => ({ x, y, step: 1 })),
  ];
  expect(walls.length).toBeGreaterThan(3);
  for (const { x, y, step } of walls) {
    const isPale = (along: number): boolean => {
      const o = (y * COARSE * w + x * COARSE + Math.floor(along * COARSE) * step) * 4;
      return pixels[o + 1]! > 0.6 * pixels[o]!;
    };
    for (let k = 0; k < 4; k++) {
      expect([isPale(k / 4 + 0.12), isPale(k / 4 + 0.19)], `${x},${y} ${k}`).toEqual([true, false]);
    }
  }
});
