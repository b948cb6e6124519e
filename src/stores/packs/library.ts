import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Content,
  type ContentFile,
  type LoadedPack,
  loadContent,
  type PlainFile,
  type Problem,
  packFiles,
  unzipFiles,
} from '../../content/index.ts';
import type { EncounterContent, PackStamp } from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import { messageOf } from '../game/rerun.ts';
import type { PackStorage, StoredPack } from './pack-storage.ts';

/** A folder or a zip somebody gave us. */
export type PackSource =
  | { readonly name: string; readonly files: readonly PlainFile[] }
  | { readonly name: string; readonly zip: Uint8Array }
  /** Too much to be read. */
  | { readonly name: string; readonly problem: Problem };

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
  }>;
  /** What a new game is played with: everything there is today. */
  playable(): EncounterContent;
  /** What a game is played with that records these packs: they alone beside what is built in. */
  contentFor(stamps: readonly PackStamp[] | undefined): {
    readonly content: EncounterContent;
    readonly missing: readonly PackStamp[];
    /** Packs that were of another version or state, as recorded. */
    readonly changed: readonly PackStamp[];
  };
  /** Loads a pack, in place of one with its id. What is no pack, or of which nothing loads, changes nothing. */
  add(source: PackSource): Promise<PackReport>;
  remove(id: string): Promise<void>;
}

export interface LibraryDeps {
  readonly builtIn: readonly ContentFile[];
  readonly storage: PackStorage;
  readonly words: Words;
  /** The packs of earlier visits. */
  readonly stored: readonly StoredPack[];
  /** Those of them that are left out of this visit. */
  readonly aside?: readonly StoredPack[];
  /** Why they could not be read. */
  readonly unread?: string | null;
}

export function createLibrary({
  builtIn,
  storage,
  stored,
  aside = [],
  unread = null,
  words,
}: LibraryDeps): Library {
  const say = words.ui.table.packs;
  let packs: readonly StoredPack[] = stored;
  const filesOf = ({ id, files }: StoredPack): ContentFile[] =>
    files.map(({ path, text }) => ({ path: `${id}/${path}`, text, own: true }));
  const load = (some: readonly StoredPack[]): Content => loadContent([...builtIn, ...some.flatMap(filesOf)]);
  const store = createStore(() => ({ content: load(packs), aside: aside.map(({ id }) => id), unread }));
  /** Content of some of the packs, by their ids; emptied when a pack comes or goes. */
  const loaded = new Map<string, Content>();

  function contentOf(ids: ReadonlySet<string>): Content {
    const some = packs.filter(({ id }) => ids.has(id));
    if (some.length === packs.length) return store.getState().content;
    const key = some.map(({ id }) => id).join();
    const content = loaded.get(key) ?? load(some);
    loaded.set(key, content);
    return content;
  }

  function show(next: readonly StoredPack[], content = load(next)): void {
    packs = next;
    loaded.clear();
    store.setState({ content });
  }

  return {
    ...readingFrom(store, (stamps) => contentOf(new Set(stamps.map(({ id }) => id)))),
    async add(source) {
      if ('problem' in source) return refused(say.notLoaded(source.name), [source.problem]);
      const zip = 'zip' in source ? unzipFiles(source.name, source.zip) : null;
      if (zip && !zip.ok) return refused(say.noZip(source.name), [zip.problem]);
      const plain = zip ? zip.files : 'files' in source ? source.files : [];
      const files = packFiles(source.name.replace(/\.zip$/i, ''), plain);
      if (files.length === 0) return refused(say.noPack(source.name), []);
      const made = storedPack(files);
      const others = packs.filter(({ id }) => id !== made.id);
      const old = store.getState().content.packs.find((pack) => pack.own && pack.id === made.id);
      const next = [...others, made].sort((a, b) => (a.id < b.id ? -1 : 1));
      const content = load(next);
      const pack = content.packs.find(({ own, folder }) => own && folder === made.id);
      const isOfIt = ({ file }: Problem) => file.startsWith(`${made.id}/`);
      if (!pack) {
        const ofManifest = content.problems.filter(({ file }) => file === `${made.id}/pack.json`);
        if (ofManifest.length > 0) return refused(say.notLoaded(source.name), ofManifest);
        // Looked at alone: beside a pack that is kept all of its cards might be there twice.
        const { problems } = loadContent([...builtIn, ...filesOf(made)]);
        return refused(say.notLoaded(source.name), problems.filter(isOfIt));
      }
      if (Object.values(pack.ids).every((ids) => ids.length === 0)) {
        const problems = content.problems.filter(isOfIt);
        return refused(say.nothingLoaded(pack.name), problems);
      }
      let trouble: string | null = null;
      try {
        await storage.write(made);
      } catch (error) {
        trouble = messageOf(error);
      }
      show(next, content);
      return { ok: true, pack, replaced: old?.version ?? null, trouble };
    },
    async remove(id) {
      await storage.remove(id);
      store.setState((was) => ({ aside: was.aside.filter((one) => one !== id) }));
      show(packs.filter((pack) => pack.id !== id));
    },
  };
}

/** A library of one content, for tests and where no packs are loaded. */
export function fixedLibrary(content: Content, words: Words): Library {
  const store = createStore(() => ({ content, aside: [], unread: null }));
  return {
    ...readingFrom(store, () => content),
    add: async () => refused(words.ui.table.packs.noneHere, []),
    remove: async () => {},
  };
}

function readingFrom(
  store: Library['store'],
  contentOf: (stamps: readonly PackStamp[]) => Content,
): Pick<Library, 'store' | 'playable' | 'contentFor'> {
  return {
    store,
    playable: () => playable(store.getState().content),
    contentFor(stamps = []) {
      const content = contentOf(stamps);
      const today = new Map(content.packs.map((pack) => [pack.id, pack]));
      return {
        content: playable(content),
        missing: stamps.filter(({ id }) => !today.has(id)),
        changed: stamps.filter(({ id, hash }) => today.has(id) && today.get(id)!.hash !== hash),
      };
    },
  };
}

const refused = (why: string, problems: readonly Problem[]): PackReport => ({ ok: false, why, problems });

const ready = new WeakMap<Content, EncounterContent>();

/** The content with the trials among its encounters: they are played, but stand in no list. */
function playable(content: Content): EncounterContent {
  const { cards, encounters, trials, packs } = content;
  const known = ready.get(content) ?? { cards, encounters: { ...encounters, ...trials }, packs };
  ready.set(content, known);
  return known;
}

/** Files of a pack under the id its manifest gives, or else under the name of its folder. */
function storedPack(files: readonly ContentFile[]): StoredPack {
  const [folder = ''] = files[0]!.path.split('/');
  const plain = files.map(({ path, text = '' }) => ({ path: path.slice(folder.length + 1), text }));
  let id: unknown;
  try {
    id = JSON.parse(plain.find(({ path }) => path === 'pack.json')?.text.replace(/^\uFEFF/, '') ?? '').id;
  } catch {
    // The loader says what is wrong with it.
  }
  const named = typeof id === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? id : folder;
  return { id: named, files: plain };
}
