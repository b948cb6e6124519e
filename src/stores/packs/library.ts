/** The packs of this browser: brought in, loaded, kept for the games played with them. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CampaignContent } from '../../campaign/index.ts';
import {
  type Content,
  type LoadedPack,
  type PackChange,
  type Problem,
  packChanges,
} from '../../content/index.ts';
import type { EncounterLog, PackStamp } from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import { messageOf } from '../message-of.ts';
import type { LinkLog } from '../opened/link.ts';
import { readKept } from './kept-packs.ts';
import { namingIn } from './naming.ts';
import type { KeptVersion, PackStorage, StoredPack } from './pack-storage.ts';
import { type Reader, ReadingStopped } from './reader.ts';
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
  const say = words.ui.table.packs;
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

  /** What came of a pack that was read, nothing of it shown or kept yet. */
  async function readPack(source: PackSource) {
    const unpacked = await reader.unpack(source);
    if (unpacked.is === 'no-pack') return refused(say.noPack(source.name), []);
    if (unpacked.is !== 'pack') {
      const why = unpacked.is === 'no-zip' ? say.noZip : say.notLoaded;
      return refused(why(source.name), [unpacked.problem]);
    }
    const made = unpacked.pack;
    const others = packs.filter(({ id }) => id !== made.id);
    const next = [...others, made].sort(byId);
    const content = await reader.content(next);
    const pack = content.packs.find(({ own, folder }) => own && folder === made.id);
    const isOfIt = ({ file }: Problem) => file.startsWith(`${made.id}/`);
    if (!pack) {
      const ofManifest = content.problems.filter(({ file }) => file === `${made.id}/pack.json`);
      if (ofManifest.length > 0) return refused(say.notLoaded(source.name), ofManifest);
      // Looked at alone: beside a pack that is kept all of its cards might be there twice.
      const { problems } = await reader.content([made]);
      return refused(say.notLoaded(source.name), problems.filter(isOfIt));
    }
    if (Object.values(pack.ids).every((ids) => ids.length === 0))
      return refused(say.nothingLoaded(pack.name), content.problems.filter(isOfIt));
    return { ok: true, made, next, content, pack } as const;
  }

  /** One change after the other: each is made on what the one before left. */
  let before: Promise<unknown> = Promise.resolve();
  function inTurn<T>(change: () => Promise<T>): Promise<T> {
    const made = before.then(change);
    before = made.catch(() => {});
    return made;
  }

  /**
   * A pack that is no longer loaded is kept for the games played with it, and what no game needs any longer goes (X151).
   * `next`: what comes in its place.
   */
  async function putAway(id: string, next: LoadedPack | null): Promise<void> {
    const stored = packs.find((pack) => pack.id === id);
    const pack = store.getState().content.packs.find((one) => one.own && one.id === id);
    const played = await storage.played();
    const isNeeded = (version: Pick<KeptVersion, 'id' | 'version' | 'hash'>) =>
      played.some((stamp) => isOf(stamp, version));
    if (stored && pack && pack.hash !== next?.hash && isNeeded(pack)) {
      const { name, version, hash } = pack;
      await storage.keep({ ...stored, name, version, hash });
    }
    for (const version of await storage.versions()) {
      const isBack = next !== null && version.id === next.id && version.hash === next.hash;
      if (isBack || !isNeeded(version)) await storage.forget(version);
    }
  }

  async function add(source: PackSource, agreed: boolean): Promise<PackReport | PackQuestion> {
    let came: Awaited<ReturnType<typeof readPack>>;
    try {
      came = await readPack(source);
    } catch (error) {
      if (error instanceof ReadingStopped) return refused(say.tooLong(source.name, error.seconds), []);
      throw error;
    }
    if (!came.ok) return came;
    const { made, next, content, pack } = came;
    const old = store.getState().content.packs.find(({ own, id }) => own && id === made.id);
    if (old && !agreed) {
      const was = { content: store.getState().content, pack: old };
      const problems = content.problems.filter(({ file }) => file.startsWith(`${made.id}/`));
      const changes = packChanges(was, { content, pack });
      // The hash leaves out what no rule reads: words, too, are changed only when asked.
      if (old.hash !== pack.hash || changes.length > 0)
        return { ok: null, pack, replaced: old.version, changes, problems };
    }
    let trouble: string | null = null;
    try {
      await putAway(made.id, pack);
      await storage.write(made);
      trouble = storage.notKept();
    } catch (error) {
      trouble = messageOf(error);
    }
    store.setState((was) => ({ slow: was.slow.filter((id) => id !== made.id) }));
    show(next, content);
    return { ok: true, pack, replaced: old?.version ?? null, trouble };
  }

  async function remove(id: string): Promise<void> {
    await putAway(id, null);
    await storage.remove(id);
    const without = (ids: readonly string[]) => ids.filter((one) => one !== id);
    store.setState((was) => ({ aside: without(was.aside), slow: without(was.slow) }));
    if (!packs.some((pack) => pack.id === id)) return;
    const next = packs.filter((pack) => pack.id !== id);
    show(next, await reader.content(next));
  }

  return {
    ...readingFrom(store, contentOf),
    reader,
    rehearse: async (log) => reader.rehearse(log, await packsOf(log.packs ?? [])),
    // What is agreed to is not asked.
    add: (source, agreed = false) => inTurn(() => add(source, agreed)) as Promise<PackReport>,
    remove: (id) => inTurn(() => remove(id)),
    stored: () => packs,
    arrived: (came) =>
      inTurn(async () => {
        const late = came.filter(({ id }) => !packs.some((pack) => pack.id === id));
        const kept = await readKept([...packs, ...late], reader);
        const left = kept.slow.map(({ id }) => id);
        store.setState({ unread: null, aside: left, slow: left });
        if (kept.content) show([...kept.stored].sort(byId), kept.content);
      }),
  };
}

const byId = (a: StoredPack, b: StoredPack): number => (a.id < b.id ? -1 : 1);

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

/** Whether a pack is what a game was played with; of games from before spaces, by its version (X152). */
const isOf = (
  { id, version, hash, ownSpace }: PackStamp,
  pack: { readonly id: string; readonly version: string; readonly hash: string },
): boolean => id === pack.id && (ownSpace ? hash === pack.hash : version === pack.version);

const refused = (why: string, problems: readonly Problem[]): Extract<PackReport, { ok: false }> => ({
  ok: false,
  why,
  problems,
});

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
