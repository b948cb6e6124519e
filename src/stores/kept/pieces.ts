import { isRecord } from '../../check/is-record.ts';
import type { Counts, End } from './saved-game.ts';

/** Which write of a game was the last. */
export interface Stand extends End {
  /** Counts the writes of one game. */
  readonly seq: number;
  /** The table that wrote, by a name of its own for each visit. */
  readonly by: string;
}

/** How far a game is kept. */
export interface Kept extends Counts {
  readonly seq: number;
  readonly by: string;
  /** Decisions before the last moment between two rules that is kept; -1 when it stands no longer. */
  readonly tail: number;
  /** Decisions whose events are kept. */
  readonly block: number;
  /** The write's number among those of all games. */
  readonly written?: number | undefined;
  /** Which rules and cards its events and states are of. */
  readonly rules: unknown;
  readonly contentHash: unknown;
}

/** A game as it lies in a storage, put together but unchecked. */
export interface Found {
  readonly game: unknown;
  /** null where it must be written anew as a whole: in the layout of before. */
  readonly kept: Kept | null;
}

type List = readonly (readonly [key: string, value: unknown])[];

interface Parts {
  readonly head: unknown;
  readonly about: unknown;
  readonly tail: unknown;
  readonly lines: List;
  readonly events: List;
  readonly notes: List;
}

/**
 * Lists that follow one another, as one. Where something is missing between two of them it ends there: in `null`
 * when `hole` is set, so that whoever checks it names the place.
 */
function oneOf(lists: List, hole: boolean): unknown[] {
  const all: unknown[] = [];
  for (const [key, items] of lists) {
    const at = Number(key.slice(key.lastIndexOf(':') + 1));
    if (at > all.length || !Array.isArray(items)) {
      if (hole) all.push(null);
      break;
    }
    all.length = at;
    for (const item of items) all.push(item);
  }
  return all;
}

const countOf = (value: unknown): number => (Number.isInteger(value) ? Number(value) : 0);

/** A saved game of its parts, and how far it is kept. */
export function joined({ head, about, tail, ...lists }: Parts): Found {
  const lines = oneOf(lists.lines, true);
  const notes = oneOf(lists.notes, true);
  const marks = lines.map((line) => (isRecord(line) ? line.mark : line));
  const events = oneOf(lists.events, false);
  const stand = isRecord(about) ? about : {};
  const { log, ...rest } = isRecord(head) ? head : { log: head };
  const game = {
    ...rest,
    name: stand.name,
    savedAt: stand.savedAt,
    log: {
      ...(isRecord(log) ? log : {}),
      decisions: lines.map((line) => {
        if (!isRecord(line)) return line;
        const { mark: _, begins: __, ...made } = line;
        return made;
      }),
      ...(stand.mixesBehind ? { mixesBehind: stand.mixesBehind } : {}),
      checkpoint: tail,
      hash: stand.hash,
    },
    events,
    // Of what was not kept of the events there is nothing to mark.
    marks: marks.filter((mark) => typeof mark === 'number' && mark <= events.length),
    notes,
    gestures: lines.flatMap((line, i) => (isRecord(line) && line.begins === true ? [i] : [])),
  };
  const kept: Kept = {
    lines: lines.length,
    events: events.length,
    notes: notes.length,
    tail: isRecord(tail) ? countOf(tail.decisions) : -1,
    block: game.marks.length,
    written: typeof stand.written === 'number' ? stand.written : undefined,
    seq: countOf(stand.seq),
    by: String(stand.by),
    rules: isRecord(log) ? log.rules : null,
    contentHash: isRecord(log) ? log.contentHash : null,
  };
  return { game, kept };
}
