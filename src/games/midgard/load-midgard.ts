/** The files of Midgard read, checked by themselves and against one another. */
import { type Fault, type GuestFile, readCards } from '../../check/guest-content.ts';
import type { Problem } from '../../check/problem.ts';
import { faultsOfCards } from './faults.ts';
import { faultsOfDecks } from './faults-of-decks.ts';
import { hashed } from './hashed.ts';
import type { MidgardCards, MidgardContent } from './rules/model/content.ts';
import { SCHEMAS } from './schemas.ts';

type Folder = keyof typeof SCHEMAS;

const FOLDERS = Object.keys(SCHEMAS) as readonly Folder[];

export interface LoadedMidgard {
  readonly content: MidgardContent;
  /** Everything that is wrong, by file and place. A file with a fault is left out. */
  readonly problems: readonly Problem[];
}

/**
 * Content out of files, in any order. Never throws. That a card is missing is not told of a folder some of whose files
 * are left out: mending those may bring it.
 */
export function loadMidgard(files: readonly GuestFile[]): LoadedMidgard {
  const { cards, problems } = readCards<MidgardCards>(
    { game: 'midgard', schemas: SCHEMAS, among: faultsAmong },
    files,
  );
  const unread = (folder: string) =>
    problems.some(
      ({ file }) => file.includes(`${folder}/`) && !Object.hasOwn(cards[folder as Folder], idOf(file)),
    );
  return {
    content: hashed(cards),
    problems: problems.filter(({ file }) => !FOLDERS.includes(file as Folder) || !unread(file)),
  };
}

function* faultsAmong(cards: MidgardCards): Generator<Fault> {
  yield* faultsOfCards(cards);
  yield* faultsOfDecks(cards);
}

const idOf = (file: string): string => (file.split('/').at(-1) ?? '').replace(/\.json$/, '');
