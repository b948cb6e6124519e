/** The packs in work: begun, opened, kept at each step, and looked through by whoever writes them. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Finding } from '../../check/problem.ts';
import type { Folder, Problem } from '../../content/index.ts';
import {
  changed,
  type Files,
  filesOf,
  parsed,
  plainFiles,
  redone,
  replaced,
  touchedByRedo,
  touchedByUndo,
  undone,
  type Work,
  workOn,
} from '../../workshop/document.ts';
import type { Json } from '../../workshop/json.ts';
import { isObject } from '../../workshop/json.ts';
import { renamedFile } from '../../workshop/rename.ts';
import type { SchemaBook } from '../../workshop/schema-book.ts';
import { freeId, idOf, newFile, newPack, pathOf, type TemplateWords } from '../../workshop/templates.ts';
import { writeJson } from '../../workshop/write-json.ts';
import type { Timer } from '../game/pace.ts';
import { memoryCells } from '../kept/cells.ts';
import { messageOf } from '../message-of.ts';
import { type Draft, loadedOf } from '../packs/draft.ts';
import type { Library, PackQuestion, PackReport, PackSource } from '../packs/library.ts';
import { type Drafts, draftsIn } from './drafts.ts';
import { createDraftKeeping, type FoundDraft, type KeepingDeps } from './keeping.ts';

export type { Folder } from '../../content/index.ts';
export type { Draft } from '../packs/draft.ts';
export { cardsWith, idAmong, isShelf, loadedOf, ownId } from '../packs/draft.ts';

/** A pack one can go on with: in work, or on the shelf of the table. */
export interface Known {
  readonly key: string;
  readonly name: string;
  readonly isInWork: boolean;
}

export interface WorkshopState {
  /** What there is to go on with; null until it was looked up. */
  readonly known: readonly Known[] | null;
  /** The pack in work, by the name it is kept under; null where none is open. */
  readonly key: string | null;
  readonly work: Work | null;
  /** What came of `of`, the files when they were last looked through. */
  readonly checked: { readonly of: Files; readonly draft: Draft } | null;
  readonly isChecking: boolean;
  /** Why what is open is not kept; null while it is. */
  readonly unkept: string | null;
  /** What was typed last is on its way into the storage. */
  readonly isSaving: boolean;
  /** The pack that was open here, and that another tab has taken. */
  readonly lost: string | null;
  /** Why the last thing asked for did not come about. */
  readonly trouble: { readonly why: string; readonly problems: readonly Problem[] } | null;
}

/**
 * `ask`: what changes is told before anything does. `own`: not where the version there is of this workshop, which is played
 * again and again. `agreed`: it was told.
 */
export type Shelving = 'ask' | 'own' | 'agreed';

/** `newer`: a newer version of the page keeps it; that is told as the last trouble. */
export type Opening = 'open' | 'missing' | 'elsewhere' | 'newer';

export interface Workshop {
  readonly store: StoreApi<WorkshopState>;
  /** Looks up what there is to go on with. */
  look(): Promise<void>;
  /**
   * Opens a pack by its key, in one tab at a time: `takeOver` when another one has it. What is open already stays as it is.
   */
  open(key: string, takeOver?: boolean): Promise<Opening>;
  /** Opens what somebody brings as a folder or zip; the key it has, or null where it is no pack. */
  bring(source: PackSource): Promise<string | null>;
  begin(words: TemplateWords): Promise<string>;
  /** No longer in work: on the shelf it stays. */
  drop(key: string): Promise<void>;
  /** Writes a value into a file; steps of one mark are taken back together. */
  edit(path: string, value: Json, mark?: string): void;
  /** Writes the text of a file, whatever it is; null takes it away. */
  write(path: string, text: string | null, mark?: string): void;
  /** Gives a file another id, in its name and wherever the pack names it: its new path, or null where that is taken. */
  rename(book: SchemaBook, folder: Folder, from: string, to: string): string | null;
  /** A new file of that sort, in order as it is: its path. */
  add(folder: Folder, words: TemplateWords): string;
  /** Takes a step back, or forth again: the path of the file it changed, null where there was none. */
  undo(): string | null;
  redo(): string | null;
  /**
   * Puts the pack on the shelf of the table as it is. Tells what is wrong where nothing of it loads, and what would change
   * where it takes the place of another version: what that was is kept for the games played with it (X151).
   */
  shelve(how: Shelving): Promise<PackReport | PackQuestion | null>;
  /** Tries at once to keep what could not be kept. */
  retry(): void;
  /** Done when the files there are were looked through, and kept. */
  settled(): Promise<void>;
  forget(): void;
}

/** What is said of keeping packs in work. */
export interface KeepingWords {
  noAnswer: string;
  /** What was typed last of all could not be put back. */
  typedLost: string;
  /** Another tab has it. */
  elsewhere: string;
  /** A newer version of the page keeps it. */
  newer: string;
  failed(why: string): string;
}

export interface WorkshopDeps extends Pick<KeepingDeps, 'timer' | 'typed' | 'tabs' | 'stakes'> {
  readonly library: Pick<Library, 'reader' | 'store' | 'stored' | 'add'>;
  /** Where packs in work lie; for this visit where absent. */
  readonly drafts?: Drafts;
  readonly timer: Timer;
  readonly words: KeepingWords;
}

/** Milliseconds without a change after which the files are looked through. */
const QUIET = 250;

/** What is not kept. */
const NOTHING: FoundDraft = { files: null, isTypedLost: false };

const NONE: WorkshopState = {
  known: null,
  key: null,
  work: null,
  checked: null,
  isChecking: false,
  unkept: null,
  isSaving: false,
  lost: null,
  trouble: null,
};

const nameIn = (files: Files, other: string): string => {
  const manifest = parsed(files['pack.json'] ?? '')?.value;
  const name = isObject(manifest) ? manifest.name : null;
  return typeof name === 'string' && name !== '' ? name : other;
};

/** Packs in work: their files with all steps, and what is wrong with them as it arises. */
export function createWorkshop(deps: WorkshopDeps): Workshop {
  const { library, timer, words: say, drafts = draftsIn(memoryCells()) } = deps;
  const store = createStore<WorkshopState>(() => NONE);
  const keeping = createDraftKeeping({
    ...deps,
    drafts,
    noAnswer: say.noAnswer,
    tell: (unkept, isSaving) => store.setState({ unkept, isSaving }),
    onLost: () => store.setState(({ key, known }) => ({ ...NONE, known, lost: key })),
  });
  let clock: unknown = null;
  let looking: Promise<void> = Promise.resolve();

  const trouble = (why: string, problems: readonly Problem[] = []) =>
    store.setState({ trouble: { why, problems } });

  const tellNewer = (key: string, newer: Finding) => {
    // Nothing is open any more: what was is kept.
    store.setState(({ known }) => ({ ...NONE, known }));
    trouble(say.newer, [{ ...newer, file: key }]);
  };

  async function check(): Promise<void> {
    const { key, work } = store.getState();
    if (key === null || !work) return;
    const { files } = work;
    const others = library.stored().filter(({ id }) => id !== key);
    try {
      const draft = await library.reader.draft([...others, { id: key, files: plainFiles(files) }]);
      if (store.getState().key === key) store.setState({ checked: { of: files, draft } });
    } catch (error) {
      trouble(say.failed(messageOf(error)));
    }
    if (store.getState().work?.files === files) store.setState({ isChecking: false });
  }

  /** Keeps the files at once, and looks through them when nothing has changed for a while. */
  function soon(): void {
    keeping.keep(store.getState().work!.files);
    if (clock !== null) timer.stop(clock);
    store.setState({ isChecking: true });
    clock = timer.start(now, QUIET);
  }

  function now(): void {
    if (clock !== null) timer.stop(clock);
    clock = null;
    looking = check();
  }

  function show(key: string, files: Files): void {
    store.setState({ key, work: workOn(files), checked: null, trouble: null, lost: null });
    soon();
  }

  function step(next: (work: Work) => Work): void {
    const { work } = store.getState();
    if (!work) return;
    const after = next(work);
    if (after === work) return;
    store.setState({ work: after, trouble: null });
    soon();
  }

  /** What the storage says; where it does not, that is told. */
  async function told<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      trouble(say.failed(messageOf(error)));
      return otherwise;
    }
  }

  async function look(): Promise<void> {
    const inWork = await told(() => drafts.list(), []);
    const drafted = new Map(inWork.map(({ id, files }) => [id, filesOf(files)]));
    const shelved = library.stored().filter(({ id }) => !drafted.has(id));
    const known = [
      ...[...drafted].map(([key, files]) => ({ key, name: nameIn(files, key), isInWork: true })),
      ...shelved.map(({ id, files }) => ({ key: id, name: nameIn(filesOf(files), id), isInWork: false })),
    ];
    store.setState({ known });
  }

  const onShelf = (id: string) => library.stored().find((one) => one.id === id);
  /** The pack on the shelf that was put there from here, or that was opened from there. */
  let ours: ReturnType<typeof onShelf>;

  async function open(key: string, takeOver = false): Promise<Opening> {
    if (store.getState().key === key) return 'open';
    await finish();
    const found = await told(() => keeping.open(key, takeOver), NOTHING);
    if (!found) return 'elsewhere';
    if (found.newer) {
      tellNewer(key, found.newer);
      return 'newer';
    }
    const there = onShelf(key);
    const files = found.files ?? (there && filesOf(there.files));
    if (!files) {
      keeping.close();
      return 'missing';
    }
    if (!found.files) ours = there;
    show(key, files);
    if (found.isTypedLost) trouble(say.typedLost);
    return 'open';
  }

  /** Another pack is shown under that key: false where another tab has what lies there. */
  async function showNew(key: string, files: Files): Promise<boolean> {
    await finish();
    const found = await told(() => keeping.open(key, false), NOTHING);
    if (found?.newer) tellNewer(key, found.newer);
    else if (found) show(key, files);
    else trouble(say.elsewhere);
    return found !== null && !found.newer;
  }

  /** What is open is kept before something else is. */
  async function finish(): Promise<void> {
    if (clock !== null) now();
    await looking;
    await keeping.idle();
  }

  async function keyFor(wanted: string): Promise<string> {
    const drafted = new Set(await told(() => drafts.ids(), []));
    const { packs } = library.store.getState().content;
    return freeId(wanted, (id) => drafted.has(id) || packs.some((pack) => pack.id === id));
  }

  return {
    store,
    look,
    open,
    async bring(source) {
      try {
        const unpacked = await library.reader.unpack(source);
        if (unpacked.is === 'pack') {
          const { id, files } = unpacked.pack;
          return (await showNew(id, filesOf(files))) ? id : null;
        }
        trouble(source.name, 'problem' in unpacked ? [unpacked.problem] : []);
      } catch (error) {
        trouble(say.failed(messageOf(error)));
      }
      return null;
    },
    async begin(words) {
      const key = await keyFor(idOf(words.name.pack));
      const files = Object.entries(newPack(key, words)).map(([path, value]) => [path, writeJson(value)]);
      await showNew(key, Object.fromEntries(files));
      return key;
    },
    async drop(key) {
      await finish();
      if (store.getState().key === key) store.setState({ ...NONE });
      const dropped = await told(() => keeping.drop(key), true);
      if (!dropped) trouble(say.elsewhere);
      await look();
    },
    edit: (path, value, mark) => step((work) => changed(work, path, writeJson(value), mark ?? null)),
    write: (path, text, mark) => step((work) => changed(work, path, text, mark ?? null)),
    rename(book, folder, from, to) {
      const { work } = store.getState();
      const files = work && renamedFile(book, work.files, folder, from, to);
      if (!files) return null;
      step((was) => replaced(was, files, pathOf(folder, from)));
      return pathOf(folder, to);
    },
    add(folder, words) {
      const { work } = store.getState();
      const there = loadedOf(library.store.getState().content, folder);
      const files = work?.files ?? {};
      const wanted = idOf(words.name[folder]);
      const id = freeId(wanted, (one) => pathOf(folder, one) in files || Object.hasOwn(there, one));
      const name =
        id === wanted ? words.name[folder] : `${words.name[folder]} ${id.slice(wanted.length + 1)}`;
      const path = pathOf(folder, id);
      step((was) => changed(was, path, writeJson(newFile(folder, id, name, files, words))));
      return path;
    },
    undo() {
      const { work } = store.getState();
      const path = work && touchedByUndo(work);
      if (path) step(undone);
      return path;
    },
    redo() {
      const { work } = store.getState();
      const path = work && touchedByRedo(work);
      if (path) step(redone);
      return path;
    },
    async shelve(how) {
      const { key, work } = store.getState();
      if (key === null || !work) return null;
      await finish();
      const source = { name: key, files: plainFiles(work.files) };
      let came = await library.add(source, how === 'agreed');
      if (came.ok === null && how === 'own' && onShelf(came.pack.folder) === ours)
        came = await library.add(source, true);
      if (came.ok === false) trouble(came.why, came.problems);
      if (came.ok) ours = onShelf(came.pack.folder);
      return came;
    },
    async settled() {
      await finish();
    },
    retry: keeping.retry,
    forget: () => store.setState({ trouble: null }),
  };
}
