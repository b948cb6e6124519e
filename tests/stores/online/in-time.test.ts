/** Whoever presses faster than a table takes: the page itself waits, shows what waits, and loses nothing. Whole pages. */
import { expect, test } from 'vitest';
import { FASTEST } from '../../../src/online/too-fast.ts';
import { settled } from '../../support/hand-clock.ts';
import { cameOf, FakeHost, friend, hosted, type Page, pageOf } from '../../support/online-pages.ts';

/** A page that is asked for both seats, long after it sat down there. */
async function aloneAtTable(seed: string) {
  const host = new FakeHost();
  const { page, watch } = await hosted(host, ['seat-1', 'seat-2'], { seed });
  await host.clock.pass(2000);
  return { host, page, watch };
}

/** What is under way is done long before, on however busy a machine; only what waits is not. */
const PATIENT = { turns: 400, milliseconds: 2000 };

/** Presses at once whenever it is asked, while no time passes, until something waits; gives how much was decided. */
async function pressAll(page: Page): Promise<number> {
  const before = page.decisions;
  const isAsked = () => page.game.store.getState().pending !== null;
  for (let n = 0; n <= 2 * FASTEST && page.state.mayAnswer && isAsked(); n++) {
    const { decisions } = page;
    page.press();
    const since = performance.now();
    const isPatient = (turn: number) =>
      turn < PATIENT.turns || performance.now() - since < PATIENT.milliseconds;
    for (let turn = 0; isPatient(turn) && (page.decisions === decisions || !isAsked()); turn++)
      await settled();
    if (page.decisions === decisions) break;
  }
  return page.decisions - before;
}

test('what would come too fast waits on the page, is shown as sent, and is taken as soon as it may be', async () => {
  const { host, page, watch } = await aloneAtTable('fast');
  const three = await friend(host, watch, null);
  const before = page.decisions;
  expect(await pressAll(page)).toBe(FASTEST);
  // Most is back before it would look sent.
  expect(page.state.sent).toBeNull();
  await host.clock.pass(100);
  const { sent } = page.state;
  expect(sent).not.toBeNull();
  const { length } = host.only.stream.messages;
  await host.clock.pass(800);
  expect(page.state.sent).toBe(sent);
  expect(host.only.stream.messages).toHaveLength(length);
  await host.clock.pass(200);
  expect(page.game.session.decisions[before + FASTEST]!.option).toBe(sent);
  // Pressed on at once, it is no more too fast than before.
  await pressAll(page);
  await host.clock.pass(1100);
  expect(page.decisions).toBeGreaterThan(before + FASTEST + 1);
  expect([page.told, three.told]).toEqual([[], []]);
  expect([three.hash, three.decisions]).toEqual([page.hash, page.decisions]);
});

test('what another page with the same key said counts, too', async () => {
  const { host, page } = await aloneAtTable('faster');
  const twin = pageOf(host);
  const back = cameOf(await twin.tables.back(page.state.wayBack!.split('/').at(-1)!));
  expect(await pressAll(page)).toBe(FASTEST);
  const at = page.decisions;
  page.kill();
  // On two screens what is not worth asking would be answered by both.
  await twin.open(back.route.split('/')[1]!);
  expect(await pressAll(twin)).toBe(0);
  await host.clock.pass(100);
  const { sent } = twin.state;
  expect(sent).not.toBeNull();
  await host.clock.pass(1000);
  expect(twin.game.session.decisions[at]!.option).toBe(sent);
  expect(twin.told).toEqual([]);
});

test('a table that is left while something waits sends nothing more', async () => {
  const { host, page } = await aloneAtTable('fast');
  await pressAll(page);
  const { length } = host.only.stream.messages;
  page.online.close();
  await host.clock.pass(5000);
  expect(host.only.stream.messages).toHaveLength(length);
});
