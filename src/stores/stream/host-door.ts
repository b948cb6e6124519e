/** What a page asks of `npm run host` over http (src/online/README.md): each way typed, each refusal a code. */
import type { Key } from '../../online/keys.ts';
import { toSign } from '../../online/table-messages.ts';

/** Why a host refuses, as it says itself; of what else it may say nobody but a report needs to know. */
const REFUSALS = [
  'not-owner',
  'no-such-table',
  'no-such-code',
  'full',
  'out',
  'not-let-in',
  'not-host',
  'not-yours',
  'too-old',
  'too-often',
  'table-taken',
  'too-many-tables',
  'too-large',
  'too-much-beside',
  'disk-full',
  'server-away',
] as const;

/** `no-host`: what serves this page is no host, or nobody answers just now. `refused`: for another reason. */
export type NotGiven = (typeof REFUSALS)[number] | 'no-host' | 'refused';

/** What may be otherwise the next time it is asked. */
const PASSING: readonly NotGiven[] = ['no-host', 'too-often', 'server-away', 'disk-full'];
export const isPassing = (why: NotGiven): boolean => PASSING.includes(why);

export type Given<T> =
  | { readonly ok: true; readonly value: T }
  /** `said`: by the host, for a report. */
  | { readonly ok: false; readonly why: NotGiven; readonly said: string };

export interface Hello {
  readonly server: string;
  readonly addresses: readonly {
    readonly url: string;
    readonly reach: 'machine' | 'network' | 'public';
  }[];
}

/** Lets a key in: for hours, and renewed by `again`. */
export interface LetIn {
  readonly jwt: string;
  readonly as: 'seat' | 'watch';
  /** The host's key. */
  readonly host: string;
}

/** The codes of a table's links; null where one is withdrawn. */
export interface Codes {
  readonly invite: string | null;
  readonly watch: string | null;
}

export interface HostDoor {
  /** Where the socket is. */
  readonly socket: string;
  hello(): Promise<Given<Hello>>;
  /** A new table. `owner`: the secret of the host's link. */
  table(owner: string, table: string, key: Key, seats: number): Promise<Given<Omit<LetIn, 'as'> & Codes>>;
  join(table: string, code: string, key: Key): Promise<Given<LetIn>>;
  again(table: string, key: Key): Promise<Given<LetIn>>;
  /** By the host's key, as `out`. */
  invite(table: string, key: Key, what: 'new' | 'withdraw'): Promise<Given<Codes>>;
  out(table: string, key: Key, whom: string): Promise<Given<null>>;
  beside(table: string, key: Key, name: string, text: string): Promise<Given<null>>;
  remove(table: string, key: Key, name: string): Promise<Given<null>>;
}

/** Bytes of a chunk of what lies beside, at most: the host's own bound. */
const CHUNK = 48 * 1024;

/** How long a host may take to answer. */
const PATIENCE = 20_000;

/** Pieces of a text of so many bytes at most, none of which ends within a letter. */
export function chunksOf(text: string, size = CHUNK): string[] {
  const bytes = new TextEncoder().encode(text);
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    let end = Math.min(bytes.length, at + size);
    while (end < bytes.length && (bytes[end]! & 0xc0) === 0x80) end -= 1;
    chunks.push(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(at, end)));
    at = end;
  }
  return chunks.length > 0 ? chunks : [''];
}

type Fields = Readonly<Record<string, unknown>>;
type Read<T> = (answer: Fields) => T | null;

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const helloIn: Read<Hello> = ({ online, server, addresses }) => {
  if (online !== 1 || !isText(server) || !Array.isArray(addresses)) return null;
  const isAddress = (one: unknown): one is Hello['addresses'][number] =>
    isFields(one) && isText(one.url) && ['machine', 'network', 'public'].includes(String(one.reach));
  return addresses.every(isAddress) ? { server, addresses } : null;
};
const codesIn: Read<Codes> = ({ invite = null, watch = null }) =>
  isTextOrNull(invite) && isTextOrNull(watch) ? { invite, watch } : null;
const letInIn: Read<LetIn> = ({ jwt, as, host }) =>
  isText(jwt) && (as === 'seat' || as === 'watch') && isText(host) ? { jwt, as, host } : null;
const tableIn: Read<Omit<LetIn, 'as'> & Codes> = ({ jwt, hostKey, ...rest }) => {
  const codes = codesIn(rest);
  return isText(jwt) && isText(hostKey) && codes ? { jwt, host: hostKey, ...codes } : null;
};
const nothingIn: Read<true> = () => true;

/** `base`: the page's own address. */
export function hostDoor(
  base: string,
  ask: (url: string, init: RequestInit) => Promise<Response> = (url, init) => fetch(url, init),
  now: () => number = Date.now,
): HostDoor {
  const at = (path: string) => new URL(`online/${path}`, base);
  let signedAt = 0;
  /** The host's clock before this page's, as far as it has said so. */
  let ahead = 0;

  async function asked<T>(path: string, read: Read<T>, body?: object): Promise<Given<T>> {
    const no = (why: NotGiven, said: string) => ({ ok: false, why, said }) as const;
    try {
      const answer = await ask(at(path).href, {
        method: body ? 'POST' : 'GET',
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE),
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      const told: unknown = await answer.json().catch(() => null);
      // A page served by something else is told so in markup, or of a path that is not there.
      if (!isFields(told)) return no('no-host', `${answer.status}`);
      if (isNumber(told.now)) ahead = told.now - now();
      if (!answer.ok)
        return no(
          REFUSALS.find((one) => one === told.code) ?? 'refused',
          String(told.error ?? answer.status),
        );
      const value = read(told);
      return value === null ? no('no-host', 'another-form') : { ok: true, value };
    } catch (error) {
      return no('no-host', error instanceof Error ? error.message : String(error));
    }
  }

  async function signed<T>(path: string, read: Read<T>, table: string, key: Key, what: object = {}) {
    const sign = () => {
      // The host takes no request twice.
      signedAt = Math.max(signedAt + 1, now() + ahead);
      const body = JSON.stringify({ table, key: key.id, at: signedAt, ...what });
      return { body, sig: key.sign(toSign(`/online/${path}`, body)) };
    };
    const given = await asked(path, read, sign());
    if (given.ok || given.why !== 'too-old') return given;
    // By a clock that is wrong; it has just said what time it is.
    signedAt = 0;
    return asked(path, read, sign());
  }
  const done = async (way: Promise<Given<true>>): Promise<Given<null>> => {
    const given = await way;
    return given.ok ? { ok: true, value: null } : given;
  };

  return {
    socket: at('nats').href.replace(/^http/, 'ws'),
    hello: () => asked('hello', helloIn),
    table: (owner, table, key, seats) => asked('tables', tableIn, { owner, table, key: key.id, seats }),
    join: (table, code, key) => asked('join', letInIn, { table, code, key: key.id }),
    again: (table, key) => signed('again', letInIn, table, key),
    invite: (table, key, what) => signed('invite', codesIn, table, key, { do: what }),
    out: (table, key, whom) => done(signed('out', nothingIn, table, key, { out: whom })),
    async beside(table, key, name, text) {
      const chunks = chunksOf(text);
      for (const [chunk, piece] of chunks.entries()) {
        const what = { name, chunk, of: chunks.length, text: piece };
        const given = await done(signed('beside', nothingIn, table, key, what));
        if (!given.ok) return given;
      }
      return { ok: true, value: null };
    },
    remove: (table, key, name) => done(signed('remove', nothingIn, table, key, { name })),
  };
}
