/** Loads packs, and says which comes first: a pack stands on those it needs. */
import { isRecord } from '../../check/is-record.ts';
import type { Expected, StorySort } from '../../check/messages.ts';
import { parseValue } from '../../check/parse-value.ts';
import { type Finding, jsonPath, type Problem, shown } from '../../check/problem.ts';
import { packSchema } from '../schemas/encounter-schemas.ts';
import { contentHash } from './content-hash.ts';
import type { PackManifest } from './encounter-file.ts';
import { filesHash } from './files-hash.ts';
import { FOLDERS, type Folder, isStory } from './folders.ts';
import type { Naming } from './pack-space.ts';
import type { ReadFile } from './read-files.ts';
import { isWithin, TABLE_VERSION } from './versions.ts';

/** A pack as far as it could be loaded. */
export interface LoadedPack extends Omit<PackManifest, 'hash'> {
  /** Its folder, as the paths of its files name it. */
  readonly folder: string;
  /** A player's own, beside the built-in ones. */
  readonly own: boolean;
  /** Its ids are in its own space, `pack:id`; those of built-in packs are bare, and so are those of old games (X152). */
  readonly ownSpace?: true;
  /** Of what was loaded of it: changes when any of it does, not with layout or order of the files. */
  readonly hash: string;
  /** The ids that came of it, by kind. */
  readonly ids: Readonly<Record<Folder, readonly string[]>>;
}

export interface ReadPack {
  readonly folder: string;
  readonly own: boolean;
  readonly manifest: PackManifest;
}

const RANGE = { what: 'range-of-table', version: TABLE_VERSION } as const;

/** The last part of a pack's folder: the name its author gave it. */
export const folderName = (folder: string): string => folder.split('/').at(-1) ?? folder;

/**
 * The manifests, checked: each pack has one, built-in ones are named like their folder, no two have one id.
 * A player's folder may be called anything, as what is unpacked from a zip often is. `refused` are the folders of
 * players' packs that bear the id of another: nothing of them is loaded, so that this is told once and not of each card.
 */
export function loadPacks(
  read: readonly ReadFile[],
  problems: Problem[],
): { readonly packs: ReadPack[]; readonly refused: ReadonlySet<string> } {
  const manifests = read.filter(({ folder }) => folder === 'pack');
  const broken = new Set(problems.map(({ file }) => file));
  for (const pack of new Set(read.map((one) => one.pack))) {
    const file = pack === '' ? 'pack.json' : `${pack}/pack.json`;
    if (manifests.some((one) => one.pack === pack) || broken.has(file)) continue;
    const expected: Expected = { what: 'manifest-of', pack: folderName(pack) };
    problems.push({ file, path: '$', expected, got: { got: 'nothing' } });
  }
  /** The file each id was taken by; null where it is built in. */
  const ids = new Map<string, string | null>();
  const refused = new Set<string>();
  const packs = manifests.flatMap(({ file, pack, json, own }): ReadPack[] => {
    const parsed = parseValue(packSchema, json);
    const hasRange =
      !parsed.ok && !parsed.problems.some(({ path }) => path === '$' || path.startsWith('$.engine'));
    const range = hasRange && isRecord(json) && typeof json.engine === 'string' ? json.engine : '*';
    if (!isWithin(TABLE_VERSION, range)) {
      // Of a pack for another version nothing else need fit.
      problems.push({ file, path: '$.engine', expected: RANGE, got: shown(range) });
      refused.add(pack);
      return [];
    }
    if (!parsed.ok) {
      problems.push(...parsed.problems.map((finding) => ({ file, ...finding })));
      return [];
    }
    const { id } = parsed.value;
    const name = folderName(pack);
    const other = ids.get(id);
    let expected: Expected | null = null;
    if (!own && id !== name) expected = { what: 'name-of-folder', pack: name };
    else if (other === null) expected = { what: 'id-not-built-in' };
    else if (other !== undefined) expected = { what: 'id-not-of', file: other };
    if (expected !== null) {
      problems.push({ file, path: '$.id', expected, got: shown(id) });
      if (own) refused.add(pack);
      return [];
    }
    ids.set(id, own ? file : null);
    return [{ folder: pack, own, manifest: parsed.value }];
  });
  for (const { folder, own, manifest } of packs) {
    if (!own || manifest.hash === undefined) continue;
    const hash = filesHash(read.filter((one) => one.pack === folder));
    if (hash === manifest.hash) continue;
    const expected: Expected = { what: 'hash-of-files', hash };
    problems.push({ file: manifestOf({ folder }), path: '$.hash', expected, got: shown(manifest.hash) });
  }
  return { packs: inLoadOrder(packs), refused };
}

/** Built-in packs, then players' own: each after those it requires, else by id. */
function inLoadOrder(packs: readonly ReadPack[]): ReadPack[] {
  const left = packs.filter(({ own }) => own).sort((a, b) => (a.manifest.id < b.manifest.id ? -1 : 1));
  const ordered = packs.filter(({ own }) => !own);
  while (left.length > 0) {
    const ids = new Set(left.map(({ manifest }) => manifest.id));
    const isReady = ({ manifest: { id, requires = [] } }: ReadPack) =>
      !requires.some((one) => one.id !== id && ids.has(one.id));
    // Packs that require one another are not loaded: any order is right.
    const next = Math.max(0, left.findIndex(isReady));
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}

/**
 * The packs of which nothing may be loaded: made for another version of the table, or for packs that are not there.
 * Each has one problem, that of its manifest, and none of its cards.
 */
export function unfitPacks(packs: readonly ReadPack[], problems: Problem[]): ReadonlySet<string> {
  const fit = new Map(packs.map((pack) => [pack.manifest.id, pack]));
  const drop = ({ folder, manifest }: ReadPack, finding: Finding) => {
    fit.delete(manifest.id);
    problems.push({ file: manifestOf({ folder }), ...finding });
  };
  for (const pack of packs) {
    const { engine } = pack.manifest;
    if (isWithin(TABLE_VERSION, engine)) continue;
    drop(pack, { path: '$.engine', expected: RANGE, got: shown(engine) });
  }
  for (const pack of packs) {
    const circle = circleFrom(pack, fit);
    if (circle === null) continue;
    const at = pack.manifest.requires!.findIndex(({ id }) => id === circle[1]);
    const expected = { what: 'no-circle-of-packs', packs: circle } as const;
    problems.push({
      file: manifestOf(pack),
      path: jsonPath(['requires', at]),
      expected,
      got: shown(circle[1]),
    });
  }
  for (const { file } of problems.filter(({ expected }) => expected.what === 'no-circle-of-packs'))
    for (const pack of packs) if (manifestOf(pack) === file) fit.delete(pack.manifest.id);
  // What needs a pack that is dropped is dropped in its turn.
  for (let before = -1; before !== fit.size; ) {
    before = fit.size;
    for (const pack of [...fit.values()]) {
      const missing = missingFor(pack, fit);
      if (missing) drop(pack, missing);
    }
  }
  return new Set(packs.filter(({ manifest }) => !fit.has(manifest.id)).map(({ folder }) => folder));
}

const manifestOf = ({ folder }: Pick<ReadPack, 'folder'>): string =>
  folder === '' ? 'pack.json' : `${folder}/pack.json`;

/** The shortest way by which a pack requires itself: its id, those between, its id again; null where there is none. */
function circleFrom({ manifest }: ReadPack, packs: ReadonlyMap<string, ReadPack>): string[] | null {
  const ways = [[manifest.id]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const { id } of packs.get(way.at(-1)!)?.manifest.requires ?? []) {
      if (id === manifest.id) return [...way, id];
      if (!seen.has(id)) ways.push([...way, id]);
      seen.add(id);
    }
  }
  return null;
}

function missingFor({ manifest }: ReadPack, fit: ReadonlyMap<string, ReadPack>): Finding | null {
  for (const [i, { id, version }] of (manifest.requires ?? []).entries()) {
    const found = fit.get(id)?.manifest.version;
    if (found !== undefined && isWithin(found, version)) continue;
    const expected = { what: 'pack-of-version', pack: id, range: version } as const;
    return {
      path: jsonPath(['requires', i]),
      expected,
      got: found === undefined ? { got: 'none' } : shown(found),
    };
  }
  return null;
}

/** Everything that games are played with, by folder and id; tiles are in the boards of the encounters. */
export type Loaded = Readonly<Record<Exclude<Folder, StorySort>, Readonly<Record<string, unknown>>>>;

/** What an encounter's game goes by: no story, which may be mended without any game of before being of other content. */
type Played = Exclude<Folder, StorySort>;
/** Sorts that came later: of a pack that has none of them the hash is what it was before there were any. */
const LATER: readonly Played[] = ['companions', 'exalted', 'ubiquitous', 'abraxis'];
const PLAYED: readonly Played[] = FOLDERS.filter(
  (folder): folder is Played => !isStory(folder) && !LATER.some((one) => one === folder),
);

/**
 * What came of each pack, with a hash of it, and a hash of all: also of cards whose manifest is broken. They are worked
 * out when somebody asks: what is only checked is not hashed. `origins` says which folder each `items/river-blade` is
 * from.
 */
export function stampPacks(
  packs: readonly ReadPack[],
  origins: ReadonlyMap<string, Pick<ReadFile, 'pack'>>,
  loaded: Loaded,
  naming: Naming,
): { readonly packs: LoadedPack[]; readonly hash: () => string } {
  const idsOf = new Map<string, Record<Folder, string[]>>();
  for (const [key, { pack }] of origins) {
    const [folder, id] = key.split('/') as [Folder, string];
    if (!idsOf.has(pack)) idsOf.set(pack, emptyFolders());
    idsOf.get(pack)![folder].push(id);
  }
  const hashOf = (ids: Readonly<Record<Folder, readonly string[]>>) =>
    asked(() =>
      contentHash(
        PLAYED.concat(LATER.filter((folder) => ids[folder].length > 0)).map((folder) =>
          Object.fromEntries(ids[folder].map((id) => [id, loaded[folder][id]])),
        ),
      ),
    );
  const hashes = new Map([...idsOf].map(([pack, ids]) => [pack, hashOf(ids)]));
  return {
    packs: packs.map(({ folder, own, manifest }) => {
      const ids = idsOf.get(folder) ?? emptyFolders();
      const space = own && naming === 'spaced' ? { ownSpace: true as const } : {};
      return withHash({ ...manifest, folder, own, ...space, ids }, hashes.get(folder) ?? hashOf(ids));
    }),
    hash: asked(() => contentHash([...hashes].map(([pack, hash]) => `${folderName(pack)} ${hash()}`).sort())),
  };
}

/** Packs of before have the hash they had: what there was no folder for counts where there is some of it. */

/** Worked out once, when it is asked for first. */
function asked(workOut: () => string): () => string {
  let known: string | null = null;
  return () => (known ??= workOut());
}

/** The same object, with a hash that is worked out when it is read. */
export const withHash = <T extends object>(value: T, hash: () => string): T & { readonly hash: string } =>
  Object.defineProperty(value, 'hash', { get: hash, enumerable: true }) as T & { readonly hash: string };

const emptyFolders = (): Record<Folder, string[]> =>
  Object.fromEntries(FOLDERS.map((folder): [Folder, string[]] => [folder, []])) as Record<Folder, string[]>;
