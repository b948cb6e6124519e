/** An online table come to: all of its stream is read, and the game it is of prepared, before anything is shown. */

import { lateReading } from '../../online/late-reading.ts';
import { mixOf } from '../../online/mix.ts';
import { saidIn } from '../../online/read-said.ts';
import type { Begin, Body } from '../../online/table-messages.ts';
import type { ReaderOptions } from '../../online/table-reader.ts';
import type { Received, Transport } from '../../online/transport.ts';
import { inSlices } from '../game/in-slices.ts';
import { type OnlineTableDeps, tableOn } from './online-table.ts';
import type { Came } from './online-tables.ts';
import type { OnlineTable } from './online-types.ts';
import type { Prepared } from './prepared.ts';

interface Opening extends OnlineTableDeps {
  /** What it takes to play the game that was begun so; or why that cannot be had here. */
  prepare(begin: Begin, mix: string): Promise<Came<Prepared>>;
}

/** A table that is read up to where it stood when the page came. */
export interface ReadTable {
  readonly table: OnlineTable;
  readonly prepared: Prepared;
  readonly begin: Begin;
}

/** Reads it, and gives it once it is there. */
export async function openOnlineTable(deps: Opening): Promise<Came<ReadTable>> {
  const { key, transport } = deps;
  const { table, host } = deps.record;
  const past: Received[] = [];
  let hear: (message: Received) => void = (message) => past.push(message);
  const caught = await caughtUp(transport, (message) => hear(message));
  const leave = (why: Came<never>): Came<never> => {
    caught.quiet();
    transport.close();
    return why;
  };
  if (caught.refused !== null) return leave({ ok: false, fault: 'refused', why: caught.refused });
  const first = past.find((one) => one.key === host && saidIn(one.text)?.body.do === 'begin');
  const begin = first && (saidIn(first.text)?.body as Body & Begin);
  if (!first || !begin) return leave({ ok: false, fault: 'no-such-link' });
  const prepared = await deps.prepare(begin, mixOf(table, -1, first.sequence, first.nanos));
  if (!prepared.ok) return leave(prepared);
  const options: ReaderOptions = { table, hostKey: host, mine: key.id, open: () => prepared.value.open() };
  const messages = [...past];
  const { reader } = await inSlices(lateReading(options, messages), deps.slicing);
  const record = { ...deps.record, game: prepared.value.id, name: begin.name };
  await deps.keep(record);
  const live = tableOn({ ...deps, record }, prepared.value, options, { reader, messages }, caught.quiet);
  for (const message of past.slice(messages.length)) live.hear(message);
  hear = live.hear;
  return { ok: true, value: { table: live.table, prepared: prepared.value, begin } };
}

/** Done when all that was there has been told, or the line will not come. */
function caughtUp(
  transport: Transport,
  hear: (message: Received) => void,
): Promise<{ readonly refused: string | null; quiet(): void }> {
  return new Promise((done) => {
    const end = (refused: string | null) => {
      unwatch();
      done({ refused, quiet });
    };
    const look = () => {
      if (transport.line.is === 'refused') end(transport.line.why);
    };
    const unwatch = transport.watch(look);
    const quiet = transport.follow(1, hear, () => end(null));
    look();
  });
}
