import { headers, type MsgHdrs } from '@nats-io/nats-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newKey } from '../../../src/online/keys.ts';
import { heardBy, type TablesOnNats, tablesOnNats } from '../../support/table-on-nats.ts';

/*
 * What a seat writes into the headers of its messages to be taken for the server's own: the bridge ends whoever does,
 * and readers are none the worse for it without a bridge.
 */

let tables: TablesOnNats;
const [ana, eve] = [newKey(), newKey()];
const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 10 });

beforeAll(async () => {
  tables = await tablesOnNats();
});
afterAll(() => tables.end());

const TRUE = ['Nats-Sequence', 'Nats-Subject', 'Nats-Time-Stamp', 'Nats-Stream'];
const OLD = '2001-01-01T00:00:00.000000001Z';

function claiming(of: Readonly<Record<string, string>>, code = 0): MsgHdrs {
  const told = headers(code, code ? 'No Such Thing' : '');
  for (const [name, value] of Object.entries(of)) told.append(name, value);
  return told;
}

const FORGED: Readonly<Record<string, { readonly told: MsgHdrs; readonly text?: string }>> = {
  'another time': { told: claiming({ 'Nats-Time-Stamp': OLD }) },
  'another time in other letters': { told: claiming({ 'NATS-TIME-STAMP': OLD, 'nats-time-stamp': OLD }) },
  'another place': { told: claiming({ 'Nats-Sequence': '1' }) },
  'a place far away': { told: claiming({ 'Nats-Sequence': '9007199254740991', 'nats-sequence': '77' }) },
  "another's subject": { told: claiming({ 'Nats-Subject': `table.x.k.${ana.id}` }) },
  'no place at all': { told: claiming(Object.fromEntries(TRUE.map((name) => [name, 'x']))) },
  'nothing there': { told: claiming({}, 404) },
  'a server that is away': { told: claiming({}, 408) },
  'nobody who answers': { told: claiming({}, 503), text: '' },
  'nobody who answers, with a place': { told: claiming({ 'Nats-Sequence': '3' }, 503), text: '' },
};

test.each(Object.keys(FORGED))('%s is heard as what it is, and what comes after it as well', async (kind) => {
  const { told, text = 'forged' } = FORGED[kind]!;
  const [table, line] = [await tables.table(), await tables.line()];
  const host = await tables.host();
  const page = tables.join(line, table, ana);
  const heard = heardBy(page);
  await page.send('before', 'id').catch(() => {});
  await soon(() => expect(page.line.is).toBe('there'));
  if (heard.length === 0) await page.send('before', 'id');
  const sent = await host.request(`table.${table}.k.${eve.id}`, text, { headers: told, timeout: 5000 });
  const { seq } = sent.json<{ seq: number }>();
  await page.send('after', 'id2');
  const late = heardBy(tables.join(await tables.line(), table, newKey()));
  for (const all of [heard, late]) {
    await soon(() => expect(all.map((one) => one.text)).toEqual(['before', text, 'after']));
    expect(all.map(({ key }) => key)).toEqual([ana.id, eve.id, ana.id]);
    expect(all[1]!.sequence).toBe(seq);
    const [before, at, after] = all.map(({ nanos }) => BigInt(nanos)) as [bigint, bigint, bigint];
    expect(before < at && at < after).toBe(true);
  }
  expect(heard).toEqual(late);
  // It was never disturbed.
  expect(line.opened).toBe(1);
});
