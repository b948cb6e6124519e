/** What changes which packs there are: brought, put away, come late. */
import { type LoadedPack, type Problem, packChanges } from '../../content/index.ts';
import { messageOf } from '../message-of.ts';
import { fullest } from '../whole-words.ts';
import { readKept } from './kept-packs.ts';
import type { Library, LibraryDeps, PackQuestion, PackReport, PackSource } from './library.ts';
import { isOf, type KeptVersion, type StoredPack } from './pack-storage.ts';
import { ReadingStopped } from './reader.ts';

/** The library that is changed. */
interface Changed extends Pick<LibraryDeps, 'storage' | 'words' | 'reader'> {
  readonly store: Library['store'];
  /** Those of this visit as they were brought. */
  packs(): readonly StoredPack[];
  show(next: readonly StoredPack[], content: LibraryDeps['content']): void;
}

/** One change after the other is made by them: whoever calls sees to that. */
export interface LibraryChanges {
  add(source: PackSource, agreed: boolean): Promise<PackReport | PackQuestion>;
  remove(id: string): Promise<void>;
  arrived(packs: readonly StoredPack[]): Promise<void>;
}

export function libraryChanges({ storage, words, reader, store, packs, show }: Changed): LibraryChanges {
  const say = () => fullest(words).ui.table.packs;

  /** What came of a pack that was read, nothing of it shown or kept yet. */
  async function readPack(source: PackSource) {
    const unpacked = await reader.unpack(source);
    if (unpacked.is === 'no-pack') return refused(say().noPack(source.name), []);
    if (unpacked.is !== 'pack') {
      const why = unpacked.is === 'no-zip' ? say().noZip : say().notLoaded;
      return refused(why(source.name), [unpacked.problem]);
    }
    const made = unpacked.pack;
    const others = packs().filter(({ id }) => id !== made.id);
    const next = [...others, made].sort(byId);
    const content = await reader.content(next);
    const pack = content.packs.find(({ own, folder }) => own && folder === made.id);
    const isOfIt = ({ file }: Problem) => file.startsWith(`${made.id}/`);
    if (!pack) {
      const ofManifest = content.problems.filter(({ file }) => file === `${made.id}/pack.json`);
      if (ofManifest.length > 0) return refused(say().notLoaded(source.name), ofManifest);
      // Looked at alone: beside a pack that is kept all of its cards might be there twice.
      const { problems } = await reader.content([made]);
      return refused(say().notLoaded(source.name), problems.filter(isOfIt));
    }
    if (Object.values(pack.ids).every((ids) => ids.length === 0))
      return refused(say().nothingLoaded(pack.name), content.problems.filter(isOfIt));
    return { ok: true, made, next, content, pack } as const;
  }

  /**
   * A pack that is no longer loaded is kept for the games played with it, and what no game needs any longer goes (X151).
   * `next`: what comes in its place.
   */
  async function putAway(id: string, next: LoadedPack | null): Promise<void> {
    const stored = packs().find((pack) => pack.id === id);
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
      if (error instanceof ReadingStopped) return refused(say().tooLong(source.name, error.seconds), []);
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
    if (!packs().some((pack) => pack.id === id)) return;
    const next = packs().filter((pack) => pack.id !== id);
    show(next, await reader.content(next));
  }

  return {
    add,
    remove,
    async arrived(came) {
      const late = came.filter(({ id }) => !packs().some((pack) => pack.id === id));
      const kept = await readKept([...packs(), ...late], reader);
      const left = kept.slow.map(({ id }) => id);
      store.setState({ unread: null, aside: left, slow: left });
      if (kept.content) show([...kept.stored].sort(byId), kept.content);
    },
  };
}

const byId = (a: StoredPack, b: StoredPack): number => (a.id < b.id ? -1 : 1);

const refused = (why: string, problems: readonly Problem[]): Extract<PackReport, { ok: false }> => ({
  ok: false,
  why,
  problems,
});
