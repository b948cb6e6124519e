/** What outlives kills: the server's, the host's, and a folder's next start. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { askSigned, atServer, atSocket, joinBy, makeTable, person } from '../support/at-host.ts';
import { startTestHost, type TestHost } from '../support/online-host.ts';

let hosts: TestHost[] = [];
let folders: string[] = [];
async function started(given: Parameters<typeof startTestHost>[0] = {}) {
  const host = await startTestHost(given);
  hosts.push(host);
  return host;
}
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'middara-kept-'));
  folders.push(made);
  return made;
}
afterEach(async () => {
  await Promise.all(hosts.map((host) => host.close()));
  for (const one of folders) rmSync(one, { recursive: true, force: true });
  hosts = [];
  folders = [];
});

test('a server that is killed is there again at once, with all it has acknowledged', async () => {
  const host = await started();
  const made = await makeTable(host);
  const subject = `table.${made.table}.k.${made.host.id}`;
  let acknowledged = 0;
  for (let kill = 0; kill < 3; kill++) {
    const line = await atServer(host, made.host, made.jwt);
    for (let i = 0; i < 5; i++)
      acknowledged = (await line.request(subject, `${kill} ${i}`)).json<{ seq: number }>().seq;
    const closed = line.closed();
    await host.killServer();
    await closed;
  }
  expect(acknowledged).toBe(15);
  const line = await atSocket(host, made.host, made.jwt);
  for (let seq = 1; seq <= 15; seq++) {
    const kept = await line.request(`$JS.API.DIRECT.GET.${made.table}`, JSON.stringify({ seq }));
    expect(kept.string()).toBe(`${Math.floor((seq - 1) / 5)} ${(seq - 1) % 5}`);
  }
  await line.close();
  expect(host.told.map(({ what }) => what)).toEqual(['died', 'again', 'died', 'again', 'died', 'again']);
});

test('a host that is killed leaves nothing behind that hinders the next: same keys, same tables, same who is out', async () => {
  const dir = folder();
  const first = await started({ dir });
  const made = await makeTable(first);
  const guest = await joinBy(first, made.table, made.invite);
  const thrown = await joinBy(first, made.table, made.invite);
  await askSigned(first, 'out', made.host, { table: made.table, out: thrown.who.id });
  const line = await atServer(first, guest.who, guest.jwt);
  await line.request(`table.${made.table}.k.${guest.who.id}`, 'before');
  const left = (await first.nats()).pid;
  await line.close();
  await first.kill();
  const second = await started({ dir });
  await expect.poll(() => alive(left)).toBe(false);
  expect(second.owner).toBe(first.owner);
  const back = await atServer(second, guest.who, guest.jwt);
  const kept = await back.request(`$JS.API.DIRECT.GET.${made.table}`, '{"seq":1}');
  expect(kept.string()).toBe('before');
  await back.close();
  await expect(atServer(second, thrown.who, thrown.jwt)).rejects.toThrow(/authorization|authentication/i);
  expect((await askSigned(second, 'again', guest.who, { table: made.table })).status).toBe(200);
});

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

test('two hosts never have one folder', async () => {
  const dir = folder();
  await started({ dir });
  await expect(startTestHost({ dir })).rejects.toThrow(/the host has ended/);
});

test('the server ends with its host', async () => {
  const host = await started();
  const { pid } = await host.nats();
  await host.close();
  expect(alive(pid)).toBe(false);
});

test('one that has just been killed is not started again by a host that ends', async () => {
  const host = await started();
  process.kill((await host.nats()).pid, 'SIGKILL');
  await host.close();
  const { stdout } = spawnSync('ps', ['-eo', 'args='], { encoding: 'utf8' });
  expect(stdout).not.toContain(host.dir);
});

test.skipIf(process.platform === 'win32')('nobody else may read what it keeps', async () => {
  const host = await started();
  await makeTable(host);
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(mode(host.dir)).toBe('700');
  const secrets = ['keys', 'tables'].flatMap((name) =>
    readdirSync(join(host.dir, name)).map((file) => join(host.dir, name, file)),
  );
  expect(secrets.length).toBeGreaterThanOrEqual(8);
  for (const file of [...secrets, join(host.dir, 'owner'), join(host.dir, 'nats', 'nats.conf')])
    expect([file, mode(file)]).toEqual([file, '600']);
});

describe('tables end', () => {
  test('so many days after the last decision, not after the first, and it is written down', async () => {
    const host = await started({ keep: 10 });
    const played = await makeTable(host);
    const line = await atServer(host, played.host, played.jwt);
    await line.request(`table.${played.table}.k.${played.host.id}`, 'decided');
    await line.close();
    await host.sweep(9);
    expect(host.told).toEqual([]);
    await host.sweep(11);
    expect(host.told).toEqual([{ what: 'table-ended', table: played.table, last: expect.any(Number) }]);
    expect(readFileSync(join(host.dir, 'ended.txt'), 'utf8')).toContain(played.table);
    const again = await askSigned(host, 'again', played.host, { table: played.table });
    // By the clock of eleven days on, what was signed just now is old: it says so, or that the table is gone.
    expect([403, 404]).toContain(again.status);
    await expect(atServer(host, played.host, played.jwt)).rejects.toThrow(/authorization|authentication/i);
  });
});

test('one key has twenty tables at most', async () => {
  const host = await started();
  const by = person();
  for (let i = 0; i < 20; i++) await makeTable(host, by);
  await expect(makeTable(host, by)).rejects.toThrow(/as many tables as it may/);
  await makeTable(host);
});
