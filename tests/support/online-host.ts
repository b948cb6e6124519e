/**
 * A host for tests, in a process of its own: the client of NATS in a test would share its transport with the one the
 * host speaks to its server with, and what ends the process must not end the test.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findServer } from '../../src/host/server-version.ts';
import type { HostOptions, Told } from '../../src/host/start-host.ts';

export interface TestHost {
  /** `http://localhost:PORT/`. */
  readonly url: string;
  /** `ws://localhost:PORT/online/nats`. */
  readonly socket: string;
  readonly owner: string;
  readonly version: string;
  /** Where its keys, tables and streams lie. */
  readonly dir: string;
  /** Of the process with the host in it. */
  readonly pid: number;
  /** All it has told so far. */
  readonly told: readonly Told[];
  /** The server as it runs now. */
  nats(): Promise<{ readonly pid: number; readonly port: number }>;
  /** Kills `nats-server` at once; done when it is there again. */
  killServer(): Promise<void>;
  /** Lets so many days pass, and ends the tables that nobody has played. */
  sweep(days: number): Promise<void>;
  /** Kills the host without a word; its server stays behind. */
  kill(): Promise<void>;
  /** Ends it, and removes its folder unless it was given one. */
  close(): Promise<void>;
}

type Given = Partial<Omit<HostOptions, 'tell' | 'now'>>;

interface Sent {
  readonly told?: Told;
  readonly started?: { url: string; owner: string; version: string; natsPid: number; natsPort: number };
  readonly nats?: { pid: number; port: number };
  readonly swept?: true;
}

/** A page that says nothing, for hosts whose page no test looks at. */
function emptyPage(folder: string): string {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const made = mkdtempSync(`${dist}-`);
  writeFileSync(join(made, 'index.html'), '<!doctype html><title>Table</title>');
  return made;
}

const next = <T>(child: ChildProcess, pick: (sent: Sent) => T | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    const hear = (sent: Sent) => {
      const found = pick(sent);
      if (found === undefined) return;
      child.off('message', hear);
      child.off('exit', over);
      resolve(found);
    };
    const over = (code: number | null) => reject(new Error(`the host has ended with ${code}`));
    child.on('message', hear);
    child.once('exit', over);
  });

export async function startTestHost(given: Given = {}): Promise<TestHost> {
  if (findServer(given.nats) === null)
    throw new Error(
      'install nats-server (apt-get install nats-server): online tables are tested against a real one',
    );
  const dir = given.dir ?? mkdtempSync(join(tmpdir(), 'middara-host-'));
  const pages = given.dist === undefined ? mkdtempSync(join(tmpdir(), 'middara-page-')) : null;
  const options: HostOptions = {
    port: 0,
    host: '127.0.0.1',
    ...given,
    dir,
    dist: given.dist ?? emptyPage(pages!),
  };
  const child = fork(fileURLToPath(new URL('./host-child.ts', import.meta.url)), [JSON.stringify(options)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const told: Told[] = [];
  child.on('message', (sent: Sent) => {
    if (sent.told) told.push(sent.told);
  });
  const started = await next(child, (sent) => sent.started);
  const nats = () => {
    const heard = next(child, (sent) => sent.nats);
    child.send({ ask: 'nats' });
    return heard;
  };
  const over = () =>
    child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve()
      : new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url: started.url,
    socket: `${started.url.replace(/^http/, 'ws')}online/nats`,
    owner: started.owner,
    version: started.version,
    dir,
    pid: child.pid!,
    told,
    nats,
    async killServer() {
      const back = next(child, (sent) => (sent.told?.what === 'again' ? true : undefined));
      process.kill((await nats()).pid, 'SIGKILL');
      await back;
    },
    async sweep(days) {
      const swept = next(child, (sent) => sent.swept);
      child.send({ ask: 'sweep', days });
      await swept;
    },
    async kill() {
      child.kill('SIGKILL');
      await over();
    },
    async close() {
      if (child.connected) child.send({ ask: 'close' });
      await over();
      if (given.dir === undefined) rmSync(dir, { recursive: true, force: true });
      if (pages !== null) rmSync(pages, { recursive: true, force: true });
    },
  };
}
