/** What is kept of each table beside its stream: whose it is, who was let in, by which codes, who was thrown out. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { base32nopad } from '@scure/base';
import * as v from 'valibot';
import type { Revoked, Role } from './authority.ts';
import { makeFolder, readText, writeWhole } from './small-files.ts';

const numberFrom0 = v.pipe(v.number(), v.integer(), v.minValue(0));
const code = v.pipe(v.string(), v.regex(/^[a-z2-7]{26}$/));
/** A code, and how many keys it lets in yet. */
const way = v.strictObject({ code, left: numberFrom0 });

const recordSchema = v.strictObject({
  table: v.string(),
  hostKey: v.string(),
  seats: numberFrom0,
  made: v.number(),
  /** null: withdrawn. */
  invite: v.nullable(way),
  watch: v.nullable(way),
  keys: v.record(v.string(), v.picklist(['seat', 'watch'])),
  /** Keys thrown out, with the second of it. */
  out: v.record(v.string(), v.number()),
  /** What lies beside the stream: bytes by name. */
  beside: v.record(v.string(), numberFrom0),
});

export type TableRecord = v.InferOutput<typeof recordSchema>;

/** A code or a secret that nobody guesses: 130 bits in small letters and digits. */
export const newCode = (): string => base32nopad.encode(randomBytes(17)).toLowerCase().slice(0, 26);

/** Compares without telling by its time how much of it is right. */
export function sameCode(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Another key than the seats' holders': a browser lost, somebody who came and left again. */
const TO_SPARE = 4;
const WATCHERS = 32;
/** Let in at one table, ever. */
const KEYS = 256;

export const newWays = (seats: number) => ({
  invite: { code: newCode(), left: seats + TO_SPARE },
  watch: { code: newCode(), left: WATCHERS },
});

export interface Tables {
  get(table: string): TableRecord | undefined;
  all(): readonly TableRecord[];
  of(hostKey: string): readonly TableRecord[];
  put(record: TableRecord): void;
  remove(table: string): void;
  /** Everybody thrown out of any table of this host's key. */
  revoked(hostKey: string): Revoked;
}

export function tablesIn(folder: string): Tables {
  makeFolder(folder);
  const records = new Map<string, TableRecord>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const record = v.parse(recordSchema, JSON.parse(readText(join(folder, name)) ?? 'null'));
    records.set(record.table, record);
  }
  const of = (hostKey: string) => [...records.values()].filter((record) => record.hostKey === hostKey);
  return {
    get: (table) => records.get(table),
    all: () => [...records.values()],
    of,
    put(record) {
      writeWhole(join(folder, `${record.table}.json`), JSON.stringify(record));
      records.set(record.table, record);
    },
    remove(table) {
      rmSync(join(folder, `${table}.json`), { force: true });
      records.delete(table);
    },
    revoked: (hostKey) => Object.assign({}, ...of(hostKey).map(({ out }) => out)) as Revoked,
  };
}

export const isOut = (record: TableRecord, key: string): boolean => Object.hasOwn(record.out, key);

export const roleOf = (record: TableRecord, key: string): Role | null =>
  Object.hasOwn(record.keys, key) && !isOut(record, key) ? record.keys[key]! : null;

/** Lets a key in by a code: the table with it in it, and as what; or why not. The same key twice counts once. */
export function letIn(
  record: TableRecord,
  given: string,
  key: string,
): { readonly record: TableRecord; readonly as: Role } | 'no-such-code' | 'full' | 'out' {
  const role = (['invite', 'watch'] as const).find((name) => {
    const known = record[name];
    return known !== null && sameCode(known.code, given);
  });
  if (role === undefined) return 'no-such-code';
  if (isOut(record, key)) return 'out';
  const as: Role = role === 'invite' ? 'seat' : 'watch';
  const before = roleOf(record, key);
  // Who may sit may watch as well.
  if (before === as || before === 'seat') return { record, as: before };
  const { left } = record[role]!;
  if (left === 0 || Object.keys(record.keys).length >= KEYS) return 'full';
  return {
    record: {
      ...record,
      [role]: { ...record[role]!, left: left - 1 },
      keys: { ...record.keys, [key]: as },
    },
    as,
  };
}
