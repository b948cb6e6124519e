import { loadContent } from '../../content/index.ts';
import { gameStorage } from '../../stores/kept/game-storage.ts';
import type { GuestTypes, GuestWatched } from '../../stores/opened/guest-kind.ts';
import { type Came, FuzzFailure } from './failure.ts';
import type { GuestCorpus, GuestInput } from './guest-corpus.ts';
import { libraryOf, tableWith } from './try-game.ts';
import { tryGiven, tryRecord, type Visits } from './try-kept.ts';

/** Beside a guest, the table's own game has nothing to do: its cards are none. */
const NOTHING = loadContent([]);

/** Visits to a table that has the guest. */
export const visitsTo =
  ({ id, hostile }: Pick<GuestCorpus, 'id' | 'hostile'>): Visits<GuestWatched<GuestTypes>> =>
  (cells) => {
    const table = tableWith(libraryOf(NOTHING), gameStorage(cells), [
      { id, games: async (ground) => hostile.games(ground) },
    ]);
    const { open, watch } = hostile.games(table.ground);
    return { table, open, watch, answers: 8, look };
  };

/** A guest's game; a record is the cells of a browser by their keys. Throws FuzzFailure, or what broke. */
export async function tryGuest({ of, as, text }: GuestInput, corpora: readonly GuestCorpus[]): Promise<Came> {
  const visits = visitsTo(corpora.find(({ id }) => id === of) ?? corpora[0]!);
  return as === 'record' ? tryRecord(text, Object, visits) : tryGiven({ as, text }, visits);
}

/** Every line of it is told in words. */
function look({ feed }: GuestWatched<GuestTypes>): void {
  const odd = feed.find(({ text }) => /\bundefined\b|\bNaN\b|\[object /.test(text));
  if (odd) throw new FuzzFailure(`told as: ${odd.text}`);
}
