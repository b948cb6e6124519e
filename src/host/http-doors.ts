/** What a page asks over http (src/online/README.md): each path with who may ask it, and what comes of it. */
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { onlyFields } from '../check/schemas.ts';
import type { Address } from './addresses.ts';
import { TABLES_OF_A_KEY } from './authority.ts';
import { CHUNK_BYTES, MOST_CHUNKS, NAME, ownerOf } from './beside-room.ts';
import type { House } from './hosted-tables.ts';
import { bodyOf, FRESH, keyText, Refused, short, signedBody, tableText } from './request-body.ts';
import { isOut, letIn, newWays, roleOf, sameCode, type TableRecord } from './tables.ts';
import { Tries } from './tries.ts';

/** What the doors know of the machine they stand on. */
export interface Premises {
  readonly house: House;
  readonly owner: string;
  /** The server's version. */
  readonly server: string;
  readonly addresses: () => readonly Address[];
  /** Whether the disk has room for another table. */
  readonly room: () => boolean;
  readonly now: () => number;
}

/** Answers a request to a path below `/online/`. Throws Refused. */
export type Doors = (path: string, request: IncomingMessage, address: string) => Promise<object>;

/** A minute and address: codes that were wrong, and requests of all kinds. */
const WRONG_CODES_A_MINUTE = 10;
const A_MINUTE = 900;

const SEATS = 32;
const OF_A_CHUNK = 256 * 1024;

const at = v.pipe(v.number(), v.finite());
const wholeTo = (most: number, least = 0) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const besideName = v.pipe(v.string(), v.regex(NAME));
const ofAKey = { table: tableText, key: keyText, at };

const tableSchema = onlyFields({ owner: short, table: tableText, key: keyText, seats: wholeTo(SEATS, 1) });
const joinSchema = onlyFields({ table: tableText, code: short, key: keyText });
const againSchema = onlyFields(ofAKey);
const inviteSchema = onlyFields({ ...ofAKey, do: v.picklist(['new', 'withdraw']) });
const outSchema = onlyFields({ ...ofAKey, out: keyText });
const removeSchema = onlyFields({ ...ofAKey, name: besideName });
const besideSchema = onlyFields({
  ...ofAKey,
  name: besideName,
  chunk: wholeTo(MOST_CHUNKS - 1),
  of: wholeTo(MOST_CHUNKS, 1),
  text: v.pipe(v.string(), v.maxLength(CHUNK_BYTES)),
});

const codesOf = ({ invite, watch }: TableRecord) => ({
  invite: invite?.code ?? null,
  watch: watch?.code ?? null,
});

export function doorsOf({ house, owner, server, addresses, room, now }: Premises): Doors {
  const wrong = new Tries(WRONG_CODES_A_MINUTE, now);
  const all = new Tries(A_MINUTE, now);
  /** Signatures that may not come twice, with when they came. */
  const used = new Map<string, number>();

  function once(sig: string): void {
    for (const [one, when] of used) if (now() - when > 2 * FRESH) used.delete(one);
    if (used.has(sig)) throw new Refused(403, { sort: 'used' });
    used.set(sig, now());
  }
  function tableOf(table: string): TableRecord {
    const record = house.tables.get(table);
    if (record === undefined) throw new Refused(404, { sort: 'no-such-table' });
    return record;
  }
  function known(table: string, key: string) {
    const record = tableOf(table);
    const as = roleOf(record, key);
    if (as === null) throw new Refused(403, { sort: isOut(record, key) ? 'out' : 'not-let-in' });
    return { record, as };
  }
  function ofHost(table: string, key: string): TableRecord {
    const record = tableOf(table);
    if (record.hostKey !== key) throw new Refused(403, { sort: 'not-host' });
    return record;
  }
  /** A name under its own key by that key; everything by the host's. */
  function mayTouch(table: string, key: string, name: string): TableRecord {
    const { record } = known(table, key);
    if (record.hostKey !== key && ownerOf(name) !== key) throw new Refused(403, { sort: 'not-yours' });
    return record;
  }

  const paths: Readonly<
    Record<string, (request: IncomingMessage, path: string, address: string) => Promise<object>>
  > = {
    async tables(request) {
      const said = await bodyOf(request, tableSchema);
      if (!sameCode(said.owner, owner)) throw new Refused(403, { sort: 'not-owner' });
      const there = house.tables.get(said.table);
      if (there !== undefined && there.hostKey !== said.key) throw new Refused(409, { sort: 'table-taken' });
      if (there === undefined && !room()) throw new Refused(507, { sort: 'disk-full' });
      if (there === undefined && house.tables.of(said.key).length >= TABLES_OF_A_KEY)
        throw new Refused(409, { sort: 'too-many-tables' });
      const record = await house.make(said.table, said.key, said.seats);
      return {
        jwt: await house.admit(record, said.key, 'seat'),
        ...codesOf(record),
        hostKey: record.hostKey,
      };
    },
    async join(request, _path, address) {
      const said = await bodyOf(request, joinSchema);
      if (!wrong.may(address)) throw new Refused(429, { sort: 'too-often' });
      const found = letIn(tableOf(said.table), said.code, said.key);
      // Friends behind one address are many; who guesses is mostly wrong.
      if (found === 'no-such-code') wrong.count(address);
      if (typeof found === 'string') throw new Refused(found === 'full' ? 409 : 403, { sort: found });
      house.tables.put(found.record);
      const jwt = await house.admit(found.record, said.key, found.as);
      return { jwt, as: found.as, host: found.record.hostKey };
    },
    async again(request, path) {
      const { table, key } = await signedBody(request, path, againSchema, now());
      const { record, as } = known(table, key);
      return { jwt: await house.admit(record, key, as), as, host: record.hostKey };
    },
    async invite(request, path) {
      const said = await signedBody(request, path, inviteSchema, now());
      const record = ofHost(said.table, said.key);
      once(said.sig);
      const next = {
        ...record,
        ...(said.do === 'new' ? newWays(record.seats) : { invite: null, watch: null }),
      };
      house.tables.put(next);
      return codesOf(next);
    },
    async out(request, path) {
      const { table, key, out } = await signedBody(request, path, outSchema, now());
      const record = ofHost(table, key);
      if (out === key) throw new Refused(403, { sort: 'not-yours' });
      await house.throwOut(record, out);
      return {};
    },
    async beside(request, path) {
      const { table, key, name, chunk, of, text } = await signedBody(
        request,
        path,
        besideSchema,
        now(),
        OF_A_CHUNK,
      );
      const record = mayTouch(table, key, name);
      if (chunk >= of || !(await house.put(record, { name, chunk, of, text })))
        throw new Refused(413, { sort: 'too-much-beside' });
      return {};
    },
    async remove(request, path) {
      const { table, key, name } = await signedBody(request, path, removeSchema, now());
      await house.remove(mayTouch(table, key, name), name);
      return {};
    },
  };

  return async (path, request, address) => {
    const name = path.slice('/online/'.length);
    if (name === 'hello') return { online: 1, server, addresses: addresses() };
    const door = Object.hasOwn(paths, name) ? paths[name] : undefined;
    if (door === undefined) throw new Refused(404, { sort: 'not-there' });
    if (request.method !== 'POST') throw new Refused(405, { sort: 'only-post' });
    if (!all.may(address)) throw new Refused(429, { sort: 'too-often' });
    all.count(address);
    return door(request, path, address);
  };
}
