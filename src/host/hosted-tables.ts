/** The tables of this host, with their streams and accounts: made, opened to keys, closed to them, ended. */
import type { Authority, Role } from './authority.ts';
import { withBeside, withoutBeside } from './beside-room.ts';
import type { OwnLines } from './own-line.ts';
import { type Chunk, type Streams, streamsOf } from './streams.ts';
import { newWays, type TableRecord, type Tables } from './tables.ts';

export interface House {
  readonly tables: Tables;
  /** A new table, or the one its page has asked for already. */
  make(table: string, hostKey: string, seats: number): Promise<TableRecord>;
  /** Lets that key in, for some hours. */
  admit(record: TableRecord, key: string, as: Role): Promise<string>;
  /** At once, also where it is connected. */
  throwOut(record: TableRecord, key: string): Promise<void>;
  /** False where it is too much. */
  put(record: TableRecord, what: Chunk): Promise<boolean>;
  remove(record: TableRecord, name: string): Promise<void>;
  /** Ends the tables where nothing was decided for so many days; gives them with the day of the last decision. */
  sweep(days: number): Promise<readonly { readonly table: string; readonly last: number }[]>;
  /** Tells the server once more who is thrown out: a process that was killed may not have come to it. */
  tellThrownOut(): Promise<void>;
}

const DAY = 24 * 60 * 60_000;

export function houseOf(
  authority: Authority,
  tables: Tables,
  lines: OwnLines,
  replicas: number,
  now: () => number,
): House {
  const streams = (hostKey: string): Streams =>
    streamsOf(() => lines.of(authority.account(hostKey)), replicas);
  const tell = async (hostKey: string): Promise<void> =>
    lines.tell(await authority.account(hostKey).claims(tables.revoked(hostKey)));

  async function end(record: TableRecord): Promise<void> {
    await streams(record.hostKey).end(record.table);
    tables.remove(record.table);
    if (tables.of(record.hostKey).length > 0) return;
    await lines.remove(await authority.removal([authority.account(record.hostKey).id]));
  }

  return {
    tables,
    async make(table, hostKey, seats) {
      const there = tables.get(table);
      if (there !== undefined) return there;
      if (tables.of(hostKey).length === 0) await tell(hostKey);
      await streams(hostKey).make(table);
      const record: TableRecord = {
        table,
        hostKey,
        seats,
        made: now(),
        ...newWays(seats),
        keys: { [hostKey]: 'seat' },
        out: {},
        beside: {},
      };
      tables.put(record);
      return record;
    },
    admit: (record, key, as) => authority.account(record.hostKey).admit(key, as, record.table),
    async throwOut(record, key) {
      tables.put({ ...record, out: { ...record.out, [key]: Math.floor(now() / 1000) } });
      await tell(record.hostKey);
    },
    async put(record, what) {
      const next = withBeside(record, what);
      if (next === null) return false;
      await streams(record.hostKey).put(record.table, what);
      if (next.beside[what.name] !== record.beside[what.name]) tables.put(next);
      return true;
    },
    async remove(record, name) {
      await streams(record.hostKey).remove(record.table, name);
      tables.put(withoutBeside(record, name));
    },
    async sweep(days) {
      const ended: { table: string; last: number }[] = [];
      for (const record of tables.all()) {
        const last = (await streams(record.hostKey).lastWritten(record.table)) ?? record.made;
        if (now() - last <= days * DAY) continue;
        await end(record);
        ended.push({ table: record.table, last });
      }
      return ended;
    },
    async tellThrownOut() {
      const records = tables.all().filter(({ out }) => Object.keys(out).length > 0);
      for (const hostKey of new Set(records.map((record) => record.hostKey))) await tell(hostKey);
    },
  };
}
