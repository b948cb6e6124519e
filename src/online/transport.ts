/** The one port through which an online table speaks: the tabs of a browser, or a server. A page alone needs none. */

/** A message as the stream has it: in the same place, with the same time, for everybody. */
export interface Received {
  /** Its place: 1 for the first, growing, with gaps where others' messages were dropped. */
  readonly sequence: number;
  /** When the stream took it, in nanoseconds since 1970, as decimal text: no number holds them. */
  readonly nanos: string;
  /** Whose subject it came on: the public key. Who really sent it is what its signature says. */
  readonly key: string;
  readonly text: string;
}

/** What became of a message: its place in the stream, or that something newer than `after` was there. */
export type Sent = { readonly sequence: number } | 'behind';

/** It is not known whether the stream has it: to be sent again with the same id, once it is there again. */
export class NotAcknowledged extends Error {
  override readonly name = 'NotAcknowledged';
}

/** The stream will not have it, however often it is sent: `full`, `too-large`, `not-allowed`. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
  constructor(
    readonly why: 'full' | 'too-large' | 'not-allowed' | 'refused',
    said: string = why,
  ) {
    super(said);
  }
}

/**
 * How the line stands. `refused`: it will not come back by itself. Its `why` is a code: `other-past` (what lies in the
 * stream is not what was told before), `shorter` (the stream has lost what was told), `no-storage`, or the door's.
 */
export type Line =
  | { readonly is: 'joining' | 'there' | 'gone' }
  | { readonly is: 'refused'; readonly why: string };

/** What is said and kept by no stream: who is there, plans, rings, talk. */
export interface Said {
  readonly key: string;
  readonly text: string;
}

/** What lies beside a table's stream, by name: names of persons, snapshots, packs. */
export interface Beside {
  /** null where there is none. */
  get(name: string): Promise<string | null>;
  /** In chunks, where it is long. Throws Error where it may not be. */
  put(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** A table's stream. Whatever carries it gives each message a sequence and a time, and promises one order. */
export interface Transport {
  /**
   * Every message from `from` on, once each and in order: what was missed is read before what comes after it. `caughtUp`
   * is called once, when all that was there at the beginning has been told. Gives what ends it.
   */
  follow(from: number, hear: (message: Received) => void, caughtUp?: () => void): () => void;
  /**
   * Hands a message over; done once the stream has it. The same `id` twice is one message. `after`: the last sequence
   * known here; absent: wherever it comes. Throws NotAcknowledged or NotTaken.
   */
  send(text: string, id: string, after?: number): Promise<Sent>;
  /** To whoever else is there just now; lost without a word where the line is down. */
  say(text: string): void;
  hears(hear: (said: Said) => void): () => void;
  readonly beside: Beside;
  readonly line: Line;
  /** Told whenever the line stands otherwise. */
  watch(hear: (line: Line) => void): () => void;
  /** Connects anew and reads what was missed: a page that comes back from sleep, before any press counts. */
  wake(): void;
  close(): void;
}
