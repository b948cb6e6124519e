import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotTaken } from '../../../src/online/transport.ts';
import { type Outbox, outbox } from '../../../src/stores/stream/outbox.ts';
import { type PageStream, pageStream } from '../../../src/stores/stream/page-stream.ts';
import { type UnkindTransport, unkindTransport, type Way } from '../../support/unkind-transport.ts';

let stream: PageStream;
let line: UnkindTransport;
let out: Outbox;
beforeEach(() => {
  vi.useFakeTimers();
  stream = pageStream(() => 1_900_000_000_000_000_000n);
  line = unkindTransport(stream.join('K'));
  out = outbox(line, 'K');
});
afterEach(() => {
  out.close();
  vi.useRealTimers();
});

const texts = () => stream.messages.map(({ text }) => text);
/** One way after the other, then well. */
const goes = (...ways: Way[]) => line.goes(() => ways.shift() ?? 'well');

test('each is there once and in order, however often it was lost, told late or told twice', async () => {
  const ways: Way[] = ['lost', 'unheard', 'twice', 'well', 'unheard', 'lost', 'lost', 'unheard', 'unheard'];
  let at = 0;
  line.goes(() => ways[at++ % ways.length]!);
  const all = Array.from({ length: 30 }, (_, i) => `m${i}`);
  const sent = Promise.all(all.map((text) => out.send(text)));
  await vi.advanceTimersByTimeAsync(3600_000);
  expect(await sent).toEqual(all.map((_, i) => ({ sequence: i + 1 })));
  expect(texts()).toEqual(all);
  expect(out.waiting).toBe(0);
});

test('one at a time: what comes after waits until what is before is known to be there', async () => {
  goes('lost');
  const [first, second] = [out.send('first', 0), out.send('second', 1)];
  await vi.advanceTimersByTimeAsync(0);
  expect([texts(), out.waiting]).toEqual([[], 2]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await first, await second]).toEqual([{ sequence: 1 }, { sequence: 2 }]);
});

test('what came second is told so, and is not sent again', async () => {
  await stream.join('other').send('theirs', 'x', 0);
  expect(await out.send('mine', 0)).toBe('behind');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(texts()).toEqual(['theirs']);
});

test('acknowledged by nobody, but heard out of the stream: it is there', async () => {
  line.goes(() => 'unheard');
  const sent = out.send('mine');
  await vi.advanceTimersByTimeAsync(0);
  out.heard({ key: 'other', text: 'mine', sequence: 7 });
  out.heard({ key: 'K', text: 'another', sequence: 8 });
  expect(out.waiting).toBe(1);
  out.heard(stream.messages[0]!);
  expect(await sent).toEqual({ sequence: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(texts()).toEqual(['mine']);
});

test('when the line is back it does not wait any longer', async () => {
  line.cut();
  const sent = out.send('mine');
  await vi.advanceTimersByTimeAsync(3600_000);
  expect(texts()).toEqual([]);
  line.mend();
  await vi.advanceTimersByTimeAsync(0);
  expect(await sent).toEqual({ sequence: 1 });
});

test('what the stream will not have is told, and what comes after is sent', async () => {
  line.goes((text) => {
    if (text === 'long') throw new NotTaken('too-large');
    return 'well';
  });
  const [long, next] = [out.send('long'), out.send('next')];
  await expect(long).rejects.toMatchObject({ name: 'NotTaken', why: 'too-large' });
  expect(await next).toEqual({ sequence: 1 });
});

test('closed, all that waits is told that nobody knows', async () => {
  line.cut();
  const all = [out.send('a'), out.send('b')];
  await vi.advanceTimersByTimeAsync(0);
  out.close();
  for (const one of [...all, out.send('c')])
    await expect(one).rejects.toMatchObject({ name: 'NotAcknowledged' });
  line.mend();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(texts()).toEqual([]);
});
