import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Content, LoadedPack, Problem } from '../../content/index.ts';
import type { EncounterContent, EncounterLog, PackStamp } from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import type { LinkLog } from '../game/link.ts';
import { messageOf } from '../game/message-of.ts';
import { memoryPacks, type PackStorage, type StoredPack } from './pack-storage.ts';
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
  playable(): EncounterContent;
  /**
   * A log from outside as it is called by name, once it has run in a bounded time, well or not. Throws ReadingStopped
   * where it does not.
   */
  rehearse(log: LinkLog): Promise<EncounterLog>;
  /** What a game is played with that records these packs: they alone beside what is built in. Throws ReadingStopped. */
  contentFor(stamps: readonly PackStamp[] | undefined): Promise<PlayedWith>;
  /** Loads a pack, in place of one with its id. What is no pack, or of which nothing loads, changes nothing. */
  add(source: PackSource): Promise<PackReport>;
  remove(id: string): Promise<void>;
  /** The packs of this visit as they were brought. */
  stored(): readonly StoredPack[];
  /** Packs that somebody works at, in whatever state they are. */
  readonly drafts: PackStorage;
}

/** Content for a game, and how it is not what the game was recorded with. */
export interface PlayedWith {
  readonly content: EncounterContent;
  readonly missing: readonly PackStamp[];
  /** Packs that were of another version or state, as recorded. */
  readonly changed: readonly PackStamp[];
}

export interface LibraryDeps {
  readonly storage: PackStorage;
  /** Absent: what is in work is there for this visit. */
  readonly drafts?: PackStorage;
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
  drafts = memoryPacks(),
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

  const packsOf = (stamps: readonly PackStamp[]): readonly StoredPack[] => {
    const ids = new Set(stamps.map(({ id }) => id));
    return packs.filter(({ id }) => ids.has(id));
  };
  async function contentOf(some: readonly StoredPack[]): Promise<Content> {
    if (some.length === packs.length) return store.getState().content;
    const key = some.map(({ id }) => id).join();
    const of = packs;
    const content = loaded.get(key) ?? (await reader.content(some));
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
    const next = [...others, made].sort((a, b) => (a.id < b.id ? -1 : 1));
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

  async function add(source: PackSource): Promise<PackReport> {
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
    let trouble: string | null = null;
    try {
      await storage.write(made);
    } catch (error) {
      trouble = messageOf(error);
    }
    store.setState((was) => ({ slow: was.slow.filter((id) => id !== made.id) }));
    show(next, content);
    return { ok: true, pack, replaced: old?.version ?? null, trouble };
  }

  async function remove(id: string): Promise<void> {
    await storage.remove(id);
    const without = (ids: readonly string[]) => ids.filter((one) => one !== id);
    store.setState((was) => ({ aside: without(was.aside), slow: without(was.slow) }));
    if (!packs.some((pack) => pack.id === id)) return;
    const next = packs.filter((pack) => pack.id !== id);
    show(next, await reader.content(next));
  }

  return {
    ...readingFrom(store, (stamps) => contentOf(packsOf(stamps))),
    reader,
    rehearse: (log) => reader.rehearse(log, packsOf(log.packs ?? [])),
    add: (source) => inTurn(() => add(source)),
    remove: (id) => inTurn(() => remove(id)),
    stored: () => packs,
    drafts,
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

const refused = (why: string, problems: readonly Problem[]): Extract<PackReport, { ok: false }> => ({
  ok: false,
  why,
  problems,
});

const ready = new WeakMap<Content, EncounterContent>();

/** The content with the trials among its encounters: they are played, but stand in no list. */
function playable(content: Content): EncounterContent {
  const { cards, encounters, trials, packs } = content;
  const known = ready.get(content) ?? { cards, encounters: { ...encounters, ...trials }, packs };
  ready.set(content, known);
  return known;
}
