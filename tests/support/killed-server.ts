/** What two pages say while their server is killed again and again, and what came of it. */
import { expect, vi } from 'vitest';
import { newKey } from '../../src/online/keys.ts';
import { outbox } from '../../src/stores/stream/outbox.ts';
import { heardBy, type TablesOnNats } from './table-on-nats.ts';

/** `random`: from 0 to 1. */
export async function sayWhileKilled(
  tables: TablesOnNats,
  messages: number,
  kills: number,
  random: () => number,
): Promise<void> {
  const [table, line] = [await tables.table(), await tables.line()];
  const keys = [newKey(), newKey()];
  const pages = keys.map((key) => tables.join(line, table, key));
  const heard = pages.map(heardBy);
  const boxes = pages.map((page, i) => {
    const box = outbox(page, keys[i]!.id);
    page.follow(1, box.heard);
    return box;
  });
  const places = new Map<string, number>();
  const killAt = Array.from({ length: kills }, () => Math.floor(random() * messages)).sort((a, b) => a - b);
  let killing = Promise.resolve();
  let done = 0;

  const sayAll = async (of: number) => {
    for (let i = 0; i < messages / 2; i++) {
      const text = `${of}-${i}`;
      const sent = await boxes[of]!.send(text);
      if (sent === 'behind') throw new Error('behind nothing');
      places.set(text, sent.sequence);
      done += 1;
      while (killAt.length > 0 && killAt[0]! <= done) {
        killAt.shift();
        // Somewhere within what is being said just now.
        const wait = random() * 30;
        killing = killing.then(async () => {
          await new Promise((go) => setTimeout(go, wait));
          await tables.server.kill();
        });
      }
    }
  };
  await Promise.all([sayAll(0), sayAll(1)]);
  await killing;

  // Each had to come back at least once, and one is new.
  await vi.waitFor(() => expect(line.opened).toBeGreaterThanOrEqual(4), { timeout: 60_000 });
  const late = heardBy(tables.join(line, table, newKey()));
  const all = [...heard, late];
  await vi.waitFor(
    () => {
      for (const one of all) expect(one).toHaveLength(messages);
    },
    { timeout: 120_000, interval: 50 },
  );
  for (const one of all) expect(one).toEqual(late);
  expect(new Map(late.map(({ text, sequence }) => [text, sequence]))).toEqual(places);
  // Each page's own in the order it said them.
  for (const of of [0, 1])
    expect(late.flatMap(({ text }) => (text.startsWith(`${of}-`) ? [text] : []))).toEqual(
      Array.from({ length: messages / 2 }, (_, i) => `${of}-${i}`),
    );
  for (const box of boxes) box.close();
}
