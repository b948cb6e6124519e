/** `npm run host` as it is started from a terminal: what it says, when it does not begin, how it ends. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { addressesOf, isOwnOrigin } from '../../src/host/addresses.ts';
import { findServer, isForStrangers } from '../../src/host/server-version.ts';
import { startHost } from '../../src/host/start-host.ts';
import { noServerWords } from '../../src/words/en/host.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'middara-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Table</title>');

const command = (...args: readonly string[]) => [
  '--import',
  'tsx',
  'src/host/host.ts',
  '--dist',
  folder,
  '--dir',
  join(folder, 'online'),
  ...args,
];
const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command(...args), {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};

/** A program that says it is a server of that version, and is none. */
function serverOf(version: string): string {
  const path = join(folder, `nats-server-${version}`);
  writeFileSync(path, `#!/bin/sh\necho "nats-server: v${version}"\n`);
  chmodSync(path, 0o755);
  return path;
}

const until = (child: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout!.on('data', (data) => {
      said += data;
      if (pattern.test(said)) resolve(said);
    });
    child.once('exit', () => reject(new Error(said)));
  });

test('says where it is and for whom, gives the owner a link, and ends with its server at Ctrl+C', async () => {
  const child = spawn(process.execPath, command('--port', '0'), { cwd: root });
  const said = await until(child, /Ctrl\+C/);
  expect(said).toMatch(/nats-server \d+\.\d+\.\d+ \(\/.*nats-server\)/);
  expect(said).toMatch(/http:\/\/localhost:\d+\/ +this machine/);
  expect(said).toMatch(
    /The internet: not yet\. Three ways[\s\S]*proxy[\s\S]*tunnel[\s\S]*router[\s\S]*--public/,
  );
  expect(said).toMatch(/roll again/);
  expect(said).toMatch(/see the addresses/);
  const link = /http:\/\/localhost:\d+\/#\/host\/[a-z2-7]{26}/.exec(said)?.[0];
  const hello = (await (await fetch(new URL('online/hello', link))).json()) as { online: number };
  expect(hello.online).toBe(1);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(spawnSync('ps', ['-eo', 'args='], { encoding: 'utf8' }).stdout).not.toContain(
    join(folder, 'online'),
  );
});

test('package.json has it, and it brings along what is missing first', () => {
  const { stdout } = spawnSync('npm', ['pkg', 'get', 'scripts.host'], { cwd: root, encoding: 'utf8' });
  expect(JSON.parse(stdout)).toBe('node src/tools/host.mjs');
});

describe('where it does not begin', () => {
  test('for want of a server it says how to get one, and installs nothing', () => {
    const { status, said } = run('--nats', '/nowhere/nats-server');
    expect(status).toBe(1);
    expect(said).toMatch(
      /no nats-server at \/nowhere[\s\S]*installs nothing[\s\S]*releases[\s\S]*--nats PATH/,
    );
  });

  test.each([
    ['linux', 'apt-get install nats-server'],
    ['darwin', 'brew install nats-server'],
    ['win32', 'scoop install nats-server'],
    ['freebsd', 'releases'],
  ] as const)('the line is the one of the system: %s', (platform, line) => {
    expect(noServerWords(undefined, platform)).toContain(line);
  });

  test('no server is found where the path has none', () => {
    expect(findServer('/etc/hostname')).toBeNull();
    expect(findServer(join(folder, 'missing'))).toBeNull();
    expect(findServer(serverOf('2.12.7'))).toEqual({
      path: expect.stringContaining('2.12.7'),
      version: '2.12.7',
    });
  });

  test('an old server is refused for the world, with why', () => {
    const { status, said } = run('--nats', serverOf('2.9.10'), '--public', 'https://table.example.org');
    expect(status).toBe(1);
    expect(said).toMatch(/2\.9\.10 may serve this machine[\s\S]*2\.12\.7[\s\S]*2\.11\.16/);
  });

  test('and for a cluster', async () => {
    const nats = serverOf('2.9.10');
    const cluster = { file: join(folder, 'routes.conf'), name: 'first', replicas: 3 };
    const dir = join(folder, 'cluster');
    const begun = startHost({ port: 0, host: 'localhost', dir, dist: folder, nats, cluster });
    await expect(begun).rejects.toMatchObject({ why: 'too-old', of: '2.9.10' });
  });

  test.each([
    ['--public', 'http://table.example.org', 'https'],
    ['--keep', '-1', 'whole number'],
  ])('%s %s is refused in words', (option, value, words) => {
    const { status, said } = run(`${option}=${value}`);
    expect([status, said]).toEqual([1, expect.stringContaining(words)]);
  });
});

test.each([
  ['2.9.10', false],
  ['2.10.99', false],
  ['2.11.15', false],
  ['2.11.16', true],
  ['2.12.6', false],
  ['2.12.7', true],
  ['2.13.0', true],
  ['3.0.0', true],
  ['1.99.99', false],
])('a server of version %s may be reached by strangers: %s', (version, may) => {
  expect(isForStrangers(version)).toBe(may);
});

describe('addresses', () => {
  test('each says from where it can be reached', () => {
    expect(addressesOf('localhost', 1, null)).toEqual([{ url: 'http://localhost:1/', reach: 'machine' }]);
    expect(addressesOf('192.168.1.2', 1, null)).toEqual([{ url: 'http://192.168.1.2:1/', reach: 'network' }]);
    expect(addressesOf('::1', 1, null)).toEqual([{ url: 'http://[::1]:1/', reach: 'machine' }]);
    expect(addressesOf('0.0.0.0', 1, 'https://a.example/').map(({ reach }) => reach)).toEqual(
      expect.arrayContaining(['machine', 'public']),
    );
  });

  test.each<[string, string, string | null, boolean]>([
    ['http://localhost:4173', 'localhost:4173', null, true],
    ['http://192.168.1.2:4173', '192.168.1.2:4173', null, true],
    ['http://[::1]:4173', '[::1]:4173', null, true],
    [`http://${hostname().toLowerCase()}:4173`, `${hostname().toLowerCase()}:4173`, null, true],
    ['https://table.example', 'table.example', 'https://table.example/', true],
    ['https://table.example', '127.0.0.1:4173', 'https://table.example/', true],
    ['http://table.example', 'table.example', 'https://table.example/', false],
    ['https://table.example', 'table.example', null, false],
    ['http://evil.example', 'evil.example', null, false],
    ['http://localhost:9', 'localhost:4173', null, false],
    ['https://table.example.evil.example', 'x', 'https://table.example/', false],
  ])('a page of %s that calls %s (public: %s) is ours: %s', (origin, called, published, own) => {
    expect(isOwnOrigin(origin, called, published)).toBe(own);
  });
});
