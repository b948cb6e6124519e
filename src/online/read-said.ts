/** Text out of a stream as what was said: strictly, or not at all. */
import * as v from 'valibot';
import { isRecord } from '../check/is-record.ts';
import { parseValue } from '../check/parse-value.ts';
import { among, fields, listOf, oneOf, type Schema } from '../check/schemas.ts';
import { isKeyId } from './keys.ts';
import type { Begin, Body, Signed } from './table-messages.ts';
import type { Received } from './transport.ts';

/** Bytes of a message, as the stream bounds them. */
const LARGEST = 4096;
const SEATS = 12;
const PASSES = 32;

const textUpTo = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(most));
const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
/** A name or an option: an option can be long, a name is shorter. */
const name = textUpTo(200);
const option = textUpTo(2000);
export const hex64 = matching(/^[0-9a-f]{64}$/);
export const count = v.custom<number>((input) => Number.isSafeInteger(input) && (input as number) >= 0);
export const key = v.custom<string>((input) => typeof input === 'string' && isKeyId(input));
export const maybe = <T>(schema: Schema<T>) => v.nullable(schema as v.GenericSchema<unknown, T>);
/** No later than the year 2286. */
const NANOS = /^(0|[1-9]\d{0,18})$/;
export const nanos = matching(NANOS);
export const isNanos = (text: string): boolean => typeof text === 'string' && NANOS.test(text);

const beside = fields({ beside: name, hash: hex64 });

const beginFields = fields({
  do: among(['begin']),
  game: name,
  rules: name,
  content: name,
  name,
  start: beside,
  seats: v.pipe(
    listOf(name, 1, SEATS),
    v.check((seats) => new Set(seats).size === seats.length),
  ),
  packs: v.optional(listOf(beside, 0, 16)),
  seated: v.optional(listOf(fields({ seat: name, key }), 1, SEATS)),
  witnessed: v.optional(v.literal(true)),
});

/** Each seat is held once, and is a seat of the table. */
export const beginSchema: Schema<Begin> = v.pipe(
  beginFields as Schema<Begin>,
  v.check(
    ({ seats, seated = [] }) =>
      new Set(seated.map(({ seat }) => seat)).size === seated.length &&
      seated.every(({ seat }) => seats.includes(seat)),
  ),
);

export const passesSchema = listOf(name, 0, PASSES);

export const receivedSchema: Schema<Received> = fields({
  sequence: count,
  nanos,
  key,
  text: v.pipe(v.string(), v.maxLength(LARGEST)),
});

const bodySchema: Schema<Body> = oneOf<'do', Body>('do', {
  begin: beginSchema as Schema<Begin> & { readonly entries: Record<keyof Begin, unknown> },
  sit: fields({ do: among(['sit']), seat: name }),
  leave: fields({ do: among(['leave']), seat: name }),
  seat: fields({ do: among(['seat']), seat: name, key: maybe(key) }),
  bot: fields({ do: among(['bot']), seat: name }),
  away: fields({ do: among(['away']), seat: name }),
  second: fields({ do: among(['second']), key: maybe(key) }),
  decide: fields({
    do: among(['decide']),
    on: count,
    seat: name,
    n: count,
    option,
    joined: v.optional(v.literal(true)),
    chain: hex64,
    state: hex64,
  }),
  undo: fields({ do: among(['undo']), on: count, to: count }),
  redo: fields({ do: among(['redo']), on: count }),
  agree: fields({ do: among(['agree']), ask: count }),
  refuse: fields({ do: among(['refuse']), ask: count }),
  stand: fields({ do: among(['stand']), seat: name, passes: passesSchema }),
  typed: fields({ do: among(['typed']), seat: name, yes: v.boolean() }),
  commit: fields({ do: among(['commit']), seat: name, end: hex64 }),
  link: fields({ do: among(['link']), seat: name, of: count, link: hex64 }),
  now: fields({ do: among(['now']) }),
  again: fields({ do: among(['again']), was: receivedSchema }),
});

const signedSchema: Schema<Signed> = fields({ body: v.string(), sig: matching(/^[0-9a-f]{128}$/) });

/** What was said, and the text that was signed. */
export interface Said {
  readonly body: Body;
  readonly signed: Signed;
}

/** null where it is nothing that can be said. Never throws. */
export function saidIn(text: string): Said | null {
  const signed = jsonOf(signedSchema, text);
  if (signed === null) return null;
  const body = jsonOf(bodySchema, signed.body);
  return body === null ? null : { body, signed };
}

function jsonOf<T>(schema: Schema<T>, text: string): T | null {
  if (typeof text !== 'string' || text.length > LARGEST || !isPlain(text)) return null;
  if (new TextEncoder().encode(text).length > LARGEST) return null;
  try {
    const json: unknown = JSON.parse(text);
    if (!isRecord(json)) return null;
    const parsed = parseValue(schema, json);
    return parsed.ok ? parsed.value : null;
  } catch {
    return null; // no JSON
  }
}

/** Half of a pair of surrogates is another text once it was bytes: two texts would have one signature. */
const isPlain = (text: string): boolean => !/\p{Surrogate}/u.test(text);
