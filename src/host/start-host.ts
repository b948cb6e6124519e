/** A host, put together: the server, its keys, the tables, and one port with the page, its doors and its socket. */
import { appendFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Address, addressesOf } from './addresses.ts';
import { authorityIn } from './authority.ts';
import { bridgeTo } from './bridge.ts';
import { freeBytes, LITTLE, takenBytes } from './disk.ts';
import { houseOf } from './hosted-tables.ts';
import { doorsOf } from './http-doors.ts';
import { type Cluster, RunsAlready, startNats } from './nats-process.ts';
import { ownLines } from './own-line.ts';
import { portOf } from './port.ts';
import { findServer, isForStrangers } from './server-version.ts';
import { makeFolder, writtenOnce } from './small-files.ts';
import { newCode, tablesIn } from './tables.ts';

/** What happens while it runs, for whoever watches it. */
export type Told =
  | { readonly what: 'died' | 'again' }
  | { readonly what: 'little-room'; readonly free: number }
  | { readonly what: 'no-room'; readonly taken: number }
  | { readonly what: 'table-ended'; readonly table: string; readonly last: number }
  | { readonly what: 'old-server'; readonly version: string }
  | { readonly what: 'fault'; readonly said: string };

export interface HostOptions {
  /** 0: any free one. Where it is taken, the next free one. */
  readonly port: number;
  /** Where it listens: `0.0.0.0` for the network, `localhost` for this machine alone. */
  readonly host: string;
  /** Where everything of it lies. */
  readonly dir: string;
  /** The built page. */
  readonly dist: string;
  /** Absent: the first on the path. */
  readonly nats?: string;
  /** Its address in the world, if it has one. */
  readonly published?: string;
  readonly cluster?: Cluster;
  /** For tests of what needs a newer server than this machine has. */
  readonly oldServer?: boolean;
  /** Days after the last decision. */
  readonly keep?: number;
  /** Bytes that the tables may take together. */
  readonly disk?: number;
  readonly tell?: (told: Told) => void;
  readonly now?: () => number;
}

export interface Host {
  /** `http://localhost:4173/`. */
  readonly url: string;
  readonly addresses: readonly Address[];
  /** The secret of the owner's link. */
  readonly owner: string;
  readonly server: { readonly path: string; readonly version: string };
  readonly natsPid: number;
  /** The server's own port, on loopback. */
  readonly natsPort: number;
  /** Ends tables that nobody has played for `keep` days; also once a day by itself. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Why it does not begin. */
export class NotStarted extends Error {
  override readonly name = 'NotStarted';
  constructor(
    readonly why: 'no-server' | 'too-old' | 'runs-already',
    /** The version, or the folder. */
    readonly of = '',
  ) {
    super(`${why} ${of}`);
  }
}

export const KEEP_DAYS = 90;
export const DISK_BYTES = 4 * 1024 ** 3;
const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;

/** Throws NotStarted. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { dir, now = Date.now, tell = () => {}, keep = KEEP_DAYS, disk = DISK_BYTES } = options;
  const server = findServer(options.nats);
  if (server === null) throw new NotStarted('no-server', options.nats);
  const published = options.published ?? null;
  if ((published !== null || options.cluster) && !isForStrangers(server.version)) {
    if (!options.oldServer) throw new NotStarted('too-old', server.version);
    tell({ what: 'old-server', version: server.version });
  }

  makeFolder(dir);
  const authority = await authorityIn(join(dir, 'keys'));
  const owner = writtenOnce(join(dir, 'owner'), newCode);
  const nats = await startNats(server.path, join(dir, 'nats'), authority, options.cluster ?? null, {
    died: () => tell({ what: 'died' }),
    again: () => tell({ what: 'again' }),
  }).catch((error: unknown) => {
    throw error instanceof RunsAlready ? new NotStarted('runs-already', dir) : error;
  });
  const fault = (error: unknown) => tell({ what: 'fault', said: String(error) });
  const lines = ownLines(() => nats.port, authority);
  const tables = tablesIn(join(dir, 'tables'));
  const house = houseOf(authority, tables, lines, options.cluster?.replicas ?? 1, now);
  const bridge = bridgeTo(() => nats.port);

  let full = false;
  function lookAtDisk(): void {
    const free = freeBytes(dir);
    if (free < LITTLE) tell({ what: 'little-room', free });
    const taken = takenBytes(dir);
    if (taken >= disk && !full) tell({ what: 'no-room', taken });
    full = taken >= disk || free < LITTLE / 4;
  }
  async function sweep(): Promise<void> {
    for (const { table, last } of await house.sweep(keep)) {
      appendFileSync(
        join(dir, 'ended.txt'),
        `${new Date(now()).toISOString()} ${table} ${new Date(last).toISOString()}\n`,
      );
      tell({ what: 'table-ended', table, last });
    }
  }

  let addresses: Address[] = [];
  const doors = doorsOf({
    house,
    owner,
    server: server.version,
    addresses: () => addresses,
    room: () => !full,
    now,
  });
  try {
    await house.tellThrownOut();
    lookAtDisk();
    await sweep();
  } catch (error) {
    fault(error);
  }
  const port = await portOf({ ...options, published, doors, bridge, fault }).catch(async (error: unknown) => {
    await nats.close();
    throw error;
  });
  addresses = addressesOf(options.host, (port.address() as AddressInfo).port, published);
  const everyMinute = setInterval(lookAtDisk, MINUTE).unref();
  const everyDay = setInterval(() => void sweep().catch(fault), DAY).unref();

  return {
    url: addresses[0]!.url,
    addresses,
    owner,
    server,
    get natsPid() {
      return nats.pid;
    },
    get natsPort() {
      return nats.port;
    },
    sweep,
    async close() {
      clearInterval(everyMinute);
      clearInterval(everyDay);
      bridge.close();
      port.closeAllConnections();
      await new Promise((done) => port.close(done));
      await lines.close();
      await nats.close();
    },
  };
}
