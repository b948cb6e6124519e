/** Decisions of a page that was left before they were kept. */
import type { GameTypes } from '../game/types.ts';
import type { LooseGame } from '../opened/game-file.ts';
import type { Kept } from './pieces.ts';
import { quietStorage } from './quiet-storage.ts';
import type { End, Line } from './saved-game.ts';

/**
 * A game's decisions that are not kept yet, beside the storage: written the moment they are made, before anything
 * can be waited for, and cleared when the storage has them. A page that is left in between finds them here. A
 * browser that is killed does not: local storage reaches the disk seconds later. What is shown is in the storage
 * before (`saving.ts`).
 */
export interface Ahead {
  write(id: string, since: Since & End): void;
  /** undefined when there is none. */
  read(id: string): unknown;
  clear(id: string): void;
}

interface Since {
  readonly base: Pick<Kept, 'lines' | 'seq' | 'by'>;
  readonly seq: number;
  /** The table that is ahead. */
  readonly me: string;
  readonly lines: readonly Line[];
}

/** Why what was written ahead is not taken. */
export type AheadFault = 'damaged' | 'other-game' | 'does-not-fit' | 'does-not-run';

/** Beyond that the storage has failed for a long time, and has said so. */
const MOST_LINES = 500;

const keyOf = (id: string): string => `middara-table-ahead:${id}`;

/** For tests and where nothing is kept. */
export const nothingAhead: Ahead = { write: () => {}, read: () => undefined, clear: () => {} };

/**
 * In local storage. Where that is blocked or full there is nothing ahead, and nothing is said: what counts is the
 * storage behind it, which tells of its own trouble.
 */
export function browserAhead(): Ahead {
  return {
    write(id, { base, ...since }) {
      const { lines: at, seq: from, by } = base;
      const text = since.lines.length > MOST_LINES ? null : { game: id, at, from, by, ...since };
      // Of an older one nothing may stay where this one has no room: it would be another game's end.
      quietStorage.removeItem(keyOf(id));
      if (text) quietStorage.setItem(keyOf(id), JSON.stringify(text));
    },
    read: (id) => quietStorage.getItem(keyOf(id)) ?? undefined,
    clear: (id) => void quietStorage.removeItem(keyOf(id)),
  };
}

interface Written extends Omit<Since, 'base'>, End {
  readonly game: string;
  readonly at: number;
  readonly from: number;
  readonly by: string;
}

/** What it is checked with is fetched when there is some: that is when a page was left in the middle. */
async function parsed(text: unknown): Promise<Written | null> {
  const { isWritten } = await import('./ahead-schema.ts');
  try {
    const json: unknown = JSON.parse(String(text));
    return isWritten(json) ? (json as Written) : null;
  } catch {
    return null; // no JSON: damaged
  }
}

/** A game with what was written ahead of it, which begins at decision `at`. */
export interface Taken<G extends GameTypes> {
  readonly game: LooseGame<G>;
  readonly at: number;
}

/**
 * The kept game with what was written ahead of it; why that is not taken; or null where there is nothing new in it,
 * which is how it is after a browser was killed before it cleared what it had kept.
 */
export async function withAhead<G extends GameTypes>(
  game: LooseGame<G>,
  kept: Pick<Kept, 'seq' | 'by'>,
  text: unknown,
): Promise<Taken<G> | AheadFault | null> {
  if (text === undefined) return null;
  const ahead = await parsed(text);
  if (!ahead) return 'damaged';
  if (ahead.game !== game.id) return 'other-game';
  if (kept.seq >= ahead.seq) return null;
  const { decisions } = game.log;
  const { at, lines, hash, mixesBehind } = ahead;
  // What the same table has written since is the same up to `at`.
  const fits = kept.seq === ahead.from ? kept.by === ahead.by : kept.seq > ahead.from && kept.by === ahead.me;
  if (!fits || at > decisions.length) return 'does-not-fit';
  const cut = at < decisions.length;
  const { checkpoint } = game.log;
  const taken: LooseGame<G> = {
    ...game,
    log: {
      ...game.log,
      decisions: [
        ...decisions.slice(0, at),
        ...lines.map(({ mark: _, begins: __, ...made }) => made),
      ],
      mixesBehind,
      ...(checkpoint && checkpoint.decisions > at ? { checkpoint: undefined } : {}),
      hash,
    },
    events: cut ? game.events.slice(0, game.marks[at]) : game.events,
    marks: cut ? game.marks.slice(0, at) : game.marks,
    gestures: [
      ...(game.gestures ?? []).filter((n) => n < at),
      ...lines.flatMap(({ begins }, i) => (begins ? [at + i] : [])),
    ],
  };
  return { game: taken, at };
}
