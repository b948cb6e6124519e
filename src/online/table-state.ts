/** All that a reader knows beside the game itself: plain data, so that it can be kept and taken up again. */
import type { Begin } from './table-messages.ts';

/** A seat of the table. */
export interface SeatHeld {
  readonly id: string;
  /** Whose it is; null: free, or the computer's. */
  key: string | null;
  bot: boolean;
  /** The host's key has logged it, and its holder has said nothing since. */
  away: boolean;
  /** The stream's time when something of its holder's was taken last. */
  heard: string;
  passes: string[];
  typed: boolean;
  /** The link of its chain of hashes that is known, and no longer any use; null: it witnesses nothing. */
  end: string | null;
  /** A witness that let ten seconds go by. */
  silent: boolean;
}

/** Where the game was moved last: by what, the chain up to and with it, and whose it was. */
export interface Head {
  readonly on: number;
  readonly chain: string;
  /** null: time alone moved it. */
  readonly key: string | null;
}

/** An undo asked for. */
export interface Ask {
  /** The sequence of the message that asks. */
  readonly ask: number;
  readonly key: string;
  readonly to: number;
  readonly at: string;
  /** Seats that have not agreed. */
  waitsFor: string[];
  /** Of these, logged away since it was asked. */
  away: string[];
}

/** A decision taken that waits for its witness. */
export interface PendingDice {
  /** The sequence of the message it was taken with. */
  readonly of: number;
  readonly n: number;
  readonly seat: string;
  /** Whose decision it is: no witness of its own. */
  readonly key: string | null;
  readonly option: string;
  readonly joined: boolean;
  readonly by: 'person' | 'bot' | 'standing';
  /** Before the witness's link comes to it. */
  readonly mix: string;
  witness: string;
  /** Since when that seat is waited for. */
  since: string;
}

/** From the message on that begins the table. */
export interface TableState {
  readonly begin: Begin;
  readonly seats: SeatHeld[];
  second: string | null;
  /** Over all that was taken. */
  chain: string;
  /** Where the game was moved, newest last: the last is the head. */
  heads: Head[];
  ask: Ask | null;
  /** How many decisions undone can be made once more, and who asked for the undo. */
  redo: { key: string; left: number } | null;
  pending: PendingDice | null;
  /** After an undo nothing is answered by what stands, until somebody has decided: it would be undone for nothing. */
  paused: boolean;
}

/** Whose times of late: for what comes too fast. */
export interface Rate {
  readonly key: string;
  times: string[];
}

export const seatOf = (state: TableState, id: string): SeatHeld | undefined =>
  state.seats.find((seat) => seat.id === id);

export const holdsAny = (state: TableState, key: string): boolean =>
  state.seats.some((seat) => seat.key === key);

export const headOf = (state: TableState): Head => state.heads.at(-1)!;

/** Whoever held it is gone with all they said of it. */
export function giveSeat(seat: SeatHeld, key: string | null, bot: boolean, now: string): void {
  Object.assign(seat, {
    key,
    bot,
    away: false,
    heard: now,
    passes: [],
    typed: false,
    end: null,
    silent: false,
  });
}

const freeSeat = (id: string): SeatHeld => ({
  id,
  key: null,
  bot: false,
  away: false,
  heard: '0',
  passes: [],
  typed: false,
  end: null,
  silent: false,
});

/** Free, or held by whoever held it at the table that this one goes on from. */
export function seatAtFirst(id: string, { seated = [] }: Begin, now: string): SeatHeld {
  const seat = freeSeat(id);
  const held = seated.find((one) => one.seat === id);
  if (held) giveSeat(seat, held.key, false, now);
  return seat;
}

/** Every seat that a person holds has agreed, and there is one. */
export function mayType({ seats }: TableState): boolean {
  const held = seats.filter((seat) => seat.key !== null);
  return held.length > 0 && held.every((seat) => seat.typed);
}

/** Nanoseconds between two of the stream's times. */
export const since = (then: string, now: string): bigint => BigInt(now) - BigInt(then);

export const SECOND = 1_000_000_000n;
