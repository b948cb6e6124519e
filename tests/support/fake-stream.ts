import { type Key, keyOf } from '../../src/online/keys.ts';
import { sha256Of } from '../../src/online/mix.ts';
import type { Verdict, Why } from '../../src/online/reader-verdict.ts';
import { type Begin, type Body, toSign } from '../../src/online/table-messages.ts';
import { type ReaderOptions, TableReader } from '../../src/online/table-reader.ts';
import type { Received } from '../../src/online/transport.ts';
import { type ToyAtTable, type ToyOptions, toyAtTable } from './toy-at-table.ts';

/** A stream by hand: its places and times are the test's, and so is what is sent. */

export const TABLE = 'abcdefghijklmnop';
export const personOf = (name: string): Key => keyOf(sha256Of(`person ${name}`));
export const host = personOf('host');
export const ana = personOf('ana');
export const bob = personOf('bob');
export const cyd = personOf('cyd');
export const eve = personOf('eve');

export const textOf = (by: Key, body: string, table = TABLE): string =>
  JSON.stringify({ body, sig: by.sign(toSign(table, body)) });

export const beginOf = (more: Partial<Begin> = {}): Begin => ({
  do: 'begin',
  game: 'around',
  rules: '1',
  content: 'none',
  name: 'A table',
  start: { beside: 'start', hash: sha256Of('start') },
  seats: ['a', 'b', 'c'],
  ...more,
});

export class FakeStream {
  readonly all: Received[] = [];
  private sequence = 0;
  private nanos = 1_700_000_000_000_000_000n;

  /** The next message of the stream, so many seconds after the one before. */
  put(key: string, text: string, seconds = 1, gap = 1): Received {
    this.sequence += gap;
    this.nanos += BigInt(Math.round(seconds * 1000)) * 1_000_000n + 7n;
    const message = { sequence: this.sequence, nanos: this.nanos.toString(), key, text };
    this.all.push(message);
    return message;
  }

  say(by: Key, body: Body, seconds = 1): Received {
    return this.put(by.id, textOf(by, JSON.stringify(body)), seconds);
  }
}

export const optionsOf = (toy: ToyOptions = {}): ReaderOptions => ({
  table: TABLE,
  hostKey: host.id,
  open: ({ seats }, mix) => toyAtTable(seats, mix, toy),
});

export const gameOf = (reader: TableReader): ToyAtTable => reader.game as ToyAtTable;

/** A stream and one who reads it as it comes. */
export class Evening {
  readonly stream = new FakeStream();
  readonly reader: TableReader;

  constructor(toy: ToyOptions = {}) {
    this.reader = new TableReader(optionsOf(toy));
  }

  read(message: Received): Verdict {
    return this.reader.read(message);
  }
  say(by: Key, body: Body, seconds = 1): Verdict {
    return this.read(this.stream.say(by, body, seconds));
  }
  /** What a page with this reader's state would send. */
  answer(option: string, more: Partial<Extract<Body, { do: 'decide' }>> = {}): Body {
    const { head, game } = this.reader;
    const { on, chain } = head!;
    const seat = game!.asked()?.seat ?? 'a';
    return { do: 'decide', on, chain, seat, n: game!.decisions, option, state: game!.stateHash(), ...more };
  }
  decide(by: Key, option: string, seconds = 1): Verdict {
    return this.say(by, this.answer(option), seconds);
  }
  undo(by: Key, to: number, seconds = 1): Verdict {
    return this.say(by, { do: 'undo', on: this.reader.head!.on, to }, seconds);
  }
  redo(by: Key): Verdict {
    return this.say(by, { do: 'redo', on: this.reader.head!.on });
  }
  get options(): readonly string[] {
    return gameOf(this.reader).log.map(({ option }) => option);
  }
}

/** Begun, with Ana, Bob and Cyd on their seats. */
export function seated(toy: ToyOptions = {}, begin: Partial<Begin> = {}): Evening {
  const evening = new Evening(toy);
  evening.say(host, beginOf(begin));
  for (const [by, seat] of [
    [ana, 'a'],
    [bob, 'b'],
    [cyd, 'c'],
  ] as const)
    evening.say(by, { do: 'sit', seat });
  return evening;
}

/** Why it was passed over; null where it was taken. */
export const why = (verdict: Verdict): Why | null => verdict.why;
export const told = ({ happened }: Verdict): string[] => happened.map(({ tells }) => tells);
