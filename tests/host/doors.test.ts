/** What a page may ask over http, what it gets, and what is refused in words. */
import { connect as dial } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Tries } from '../../src/host/tries.ts';
import { toSign } from '../../src/online/table-messages.ts';
import {
  ask,
  askSigned,
  atServer,
  joinBy,
  type MadeTable,
  makeTable,
  newTableId,
  person,
} from '../support/at-host.ts';
import { startTestHost, type TestHost } from '../support/online-host.ts';

let host: TestHost;
let made: MadeTable;
beforeAll(async () => {
  host = await startTestHost();
  made = await makeTable(host);
});
afterAll(() => host.close());

test('says what it is and where it can be reached', async () => {
  const answer = await fetch(`${host.url}online/hello`);
  expect(await answer.json()).toEqual({
    online: 1,
    server: host.version,
    addresses: [{ url: host.url, reach: 'machine' }],
  });
});

describe('a table', () => {
  test('is made by the secret of the owner alone', async () => {
    const asked = { owner: `${host.owner}x`, table: newTableId(), key: person().id, seats: 2 };
    const { status, told } = await ask(host, 'tables', asked);
    expect([status, told.code]).toEqual([403, 'not-owner']);
  });

  test('asked for again by the same key is the same one; by another it is taken', async () => {
    const asked = { owner: host.owner, table: made.table, key: made.host.id, seats: 4 };
    const { told } = await ask(host, 'tables', asked);
    expect([told.invite, told.watch, told.hostKey]).toEqual([made.invite, made.watch, made.host.id]);
    const { status, told: no } = await ask(host, 'tables', { ...asked, key: person().id });
    expect([status, no.code]).toEqual([409, 'table-taken']);
  });
});

describe('what lies beside', () => {
  const put = (who: typeof made.host, name: string, text: string, chunk = 0, of = 1) =>
    askSigned(host, 'beside', who, { table: made.table, name, chunk, of, text });
  const got = async (name: string, chunk = 0) => {
    const line = await atServer(host, made.host, made.jwt);
    const question = JSON.stringify({ last_by_subj: `beside.${made.table}.${name}.${chunk}` });
    const answer = await line.request(`$JS.API.DIRECT.GET.${made.table}-beside`, question);
    await line.close();
    return { text: answer.string(), of: answer.headers?.get('Of'), code: answer.headers?.code };
  };

  test('is put by the host in chunks, replaced, and removed', async () => {
    expect((await put(made.host, 'start', 'one ', 0, 2)).status).toBe(200);
    expect((await put(made.host, 'start', 'zwölf', 1, 2)).status).toBe(200);
    expect(await got('start', 1)).toMatchObject({ text: 'zwölf', of: '2' });
    await put(made.host, 'start', 'short');
    expect(await got('start')).toMatchObject({ text: 'short', of: '1' });
    expect((await askSigned(host, 'remove', made.host, { table: made.table, name: 'start' })).status).toBe(
      200,
    );
    expect((await got('start')).code).toBe(404);
  });

  test("is a guest's own name, and nothing else of theirs", async () => {
    const { who } = await joinBy(host, made.table, made.invite);
    expect((await put(who, `name.${who.id}`, 'Ana')).status).toBe(200);
    expect((await got(`name.${who.id}`)).text).toBe('Ana');
    for (const name of ['start', `name.${made.host.id}`, `name.${who.id}.more`])
      expect((await put(who, name, 'x')).told.code).toBe('not-yours');
    expect((await put(who, `name.${who.id}`, 'x'.repeat(1025))).told.code).toBe('too-much-beside');
    const gone = await askSigned(host, 'remove', who, { table: made.table, name: `name.${who.id}` });
    expect(gone.status).toBe(200);
    expect((await got(`name.${who.id}`)).code).toBe(404);
  });

  test('is bounded: 16 packs and 4 MB of them', async () => {
    const table = await makeTable(host);
    const pack = (name: string, of = 1) =>
      askSigned(host, 'beside', table.host, { table: table.table, name, chunk: 0, of, text: 'x' });
    expect((await pack('pack.large', 90)).told.code).toBe('too-much-beside');
    expect((await pack('pack.first', 80)).status).toBe(200);
    for (let i = 1; i < 16; i++) expect((await pack(`pack.${i}`)).status).toBe(200);
    expect((await pack('pack.one-more')).told.code).toBe('too-much-beside');
  });

  test.each(['', '.', 'a..b', '*', '>', 'a.>', 'a b', 'ä', 'a.b.c.d', 'x'.repeat(65), '__proto__ '])(
    'is called by no name such as %j',
    async (name) => {
      const { status, told } = await put(made.host, name, 'x');
      expect([status, told.error]).toEqual([400, expect.stringContaining('$.body.name: expected')]);
    },
  );
});

describe('what is signed', () => {
  test('by another key, for another path, too long ago or of tomorrow counts for nothing', async () => {
    const { who } = await joinBy(host, made.table, made.invite);
    const body = JSON.stringify({ table: made.table, key: made.host.id, at: Date.now(), do: 'withdraw' });
    const codes = async (sig: string) => (await ask(host, 'invite', { body, sig })).told.code;
    expect(await codes(who.sign(toSign('/online/invite', body)))).toBe('not-signed');
    expect(await codes(made.host.sign(toSign('/online/out', body)))).toBe('not-signed');
    expect(await codes(made.host.sign(body))).toBe('not-signed');
    expect(await codes('')).toBe('not-signed');
    for (const off of [-301_000, 301_000]) {
      const late = await askSigned(host, 'again', made.host, { table: made.table }, Date.now() + off);
      expect([late.told.code, Math.abs(Number(late.told.now) - Date.now()) < 60_000]).toEqual([
        'too-old',
        true,
      ]);
    }
  });

  test('lets a key in again that was let in before, as what it was', async () => {
    const { who } = await joinBy(host, made.table, made.watch);
    const { told } = await askSigned(host, 'again', who, { table: made.table });
    expect([told.as, told.host]).toEqual(['watch', made.host.id]);
    await (await atServer(host, who, told.jwt!)).close();
    const stranger = await askSigned(host, 'again', person(), { table: made.table });
    expect([stranger.status, stranger.told.code]).toEqual([403, 'not-let-in']);
  });
});

describe('hostile bodies', () => {
  const paths = ['tables', 'join', 'again', 'invite', 'out', 'beside', 'remove'];
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const bodies: readonly [string, string][] = [
    ['nothing', ''],
    ['no JSON', '{"a":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '1e999'],
    ['what is deep', deep],
    ['names of all objects', '{"__proto__":{"owner":"x"},"constructor":1,"toString":2}'],
    [
      'lists where texts belong',
      '{"owner":["a"],"table":["a"],"code":{},"key":1,"seats":"4","body":{},"sig":[]}',
    ],
    ['a JSON text that is none', '{"body":"{{{","sig":""}'],
    ['a deep JSON text', JSON.stringify({ body: deep, sig: '' })],
    ['bytes that are no text', '\ud800\u0000\ufffe'],
  ];
  test.each(bodies)('such as %s are refused with what was expected, and nobody falls', async (_, body) => {
    for (const path of paths.filter((one) => one !== 'tables' && one !== 'join')) {
      const { status, told } = await ask(host, path, body);
      expect([path, status]).toEqual([path, 400]);
      expect(told.error).toMatch(/expected/);
    }
    expect(host.told).toEqual([]);
  });

  test('larger than they may be are not read to their end', async () => {
    const { port } = new URL(host.url);
    const socket = dial({ port: Number(port), host: '127.0.0.1' });
    socket.on('error', () => {});
    socket.write(`POST /online/again HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n\r\n`);
    const answered = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (data) => {
        text += data;
      });
      socket.once('close', () => resolve(text));
    });
    socket.write('x'.repeat(100_000));
    expect(await answered).toMatch(/^HTTP\/1\.1 413 [\s\S]*too-large/);
  });

  test('by other ways than POST, or to no door, are refused', async () => {
    const get = await fetch(`${host.url}online/join`);
    expect([get.status, ((await get.json()) as { code: string }).code]).toEqual([405, 'only-post']);
    for (const path of ['', 'nothing', '__proto__', 'constructor', 'join/more'])
      expect((await ask(host, path, '{}')).status).toBe(404);
  });

  test('by pages of others are refused', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await fetch(`${host.url}online/join`, { method: 'POST', headers, body: '{}' });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'other-origin']);
  });

  test('that are no http end their connection alone', async () => {
    const { port } = new URL(host.url);
    for (const text of [
      '\u0000\u0001\u0002',
      'GET / HTTP/9.9\r\n\r\n',
      `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n`,
    ]) {
      const socket = dial({ port: Number(port), host: '127.0.0.1' });
      socket.on('error', () => {});
      socket.resume();
      socket.write(text);
      await new Promise((resolve) => socket.once('close', resolve));
    }
    expect((await fetch(`${host.url}online/hello`)).status).toBe(200);
  });
});

describe('the page', () => {
  test.each(['', 'index.html', 'some/where', '?a=1'])('is served at /%s', async (path) => {
    const answer = await fetch(host.url + path);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<title>Table')]);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /connect-src 'self';.*frame-ancestors 'none'/,
    );
    const stamp = { headers: { 'if-none-match': answer.headers.get('etag')! } };
    expect((await fetch(host.url + path, stamp)).status).toBe(304);
  });

  test.each(['%2e%2e/owner', '..%2fowner', '%2e%2e%2fkeys%2foperator.nk', 'missing.js', '%00.txt', '%ff'])(
    'and nothing beside it: /%s',
    async (path) => {
      const answer = await fetch(host.url + path);
      expect(await answer.text()).not.toContain(host.owner);
      expect([400, 404, 200]).toContain(answer.status);
    },
  );
});

// Last: it uses up what this address may try in a minute; others have a host of their own.
describe('an invitation', () => {
  test('lets in as many as it may, each key once; withdrawn it lets in nobody; a new one does', async () => {
    const other = await startTestHost();
    try {
      const { table, host: by, invite, watch } = await makeTable(other, person(), 1);
      const first = person();
      for (let i = 0; i < 2; i++) await joinBy(other, table, invite, first);
      // One seat and four to spare: the first key was counted once.
      for (let i = 0; i < 4; i++) await joinBy(other, table, invite);
      const full = await ask(other, 'join', { table, code: invite, key: person().id });
      expect([full.status, full.told.code]).toEqual([409, 'full']);
      const change = (what: string) => askSigned(other, 'invite', by, { table, do: what });
      expect((await change('withdraw')).told).toEqual({ invite: null, watch: null });
      const gone = await ask(other, 'join', { table, code: watch, key: person().id });
      expect(gone.told.code).toBe('no-such-code');
      const { told } = await change('new');
      expect(told.invite).not.toBe(invite);
      expect(await joinBy(other, table, told.invite!)).toHaveProperty('jwt');
    } finally {
      await other.close();
    }
  });

  test('may be asked for once by what was signed', async () => {
    const body = JSON.stringify({ table: made.table, key: made.host.id, at: Date.now(), do: 'new' });
    const sig = made.host.sign(toSign('/online/invite', body));
    expect((await ask(host, 'invite', { body, sig })).status).toBe(200);
    const again = await ask(host, 'invite', { body, sig });
    expect([again.status, again.told.code]).toEqual([403, 'used']);
  });

  test('is not guessed: after ten wrong ones of an address in a minute none is looked at', async () => {
    const { table } = made;
    const tried = async (code: string) => (await ask(host, 'join', { table, code, key: person().id })).status;
    const { told } = await askSigned(host, 'invite', made.host, { table, do: 'new' });
    for (let i = 0; i < 10; i++) expect(await tried('a'.repeat(26))).toBe(403);
    expect([await tried('b'.repeat(26)), await tried(told.invite!)]).toEqual([429, 429]);
  });

  test('may be tried again after a minute, and each address has its own tries', () => {
    let now = 0;
    const tries = new Tries(10, () => now);
    for (let i = 0; i < 10; i++) {
      expect(tries.may('a')).toBe(true);
      tries.count('a');
    }
    expect([tries.may('a'), tries.may('b')]).toEqual([false, true]);
    now = 60_000;
    expect(tries.may('a')).toBe(true);
  });
});
