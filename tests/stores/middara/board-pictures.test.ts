import 'fake-indexeddb/auto';
import { createStore } from 'idb-keyval';
import { expect, test } from 'vitest';
import { sceneOf } from '../../../src/art/board/scene.ts';
import { keyOf } from '../../../src/art/board/scene-key.ts';
import { withTerrain } from '../../../src/engine/index.ts';
import { type Pool, TaskDropped } from '../../../src/stores/game/pool.ts';
import { MOST_KEPT, type PictureShelf, shelfIn } from '../../../src/stores/kept/picture-shelf.ts';
import { type BoardPicture, createBoardPictures } from '../../../src/stores/middara/board-pictures.ts';
import type { PaintWork } from '../../../src/stores/middara/paint-work.ts';
import { gameContent, street } from '../../support/games.ts';

const encounter = gameContent.encounters[street]!;
const scene = sceneOf(encounter);

function fakes(fails: number[] = []) {
  const asked: string[] = [];
  const kept = new Map<string, Blob>();
  const pool = {
    atOnce: 1,
    ask: async (job: keyof PaintWork, given: unknown[], { signal }: { signal?: AbortSignal } = {}) => {
      const size = given.at(-1) as number;
      asked.push(`${job} ${size}`);
      await Promise.resolve();
      if (signal?.aborted) throw new TaskDropped();
      if (fails.includes(size)) throw new Error('slow');
      return job === 'paint' ? { width: size } : new Blob([String(size)]);
    },
  } as unknown as Pool<PaintWork>;
  const shelf: PictureShelf = {
    find: async (name) => kept.get(name) ?? null,
    keep: async (name, picture) => void kept.set(name, picture),
  };
  const unpack = async (picture: Blob) => ({ width: Number(await picture.text()) }) as ImageBitmap;
  return { asked, kept, pictures: createBoardPictures({ pool, shelf, smallShelf: shelf, unpack }) };
}

function follow(pictures: ReturnType<typeof fakes>['pictures'], size: number) {
  const sizes: number[] = [];
  let stop = () => {};
  let began = (_size: number) => {};
  const first = new Promise<number>((done) => {
    began = done;
  });
  const end = new Promise<string>((done) => {
    const shown = (picture: BoardPicture) => {
      sizes.push(picture.size);
      began(picture.size);
      if (picture.size === size) done('there');
    };
    stop = pictures.follow(scene, size, { shown, failed: () => done('failed') });
  });
  return { sizes, first, end, stop };
}

test('shows the coarse picture first, then the better ones, and keeps what is worth keeping', async () => {
  const { pictures, kept, asked } = fakes();
  const first = follow(pictures, 128);
  expect(await first.end).toBe('there');
  expect(first.sizes).toEqual([32, 64, 128]);
  expect(pictures.known(keyOf(scene))?.size).toBe(128);
  await expect.poll(() => [...kept.keys()].map((name) => name.split('-')[1])).toEqual(['128']);
  expect(asked).toEqual(['paint 32', 'paint 64', 'paint 128', 'pack 128']);
});

test('at a second visit it is there at once', async () => {
  const { pictures, kept, asked } = fakes();
  kept.set(`${keyOf(scene)}-64`, new Blob(['64']));
  const first = follow(pictures, 64);
  expect(await first.end).toBe('there');
  expect([first.sizes, asked]).toEqual([[64], []]);
});

test('a finer one that was kept does as well; of a coarser one it begins', async () => {
  const finer = fakes();
  finer.kept.set(`${keyOf(scene)}-128`, new Blob(['128']));
  expect([await follow(finer.pictures, 64).first, finer.asked]).toEqual([128, []]);
  const coarser = fakes();
  coarser.kept.set(`${keyOf(scene)}-64`, new Blob(['64']));
  const last = follow(coarser.pictures, 128);
  expect(await last.end).toBe('there');
  expect([last.sizes, coarser.asked[0]]).toEqual([[64, 128], 'paint 128']);
});

test('where the first picture fails it says so; a better one that fails leaves the one before', async () => {
  expect(await follow(fakes([32]).pictures, 64).end).toBe('failed');
  const { pictures } = fakes([128]);
  const second = follow(pictures, 128);
  expect(await second.end).toBe('failed');
  expect(second.sizes).toEqual([32, 64]);
  expect(pictures.known(keyOf(scene))?.size).toBe(64);
});

test('who stops is told nothing more', async () => {
  const { pictures } = fakes();
  const one = follow(pictures, 64);
  one.stop();
  const other = follow(pictures, 64);
  expect(await other.end).toBe('there');
  expect(one.sizes).toEqual([]);
});

test('small pictures are painted once, kept, and null where nobody paints', async () => {
  const { pictures, kept, asked } = fakes();
  const [one, other] = await Promise.all([pictures.small(encounter, 16), pictures.small(encounter, 16)]);
  expect(one).toBe(other);
  expect([one?.size, asked[0]]).toEqual([16, 'paint 16']);
  // Kept when it has been shown: nobody waits for that.
  await expect.poll(() => [asked, kept.size]).toEqual([['paint 16', 'pack 16'], 1]);
  expect(await fakes([16]).pictures.small(encounter, 16)).toBeNull();
});

test('another lie of the terrain is another picture, and so is another floor', () => {
  const changed = sceneOf(encounter, withTerrain(encounter.board, [[8, 10]], 'normal'));
  expect(keyOf(changed)).not.toBe(keyOf(scene));
  expect(keyOf({ ...scene, mood: 'night' })).not.toBe(keyOf(scene));
  expect(keyOf(sceneOf(encounter))).toBe(keyOf(scene));
});

test('a shelf holds so many pictures; the one not looked at for longest goes', async () => {
  const shelf = shelfIn(() => createStore('pictures-test', 'pictures'));
  const picture = new Blob(['x']);
  for (let i = 0; i < MOST_KEPT; i++) await shelf.keep(`p${i}`, picture);
  expect(await shelf.find('p0')).not.toBeNull();
  await shelf.keep('new', picture);
  expect(await shelf.find('p1')).toBeNull();
  expect(await shelf.find('p0')).not.toBeNull();
});
