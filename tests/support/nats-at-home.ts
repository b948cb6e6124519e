/** A nats-server of a test's own, with the streams of a table as `npm run host` makes them, and nobody kept out. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiscardPolicy, jetstreamManager, StorageType, type StreamConfig } from '@nats-io/jetstream';
import { headers, type NatsConnection, nanos } from '@nats-io/nats-core';

export interface NatsAtHome {
  readonly port: number;
  /** SIGKILL, and started again at once. */
  kill(): Promise<void>;
  end(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** It says INFO to whoever connects. */
const greets = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = dial({ port, host: '127.0.0.1' });
    const end = (came: boolean) => {
      socket.destroy();
      done(came);
    };
    socket.once('data', (data) => end(data.toString().startsWith('INFO')));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
  });

export async function natsAtHome(): Promise<NatsAtHome> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nats-at-home-'));
  let server: ChildProcess;

  async function start(): Promise<void> {
    const args = ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder];
    const begun = spawn('nats-server', args, { stdio: 'ignore' });
    server = begun;
    let fault: Error | null = null;
    begun.once('error', (error) => {
      fault = new Error('install nats-server: these tests run it', { cause: error });
    });
    while (!(await greets(port))) {
      if (fault) throw fault;
      await new Promise((done) => setTimeout(done, 20));
    }
  }
  const stop = () =>
    new Promise<void>((done) => {
      if (server.exitCode !== null || server.signalCode !== null) return done();
      server.once('exit', () => done());
      server.kill('SIGKILL');
    });

  await start();
  return {
    port,
    async kill() {
      await stop();
      await start();
    },
    async end() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As in `src/host`, but that messages can be deleted, so that there are gaps to read over. */
export async function makeTable(connection: NatsConnection, table: string): Promise<void> {
  const { streams } = await jetstreamManager(connection);
  const both = { storage: StorageType.File, num_replicas: 1, discard: DiscardPolicy.New, allow_direct: true };
  await streams.add({
    ...both,
    name: table,
    subjects: [`table.${table}.k.*`],
    republish: { src: `table.${table}.k.*`, dest: `out.${table}.k.$1` },
    discard_new_per_subject: true,
    max_msgs_per_subject: 5000,
    max_msg_size: 4096,
    duplicate_window: nanos(120_000),
  } as Partial<StreamConfig> & { name: string });
  await streams.add({
    ...both,
    name: `${table}-beside`,
    subjects: [`beside.${table}.>`],
    max_msgs_per_subject: 1,
    max_msg_size: 65_536,
  } as Partial<StreamConfig> & { name: string });
}

export async function dropStreams(connection: NatsConnection, table: string): Promise<void> {
  const { streams } = await jetstreamManager(connection);
  for (const name of [table, `${table}-beside`]) await streams.delete(name);
}

export async function dropMessage(
  connection: NatsConnection,
  table: string,
  sequence: number,
): Promise<void> {
  await (await jetstreamManager(connection)).streams.deleteMessage(table, sequence);
}

/** What the host's process does for who may put something beside. */
export async function putBeside(
  connection: NatsConnection,
  table: string,
  name: string,
  chunks: readonly string[],
): Promise<void> {
  const told = headers();
  told.set('Of', String(chunks.length));
  for (const [i, chunk] of chunks.entries())
    await connection.request(`beside.${table}.${name}.${i}`, chunk, { headers: told, timeout: 10_000 });
}

export async function removeBeside(connection: NatsConnection, table: string, name: string): Promise<void> {
  const { streams } = await jetstreamManager(connection);
  await streams.purge(`${table}-beside`, { filter: `beside.${table}.${name}.>` });
}
