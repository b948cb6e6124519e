/** The online tables of this page: hosted, joined, come back to; each under the id of the game that follows it here. */
import { createStore } from 'zustand/vanilla';
import { type Key, keyOf, newKey } from '../../online/keys.ts';
import { sha256Of } from '../../online/mix.ts';
import { signedText } from '../../online/signed-text.ts';
import type { Begin } from '../../online/table-messages.ts';
import type { Transport } from '../../online/transport.ts';
import type { Slicing } from '../game/in-slices.ts';
import type { Timer } from '../game/pace.ts';
import type { Library } from '../packs/library.ts';
import type { Given, HostDoor, NotGiven } from '../stream/host-door.ts';
import { outbox } from '../stream/outbox.ts';
import { keepOnline } from './keep-online.ts';
import { isKeptFor, keptSeats, recordKeptFor, seatsBefore } from './kept-seats.ts';
import { type LastingLine, lastingLine } from './lasting-line.ts';
import { type At, newTableId, seedIn, tailOf } from './links.ts';
import type { OnlineRecord, OnlineRecords } from './online-records.ts';
import {
  ANOTHER_START,
  type Came,
  type Early,
  type Entered,
  type Hosting,
  type MayInvite,
  type OnlineTables,
} from './online-tables.ts';
import type { OnlineTable } from './online-types.ts';
import { openOnlineTable, type ReadTable } from './open-online-table.ts';
import { layPacks, nameOfPack, packsWanted, takePacks } from './packs-beside.ts';
import type { Prepared } from './prepared.ts';

/** A sort of thing that can be played at a table: a game, a campaign. */
export interface Playable {
  /** Whether what is on the table here under that id is one of these. */
  has(id: string): boolean;
  /** What is said of it to whoever invites. */
  inviting(id: string): Promise<MayInvite | null>;
  /** What a table is begun with: all of it as text, and what is said of it. */
  start(id: string): Promise<Starting | null>;
  /** Whether a table that was begun so is one of these. */
  isOf(begin: Begin): boolean;
  /** `start`: what it is begun with, as it was laid beside the stream. */
  prepare(begin: Begin, mix: string, start: string, kept: string | null): Promise<Came<Prepared>>;
  /** What was kept of its table in this browser, made a game of its own; null where the one here has come as far. */
  leftWith(id: string, standing: string): Promise<LeftWith | null>;
  /** Nothing is answered in it here, until its line is there. */
  lock(id: string): void;
  /** It is a game of this page alone again. */
  unlock(id: string): void;
}

export interface Starting extends Pick<Begin, 'game' | 'rules' | 'content' | 'name'> {
  readonly text: string;
  readonly seats: readonly string[];
  readonly machines: readonly string[];
  readonly packs: Parameters<typeof layPacks>[2];
  /** It goes on under its own id: something was decided in it. */
  readonly keepsId: boolean;
  /** Nothing was: then the one that the table's own dice set up takes its place. */
  drop(): Promise<unknown>;
}

export interface LeftWith {
  readonly id: string;
  readonly route: string;
  /** Takes the one before away, once nobody looks at it. */
  drop(): Promise<unknown>;
}

export interface TablesDeps {
  readonly kinds: readonly Playable[];
  readonly records: OnlineRecords;
  readonly library: Pick<Library, 'stored' | 'add'>;
  readonly door: HostDoor;
  /** The page's address without what is behind `#`. */
  readonly base: string;
  transport(at: { table: string; key: Key; jwt: string }): Transport;
  readonly timer: Timer;
  now(): number;
  isSeen(): boolean;
  readonly slicing?: Slicing;
  /** The game on the screen is another from now on. */
  moved(from: string, to: string, route: string): void;
}

/** What the host's refusals are to whoever comes; all others are told as it says them. */
const FAULTS: Partial<Readonly<Record<NotGiven, Came<never>>>> = {
  'no-host': { ok: false, fault: 'no-answer' },
  'server-away': { ok: false, fault: 'no-answer' },
  'too-often': { ok: false, fault: 'too-many-tries' },
  'no-such-table': { ok: false, fault: 'no-such-link' },
  'no-such-code': { ok: false, fault: 'link-withdrawn' },
  full: { ok: false, fault: 'table-full' },
  out: { ok: false, fault: 'thrown-out' },
  'not-let-in': { ok: false, fault: 'thrown-out' },
};
const faultOf = ({ why, said }: Extract<Given<unknown>, { ok: false }>): Came<never> =>
  FAULTS[why] ?? { ok: false, fault: 'refused', why: said || why };

/** How a table is come to. */
interface Coming {
  /** Packs that are missing are taken in; else they are named first. */
  readonly agreed?: boolean;
  /** Why it is not to be come to so, once it is known how it begins. */
  meant?(begin: Begin): Promise<Came<never> | null>;
  /** Told where the table stands, while a long past is read. */
  readonly early?: ((stands: Early) => void) | undefined;
}

export function createOnlineTables(deps: TablesDeps): OnlineTables {
  const { kinds, records, door, library } = deps;
  const store = createStore<{ readonly tables: Readonly<Record<string, OnlineTable>> }>(() => ({
    tables: {},
  }));
  /** Tables that are open or being opened, by their own ids. */
  const open = new Map<string, Promise<Came<ReadTable>>>();

  const lineOf = (at: Parameters<TablesDeps['transport']>[0]): LastingLine =>
    lastingLine(() => deps.transport(at));

  /** Connects, reads, and has it among the tables of this page. */
  function come(
    record: OnlineRecord,
    key: Key,
    transport: LastingLine,
    base: string,
    { agreed = true, meant = async () => null, early }: Coming = {},
  ): Promise<Came<ReadTable>> {
    const { table } = record;
    const coming = openOnlineTable({
      ...deps,
      record,
      key,
      transport,
      base,
      early,
      keep: records.write,
      keepStanding: (text) => records.keepStanding(table, text),
      async prepare(begin, mix) {
        const other = await meant(begin);
        if (other) return other;
        const wanted = packsWanted(begin, library);
        if (wanted.length > 0 && !agreed)
          return {
            ok: false,
            fault: 'packs',
            packs: wanted.map(({ beside, hash }) => ({ name: nameOfPack(beside), hash })),
          };
        const packs = await takePacks(wanted, transport.beside, library);
        if (!packs.ok) return packs;
        const kind = kinds.find((one) => one.isOf(begin));
        if (!kind) return { ok: false, fault: 'refused', why: begin.game };
        const start = await transport.beside.get(begin.start.beside);
        if (start === null || sha256Of(start) !== begin.start.hash) return ANOTHER_START;
        return kind.prepare(begin, mix, start, record.game);
      },
      closed() {
        open.delete(table);
        store.setState(({ tables }) => ({
          tables: Object.fromEntries(Object.entries(tables).filter(([, one]) => one.id !== table)),
        }));
      },
    }).then(async (came) => {
      if (!came.ok) {
        open.delete(table);
        return came;
      }
      const { prepared } = came.value;
      keepOnline(prepared.id, true);
      store.setState(({ tables }) => ({ tables: { ...tables, [prepared.id]: came.value.table } }));
      return came;
    });
    open.set(table, coming);
    return coming;
  }

  const enteredAt = ({ table, prepared, begin }: ReadTable): Entered => ({
    table,
    name: begin.name,
    game: begin.game,
    route: prepared.route,
    hidden: prepared.isHidden,
    kept: (begin.seated ?? []).map(({ key }) => key),
  });
  const entered = (came: Came<ReadTable>): Came<Entered> =>
    came.ok ? { ok: true, value: enteredAt(came.value) } : came;

  /** With a key that was let in before. */
  async function again(record: OnlineRecord, early?: (stands: Early) => void): Promise<Came<ReadTable>> {
    const there = open.get(record.table);
    if (there) return there;
    const key = keyOf(record.seed);
    const given = await door.again(record.table, key);
    if (!given.ok) return faultOf(given);
    const { jwt, host } = given.value;
    const transport = lineOf({ table: record.table, key, jwt });
    return come({ ...record, host }, key, transport, await baseOf(), { early });
  }

  /** Friends elsewhere reach the host by another address than the host's own page does. */
  async function baseOf(): Promise<string> {
    const { hostname } = new URL(deps.base);
    if (hostname !== 'localhost' && hostname !== '127.0.0.1') return deps.base;
    const hello = await door.hello();
    if (!hello.ok) return deps.base;
    const { addresses } = hello.value;
    const best = (['public', 'network'] as const)
      .map((reach) => addresses.find((one) => one.reach === reach)?.url)
      .find((url) => url !== undefined);
    return best ? new URL(best).href : deps.base;
  }

  /** By the code of its link. `before`: what this browser has of the table it goes on from, or had of this one. */
  async function join(
    { table, rest }: At,
    seed: string,
    how: Coming,
    before: Pick<OnlineRecord, 'as'> | null = null,
  ): Promise<Came<ReadTable>> {
    const key = keyOf(seed);
    const given = await door.join(table, rest, key);
    if (!given.ok) return faultOf(given);
    const { jwt, host } = given.value;
    const game = (await records.of(table))?.game ?? null;
    const as = before?.as;
    const record = { table, seed, host, game, name: '', invite: null, watch: null, ...(as && { as }) };
    const came = await come(record, key, lineOf({ table, key, jwt }), await baseOf(), how);
    if (came.ok && as) await came.value.table.rename(as);
    return came;
  }

  async function invite(id: string, { name, mine, witnessed }: Hosting): Promise<Came<OnlineTable>> {
    const owner = await records.owner();
    if (owner === null) return { ok: false, fault: 'not-owner' };
    const kind = kinds.find((one) => one.has(id));
    const starting = await kind?.start(id);
    if (!kind || !starting) return { ok: false, fault: 'refused', why: 'not-there' };
    const key = newKey();
    const table = newTableId();
    const before = await records.leftAs(id);
    const seated = keptSeats(before, starting, mine);
    const seats = starting.seats.length;
    const given = await door.table(owner, table, key, seats);
    if (!given.ok) return given.why === 'not-host' ? { ok: false, fault: 'not-owner' } : faultOf(given);
    const { jwt, invite: code, watch } = given.value;
    const transport = lineOf({ table, key, jwt });
    const { text, machines, keepsId, drop, packs: stamps, ...said } = starting;
    try {
      await transport.beside.put('start', text);
      const packs = await layPacks(transport.beside, library, stamps);
      const begin: Begin = {
        do: 'begin',
        ...said,
        start: { beside: 'start', hash: sha256Of(text) },
        ...(packs.length > 0 && { packs }),
        ...(seated.length > 0 && { seated }),
        ...(witnessed && { witnessed }),
      };
      await transport.beside.put(`name.${key.id}`, name);
      const box = outbox(transport, key.id);
      await box.send(signedText(key, table, begin));
      box.close();
    } catch (error) {
      transport.close();
      return { ok: false, fault: 'refused', why: error instanceof Error ? error.message : String(error) };
    }
    const record: OnlineRecord = {
      table,
      seed: key.seed,
      host: key.id,
      game: keepsId ? id : null,
      name: said.name,
      invite: code,
      watch,
      as: name,
    };
    const came = await come(record, key, transport, await baseOf());
    if (!came.ok) return came;
    const { table: made, prepared } = came.value;
    if (before) await records.write({ ...before, left: null });
    for (const seat of machines) made.giveToBot(seat);
    for (const seat of mine) await made.sit(seat, '');
    if (prepared.id !== id) {
      deps.moved(id, prepared.id, prepared.route);
      await drop();
    }
    return { ok: true, value: made };
  }

  return {
    store,
    async host() {
      const hello = await door.hello();
      return hello.ok ? { ...hello.value, mine: (await records.owner()) !== null } : null;
    },
    own: (secret) => records.own(secret),
    async inviting(id) {
      const may = await kinds.find((one) => one.has(id))?.inviting(id);
      return may ? { ...may, ...seatsBefore(await records.leftAs(id)) } : null;
    },
    invite,
    async enter(tail, agreed = false, early = undefined) {
      const at = tailOf(tail);
      if (!at) return { ok: false, fault: 'no-such-link' };
      const known = await records.of(at.table);
      if (known) {
        const back = await again(known, early);
        if (back.ok || back.fault !== 'thrown-out') return entered(back);
      }
      // For which key a seat is kept is known once the table's beginning is read.
      let own: OnlineRecord | null = null;
      const came = await join(at, newKey().seed, {
        agreed,
        early,
        async meant(begin) {
          own = await recordKeptFor(begin, records);
          return own && { ok: false, fault: 'no-seat-kept' };
        },
      });
      return entered(
        own === null ? came : await join(at, (own as OnlineRecord).seed, { agreed, early }, own),
      );
    },
    async claim(tail, wayBack) {
      const at = tailOf(tail);
      const seed = seedIn(wayBack);
      const there = at && (await open.get(at.table));
      if (!at || seed === null || !there?.ok || !isKeptFor(there.value.begin, keyOf(seed).id))
        return { ok: false, fault: 'no-seat-kept' };
      const known = await records.of(at.table);
      there.value.table.close();
      return entered(await join(at, seed, {}, known));
    },
    async back(tail, early) {
      const at = tailOf(tail);
      if (!at || !/^[0-9a-f]{64}$/.test(at.rest)) return { ok: false, fault: 'no-such-link' };
      const known = await records.of(at.table);
      const isSame = known?.seed === at.rest;
      const codes = {
        game: isSame ? known.game : null,
        invite: known?.invite ?? null,
        watch: known?.watch ?? null,
      };
      return entered(await again({ table: at.table, seed: at.rest, host: '', name: '', ...codes }, early));
    },
    async resume(id) {
      const record = await records.ofGame(id);
      if (!record) return null;
      for (const kind of kinds) kind.lock(id);
      const came = await again(record);
      return came.ok ? { ok: true, value: came.value.table } : came;
    },
    async playOnHere(id) {
      const record = await records.ofGame(id);
      const { [id]: there } = store.getState().tables;
      // With the table open its own `playOnHere` has all of it.
      const standing = there || !record ? null : await records.standing(record.table);
      keepOnline(id, false);
      there?.close();
      const kind = kinds.find((one) => one.has(id));
      // Where what reads it cannot be fetched any more, the one here goes on as its screens had it.
      const left = standing === null ? null : await kind?.leftWith(id, standing).catch(() => null);
      if (record) await records.write({ ...record, game: null, left: left?.id ?? id });
      if (record) await records.keepStanding(record.table, null);
      for (const one of kinds) one.unlock(id);
      return left ?? null;
    },
  };
}
