/** What a page asks of `npm run host` over http (src/online/README.md): each way typed, each refusal a code. */
import type { Key } from '../../online/keys.ts';
import { toSign } from '../../online/messages.ts';

/**
 * Why nothing came. `no-host`: what serves this page is no host, or nobody answers; `busy`: asked too often, or it
 * fails just now; the rest are refusals.
 */
export type NotGiven = 'no-host' | 'busy' | 'not-allowed' | 'not-there' | 'too-large' | 'refused';

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

/** Letters in a chunk of what lies beside: whatever they are, a request of them has less than the host's 64 kB. */
const CHUNK = 9_000;

/** How long a host may take to answer. */
const PATIENCE = 20_000;

/** Pieces of a text, none of which ends within a letter. */
export function chunksOf(text: string, size = CHUNK): string[] {
  const chunks: string[] = [];
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + size);
    const last = text.charCodeAt(end - 1);
    if (end < text.length && last >= 0xd800 && last < 0xdc00) end -= 1;
    chunks.push(text.slice(at, end));
    at = end;
  }
  return chunks.length > 0 ? chunks : [''];
}

function whyOf(status: number): NotGiven {
  if (status === 401 || status === 403) return 'not-allowed';
  if (status === 404 || status === 410) return 'not-there';
  if (status === 413) return 'too-large';
  return status === 429 || status >= 500 ? 'busy' : 'refused';
}

type Fields = Readonly<Record<string, unknown>>;
type Read<T> = (answer: Fields) => T | null;

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
      if (!isFields(told)) return no(answer.status >= 429 ? 'busy' : 'no-host', `${answer.status}`);
      if (!answer.ok) return no(whyOf(answer.status), String(told.error ?? answer.status));
      const value = read(told);
      return value === null ? no('no-host', 'an answer of another form') : { ok: true, value };
    } catch (error) {
      return no('no-host', error instanceof Error ? error.message : String(error));
    }
  }

  const signed = <T>(path: string, read: Read<T>, table: string, key: Key, what: object = {}) => {
    // The host takes no request twice.
    signedAt = Math.max(signedAt + 1, now());
    const body = JSON.stringify({ table, key: key.id, at: signedAt, ...what });
    return asked(path, read, { body, sig: key.sign(toSign(`/online/${path}`, body)) });
  };
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
