/** An online table come to: all of its stream is read, and the game it is of prepared, before anything is shown. */

import { lateReading } from '../../online/late-reading.ts';
import { mixOf } from '../../online/mix.ts';
import { saidIn } from '../../online/read-said.ts';
import type { Begin } from '../../online/table-messages.ts';
import type { ReaderOptions } from '../../online/table-reader.ts';
import type { Received, Transport } from '../../online/transport.ts';
import { inSlices } from '../game/in-slices.ts';
import { type OnlineTableDeps, tableOn } from './online-table.ts';
import type { Came, Early } from './online-tables.ts';
import type { OnlineTable } from './online-types.ts';
import type { Prepared } from './prepared.ts';
import { showEarly } from './shown-early.ts';

interface Opening extends OnlineTableDeps {
  /** What it takes to play the game that was begun so; or why that cannot be had here. */
  prepare(begin: Begin, mix: string): Promise<Came<Prepared>>;
  /** Told where the table stands, while a long past is read. */
  readonly early?: ((stands: Early) => void) | undefined;
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
  const begun = beginningOf(deps);
  let hear: (message: Received) => void = (message) => {
    past.push(message);
    begun.look(message);
  };
  const { early: tell } = deps;
  const { beside } = transport;
  const early = tell && showEarly({ table, hostKey: host, me: key.id, beside, begun: begun.there, tell });
  const caught = await caughtUp(transport, (message) => hear(message));
  begun.end();
  const leave = (why: Came<never>): Came<never> => {
    early?.over(null);
    caught.quiet();
    transport.close();
    return why;
  };
  if (caught.refused !== null) return leave({ ok: false, fault: 'refused', why: caught.refused });
  const first = await begun.there;
  if (!first) return leave({ ok: false, fault: 'no-such-link' });
  const { begin } = first;
  const prepared = await first.prepared;
  if (!prepared.ok) return leave(prepared);
  const options: ReaderOptions = { table, hostKey: host, mine: key.id, open: () => prepared.value.open() };
  const messages = [...past];
  const lies = await early?.lies;
  const { reader, stood } = await inSlices(lateReading(options, messages, lies?.held.sequence), deps.slicing);
  const wasShownWrong = early?.over(stood) ?? false;
  const record = { ...deps.record, game: prepared.value.id, name: begin.name };
  await deps.keep(record);
  const read = { reader, messages, wasShownWrong };
  const live = tableOn({ ...deps, record }, prepared.value, options, read, caught.quiet);
  for (const message of past.slice(messages.length)) live.hear(message);
  hear = live.hear;
  return { ok: true, value: { table: live.table, prepared: prepared.value, begin } };
}

interface Beginning {
  readonly begin: Begin;
  readonly prepared: Promise<Came<Prepared>>;
}

/** What it begins with: got ready as soon as that is heard, while the rest still comes. */
function beginningOf({ record, prepare }: Pick<Opening, 'record' | 'prepare'>) {
  const { table, host } = record;
  let done: (begun: Beginning | null) => void = () => {};
  let isHeard = false;
  return {
    there: new Promise<Beginning | null>((resolve) => {
      done = resolve;
    }),
    look({ key, text, sequence, nanos }: Received): void {
      const body = isHeard || key !== host ? null : saidIn(text)?.body;
      if (body?.do !== 'begin') return;
      isHeard = true;
      const prepared = prepare(body, mixOf(table, -1, sequence, nanos));
      // Whoever asks for it hears of it; if nobody does, it is of no use.
      prepared.catch(() => {});
      done({ begin: body, prepared });
    },
    /** All that was there was heard. */
    end: () => done(null),
  };
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
