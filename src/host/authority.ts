/**
 * Who may do what on the server, as JWTs: an operator, the server's own account, an account for each host's key. What
 * a seat and a watcher may do stands in the account, under two signing keys; a page's own key is let in by a JWT of
 * one of them that adds nothing but the table.
 */
import { join } from 'node:path';
import {
  createAccount,
  createOperator,
  createUser,
  encodeAccount,
  encodeGeneric,
  encodeOperator,
  encodeUser,
  fromPublic,
  fromSeed,
  type KeyPair,
  newScopedSigner,
  type Permissions,
} from '@nats-io/jwt';
import { makeFolder, readText, writeWhole, writtenOnce } from './small-files.ts';

export type Role = 'seat' | 'watch';

/** A user's JWT ends after this many seconds; a page asks again before. */
export const JWT_SECONDS = 8 * 60 * 60;

/** What one host's key may take of the server. */
export const TABLES_OF_A_KEY = 20;
const DISK_OF_A_KEY = 2 * 1024 ** 3;
const CONNECTIONS_OF_A_KEY = 256;

/** A key pair that lies in a file as its seed. */
const keptKey = (path: string, make: () => KeyPair): KeyPair =>
  fromSeed(new TextEncoder().encode(writtenOnce(path, () => seedOf(make()))));

const seedOf = (key: KeyPair): string => new TextDecoder().decode(key.getSeed());

/** What a connection signs in with. */
export interface Credentials {
  readonly jwt: string;
  readonly seed: Uint8Array;
}

/**
 * Templates are filled in by the server: `t` is the table, `b` what lies beside it. It fills in whole tokens alone, and
 * lowers tags: hence two of them, and ids in small letters.
 */
const listens = ['out.{{tag(t)}}.>', 'live.{{tag(t)}}.>', '_INBOX.{{subject()}}.>'];
const reads = ['$JS.API.DIRECT.GET.{{tag(t)}}', '$JS.API.DIRECT.GET.{{tag(b)}}'];
const speaks = ['table.{{tag(t)}}.k.{{subject()}}', 'live.{{tag(t)}}.{{subject()}}'];

const RIGHTS: Readonly<Record<Role, Permissions>> = {
  seat: { pub: { allow: [...speaks, ...reads] }, sub: { allow: listens } },
  watch: { pub: { allow: reads }, sub: { allow: listens } },
};

const UNLIMITED = {
  subs: -1,
  data: -1,
  payload: -1,
  imports: -1,
  exports: -1,
  wildcards: true,
  conn: -1,
  leaf: -1,
};

/** Of one connection of a page: no more subjects heard, and no larger messages, than it has use for. */
const OF_A_PAGE = { subs: 64, data: -1, payload: 8 * 1024 };

/** Keys thrown out, each with the second from which on a JWT may be newer. */
export type Revoked = Readonly<Record<string, number>>;

export interface AccountOfKey {
  readonly id: string;
  /** The account as the server is to know it, with all who are thrown out. */
  claims(revoked: Revoked): Promise<string>;
  /** For a page's own key. */
  admit(key: string, role: Role, table: string): Promise<string>;
  /** For this process: whatever the account may. */
  own(): Promise<Credentials>;
}

export interface Authority {
  readonly operatorJwt: string;
  readonly systemId: string;
  readonly systemJwt: string;
  /** For this process, in the server's own account. */
  system(): Promise<Credentials>;
  /** The account of a host's key; made once. */
  account(hostKey: string): AccountOfKey;
  /** What takes an account away. */
  removal(accounts: readonly string[]): Promise<string>;
}

async function own(account: KeyPair): Promise<Credentials> {
  const user = createUser();
  return { jwt: await encodeUser('host', user, account), seed: user.getSeed() };
}

function accountIn(folder: string, hostKey: string, operator: KeyPair): AccountOfKey {
  const keyOf = (name: string) => keptKey(join(folder, `${hostKey}-${name}.nk`), createAccount);
  const account = keyOf('account');
  const signers: Readonly<Record<Role, KeyPair>> = { seat: keyOf('seat'), watch: keyOf('watch') };
  return {
    id: account.getPublicKey(),
    claims: (revoked) =>
      encodeAccount(
        hostKey,
        account,
        {
          limits: {
            subs: 8192,
            data: -1,
            payload: 64 * 1024,
            imports: 0,
            exports: 0,
            wildcards: true,
            conn: CONNECTIONS_OF_A_KEY,
            leaf: 0,
            mem_storage: 0,
            disk_storage: DISK_OF_A_KEY,
            streams: 2 * TABLES_OF_A_KEY,
            consumer: 0,
          },
          signing_keys: (['seat', 'watch'] as const).map((role) =>
            newScopedSigner(fromPublic(signers[role].getPublicKey()), role, {
              ...RIGHTS[role],
              ...OF_A_PAGE,
            }),
          ),
          revocations: { ...revoked },
        },
        { signer: operator },
      ),
    admit: (key, role, table) =>
      encodeUser(
        key,
        fromPublic(key),
        fromPublic(account.getPublicKey()),
        { tags: [`t:${table}`, `b:${table}-beside`] },
        { signer: signers[role], scopedUser: true, exp: Math.floor(Date.now() / 1000) + JWT_SECONDS },
      ),
    own: () => own(account),
  };
}

/** The keys that lie in this folder; made where there are none. */
export async function authorityIn(folder: string): Promise<Authority> {
  makeFolder(folder);
  const operator = keptKey(join(folder, 'operator.nk'), createOperator);
  const system = keptKey(join(folder, 'system.nk'), createAccount);
  const systemId = system.getPublicKey();
  // Written once as well: the server would take a newer one for another.
  const kept = async (name: string, make: () => Promise<string>): Promise<string> => {
    const path = join(folder, name);
    const there = readText(path);
    if (there !== null) return there;
    const made = await make();
    writeWhole(path, made);
    return made;
  };
  const accounts = new Map<string, AccountOfKey>();
  return {
    operatorJwt: await kept('operator.jwt', () =>
      encodeOperator('tables', operator, { system_account: systemId }),
    ),
    systemId,
    systemJwt: await kept('system.jwt', () =>
      encodeAccount('system', system, { limits: UNLIMITED }, { signer: operator }),
    ),
    system: () => own(system),
    account(hostKey) {
      const made = accounts.get(hostKey) ?? accountIn(folder, hostKey, operator);
      accounts.set(hostKey, made);
      return made;
    },
    removal: (ids) => encodeGeneric('end', operator, 'generic', { accounts: [...ids] }),
  };
}
