/**
 * A table on three servers, one of which is killed in mid game (src/online/README.md, “A cluster of three”). On whatever
 * server this machine has: where it is too old for strangers the host is told to run it all the same, which it says.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findServer, isForStrangers } from '../../src/host/server-version.ts';
import { atSocket, makeTable } from '../support/at-host.ts';
import { startTestHost } from '../support/online-host.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

test('a table loses one of three servers and goes on within a minute, with all that was acknowledged', async () => {
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
  const others: ChildProcess[] = [];
  try {
    const old = host.told.some(({ what }) => what === 'old-server');
    expect(old).toBe(!isForStrangers(host.version));
    // As the README says: the first one's configuration with other places in it.
    const first = readFileSync(join(host.dir, 'nats', 'nats.conf'), 'utf8');
    for (const [i, name] of ['second', 'third'].entries()) {
      const own = join(folder, name);
      mkdirSync(own);
      const port = await freePort();
      const text = first
        .replaceAll(join(host.dir, 'nats'), own)
        .replace('server_name: "first"', `server_name: "${name}"`)
        .replace(/listen: "127\.0\.0\.1:\d+"/, `listen: "127.0.0.1:${port}"`)
        .replace(routesOf(0), routesOf(i + 1));
      writeFileSync(join(own, 'nats.conf'), text);
      others.push(spawn(findServer()!.path, ['-c', join(own, 'nats.conf')], { stdio: 'ignore' }));
    }
    // Until the three have found one another, a table is refused.
    const made = await expect
      .poll(() => makeTable(host).catch(() => null), { timeout: 60_000, interval: 500 })
      .not.toBeNull()
      .then(() => makeTable(host));
    const line = await atSocket(host, made.host, made.jwt);
    const subject = `table.${made.table}.k.${made.host.id}`;
    let acknowledged = 0;
    for (let i = 0; i < 40; i++) {
      if (i === 20) others[0]!.kill('SIGKILL');
      const until = Date.now() + 60_000;
      for (;;) {
        const taken = await line
          .request(subject, `decision ${i}`, { timeout: 2000 })
          .then((answer) => answer.json<{ seq?: number }>().seq)
          .catch(() => undefined);
        if (taken !== undefined) {
          acknowledged = taken;
          break;
        }
        if (Date.now() > until) throw new Error('the table stands still');
      }
    }
    const kept = new Set<string>();
    for (let seq = 1; seq <= acknowledged; seq++) {
      const ask = JSON.stringify({ seq });
      const read = () => line.request(`$JS.API.DIRECT.GET.${made.table}`, ask, { timeout: 5000 });
      // A replica may not have the last one yet.
      await expect.poll(async () => (await read()).headers?.code ?? 0, { timeout: 10_000 }).toBe(0);
      kept.add((await read()).string());
    }
    for (let i = 0; i < 40; i++) expect(kept).toContain(`decision ${i}`);
    await line.close();
  } finally {
    for (const other of others) other.kill('SIGKILL');
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
