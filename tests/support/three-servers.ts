/** A host with two servers beside its own, as the README of `src/online` says a cluster is made; on loopback. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findServer } from '../../src/host/server-version.ts';
import { startTestHost, type TestHost } from './online-host.ts';

export interface ThreeServers {
  readonly host: TestHost;
  /** Kills whichever leads the stream of that table, of the other two if it is not the host's own. Gives its name. */
  killLeader(table: string): Promise<string>;
  close(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
};

interface StreamDetail {
  readonly name: string;
  readonly cluster?: { readonly leader?: string };
}
interface Jsz {
  readonly account_details?: readonly { readonly stream_detail?: readonly StreamDetail[] }[];
}

/** On whatever server this machine has: where it is too old for strangers the host is told to run it all the same. */
export async function threeServers(): Promise<ThreeServers> {
  const folder = mkdtempSync(join(tmpdir(), 'middara-cluster-'));
  const routes = await Promise.all([freePort(), freePort(), freePort()]);
  const all = routes.map((port) => `nats://127.0.0.1:${port}`).join(', ');
  const routesOf = (i: number) =>
    `cluster { name: tables, listen: "127.0.0.1:${routes[i]}", routes: [${all}] }\n`;
  const file = join(folder, 'routes.conf');
  writeFileSync(file, routesOf(0));
  const host = await startTestHost({
    dir: join(folder, 'first'),
    cluster: { file, name: 'first', replicas: 3 },
    oldServer: true,
  });
  // As the README says: the first one's configuration with other places in it. The second can be asked how all stand.
  const watch = await freePort();
  const first = readFileSync(join(host.dir, 'nats', 'nats.conf'), 'utf8');
  const others = new Map<string, ChildProcess>();
  for (const [i, name] of ['second', 'third'].entries()) {
    const own = join(folder, name);
    mkdirSync(own);
    const port = await freePort();
    const text = first
      .replaceAll(join(host.dir, 'nats'), own)
      .replace('server_name: "first"', `server_name: "${name}"`)
      .replace(/listen: "127\.0\.0\.1:\d+"/, `listen: "127.0.0.1:${port}"`)
      .replace(routesOf(0), routesOf(i + 1));
    writeFileSync(join(own, 'nats.conf'), name === 'second' ? `http: "127.0.0.1:${watch}"\n${text}` : text);
    others.set(name, spawn(findServer()!.path, ['-c', join(own, 'nats.conf')], { stdio: 'ignore' }));
  }
  async function leaderOf(table: string): Promise<string> {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${watch}/jsz?accounts=1&streams=1`).catch(() => null);
      const told = answer ? ((await answer.json()) as Jsz) : {};
      const streams = (told.account_details ?? []).flatMap(({ stream_detail = [] }) => stream_detail);
      const leader = streams.find(({ name }) => name === table)?.cluster?.leader;
      if (leader) return leader;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  return {
    host,
    async killLeader(table) {
      const leader = await leaderOf(table);
      const other = others.get(leader);
      if (other) other.kill('SIGKILL');
      else process.kill((await host.nats()).pid, 'SIGKILL');
      return leader;
    },
    async close() {
      for (const other of others.values()) other.kill('SIGKILL');
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
