import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isRecord } from '../check/is-record.ts';
import { readJson } from '../check/json-error.ts';
import { liesIn, readContentFolder, readOwnPacks } from '../content/files/node-files.ts';
import {
  bareId,
  type Content,
  type ContentFile,
  idIn,
  type LoadedPack,
  loadContent,
  type Problem,
  trialId,
} from '../content/index.ts';
import type { EncounterContent } from '../engine/index.ts';

/** The built-in packs. */
export const BUILT_IN = new URL('../../content', import.meta.url).pathname;

/** What lies at a place on the disk, loaded. */
export interface PackPlace {
  /** Everything: the built-in packs, and those of the place beside them. */
  readonly content: Content;
  /** The packs of the place. */
  readonly packs: readonly LoadedPack[];
  /** What is wrong with them. */
  readonly problems: readonly Problem[];
  /** How many files were read of it, and which are left out. */
  readonly files: number;
  readonly leftOut: readonly string[];
  /** Whether the built-in packs have problems of their own beside it. */
  readonly othersFaulty: boolean;
}

/** Reads a folder of content, or a folder or zip of a player's packs. Throws Error when there is no such place. */
export function loadPlace(place: string): PackPlace {
  const own = !liesIn(place, BUILT_IN);
  const read = own ? readOwnPacks(place) : { files: readContentFolder(place), problems: [] };
  const beside = own ? requiredBeside(place, read.files) : [];
  const content = loadContent(own ? [...readContentFolder(BUILT_IN), ...read.files, ...beside] : read.files);
  const paths = new Set(read.files.map(({ path }) => path.replace(/^(\.{1,2}\/)+/, '')));
  // A manifest that is missing is of no file that was read.
  const roots = new Set([...paths].map((path) => dirname(dirname(path))));
  const isOwn = ({ file }: Problem) =>
    paths.has(file) || (/(^|\/)pack\.json$/.test(file) && roots.has(dirname(file)));
  const problems = [...read.problems, ...content.problems.filter(isOwn)];
  return {
    content,
    packs: content.packs.filter(
      (pack) => pack.own === own && (!own || paths.has(`${pack.folder}/pack.json`)),
    ),
    problems,
    files: read.files.length,
    leftOut: content.leftOut.filter((file) => paths.has(file)),
    othersFaulty: content.problems.length > problems.length - read.problems.length,
  };
}

/** The encounters of these packs, and those that try one of their Combatants each, as they may be called there. */
export const encountersOf = ({ content, packs }: Pick<PackPlace, 'content' | 'packs'>): string[] =>
  [
    ...packs.flatMap(({ ids }) => ids.encounters),
    ...packs.flatMap(({ ids }) => ids.combatants.map(trialId)).filter((id) => id in content.trials),
  ].map(bareId);

/**
 * The files of the packs that those of a place require, and of what these require in turn: of the folders named by
 * their ids beside it. What is not there the loader misses.
 */
function requiredBeside(place: string, files: readonly ContentFile[]): readonly ContentFile[] {
  const found = new Map<string, readonly ContentFile[]>();
  const here = new Set(files.flatMap((file) => manifestIn(file)?.id ?? []));
  const wanted = files.flatMap((file) => manifestIn(file)?.requires ?? []);
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    const folder = join(dirname(resolve(place)), id);
    if (here.has(id) || found.has(id) || !existsSync(join(folder, 'pack.json'))) continue;
    const more = readOwnPacks(folder).files;
    found.set(id, more);
    wanted.push(...more.flatMap((file) => manifestIn(file)?.requires ?? []));
  }
  return [...found.values()].flat();
}

/** What a file says that is the manifest of a pack, as far as packs are found by it; null for any other file. */
function manifestIn({ path, text = '' }: ContentFile): { id: string | null; requires: string[] } | null {
  if (!/(^|\/)pack\.json$/.test(path)) return null;
  const parsed = readJson(text);
  if (!parsed.ok || !isRecord(parsed.value)) return null;
  const { id, requires } = parsed.value;
  const named = (Array.isArray(requires) ? requires : []).flatMap((one) =>
    isRecord(one) && isId(one.id) ? [one.id] : [],
  );
  return { id: isId(id) ? id : null, requires: named };
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);

/** What somebody means by an id there: one of the packs of the place, else what has it by its whole id. */
export function idMeant(
  { packs }: Pick<PackPlace, 'packs'>,
  id: string,
  has: (id: string) => boolean,
): string {
  const own = packs.map((pack) => (pack.ownSpace ? idIn(pack.id, id) : id));
  return own.find(has) ?? id;
}

/** What can be played there: the encounters, and those that try one Combatant each. */
export function playable({ content }: Pick<PackPlace, 'content'>): PlayableContent {
  const { cards, encounters, trials, packs } = content;
  return { cards, encounters: { ...encounters, ...trials }, packs };
}

export type PlayableContent = Required<EncounterContent>;
