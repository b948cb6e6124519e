import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newKey } from '../../../src/online/keys.ts';
import { nanosOf } from '../../../src/stores/stream/rfc-nanos.ts';
import { dropMessage } from '../../support/nats-at-home.ts';
import { heardBy, type TablesOnNats, tablesOnNats } from '../../support/table-on-nats.ts';
import { promisesOfTransport } from './transport-contract.ts';

let tables: TablesOnNats;
const keys = Array.from({ length: 4 }, newKey);
const [ana, ben] = keys as [(typeof keys)[0], (typeof keys)[0]];
const soon = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 10 });
const numbered = (count: number) => Array.from({ length: count }, (_, i) => `n${i}`);

beforeAll(async () => {
  tables = await tablesOnNats();
});
afterAll(() => tables.end());

promisesOfTransport(
  async () => {
    const [table, line] = [await tables.table(), await tables.line()];
    return {
      join: (who) => tables.join(line, table, keys[who]!),
      key: (who) => keys[who]!.id,
      drop: async (sequence) => dropMessage(await tables.host(), table, sequence),
      cut: async () => line.cut(),
      mend: async () => line.mend(),
    };
  },
  { gaps: true, cuts: true },
);

test.each([
  ['2026-11-30T11:52:44.123456789Z', '1796039564123456789'],
  ['2026-11-30T11:52:44.12Z', '1796039564120000000'],
  ['2026-11-30T11:52:44Z', '1796039564000000000'],
  ['2026-11-30T12:52:44.000000001+01:00', '1796039564000000001'],
  ['2026-11-30', null],
  ['2026-13-40T11:52:44Z', null],
  ['', null],
])('the time %s has %s nanoseconds', (text, nanos) => expect(nanosOf(text)).toBe(nanos));

test('3,000 messages are read in a few dozen frames, and each as it was told who was there', async () => {
  const [table, line] = [await tables.table(), await tables.line()];
  const writer = tables.join(line, table, ana);
  const there = heardBy(writer);
  await soon(() => expect(writer.line.is).toBe('there'));
  const texts = numbered(3000);
  for (let i = 0; i < texts.length; i += 300)
    await Promise.all(texts.slice(i, i + 300).map((text) => writer.send(text, text)));
  await soon(() => expect(there).toHaveLength(3000));
  const late = await tables.line();
  const messages = heardBy(tables.join(late, table, ben));
  await soon(() => expect(messages).toHaveLength(3000));
  expect(messages).toEqual(there);
  expect(late.heard).toBeLessThan(60);
});

test('what the server says is lost, told twice, late and in another order: it is heard once and in order', async () => {
  const [table, line, kind] = [await tables.table(), await tables.line(), await tables.line()];
  let count = 0;
  const fates = [
    { times: 0, after: 0 },
    { times: 2, after: 0 },
    { times: 1, after: 3 },
    { times: 3, after: 1 },
    { times: 1, after: 0 },
  ];
  line.fates('out.', () => fates[count++ % fates.length]!);
  const [writer, reader] = [tables.join(kind, table, ana), tables.join(line, table, ben)];
  const messages = heardBy(reader);
  await soon(() => expect([writer.line.is, reader.line.is]).toEqual(['there', 'there']));
  const texts = numbered(200);
  for (const text of texts) await writer.send(text, text);
  line.fates('out.', null);
  await writer.send('end', 'end');
  await soon(() => expect(messages.map(({ text }) => text)).toEqual([...texts, 'end']));
  expect(count).toBeGreaterThan(100);
});

test('word that there is something is lost, and nothing comes after it: it is found all the same', async () => {
  const [table, line, deaf] = [await tables.table(), await tables.line(), await tables.line()];
  deaf.fates('out.', () => ({ times: 0, after: 0 }));
  const [writer, reader] = [tables.join(line, table, ana), tables.join(deaf, table, ben, { silence: 300 })];
  const messages = heardBy(reader);
  await soon(() => expect([writer.line.is, reader.line.is]).toEqual(['there', 'there']));
  await writer.send('unheard', 'u1');
  await soon(() => expect(messages.map(({ text }) => text)).toEqual(['unheard']));
  expect(deaf.opened).toBe(1);
});

test('an acknowledgement that is lost: sent again with its id it has the same place', async () => {
  const [table, line] = [await tables.table(), await tables.line()];
  const one = tables.join(line, table, ana, { patience: 200 });
  const messages = heardBy(one);
  await soon(() => expect(one.line.is).toBe('there'));
  line.fates('_INBOX.', (saying) => ({ times: saying.includes(`"stream":"${table}"`) ? 0 : 1, after: 0 }));
  await expect(one.send('once', 'id', 0)).rejects.toMatchObject({ name: 'NotAcknowledged' });
  line.fates('_INBOX.', null);
  expect(await one.send('once', 'id', 0)).toEqual({ sequence: 1 });
  await one.send('end', 'end', 1);
  await soon(() => expect(messages.map(({ text }) => text)).toEqual(['once', 'end']));
});

test('a line that is dead without a word: woken, the page connects anew and reads before it counts', async () => {
  const [table, line, kind] = [await tables.table(), await tables.line(), await tables.line()];
  const [writer, sleeper] = [tables.join(kind, table, ana), tables.join(line, table, ben)];
  const messages = heardBy(sleeper);
  await soon(() => expect([writer.line.is, sleeper.line.is]).toEqual(['there', 'there']));
  await writer.send('before', 'before');
  await soon(() => expect(messages).toHaveLength(1));
  line.freeze();
  for (const text of numbered(5)) await writer.send(text, text);
  expect([sleeper.line.is, messages.length]).toEqual(['there', 1]);
  const lines: [string, number][] = [];
  sleeper.watch(({ is }) => lines.push([is, messages.length]));
  // Several signs of one awakening.
  for (let i = 0; i < 3; i++) sleeper.wake();
  await soon(() => expect(lines[0]).toEqual(['joining', 1]));
  line.mend();
  await soon(() =>
    expect(lines).toEqual([
      ['joining', 1],
      ['there', 6],
    ]),
  );
  expect(line.opened).toBe(2);
  await writer.send('after', 'after');
  await soon(() => expect(messages.map(({ text }) => text)).toEqual(['before', ...numbered(5), 'after']));
});

test('what is too long, or too much for one key, is never taken, and is told as that', async () => {
  const [table, line] = [await tables.table(), await tables.line()];
  const one = tables.join(line, table, ana);
  await soon(() => expect(one.line.is).toBe('there'));
  await expect(one.send('x'.repeat(4097), 'long')).rejects.toMatchObject({
    name: 'NotTaken',
    why: 'too-large',
  });
  for (let i = 0; i < 5000; i += 500)
    await Promise.all(numbered(500).map((text) => one.send(text, `${i}${text}`)));
  await expect(one.send('more', 'more')).rejects.toMatchObject({ name: 'NotTaken', why: 'full' });
});

test('a stream that holds less than was told, or something else: the line says so and does not come back', async () => {
  const [table, line] = [await tables.table(), await tables.line()];
  const [one, two] = [tables.join(line, table, ana), tables.join(line, table, ben)];
  heardBy(one);
  await soon(() => expect(one.line.is).toBe('there'));
  for (const text of numbered(3)) await one.send(text, text);
  const heard = heardBy(two);
  await soon(() => expect(heard).toHaveLength(3));
  line.cut();
  await tables.anew(table);
  const host = await tables.host();
  await host.request(`table.${table}.k.${ana.id}`, 'n0', { timeout: 10_000 });
  line.mend();
  await soon(() => expect([one.line, two.line]).toEqual(Array(2).fill({ is: 'refused', why: 'shorter' })));

  const third = tables.join(line, table, ben);
  const told = heardBy(third);
  await soon(() => expect(told).toHaveLength(1));
  line.cut();
  await tables.anew(table);
  await host.request(`table.${table}.k.${ana.id}`, 'n0', { timeout: 10_000 });
  line.mend();
  // The same words, at another time: another past.
  await soon(() => expect(third.line).toEqual({ is: 'refused', why: 'other-past' }));
  await expect(third.send('x', 'x')).rejects.toMatchObject({ name: 'NotAcknowledged' });
  await expect(third.beside.get('start')).rejects.toThrow();
  expect(told).toHaveLength(1);
});

test('what lies beside can be asked for while what was missed is being read', async () => {
  const [table, line] = [await tables.table(), await tables.line()];
  const one = tables.join(line, table, ana);
  await soon(() => expect(one.line.is).toBe('there'));
  await one.beside.put('start', 'set-up');
  await one.send('begin', 'begin');
  const two = tables.join(line, table, ben);
  const found: unknown[] = [];
  two.follow(1, () => void two.beside.get('start').then((text) => found.push(two.line.is, text)));
  await soon(() => expect(found).toEqual(['there', 'set-up']));
});
