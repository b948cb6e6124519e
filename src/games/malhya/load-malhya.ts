/** The files of Malhya read, checked by themselves and against one another. */
import { type Fault, type GuestFile, type OfCard, readCards } from '../../check/guest-content.ts';
import type { Named } from '../../check/named.ts';
import type { Problem } from '../../check/problem.ts';
import { faultsOfCards } from './faults.ts';
import { faultsOfBooks } from './faults-of-books.ts';
import { faultsOfLand } from './faults-of-land.ts';
import { faultsOfPlaces } from './faults-of-places.ts';
import { faultsOfSpells } from './faults-of-spells.ts';
import { hashed } from './hashed.ts';
import { wantedName } from './names.ts';
import type { MalhyaCards, MalhyaContent } from './rules/model/content.ts';
import { SCHEMAS } from './schemas.ts';

export interface LoadedMalhya {
  readonly content: MalhyaContent;
  /** Everything that is wrong, by file and place. A file with a fault is left out. */
  readonly problems: readonly Problem[];
}

/** Pages of a campaign's booklet: of which, and where they lie in it. */
export const LATE = /\bcampaign\/([a-z0-9-]+)\/[a-z]+\/[a-z0-9-]+\.json$/;

/** Content out of files, in any order. Never throws. */
export function loadMalhya(files: readonly GuestFile[]): LoadedMalhya {
  const { cards, problems } = readCards<MalhyaCards>(
    { game: 'malhya', schemas: SCHEMAS, judge: namesIn, among: faultsAmong },
    files,
  );
  const late = new Set(
    files.flatMap(({ path }) => (LATE.test(path) ? [path.split('/').slice(-2).join('/')] : [])),
  );
  return { content: hashed(cards, (folder, id) => late.has(`${folder}/${id}.json`)), problems };
}

const namesIn = (cards: MalhyaCards) => (named: Named, of: OfCard) => wantedName(cards, named, of);

function* faultsAmong(cards: MalhyaCards): Generator<Fault> {
  yield* faultsOfCards(cards);
  yield* faultsOfBooks(cards);
  yield* faultsOfLand(cards);
  yield* faultsOfPlaces(cards);
  yield* faultsOfSpells(cards);
}
