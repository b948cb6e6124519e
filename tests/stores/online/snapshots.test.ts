/** What is shown before a long past is read: laid by the host's page, checked, and never decided on. */
import { expect, test } from 'vitest';
import type { Held } from '../../../src/online/held-reader.ts';
import { readLate } from '../../../src/online/late-reading.ts';
import { mixOf } from '../../../src/online/mix.ts';
import { saidIn } from '../../../src/online/read-said.ts';
import {
  MOST_SNAPSHOT,
  SNAPSHOT,
  SNAPSHOT_EVERY,
  snapshotIn,
  snapshotOf,
} from '../../../src/online/snapshot.ts';
import type { Begin } from '../../../src/online/table-messages.ts';
import type { Early } from '../../../src/stores/online/online-tables.ts';
import { playableGame } from '../../../src/stores/online/playable-game.ts';
import { layingSnapshots } from '../../../src/stores/online/snapshots.ts';
import { ana, bob, cyd, eve, gameOf, seated } from '../../support/fake-stream.ts';
import { HandClock, settled } from '../../support/hand-clock.ts';
import {
  cameOf,
  FakeHost,
  friend,
  hosted,
  newBrowser,
  type Page,
  pageOf,
  playOn,
} from '../../support/online-pages.ts';

/** A page that takes its time over each message. */
let ticks = 0;
const SLOW = { pause: settled, clock: () => (ticks += 100) };

/** A table of two after some decisions, with more behind what is laid beside its stream. */
async function longTable() {
  const host = new FakeHost();
  const { page: one, tail, watch } = await hosted(host);
  const two = await friend(host, tail, 'seat-2', 'Ben');
  await playOn(host, [one, two], 12);
  const laid = await snapshotBy(host, one);
  const at = one.decisions;
  await playOn(host, [one, two], 4);
  return { host, one, two, watch, laid, at };
}

/** As the host's page makes it. */
async function snapshotBy(host: FakeHost, page: Page) {
  const { id: table } = page.online;
  const { stream, host: hostKey } = host.at(table);
  const first = stream.messages[0]!;
  const begin = saidIn(first.text)!.body as Begin & { do: 'begin' };
  const mix = mixOf(table, -1, first.sequence, first.nanos);
  const { beside } = stream.join(hostKey);
  const kind = playableGame(pageOf(host).table);
  const start = await beside.get(begin.start.beside);
  const { open, snapshots } = cameOf(await kind.prepare(begin, mix, start!, null));
  const { reader } = readLate({ table, hostKey, open }, stream.messages);
  const log = snapshots!.logOf(reader.game as ReturnType<typeof open>);
  return JSON.parse(snapshotOf(reader, log)!) as { held: Held; log: { decisions: object[] }; state: string };
}

/** Somebody comes to watch: what was shown meanwhile, and what nobody could do while it was. */
async function comes(host: FakeHost, tail: string, table: string, text: string | null) {
  const { stream, host: hostKey } = host.at(table);
  if (text !== null) await stream.join(hostKey).beside.put(SNAPSHOT, text);
  const page = pageOf(host, newBrowser(), SLOW);
  const shown: Early[] = [];
  const said = stream.messages.length;
  const entered = cameOf(
    await page.tables.enter(tail, false, (early) => {
      shown.push(early);
      // There is no table yet at which anything could be said.
      expect(page.tables.store.getState().tables).toEqual({});
    }),
  );
  expect(stream.messages).toHaveLength(said);
  await page.open(entered.route.split('/')[1]!);
  await settled();
  return { page, shown };
}

test('who comes late sees who sits where and how far it is, and then what the stream has come to', async () => {
  const { host, one, watch, laid, at } = await longTable();
  expect(laid.log.decisions.length).toBeLessThan(at);
  const { page, shown } = await comes(host, watch, one.online.id, JSON.stringify(laid));
  expect(shown[0]).toMatchObject({ name: 'Yard', game: 'middara', decisions: at });
  const seats = shown.at(-1)!.seats.map(({ holder }) => holder?.by === 'person' && holder.name);
  expect(seats).toEqual(['Host', 'Ben']);
  expect(['Host', 'Ben']).toContain(shown.at(-1)!.waitsFor);
  expect([page.hash, page.decisions]).toEqual([one.hash, one.decisions]);
  expect(page.told).not.toContainEqual({ tells: 'other-snapshot' });
  // What it was looked at with is no game of this browser.
  expect((await page.browser.storage.list()).length).toBe(1);
});

test('without one, all is read as ever', async () => {
  const { host, one, watch } = await longTable();
  const { page, shown } = await comes(host, watch, one.online.id, null);
  expect(shown).toEqual([]);
  expect(page.hash).toBe(one.hash);
});

test('a poisoned one is told once all was read, or never shown; nothing comes of it', async () => {
  const { host, one, watch, laid } = await longTable();
  const { id } = one.online;
  const { held } = laid;
  const [first, ...others] = held.state.seats;
  const seats = [{ ...first!, key: eve.id }, ...others];
  const state = (change: Partial<Held['state']>) => ({
    ...laid,
    held: { ...held, state: { ...held.state, ...change } },
  });
  const told: Record<string, object> = {
    'another chain': state({ chain: 'e'.repeat(64) }),
    'forged seats': state({ seats }),
    'another place': { ...laid, held: { ...held, sequence: held.sequence + 1 } },
    'a place nobody has been to': { ...laid, held: { ...held, sequence: 999_999 } },
  };
  const ignored: Record<string, string> = {
    garbage: '{"format":1',
    'no reader': JSON.stringify({ ...laid, held: null }),
    'another state': JSON.stringify({ ...laid, state: '0'.repeat(64) }),
    'another game': JSON.stringify({ ...laid, log: { ...laid.log, decisions: [{ option: 'nothing' }] } }),
    'another beginning': JSON.stringify(state({ begin: { ...held.state.begin, name: 'Mine' } })),
    'another table': JSON.stringify({ ...laid, held: { ...held, table: 'other' } }),
    huge: `${JSON.stringify(laid)}${' '.repeat(MOST_SNAPSHOT)}`,
  };
  for (const [what, poisoned] of Object.entries(told)) {
    const { page, shown } = await comes(host, watch, id, JSON.stringify(poisoned));
    expect(shown.length, what).toBeGreaterThan(0);
    expect(page.told, what).toContainEqual({ tells: 'other-snapshot' });
    expect([page.hash, page.state.seats], what).toEqual([one.hash, expect.any(Array)]);
    expect(
      page.state.seats.map(({ holder }) => holder?.by === 'person' && holder.key),
      what,
    ).toEqual(one.state.seats.map(({ holder }) => holder?.by === 'person' && holder.key));
  }
  for (const [what, poisoned] of Object.entries(ignored)) {
    const { page, shown } = await comes(host, watch, id, poisoned);
    expect(shown, what).toEqual([]);
    expect(page.told, what).not.toContainEqual({ tells: 'other-snapshot' });
    expect(page.hash, what).toBe(one.hash);
  }
});

test('it is laid every two hundred decisions, a while after the last of them, one at a time, and only the latest', async () => {
  const evening = seated();
  const clock = new HandClock();
  const laid: string[] = [];
  let done = () => {};
  const put = (_: string, text: string) =>
    new Promise<void>((resolve) => {
      laid.push(text);
      done = resolve;
    });
  const beside = { get: async () => null, put, remove: async () => {} };
  const laying = layingSnapshots(
    { transport: { beside }, timer: clock },
    { logOf: () => gameOf(evening.reader).kept() },
  );
  const decide = (until: number) => {
    for (let n = gameOf(evening.reader).decisions; n < until; n++) {
      evening.decide([ana, bob, cyd][n % 3]!, 'step');
      laying.look(evening.reader);
    }
  };
  laying.look(evening.reader);
  decide(SNAPSHOT_EVERY - 1);
  await clock.pass(5000);
  expect(laid).toEqual([]);
  decide(SNAPSHOT_EVERY);
  expect(laid).toEqual([]);
  await clock.pass(5000);
  expect(laid).toHaveLength(1);
  const { begin } = evening.reader;
  const { table, hostKey, decisions } = evening.reader.held()!;
  expect(begin).not.toBeNull();
  expect(snapshotIn(laid[0]!, table, hostKey)!.held.decisions).toBe(decisions);
  decide(2 * SNAPSHOT_EVERY + 3);
  await clock.pass(5000);
  expect(laid).toHaveLength(1);
  done();
  await settled();
  await clock.pass(5000);
  expect(laid).toHaveLength(2);
  expect(snapshotIn(laid[1]!, table, hostKey)!.held.decisions).toBe(2 * SNAPSHOT_EVERY + 3);
  laying.close();
});
