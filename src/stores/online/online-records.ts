/** What a browser keeps of the online tables it plays at: whose it is there, and which game of its own follows it. */
import * as v from 'valibot';
import { parseValue } from '../../check/parse-value.ts';
import { fields, listOf, type Schema } from '../../check/schemas.ts';
import type { Seated } from '../../online/table-messages.ts';
import { type Cells, keysOf } from '../kept/cells.ts';

export interface OnlineRecord {
  readonly table: string;
  /** Of the key that this browser is there. */
  readonly seed: string;
  /** The host's key. */
  readonly host: string;
  /** The id of the game or campaign here that follows it; null until it was read. */
  readonly game: string | null;
  readonly name: string;
  /** Codes of its links, where this browser hosts it. */
  readonly invite: string | null;
  readonly watch: string | null;
  /** By which name this browser is seen there. */
  readonly as?: string;
  /** Which keys held which seats, as this browser knew it last. */
  readonly seated?: readonly Seated[];
  /** The game or campaign here in which it is played on without that table. */
  readonly left?: string | null;
}

const text = v.pipe(v.string(), v.maxLength(200));
const maybe = v.nullable(text);
const schema = fields({
  table: text,
  seed: text,
  host: text,
  game: maybe,
  name: text,
  invite: maybe,
  watch: maybe,
  as: v.optional(text),
  seated: v.optional(listOf(fields({ seat: text, key: text }), 0, 40)),
  left: v.optional(maybe),
}) as Schema<OnlineRecord>;

const SORT = 'online';
const STANDING = 'online-standing';
const OWNER = 'online-owner';

export interface OnlineRecords {
  of(table: string): Promise<OnlineRecord | null>;
  ofGame(game: string): Promise<OnlineRecord | null>;
  /** Of the table that this game was played at before its server was gone. */
  leftAs(game: string): Promise<OnlineRecord | null>;
  all(): Promise<readonly OnlineRecord[]>;
  /** Throws where it cannot be kept. */
  write(record: OnlineRecord): Promise<void>;
  /** What was taken there, as this browser read it last; null where it has none. */
  standing(table: string): Promise<string | null>;
  keepStanding(table: string, text: string | null): Promise<void>;
  /** The secret of the host's own link; null where this browser has none. */
  owner(): Promise<string | null>;
  own(secret: string): Promise<void>;
}

export function onlineRecords(cells: Cells): OnlineRecords {
  const keyOf = (table: string) => `${SORT}:${table}`;
  const read = (value: unknown): OnlineRecord | null => {
    const parsed = parseValue(schema, value);
    return parsed.ok ? parsed.value : null; // damaged: as good as none, and the seat's way back is there still
  };
  const all = () =>
    cells.transact('readonly', async (there) =>
      (await there.all(...keysOf(SORT))).flatMap(([, value]) => read(value) ?? []),
    );
  return {
    of: (table) => cells.transact('readonly', async (there) => read(await there.get(keyOf(table)))),
    ofGame: async (game) => (await all()).find((one) => one.game === game) ?? null,
    leftAs: async (game) => (await all()).find((one) => one.left === game) ?? null,
    all,
    write: (record) =>
      cells.transact('readwrite', async (there) => there.put(keyOf(record.table), record), 'strict'),
    standing: (table) =>
      cells.transact('readonly', async (there) => {
        const text = await there.get(`${STANDING}:${table}`);
        return typeof text === 'string' ? text : null;
      }),
    keepStanding: (table, text) =>
      cells.transact('readwrite', async (there) => {
        const key = `${STANDING}:${table}`;
        if (text === null) there.remove(key, `${key};`);
        else there.put(key, text);
      }),
    owner: () =>
      cells.transact('readonly', async (there) => {
        const secret = await there.get(OWNER);
        return typeof secret === 'string' ? secret : null;
      }),
    own: (secret) => cells.transact('readwrite', async (there) => there.put(OWNER, secret), 'strict'),
  };
}
