/** What of a game is written after a decision, and what later. */
import type { Change } from './game-storage.ts';
import type { Kept } from './pieces.ts';
import type { AnyKeptGame, Counts, Line, Touched } from './saved-game.ts';

/**
 * After so many decisions what lies behind the lines is written with them: the events since, and the last moment
 * between two rules. Also when the game is left or the page is hidden, and where decisions are taken back.
 */
export const TAIL_EVERY = 16;

/** How much of a game on the table is kept, and what is not. */
export interface Keeper {
  /** There is something new; and what may be kept already and stands no longer. */
  touch(touched: Touched): void;
  /** What is to be written now, null when there is nothing; `ending`: with all that lies behind the lines. */
  next(ending: boolean): Change | null;
  /** It was written. */
  wrote(change: Change): void;
  /** It was not. */
  missed(change: Change): void;
  /** What lies there is of another table, or gone: all of it must be written. */
  startOver(): void;
  /** What is kept, and the decisions since; null where nothing is kept to go on from. */
  ahead(): {
    readonly base: Kept;
    readonly seq: number;
    readonly me: string;
    readonly lines: readonly Line[];
  } | null;
}

type Reached = Counts & Pick<Kept, 'tail' | 'block'>;

const standOf = (kept: Kept | null) => kept && { seq: kept.seq, by: kept.by };

const NOTHING: Reached = { lines: 0, events: 0, notes: 0, tail: -1, block: 0 };

/** `found` is null where all of the game must be written; `by` is the table that writes. */
export function createKeeper(game: AnyKeptGame, found: Kept | null, by: string): Keeper {
  const { rules, contentHash } = game.head().log;
  // Run again by other rules its events and states are others, too.
  let last = found && found.rules === rules && found.contentHash === contentHash ? found : null;
  let seq = found?.seq ?? 0;
  let asked = false;
  /** What is kept and still stands; of what is being written, what still stands. */
  let stands: Reached | null = last;
  let underWay: Reached | null = null;
  /** Something is kept beyond what stands. */
  let cut = false;
  let head = false;

  function stillOf(reached: Reached, { lines = Infinity, events = Infinity }: Touched): Reached {
    return {
      lines: Math.min(reached.lines, lines),
      events: Math.min(reached.events, events),
      notes: reached.notes,
      tail: reached.tail > lines ? -1 : reached.tail,
      block: Math.min(reached.block, lines),
    };
  }

  return {
    touch(touched) {
      asked = true;
      seq += 1;
      head ||= touched.head === true;
      if (touched.lines === undefined) return;
      cut = true;
      stands = stands && stillOf(stands, touched);
      underWay = underWay && stillOf(underWay, touched);
    },
    next(ending) {
      if (!asked && !stands) return null;
      const now = game.counts();
      const from = stands ?? NOTHING;
      const checkpoint = game.checkpoint();
      const behind = now.events > from.events || checkpoint.decisions > from.tail;
      const tail = from.tail < 0 || (behind && (ending || now.lines - from.block >= TAIL_EVERY));
      const more = { lines: now.lines > from.lines || cut, notes: now.notes > from.notes };
      if (!more.lines && !more.notes && !head && !tail && stands) return null;
      const { lines, events, notes } = from;
      const change: Change = {
        id: game.id,
        stand: { seq: Math.max(seq, (last?.seq ?? 0) + 1), by, ...game.end() },
        onto: stands && standOf(last),
        over: stands ? null : standOf(last ?? found),
        summary: game.summary(),
        head: head || !stands ? game.head() : undefined,
        tail: tail ? checkpoint : undefined,
        lines: more.lines ? { at: lines, items: game.linesFrom(lines) } : undefined,
        events: tail || cut ? { at: events, items: tail ? game.eventsFrom(events) : [] } : undefined,
        notes: more.notes ? { at: notes, items: game.notesFrom(notes) } : undefined,
      };
      seq = change.stand.seq;
      underWay = tail
        ? { ...now, tail: checkpoint.decisions, block: now.lines }
        : { ...from, lines: now.lines, notes: now.notes };
      cut = false;
      head = false;
      return change;
    },
    wrote({ stand }) {
      stands = underWay;
      underWay = null;
      last = stands && { ...stands, ...stand, rules, contentHash };
    },
    missed(change) {
      underWay = null;
      head ||= change.head !== undefined;
      cut ||= change.lines !== undefined;
    },
    startOver() {
      asked = true;
      stands = null;
      underWay = null;
    },
    ahead: () =>
      stands && last && { base: { ...last, ...stands }, seq, me: by, lines: game.linesFrom(stands.lines) },
  };
}
