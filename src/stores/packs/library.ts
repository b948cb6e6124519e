/** The packs of this browser: brought in, loaded, kept for the games played with them. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CampaignContent } from '../../campaign/index.ts';
import type { Content, LoadedPack, PackChange, Problem } from '../../content/index.ts';
import type { EncounterLog, PackStamp } from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import type { LinkLog } from '../opened/link.ts';
import { namingIn } from './naming.ts';
import { isOf, type PackStorage, type StoredPack } from './pack-storage.ts';
import type { Reader } from './reader.ts';
import type { PackSource } from './readings.ts';

export type { PackSource } from './readings.ts';

/** What came of it. */
export type PackReport =
  | {
      readonly ok: true;
      readonly pack: LoadedPack;
      /** The version that it took the place of. */
      readonly replaced: string | null;
      /** Why it is not kept for the next visit. */
      readonly trouble: string | null;
    }
  | { readonly ok: false; readonly why: string; readonly problems: readonly Problem[] };

/** What would come of it, where it takes the place of another version: nothing is changed yet. */
export interface PackQuestion {
  readonly ok: null;
  readonly pack: LoadedPack;
  readonly replaced: string;
  readonly changes: readonly PackChange[];
  /** What is wrong with the version that came: its files that would not be loaded. */
  readonly problems: readonly Problem[];
}

/** All cards and encounters: what is built in, and the packs that players loaded. */
export interface Library {
  readonly store: StoreApi<{
    readonly content: Content;
    /** Packs that are kept and left out of this visit, by id. */
    readonly aside: readonly string[];
    /** Why the packs of earlier visits could not be read. */
    readonly unread: string | null;
    /** Packs of earlier visits that took too long to be read, by id: left out of this one. */
    readonly slow: readonly string[];
  }>;
  /** How what comes from outside is read. */
  readonly reader: Reader;
  /** What a new game is played with: everything there is today. */
  playable(): CampaignContent;
  /**
   * A log from outside as it is called by name, once it has run in a bounded time, well or not. Throws ReadingStopped
   * where it does not.
   */
  rehearse(log: LinkLog): Promise<EncounterLog>;
  /**
   * What a game is played with that records these packs: they alone beside what is built in, each in the version it was
   * played with where that is loaded or kept (X151). Throws ReadingStopped.
   */
  contentFor(stamps: readonly PackStamp[] | undefined): Promise<PlayedWith>;
  /**
   * Loads a pack. Where another version of it is loaded, what would be changed is told first, and it takes its place when
   * it is `agreed`. What is no pack, or of which nothing loads, changes nothing.
   */
  add(source: PackSource, agreed: true): Promise<PackReport>;
  add(source: PackSource, agreed?: boolean): Promise<PackReport | PackQuestion>;
  /** Puts a pack away. What games were played with is kept for them. */
  remove(id: string): Promise<void>;
  /** The packs of this visit as they were brought. */
  stored(): readonly StoredPack[];
  /** Packs of earlier visits that came late: loaded beside what was loaded meanwhile. */
  arrived(packs: readonly StoredPack[]): Promise<void>;
}

/** Content for a game, and how it is not what the game was recorded with. */
export interface PlayedWith {
  readonly content: CampaignContent;
  readonly missing: readonly PackStamp[];
  /** Packs that were of another version or state, as recorded. */
  readonly changed: readonly PackStamp[];
}

export interface LibraryDeps {
  readonly storage: PackStorage;
  readonly words: Words;
  /** The packs of earlier visits. */
  readonly stored: readonly StoredPack[];
  /** Those of them that are left out of this visit. */
  readonly aside?: readonly StoredPack[];
  /** Why they could not be read. */
  readonly unread?: string | null;
  /** Those that are left out because they took too long. */
  readonly slow?: readonly string[];
  /** Of what is built in and `stored`. */
  readonly content: Content;
  readonly reader: Reader;
}

export function createLibrary({
  storage,
  stored,
  aside = [],
  unread = null,
  slow = [],
  words,
  content: read,
  reader,
}: LibraryDeps): Library {
  let packs: readonly StoredPack[] = stored;
  const store = createStore(() => ({
    content: read,
    aside: aside.map(({ id }) => id),
    unread,
    slow,
  }));
  /** Content of some of the packs, by their ids; emptied when a pack comes or goes. */
  const loaded = new Map<string, Content>();

  /** The packs a game was played with, as far as they are here: in its version, or else in another. */
  async function packsOf(stamps: readonly PackStamp[]): Promise<readonly StoredPack[]> {
    const loadedNow = store.getState().content.packs;
    const found: StoredPack[] = [];
    for (const stamp of stamps) {
      const now = packs.find(({ id }) => id === stamp.id);
      const pack = loadedNow.find(({ own, id }) => own && id === stamp.id);
      const isBuiltIn = loadedNow.some(({ own, id }) => !own && id === stamp.id);
      const isNow = now !== undefined && pack !== undefined && isOf(stamp, pack);
      const kept = isBuiltIn || isNow ? [] : (await storage.versions()).filter(({ id }) => id === stamp.id);
      const one = isNow ? now : (kept.find((version) => isOf(stamp, version)) ?? now ?? kept.at(-1));
      if (one) found.push(one);
    }
    return found;
  }
  async function contentOf(stamps: readonly PackStamp[]): Promise<Content> {
    const some = await packsOf(stamps);
    const naming = namingIn(stamps, some);
    const isAll = some.length === packs.length && some.every((pack) => packs.includes(pack));
    if (isAll && naming === 'spaced') return store.getState().content;
    const key = `${naming} ${some.map((pack) => `${pack.id} ${'hash' in pack ? pack.hash : ''}`).join()}`;
    const of = packs;
    const content = loaded.get(key) ?? (await reader.content(some, naming));
    // While it was read they may have become others.
    if (packs === of) loaded.set(key, content);
    return content;
  }

  function show(next: readonly StoredPack[], content: Content): void {
    packs = next;
    loaded.clear();
    store.setState({ content });
  }

  /** One change after the other: each is made on what the one before left. */
  let before: Promise<unknown> = Promise.resolve();
  function inTurn<T>(change: () => Promise<T>): Promise<T> {
    const made = before.then(change);
    before = made.catch(() => {});
    return made;
  }

  /** Fetched when a pack comes or goes: few ever do. */
  const changes = async () => {
    const { libraryChanges } = await import('./library-changes.ts');
    return libraryChanges({ storage, words, reader, store, packs: () => packs, show });
  };

  return {
    ...readingFrom(store, contentOf),
    reader,
    rehearse: async (log) => reader.rehearse(log, await packsOf(log.packs ?? [])),
    // What is agreed to is not asked.
    add: (source, agreed = false) =>
      inTurn(async () => (await changes()).add(source, agreed)) as Promise<PackReport>,
    remove: (id) => inTurn(async () => (await changes()).remove(id)),
    stored: () => packs,
    arrived: (came) => inTurn(async () => (await changes()).arrived(came)),
  };
}

/** The part of a library that reads from its store. */
export function readingFrom(
  store: Library['store'],
  contentOf: (stamps: readonly PackStamp[]) => Promise<Content>,
): Pick<Library, 'store' | 'playable' | 'contentFor'> {
  return {
    store,
    playable: () => playable(store.getState().content),
    async contentFor(stamps = []) {
      const content = await contentOf(stamps);
      const today = new Map(content.packs.map((pack) => [pack.id, pack]));
      return {
        content: playable(content),
        missing: stamps.filter(({ id }) => !today.has(id)),
        changed: stamps.filter(({ id, hash }) => today.has(id) && today.get(id)!.hash !== hash),
      };
    },
  };
}

const ready = new WeakMap<Content, CampaignContent>();

/** The content with the trials among its encounters: they are played, but stand in no list. */
function playable(content: Content): CampaignContent {
  const { cards, encounters, trials, packs, stories, abraxis } = content;
  const known = ready.get(content) ?? {
    cards,
    encounters: { ...encounters, ...trials },
    packs,
    stories,
    abraxis,
  };
  ready.set(content, known);
  return known;
}
