/** Lines of a client: those of a client pass however they are cut, all others end the connection. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ClientLines, type Counted, Unreadable } from '../../src/host/client-lines.ts';
import { Rates } from '../../src/host/rates.ts';
import { newKey } from '../../src/online/keys.ts';

const own = newKey().id;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const begins = (key = own) => `CONNECT ${JSON.stringify({ jwt: `${part({})}.${part({ sub: key })}.x` })}\r\n`;
const bytes = (text: string) => Buffer.from(text, 'latin1');

function read(...chunks: readonly Uint8Array[]): Counted[] {
  const counted: Counted[] = [];
  const lines = new ClientLines((what) => counted.push(what));
  for (const chunk of chunks) lines.read(chunk);
  return counted;
}

const id = 'NATS/1.0\r\nNats-Msg-Id: a\r\nNats-Expected-Last-Sequence: 7\r\n\r\n';
const HONEST = [
  begins(),
  'PING\r\n',
  `SUB _INBOX.${own}.* 1\r\n`,
  'pub live.t.k 5\r\nPING\n\r\n',
  `PUB\ttable.t.k.k _INBOX.${own}.1  2\r\n\r\n\r\n`,
  `HPUB table.t.k.k _INBOX.${own}.2 ${id.length} ${id.length + 4}\r\n${id}text\r\n`,
  `PUB $JS.API.DIRECT.GET.t _INBOX.${own}.3 0\r\n\r\n`,
  'UNSUB 1\r\n',
].join('');
const COUNTED: readonly Counted[] = ['other', 'other', 'message', 'message', 'message', 'read', 'other'];

test('what a client says passes, wherever it is cut', () => {
  expect(read(bytes(HONEST))).toEqual(COUNTED);
  fc.assert(
    fc.property(fc.array(fc.nat(HONEST.length), { maxLength: 40 }), (cuts) => {
      const at = [0, ...cuts.sort((a, b) => a - b), HONEST.length];
      const chunks = at.slice(1).map((end, i) => bytes(HONEST.slice(at[i], end)));
      expect(read(...chunks)).toEqual(COUNTED);
    }),
  );
});

const withHeaders = (block: string, more = '') =>
  `${begins()}HPUB a ${block.length} ${block.length}\r\n${block}\r\n${more}`;

test.each<[string, string]>([
  ['a word there is none of', 'HELLO\r\n'],
  ["the server's own words", 'INFO {}\r\n'],
  ['a publication before anything', 'PUB a 1\r\nx\r\n'],
  ['a beginning without a key', 'CONNECT {}\r\n'],
  ['a beginning of a key that is none', begins('ME')],
  ['a beginning that is no JSON', 'CONNECT {{{\r\n'],
  ['a second beginning', begins() + begins(newKey().id)],
  ['a line that ends with half its end', `${begins()}PING\n`],
  ['a line in a line', `${begins()}PUB a\rPUB b 1\r\n`],
  ['a line without an end', `PING${'x'.repeat(20_000)}`],
  ['a long line once it has begun', `${begins()}SUB ${'x'.repeat(5000)}`],
  ['a publication without a size', `${begins()}PUB a\r\n`],
  ['a size below nothing', `${begins()}PUB a -1\r\n`],
  ['a size that is none', `${begins()}PUB a 1e3\r\n`],
  ['a size beyond all', `${begins()}PUB a 99999999999999999999\r\n`],
  ['a size of more than there may be', `${begins()}PUB a 65537\r\n`],
  ['more headers than there is of all', `${begins()}HPUB a 20 10\r\n`],
  ['a payload longer than its size', `${begins()}PUB a 1\r\nxyz\r\n`],
  ['too many words', `${begins()}PUB a b c 1\r\n`],
  ['an answer under another key', `${begins()}PUB a table.x.k.y 1\r\n`],
  ["an answer to another's inbox", `${begins()}PUB a _INBOX.${newKey().id}.1 1\r\n`],
  ['an answer to an inbox that only begins so', `${begins()}PUB a _INBOX.${own}x.1 1\r\n`],
  ["a header of the stream's", withHeaders('NATS/1.0\r\nNats-Time-Stamp: 1\r\n\r\n')],
  ['a header on two lines', withHeaders('NATS/1.0\r\nNats-Msg-Id: 1\nNats-Sequence: 1\r\n\r\n')],
  ['a header after the end', withHeaders('NATS/1.0\r\n\r\nNats-Sequence: 1\r\n\r\n')],
  ['a status', withHeaders('NATS/1.0 404 Gone\r\n\r\n')],
  ['headers without an end', withHeaders('NATS/1.0\r\nNats-Msg-Id: 1')],
])('%s ends it', (_, text) => {
  expect(() => read(bytes(text))).toThrow(Unreadable);
  expect(() => read(...[...text].map(bytes))).toThrow(Unreadable);
});

test('whatever comes, it either passes or is refused as unreadable', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 10 }), (chunks) => {
      try {
        read(bytes(begins()), ...chunks);
      } catch (error) {
        expect(error).toBeInstanceOf(Unreadable);
      }
    }),
  );
});

describe('rates', () => {
  test('whoever keeps to them never waits', () => {
    const rates = new Rates(0);
    for (let now = 50; now < 60_000; now += 50) {
      rates.spend('message');
      expect(rates.wait(now)).toBe(0);
    }
  });

  test('whoever waits for answers is slowed down to them, and not ended', () => {
    const rates = new Rates(0);
    let now = 0;
    for (let i = 0; i < 2000; i++) {
      rates.spend('message');
      now += rates.wait(now)!;
    }
    expect(now).toBeGreaterThan(90_000);
  });

  test.each([
    ['message', 200],
    ['byte', 3_000_000],
    ['read', 20_000],
    ['other', 400],
  ] as const)('whoever sends without waiting is ended: %s', (what, amount) => {
    const rates = new Rates(0);
    rates.spend(what, amount);
    expect(rates.wait(0)).toBeNull();
  });
});
