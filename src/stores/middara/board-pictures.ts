/** Who paints a board beside the page, and keeps its picture. */
import { type Scene, sceneOf } from '../../art/board/scene.ts';
import { keyOf } from '../../art/board/scene-key.ts';
import type { EncounterDefinition } from '../../engine/index.ts';
import { type Pool, TaskDropped } from '../game/pool.ts';
import type { PictureShelf } from '../kept/picture-shelf.ts';
import type { Living, PaintWork } from './paint-work.ts';

export type { Living, Shimmer } from './paint-work.ts';

/** A picture of a board, with the margin of its sheet. */
export interface BoardPicture {
  readonly key: string;
  /** Pixels a space. */
  readonly size: number;
  readonly bitmap: ImageBitmap;
}

export interface Follower {
  /** Called for each better picture. */
  shown(picture: BoardPicture): void;
  /** No better one comes: it took too long, or nobody can paint here. */
  failed(): void;
}

/** Pictures of boards: painted beside the page, the coarse one first, and kept. */
export interface BoardPictures {
  /** Shows pictures of the scene up to the size asked for; gives how to stop. */
  follow(scene: Scene, size: number, follower: Follower): () => void;
  /** What moves on it; null where nobody paints it. */
  living(scene: Scene): Promise<Living | null>;
  /** What is there already, of whatever size, the largest. */
  known(key: string): BoardPicture | null;
  /**
   * A small picture of an encounter as it is set up, at 16 or 32 pixels a space; null where nobody can paint. `staged`: it
   * is looked at first, so one that came with the page is taken.
   */
  small(encounter: EncounterDefinition, size: 16 | 32, staged?: boolean): Promise<BoardPicture | null>;
  /** Fetches the picture that came with the page for a board, so that it is there when the board is. */
  fetchAhead(encounter: EncounterDefinition): Promise<void>;
  /** Makes the painter ready, so that the first picture comes sooner. */
  warm(): void;
}

/** Sizes that are shown, each after the one before. */
export const SIZES = [32, 64, 128] as const;
/** Pixels of a picture; a larger one is not painted. */
const LARGEST = 4096 * 4096;
/** Milliseconds for the first picture; after that the board is plain. A better one may take longer. */
const FIRST_DEADLINE = 8000;
const DEADLINE = 30_000;
/** Boards whose pictures stay in memory, small ones of as many as there may be on a screen. */
const BOARDS = 2;
const SMALL_BOARDS = 24;

interface Deps {
  readonly pool: Pool<PaintWork>;
  readonly shelf: PictureShelf;
  /** Of small pictures: of these there are many. */
  readonly smallShelf: PictureShelf;
  /** Addresses of pictures that came with the page, by the names they would be kept under; absent: none did. */
  readonly shipped?: Readonly<Record<string, string>>;
  /** Done when a finer picture than the one shown may take the processor's time; absent: at once. */
  readonly quiet?: () => Promise<unknown>;
  /** Makes of what was kept what can be drawn. */
  readonly unpack: (picture: Blob) => Promise<ImageBitmap>;
}

const fits = ({ columns, rows }: Scene, size: number): boolean => columns * rows * size * size <= LARGEST;

export function createBoardPictures({
  pool,
  shelf,
  smallShelf,
  shipped = {},
  quiet,
  unpack,
}: Deps): BoardPictures {
  const boards = new Map<string, BoardPicture>();
  const small = new Map<string, Promise<BoardPicture | null>>();
  /** Small ones are painted one after the other. */
  let inTurn: Promise<void> = Promise.resolve();

  function remember(picture: BoardPicture): void {
    boards.delete(picture.key);
    boards.set(picture.key, picture);
    for (const key of boards.keys()) if (boards.size > BOARDS) boards.delete(key);
  }

  const nameOf = (key: string, size: number) => `${key}-${size}`;

  /** One that came with the page; null where none did, or it does not arrive. */
  async function fetched(key: string, size: number): Promise<BoardPicture | null> {
    const address = shipped[nameOf(key, size)];
    if (address === undefined) return null;
    try {
      const response = await fetch(address);
      return response.ok ? { key, size, bitmap: await unpack(await response.blob()) } : null;
    } catch {
      return null; // it is painted
    }
  }

  async function kept(key: string, size: number, on = shelf): Promise<BoardPicture | null> {
    const packed = await on.find(nameOf(key, size));
    const bitmap = packed && (await unpack(packed).catch(() => null));
    return bitmap && { key, size, bitmap };
  }

  async function keep(key: string, size: number, on = shelf): Promise<void> {
    const packed = await pool.ask('pack', [key, size], { deadline: DEADLINE });
    const blob = await packed;
    if (blob) await on.keep(nameOf(key, size), blob);
  }

  async function paint(
    key: string,
    scene: Scene,
    size: number,
    deadline: number,
    signal?: AbortSignal,
  ): Promise<BoardPicture> {
    const bitmap = await pool.ask('paint', [key, scene, size], { deadline, signal });
    return { key, size, bitmap: await bitmap };
  }

  async function improve(scene: Scene, key: string, most: number, tell: Follower, signal: AbortSignal) {
    const sizes = SIZES.filter((size) => size <= most && fits(scene, size));
    const finest = sizes.at(-1)!;
    const there = boards.get(key)?.size ?? 0;
    // A finer one than asked for does as well; the coarse one is sooner painted than found.
    const worthIt = SIZES.filter((size) => size > Math.max(there, SIZES[0]));
    for (const size of worthIt.toSorted((a, b) => Math.abs(a - finest) - Math.abs(b - finest))) {
      const picture = (await fetched(key, size)) ?? (await kept(key, size));
      if (signal.aborted) return;
      if (!picture) continue;
      show(picture, tell);
      if (size >= finest) return;
      break;
    }
    for (const size of sizes) {
      const shown = boards.get(key)?.size ?? 0;
      if (size <= shown) continue;
      if (shown > 0) await quiet?.();
      if (signal.aborted) return;
      const picture = await paint(key, scene, size, shown === 0 ? FIRST_DEADLINE : DEADLINE, signal);
      if (signal.aborted) return;
      show(picture, tell);
      // To pack one takes as long as half of the next: only the last is worth it.
      if (size === finest && size > SIZES[0]) await keep(key, size);
      if (signal.aborted) return;
    }
  }

  function show(picture: BoardPicture, tell: Follower): void {
    remember(picture);
    tell.shown(picture);
  }

  async function paintSmall(
    key: string,
    scene: Scene,
    size: 16 | 32,
    staged: boolean,
  ): Promise<BoardPicture | null> {
    try {
      const there = (staged ? await fetched(key, size) : null) ?? (await kept(key, size, smallShelf));
      if (there) return there;
      const painting = inTurn.then(() => paint(key, scene, size, DEADLINE));
      // Packed before the next is begun, and nobody waits for that.
      inTurn = painting.then(() => keep(key, size, smallShelf)).catch(() => {});
      const picture = await painting;
      return picture;
    } catch {
      return null;
    }
  }

  return {
    living: async (scene) =>
      await pool.ask('living', [keyOf(scene), scene], { deadline: DEADLINE }).catch(() => null),
    known: (key) => boards.get(key) ?? null,
    follow(scene, size, follower) {
      const stop = new AbortController();
      improve(scene, keyOf(scene), size, follower, stop.signal).catch((error: unknown) => {
        if (!(error instanceof TaskDropped) && !stop.signal.aborted) follower.failed();
      });
      return () => stop.abort();
    },
    async fetchAhead(encounter) {
      const scene = sceneOf(encounter);
      const key = keyOf(scene);
      const size = SIZES.find((one) => shipped[nameOf(key, one)] !== undefined);
      if (size === undefined || (boards.get(key)?.size ?? 0) >= size) return;
      const picture = await fetched(key, size);
      if (picture) remember(picture);
    },
    small(encounter, size, staged = false) {
      const scene = sceneOf(encounter);
      const key = keyOf(scene);
      const name = nameOf(key, size);
      const asked = small.get(name) ?? paintSmall(key, scene, size, staged);
      small.set(name, asked);
      for (const other of small.keys()) if (small.size > SMALL_BOARDS) small.delete(other);
      return asked;
    },
    warm: () => void pool.ask('warm', []).catch(() => {}),
  };
}
