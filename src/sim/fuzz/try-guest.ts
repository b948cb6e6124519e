import { loadContent } from '../../content/index.ts';
import { folkloreGames } from '../../games/folklore/table/folklore-guest.ts';
import { gameStorage } from '../../stores/kept/game-storage.ts';
import { type Came, FuzzFailure } from './failure.ts';
import type { GuestContent } from './guest-corpus.ts';
import { libraryOf, tableWith } from './try-game.ts';
import { type GameInput, tryGiven, tryRecord, type Visits } from './try-kept.ts';

/** Beside a guest, the table's own game has nothing to do: its cards are none. */
const NOTHING = loadContent([]);

type Watched = Extract<
  Awaited<ReturnType<ReturnType<typeof folkloreGames>['watch']>>,
  { readonly ok: true }
>['value'];

/** Visits to a table that has the guest. */
export const visitsTo =
  (content: GuestContent): Visits<Watched> =>
  (cells) => {
    const table = tableWith(libraryOf(NOTHING), gameStorage(cells), [
      { id: 'folklore', games: async (ground) => folkloreGames(content, ground) },
    ]);
    const { open, watch } = folkloreGames(content, table.ground);
    return { table, open, watch, answers: 8, look };
  };

/** A guest's game; a record is the cells of a browser by their keys. Throws FuzzFailure, or what broke. */
export async function tryGuest({ as, text }: GameInput, content: GuestContent): Promise<Came> {
  const visits = visitsTo(content);
  return as === 'record' ? tryRecord(text, Object, visits) : tryGiven({ as, text }, visits);
}

/** Every line of it is told in words. */
function look({ feed }: Watched): void {
  const odd = feed.find(({ text }) => /\bundefined\b|\bNaN\b|\[object /.test(text));
  if (odd) throw new FuzzFailure(`told as: ${odd.text}`);
}
