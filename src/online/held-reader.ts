/** What a reader knows as JSON, and read back: from beside a stream it comes from the host's page, and may be wrong. */
import * as v from 'valibot';
import { parseValue } from '../check/parse-value.ts';
import { among, fields, listOf, type Schema } from '../check/schemas.ts';
import { beginSchema, count, hex64, key, maybe, nanos, passesSchema } from './read-said.ts';
import type { Rate, TableState } from './table-state.ts';

export interface Held {
  readonly format: 1;
  readonly table: string;
  readonly hostKey: string;
  /** Of the message read last. */
  readonly sequence: number;
  readonly time: string;
  /** Of the game that lies with it. */
  readonly decisions: number;
  readonly setUpMix: string;
  readonly rates: readonly Rate[];
  readonly state: TableState;
}

const seatId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const seatIds = listOf(seatId, 0, 40);
const by = among(['person', 'bot', 'standing']);
const mix = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

const seatSchema: Schema<TableState['seats'][number]> = fields({
  id: seatId,
  key: maybe(key),
  bot: v.boolean(),
  away: v.boolean(),
  heard: nanos,
  passes: passesSchema,
  typed: v.boolean(),
  end: maybe(hex64),
  silent: v.boolean(),
});

const askSchema: Schema<NonNullable<TableState['ask']>> = fields({
  ask: count,
  key,
  to: count,
  at: nanos,
  waitsFor: seatIds,
  away: seatIds,
});

const pendingSchema: Schema<NonNullable<TableState['pending']>> = fields({
  of: count,
  n: count,
  seat: seatId,
  key: maybe(key),
  option: v.pipe(v.string(), v.maxLength(2000)),
  joined: v.boolean(),
  by,
  mix,
  witness: seatId,
  since: nanos,
});

const stateSchema: Schema<TableState> = fields({
  begin: beginSchema,
  seats: listOf(seatSchema, 1, 12),
  second: maybe(key),
  chain: hex64,
  heads: listOf(fields({ on: count, chain: hex64, key: maybe(key) }), 1, 64),
  ask: maybe(askSchema),
  redo: maybe(fields({ key, left: count })),
  pending: maybe(pendingSchema),
  paused: v.boolean(),
});

const heldSchema: Schema<Held> = fields({
  format: among([1]),
  table: seatId,
  hostKey: key,
  sequence: count,
  time: nanos,
  decisions: count,
  setUpMix: mix,
  rates: listOf(fields({ key, times: listOf(nanos, 1, 40) }), 0, 400),
  state: stateSchema,
});

/** null where it is none: of another table, or not as a reader writes it. */
export function heldIn(json: unknown, table: string, hostKey: string): Held | null {
  const parsed = parseValue(heldSchema, json);
  if (!parsed.ok) return null;
  const held = structuredClone(parsed.value);
  return held.table === table && held.hostKey === hostKey && isWhole(held.state) ? held : null;
}

/** Its parts know one another. */
function isWhole({ begin, seats, pending }: TableState): boolean {
  const ids = seats.map(({ id }) => id);
  if (ids.join('\n') !== begin.seats.join('\n')) return false;
  return pending === null || ids.includes(pending.witness);
}
