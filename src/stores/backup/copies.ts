/** Copies of everything in a folder of the player's, written by themselves (X482); elsewhere how long one has played without. */

import type { StateStorage } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isRecord } from '../../check/is-record.ts';
import type { Cells } from '../kept/cells.ts';
import { backupName } from './backup.ts';

/** A folder as the browser hands it out (File System Access); it can be kept in the cells. */
export interface CopyFolder {
  readonly name: string;
  queryPermission(of: { mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission(of: { mode: 'readwrite' }): Promise<PermissionState>;
  getFileHandle(name: string, how: { create: boolean }): Promise<CopyFile>;
}
interface CopyFile {
  createWritable(): Promise<{
    write(bytes: Uint8Array): Promise<void>;
    close(): Promise<void>;
    abort(): Promise<void>;
  }>;
}

export interface CopiesState {
  /** What copies go into; null where nobody chose one. */
  readonly folder: string | null;
  /** `asks`: the browser wants to be allowed again; `failed`: the last one could not be written. */
  readonly is: 'kept' | 'asks' | 'failed';
  /** Hours played since everything was saved last, whichever way (X481). */
  readonly hours: number;
}

export interface Copies {
  readonly store: StoreApi<CopiesState>;
  /** Copies go into that folder from now on; the first one at once. Throws what the browser says, and then none do. */
  keepIn(folder: CopyFolder): Promise<void>;
  /** No more of them; those there are stay. */
  stop(): Promise<void>;
  /** Asks to be allowed again, in answer to a press; writes what is due. */
  allow(): Promise<void>;
  /** Something was decided in a game. */
  decided(): void;
  /** Nobody plays just now: writes a copy where one is due. Never fails. */
  rest(): Promise<void>;
  /** Everything was saved as a file. */
  saved(): void;
}

export interface CopiesDeps {
  readonly cells: Cells;
  /** The browser's small store. */
  readonly small: StateStorage;
  /** Milliseconds on the clock of the day. */
  now(): number;
  /** Everything as a zip. Throws what the browser says. */
  make(): Promise<Uint8Array>;
}

/** Hours of play without a copy after which somebody is reminded (X481). */
export const REMINDED_AFTER = 10;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A pause between two decisions counts as play so far. */
const LONGEST_PAUSE = 5 * MINUTE;

/** Where the folder lies among the cells, and what is counted in the small store: of this browser alone, and in no backup. */
const FOLDER = 'copy-folder';
const COUNTED = 'middara-table-copied';

interface Counted {
  /** Milliseconds of play since the last copy. */
  readonly played: number;
  /** When the last copy was written into the folder. */
  readonly at: number;
}

function countedIn(text: unknown): Counted {
  try {
    const there: unknown = JSON.parse(String(text));
    if (isRecord(there)) return { played: Number(there.played) || 0, at: Number(there.at) || 0 };
  } catch {
    // Nothing is counted yet, or it is damaged.
  }
  return { played: 0, at: 0 };
}

const isFolder = (value: unknown): value is CopyFolder =>
  typeof value === 'object' && value !== null && 'getFileHandle' in value && 'name' in value;

/** Reads what is kept; `store` is as it is said there when that is done. */
export async function createCopies({ cells, small, now, make }: CopiesDeps): Promise<Copies> {
  let counted = countedIn(await small.getItem(COUNTED));
  let folder: CopyFolder | null = null;
  let last: number | null = null;
  let writing: Promise<void> | null = null;
  const store = createStore<CopiesState>(() => ({
    folder: null,
    is: 'kept',
    hours: Math.floor(counted.played / HOUR),
  }));

  function count(next: Counted): void {
    counted = next;
    small.setItem(COUNTED, JSON.stringify(counted));
    const hours = Math.floor(counted.played / HOUR);
    if (hours !== store.getState().hours) store.setState({ hours });
  }

  async function write(into: CopyFolder): Promise<void> {
    const played = counted.played;
    const bytes = await make();
    const file = await into.getFileHandle(backupName(now()), { create: true });
    // What lay there under that name stays until the new one is whole.
    const out = await file.createWritable();
    try {
      await out.write(bytes);
      await out.close();
    } catch (error) {
      await out.abort().catch(() => {});
      throw error;
    }
    // What was played meanwhile is not in it.
    count({ played: counted.played - played, at: now() });
  }

  const allowed = async (of: CopyFolder) => (await of.queryPermission({ mode: 'readwrite' })) === 'granted';

  async function tryToWrite(): Promise<void> {
    if (!folder) return;
    try {
      if (!(await allowed(folder))) return store.setState({ is: 'asks' });
      await write(folder);
      store.setState({ is: 'kept' });
    } catch {
      store.setState({ is: 'failed' });
    }
  }

  function soon(): Promise<void> {
    writing ??= tryToWrite().finally(() => {
      writing = null;
    });
    return writing;
  }

  const isDue = () => counted.played > 0 && now() - counted.at >= HOUR;
  const keep = (value: CopyFolder | null) =>
    cells.transact('readwrite', async (all) => {
      if (value) all.put(FOLDER, value);
      else all.remove(FOLDER, `${FOLDER}\0`);
    });

  const kept = await cells.transact('readonly', (all) => all.get(FOLDER)).catch(() => undefined);
  if (isFolder(kept)) {
    folder = kept;
    const isAllowed = await allowed(kept).catch(() => false);
    store.setState({ folder: kept.name, is: isAllowed ? 'kept' : 'asks' });
  }

  return {
    store,
    async keepIn(chosen) {
      await write(chosen);
      folder = chosen;
      store.setState({ folder: chosen.name, is: 'kept' });
      await keep(chosen);
    },
    async stop() {
      folder = null;
      store.setState({ folder: null, is: 'kept' });
      await keep(null);
    },
    async allow() {
      if (!folder) return;
      const answer = await folder.requestPermission({ mode: 'readwrite' }).catch(() => 'denied' as const);
      if (answer !== 'granted') return;
      store.setState({ is: 'kept' });
      if (counted.played > 0) await soon();
    },
    decided() {
      const at = now();
      const since = last === null ? LONGEST_PAUSE : at - last;
      last = at;
      // The first of a visit is a beginning, of which nobody knows how long it took.
      count({ ...counted, played: counted.played + Math.min(Math.max(since, 0), LONGEST_PAUSE) });
    },
    rest: async () => (folder && isDue() ? soon() : undefined),
    saved: () => count({ ...counted, played: 0 }),
  };
}
