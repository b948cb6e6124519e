/** Packs in work as they are kept: whole in the browser, and what was typed last beside it at once. */
import { newerIn } from '../../check/newer.ts';
import type { Finding } from '../../check/problem.ts';
import { isObject } from '../../workshop/json.ts';
import { type Cells, keysOf } from '../kept/cells.ts';
import {
  type Following,
  isSameWrite,
  isWrittenBy,
  putAfter,
  type WrittenBy,
  writtenBy,
} from '../kept/follows.ts';
import { quietStorage } from '../kept/quiet-storage.ts';
import { DRAFT_FORMAT, isStoredPack, type StoredPack } from '../packs/pack-storage.ts';

/** A pack in work, and which write of it was the last. */
export interface Draft extends StoredPack {
  readonly stand: WrittenBy | null;
}

/** One that a newer version of the page keeps in a form that is not read here: what says so. */
export interface NewerDraft {
  readonly newer: Finding;
}

/** Where packs in work lie, under `draft:ID`. */
export interface Drafts {
  /** What is damaged is left out; of one of a newer version there is the name alone. */
  list(): Promise<StoredPack[]>;
  /** Their ids alone, damaged ones among them. */
  ids(): Promise<string[]>;
  /** undefined when there is none of that id, or it is damaged. */
  read(id: string): Promise<Draft | NewerDraft | undefined>;
  /** False where another page has written since what it follows: nothing was. */
  write(pack: StoredPack, of: Following): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Why packs are kept for this visit alone; null where the browser keeps them. */
  notKept(): string | null;
}

const SORT = 'draft';

const newerDraft = (value: unknown): Finding | null => newerIn(value, [[['format'], DRAFT_FORMAT]]);

export const draftsIn = (cells: Cells): Drafts => ({
  list: () =>
    cells.transact('readonly', async (now) =>
      (await now.all(...keysOf(SORT))).flatMap(([key, value]) => {
        if (newerDraft(value)) return [{ id: key.slice(SORT.length + 1), files: [] }];
        return isStoredPack(value) ? [value] : [];
      }),
    ),
  ids: () =>
    cells.transact('readonly', async (now) =>
      (await now.keys(...keysOf(SORT))).map((key) => key.slice(SORT.length + 1)),
    ),
  read: (id) =>
    cells.transact('readonly', async (now) => {
      const value = await now.get(`${SORT}:${id}`);
      const newer = newerDraft(value);
      if (newer) return { newer };
      return isStoredPack(value) ? { ...value, stand: writtenBy(value) } : undefined;
    }),
  // It outlives the browser; of a machine that breaks down a letter or two may be lost.
  write: ({ id, files }, of) =>
    cells.transact('readwrite', (now) => putAfter(now, `${SORT}:${id}`, { id, files }, of), 'relaxed'),
  remove: (id) => cells.transact('readwrite', async (now) => now.remove(`${SORT}:${id}`, `${SORT}:${id}\0`)),
  notKept: () => cells.why?.() ?? null,
});

/** Files that were changed since what is kept; null for one that was taken away. */
export type Changed = Readonly<Record<string, string | null>>;

/** What was typed and is not kept yet, beside the storage, at once. */
export interface TypedAhead {
  write(id: string, typed: Typed): void;
  /** undefined where there is none. */
  read(id: string): unknown;
  clear(id: string): void;
}

export interface Typed {
  /** The write it follows; null where nothing was kept. */
  readonly from: WrittenBy | null;
  /** The page that typed it, and which of its writes will have it. */
  readonly by: string;
  readonly seq: number;
  readonly files: Changed;
}

export const nothingTyped: TypedAhead = { write: () => {}, read: () => undefined, clear: () => {} };

const keyOf = (id: string): string => `middara-table-typed:${id}`;

/** In local storage. Where that is blocked or full there is nothing ahead: the storage behind it tells of its trouble. */
export const browserTyped = (): TypedAhead => ({
  write(id, typed) {
    // Of what was typed before nothing may stay where this has no room.
    quietStorage.removeItem(keyOf(id));
    quietStorage.setItem(keyOf(id), JSON.stringify(typed));
  },
  read: (id) => quietStorage.getItem(keyOf(id)) ?? undefined,
  clear: (id) => void quietStorage.removeItem(keyOf(id)),
});

type Files = Readonly<Record<string, string>>;

/** What is not kept yet of these files. */
export function changedSince(kept: Files, files: Files): Changed {
  const changed: Record<string, string | null> = {};
  for (const [path, text] of Object.entries(files)) if (kept[path] !== text) changed[path] = text;
  for (const path of Object.keys(kept)) if (!Object.hasOwn(files, path)) changed[path] = null;
  return changed;
}

/** The kept files, null where there are none, with what was typed after them; `isLost` where that is of another state. */
export function withTyped(
  kept: Files | null,
  stand: WrittenBy | null,
  text: unknown,
): { readonly files: Files | null; readonly isLost: boolean } {
  if (text === undefined) return { files: kept, isLost: false };
  const typed = typedIn(text);
  if (!typed) return { files: kept, isLost: true };
  const { from, by, seq } = typed;
  const isOurs = stand?.by === by;
  // Killed, a browser may have kept more than what it had laid beside it.
  if (isOurs && stand.seq >= seq) return { files: kept, isLost: false };
  if (!isOurs && !isSameWrite(stand, from)) return { files: kept, isLost: true };
  return { files: merged(kept ?? {}, typed.files), isLost: false };
}

function merged(files: Files, changed: Changed): Files {
  const next: Record<string, string> = { ...files };
  for (const [path, text] of Object.entries(changed)) {
    if (text === null) delete next[path];
    else next[path] = text;
  }
  return next;
}

function typedIn(text: unknown): Typed | null {
  try {
    const json: unknown = JSON.parse(String(text));
    if (!isObject(json) || !isObject(json.files)) return null;
    const { by, seq } = json;
    if (typeof by !== 'string' || typeof seq !== 'number') return null;
    const isText = Object.values(json.files).every((file) => file === null || typeof file === 'string');
    const from = isWrittenBy(json.from) ? json.from : null;
    if (!isText || (json.from !== null && from === null)) return null;
    return { from, by, seq, files: json.files as Changed };
  } catch {
    return null; // no JSON: damaged
  }
}
