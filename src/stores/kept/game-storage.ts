import { isRecord } from '../../check/is-record.ts';
import type { FeedNote } from '../game/feed.ts';
import type { GameTypes } from '../game/types.ts';
import { type Cells, keysOf, memoryCells, type Transaction } from './cells.ts';
import { isSameWrite, isWrittenBy, type WrittenBy } from './follows.ts';
import { gameNamedIn } from './game-named.ts';
import { type Found, joined, type Stand } from './pieces.ts';
import type { AnyKeptGame, GameSummary, Head, Line } from './saved-game.ts';
import { countWrite, lastWrite } from './write-order.ts';

/**
 * What lies where, for a game ID. Only the first two are written at every decision, and the cost of that does not
 * grow with the game:
 *
 *   line:ID:00000012   a list of lines (a decision each) from number 12 on
 *   about:ID           its line in the list of games, with the stand: which write this was, and by whom
 *   tail:ID            its last moment between two rules; with it
 *   event:ID:00000096  a list of events from number 96 on
 *   note:ID:00000000   the same of the notes in its feed
 *   head:ID            all the rest, which stays as it is
 *   packs:ID           what it was played with, out of its head (`played-with.ts`)
 *   order              how many writes of games there were: which was played last, whatever the clock says
 *
 * A list reaches to where the next one begins; an empty one ends what was before it: that is how a decision is
 * taken back. Events are what the log gives again, and what a game is watched by when newer rules no longer run its
 * log. Nobody can tell beforehand when that will be, so they are kept, each once: in blocks behind the lines
 * (`keeper.ts`), and what a browser that is killed has not kept of them comes from the log at the next visit.
 *
 * Games from before lie whole under `game:ID`. They are read as they are and moved over at their first write.
 */
export interface GameStorage {
  /** What is written outlives the page: a decision is shown when it is kept. */
  readonly lasts: boolean;
  list(): Promise<GameSummary[]>;
  /** Its line in that list; undefined when there is none. */
  line(id: string): Promise<GameSummary | undefined>;
  /** The number of the last write among those of all games. */
  order(): Promise<number>;
  /** undefined when there is none of that id. The game is unchecked. */
  read(id: string): Promise<Found | undefined>;
  /** The state at the last moment between two rules that lies there, unchecked; undefined where there is none. */
  lastState(id: string): Promise<unknown>;
  /** Which game it is of, as its log says; null where it says nothing. */
  gameOf(id: string): Promise<string | null>;
  /** Adds to what the list of games says of one; what is played on meanwhile keeps its own. */
  addToLine(id: string, line: Pick<GameSummary, 'of' | 'moment'>): Promise<void>;
  /** Whole or not at all. */
  write(change: Change): Promise<Written>;
  /** Takes in a game as its file has it, in the place of what lies there: whole, as those from before, and played last. */
  adopt(game: AdoptedGame, line: GameSummary): Promise<void>;
  remove(id: string): Promise<void>;
}

/**
 * `gone`: the game was deleted meanwhile; `other`: another page wrote it meanwhile; `late`: this one did, and was told too
 * late. Then nothing was written.
 */
export type Written = 'kept' | 'gone' | 'other' | 'late';

/** A game out of a file, checked; it is run when it is opened. */
export type AdoptedGame = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly log: { readonly packs?: unknown };
};

/** From number `at` on, these and no others. */
export interface Piece<T> {
  readonly at: number;
  readonly items: readonly T[];
}

/** What is new in a game. */
export interface Change {
  readonly id: string;
  readonly stand: Stand;
  /** The stand it goes on from; null when all of the game comes with it. */
  readonly onto: WrittenBy | null;
  /** Where all of it comes: what it comes in the place of; null where that is nothing, or whatever lies there. */
  readonly over?: WrittenBy | null;
  readonly summary: GameSummary;
  /** Nobody has decided anything in it yet: a machine that breaks down takes nothing that was played. */
  readonly isNew?: boolean;
  readonly head?: Head<GameTypes>;
  readonly tail?: ReturnType<AnyKeptGame['checkpoint']>;
  readonly lines?: Piece<Line>;
  readonly events?: Piece<unknown>;
  readonly notes?: Piece<FeedNote>;
}

/** Where it lies how many writes of games there were. */
const ORDER = 'order';

const numbered = (sort: string, id: string, n: number) => `${sort}:${id}:${String(n).padStart(8, '0')}`;

function putPiece<T>(cells: Transaction, sort: string, id: string, piece: Piece<T> | undefined): void {
  if (!piece) return;
  const key = numbered(sort, id, piece.at);
  cells.remove(key, keysOf(`${sort}:${id}`)[1]);
  if (piece.items.length > 0 || piece.at > 0) cells.put(key, piece.items);
}

function removeAll(cells: Transaction, id: string): void {
  for (const sort of ['head', 'about', 'tail', 'game', 'packs'])
    cells.remove(`${sort}:${id}`, `${sort}:${id}\0`);
  for (const sort of ['line', 'event', 'note']) cells.remove(...keysOf(`${sort}:${id}`));
}

const stateIn = (checkpoint: unknown): unknown => (isRecord(checkpoint) ? checkpoint.state : undefined);

export const gameStorage = (cells: Cells): GameStorage => ({
  get lasts() {
    return cells.lasts;
  },
  list: () => cells.transact('readonly', listed),
  line: (id) =>
    cells.transact('readonly', async (now) => {
      const about = await now.get(`about:${id}`);
      return isSummary(about) ? about : undefined;
    }),
  order: () => cells.transact('readonly', (now) => lastWrite(now, listed, ORDER)),
  read: (id) =>
    cells.transact('readonly', async (now) => {
      const lists = (sort: string) => now.all(...keysOf(`${sort}:${id}`));
      const [whole, head, about, tail] = await Promise.all([
        now.get(`game:${id}`),
        now.get(`head:${id}`),
        now.get(`about:${id}`),
        now.get(`tail:${id}`),
      ]);
      if (head === undefined) return whole === undefined ? undefined : { game: whole, kept: null };
      const [lines, events, notes] = await Promise.all([lists('line'), lists('event'), lists('note')]);
      return joined({ head, about, tail, lines, events, notes });
    }),
  lastState: (id) =>
    cells.transact('readonly', async (now) => {
      const [tail, whole] = await Promise.all([now.get(`tail:${id}`), now.get(`game:${id}`)]);
      return (
        stateIn(tail) ?? (isRecord(whole) && isRecord(whole.log) ? stateIn(whole.log.checkpoint) : undefined)
      );
    }),
  gameOf: (id) =>
    cells.transact('readonly', async (now) => {
      const [head, whole] = await Promise.all([now.get(`head:${id}`), now.get(`game:${id}`)]);
      return gameNamedIn(head) ?? gameNamedIn(whole);
    }),
  addToLine: (id, line) =>
    cells.transact('readwrite', async (now) => {
      const there = await now.get(`about:${id}`);
      if (isRecord(there)) now.put(`about:${id}`, { ...line, ...there });
    }),
  write: ({ id, stand, onto, over, summary, isNew, head, tail, lines, events, notes }) =>
    cells.transact(
      'readwrite',
      async (now) => {
        const after = onto ?? over ?? null;
        const there = after && (await now.get(`about:${id}`));
        if (onto && there === undefined) return 'gone';
        if (after && there !== undefined && !isSameWrite(isWrittenBy(there) ? there : null, after)) {
          if (!isWrittenBy(there) || there.by !== stand.by) return 'other';
          if (onto) return 'late';
        }
        if (!onto) removeAll(now, id);
        await countWrite(now, summary.written, ORDER);
        if (head) {
          now.put(`head:${id}`, head);
          now.put(`packs:${id}`, head.log.packs ?? []);
        }
        if (tail) now.put(`tail:${id}`, tail);
        putPiece(now, 'line', id, lines);
        putPiece(now, 'event', id, events);
        putPiece(now, 'note', id, notes);
        now.put(`about:${id}`, { ...summary, ...stand });
        return 'kept';
      },
      isNew ? 'relaxed' : 'strict',
    ),
  adopt: (game, line) =>
    cells.transact('readwrite', async (now) => {
      const { id, log } = game;
      const written = (await lastWrite(now, listed, ORDER)) + 1;
      await countWrite(now, written, ORDER);
      removeAll(now, id);
      now.put(`game:${id}`, game);
      now.put(`packs:${id}`, log.packs ?? []);
      now.put(`about:${id}`, { ...line, id, written });
    }),
  remove: (id) => cells.transact('readwrite', async (now) => removeAll(now, id)),
});

const listed = async (now: Transaction): Promise<GameSummary[]> =>
  (await now.all(...keysOf('about'))).flatMap(([, about]) => (isSummary(about) ? [about] : []));

const isSummary = (value: unknown): value is GameSummary =>
  isRecord(value) && typeof value.id === 'string' && typeof value.savedAt === 'string';

/** Games in memory, for tests and where the browser keeps nothing. */
export const memoryStorage = (): GameStorage => gameStorage(memoryCells());
