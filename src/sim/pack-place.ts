import { dirname } from 'node:path';
import { liesIn, readContentFolder, readOwnPacks } from '../content/files/node-files.ts';
import { type Content, type LoadedPack, loadContent, type Problem, SCENE_ROOM } from '../content/index.ts';
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
  const content = loadContent(own ? [...readContentFolder(BUILT_IN), ...read.files] : read.files);
  const paths = new Set(read.files.map(({ path }) => path.replace(/^(\.{1,2}\/)+/, '')));
  // A manifest that is missing is of no file that was read.
  const roots = new Set([...paths].map((path) => dirname(dirname(path))));
  const isOwn = ({ file }: Problem) =>
    paths.has(file) || (/(^|\/)pack\.json$/.test(file) && roots.has(dirname(file)));
  const problems = [...read.problems, ...content.problems.filter(isOwn)];
  return {
    content,
    packs: content.packs.filter((pack) => pack.own === own),
    problems,
    files: read.files.length,
    leftOut: content.leftOut.filter((file) => paths.has(file)),
    othersFaulty: content.problems.length > problems.length - read.problems.length,
  };
}

/** The encounters of these packs, and those that try one of their Combatants each. */
export const encountersOf = ({ content, packs }: Pick<PackPlace, 'content' | 'packs'>): string[] => [
  ...packs.flatMap(({ ids }) => ids.encounters),
  ...Object.keys(content.trials).filter((id) => id !== SCENE_ROOM),
];

/** What can be played there: the encounters, and those that try one Combatant each. */
export function playable({ content }: Pick<PackPlace, 'content'>): PlayableContent {
  const { cards, encounters, trials, packs } = content;
  return { cards, encounters: { ...encounters, ...trials }, packs };
}

export type PlayableContent = Required<EncounterContent>;
