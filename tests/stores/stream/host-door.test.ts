import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { hasSigned, newKey } from '../../../src/online/keys.ts';
import { toSign } from '../../../src/online/table-messages.ts';
import { chunksOf, hostDoor, isPassing } from '../../../src/stores/stream/host-door.ts';

const key = newKey();
const TABLE = 'aaaaaaaaaaaaaaaa';

/** A host that answers so, one answer after the other and the last for ever. */
function host(...answers: (Response | Error)[]) {
  const asked: { url: string; body: unknown }[] = [];
  const ask = vi.fn(async (url: string, init: RequestInit) => {
    asked.push({ url, body: init.body === undefined ? null : JSON.parse(String(init.body)) });
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer instanceof Error) throw answer;
    return answer.clone();
  });
  return { asked, door: hostDoor('http://host:4173/?x#/join/a', ask, () => 1_000_000) };
}
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const letIn = { jwt: 'j', as: 'seat', host: key.id };

test('the socket is on the port of the page, below its own path, and with TLS where that is', () => {
  expect(hostDoor('http://host:4173/').socket).toBe('ws://host:4173/online/nats');
  expect(hostDoor('https://host/table/index.html#/x').socket).toBe('wss://host/table/online/nats');
});

test('each way is asked as the host expects it, signed for just this path', async () => {
  const { asked, door } = host(json({ ...letIn, invite: 'i', watch: null, hostKey: 'h' }));
  expect(await door.table('secret', TABLE, key, 4)).toEqual({
    ok: true,
    value: { jwt: 'j', host: 'h', invite: 'i', watch: null },
  });
  expect(await door.join(TABLE, 'code', key)).toEqual({ ok: true, value: letIn });
  expect(await door.again(TABLE, key)).toEqual({ ok: true, value: letIn });
  expect(await door.invite(TABLE, key, 'withdraw')).toEqual({
    ok: true,
    value: { invite: 'i', watch: null },
  });
  expect(await door.out(TABLE, key, 'K')).toEqual({ ok: true, value: null });
  expect(await door.beside(TABLE, key, 'start', 'text')).toEqual({ ok: true, value: null });
  expect(await door.remove(TABLE, key, 'start')).toEqual({ ok: true, value: null });
  const paths = asked.map(({ url }) => url.replace('http://host:4173/online/', ''));
  expect(paths).toEqual(['tables', 'join', 'again', 'invite', 'out', 'beside', 'remove']);
  expect(asked[0]!.body).toEqual({ owner: 'secret', table: TABLE, key: key.id, seats: 4 });
  expect(asked[1]!.body).toEqual({ table: TABLE, code: 'code', key: key.id });
  const times: number[] = [];
  for (const [i, { body }] of asked.entries()) {
    if (i < 2) continue;
    const { body: text, sig } = body as { body: string; sig: string };
    expect(hasSigned(key.id, toSign(`/online/${paths[i]}`, text), sig)).toBe(true);
    expect(JSON.parse(text)).toMatchObject({ table: TABLE, key: key.id });
    times.push(JSON.parse(text).at);
  }
  // No two are the same: the host takes none twice.
  expect(times).toEqual([1_000_000, 1_000_001, 1_000_002, 1_000_003, 1_000_004]);
});

test.each([
  ['markup of a page that is served otherwise', new Response('<!doctype html>'), 'no-host'],
  ['nobody there', new TypeError('Failed to fetch'), 'no-host'],
  ['JSON of something else', json({ ok: 1 }), 'no-host'],
  ['no object', json(['x']), 'no-host'],
  ['a proxy whose server is away', new Response('Bad Gateway', { status: 502 }), 'no-host'],
  ['a refusal with its code', json({ error: 'no', code: 'full' }, 409), 'full'],
  ['asked too often', json({ error: 'no', code: 'too-often' }, 429), 'too-often'],
  ['a refusal of another sort', json({ error: 'no', code: 'wrong' }, 400), 'refused'],
])('%s: told as a code, and never thrown', async (_, answer, why) => {
  for (const ask of ['hello', 'again', 'join', 'table'] as const) {
    const { door } = host(answer);
    const asks = {
      hello: () => door.hello(),
      again: () => door.again(TABLE, key),
      join: () => door.join(TABLE, 'c', key),
      table: () => door.table('o', TABLE, key, 2),
    };
    expect(await asks[ask]()).toMatchObject({ ok: false, why });
  }
  expect(isPassing(why as 'full')).toBe(why === 'no-host' || why === 'too-often');
});

test('what a host says of itself is read strictly', async () => {
  const hello = { online: 1, server: '2.9.10', addresses: [{ url: 'http://x/', reach: 'network' }] };
  const said = async (told: object) => (await host(json(told)).door.hello()).ok;
  expect(await said(hello)).toBe(true);
  expect(await said({ ...hello, online: 2 })).toBe(false);
  expect(await said({ ...hello, addresses: [{ url: 'http://x/', reach: 'moon' }] })).toBe(false);
  expect(await said({ ...hello, addresses: [null] })).toBe(false);
});

test('a clock that is wrong: signed again by the host’s', async () => {
  const late = json({ error: 'old', code: 'too-old', now: 9_000_000 }, 403);
  const { asked, door } = host(late, json(letIn));
  expect(await door.again(TABLE, key)).toEqual({ ok: true, value: letIn });
  const at = asked.map(({ body }) => JSON.parse((body as { body: string }).body).at);
  expect(at).toEqual([1_000_000, 9_000_000]);
  expect(await host(late).door.again(TABLE, key)).toMatchObject({ ok: false, why: 'too-old' });
});

test('a chunk that is refused ends it', async () => {
  const { asked, door } = host(json({}), json({ error: 'no', code: 'too-much-beside' }, 413));
  const given = await door.beside(TABLE, key, 'pack.1', 'x'.repeat(200_000));
  expect(given).toMatchObject({ ok: false, why: 'too-much-beside' });
  expect(asked).toHaveLength(2);
});

test('chunks are no longer than they may be, and together the text, in whatever script', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 4, max: 20 }),
      (text, size) => {
        const chunks = chunksOf(text, size);
        expect(chunks.join('')).toBe(text);
        for (const chunk of chunks) expect(Buffer.byteLength(chunk)).toBeLessThanOrEqual(size);
      },
    ),
    { numRuns: 300 },
  );
  expect(chunksOf('\ufeffa\ufeff', 4).join('')).toBe('\ufeffa\ufeff');
});
