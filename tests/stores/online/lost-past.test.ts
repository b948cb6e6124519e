/** A server that has another past than it told: nothing that was taken goes but by what somebody decided otherwise. */
import { expect, test } from 'vitest';
import { settled } from '../../support/hand-clock.ts';
import { FakeHost, friend, hosted, type Page, playOn, reloaded, until } from '../../support/online-pages.ts';

async function threeAtTable() {
  const host = new FakeHost();
  const { page: one, tail, watch } = await hosted(host);
  const two = await friend(host, tail, 'seat-2', 'Ben');
  const three = await friend(host, watch, null);
  const pages = [one, two] as const;
  await playOn(host, pages, 10);
  return { host, one, two, three, watch, pages, id: one.online.id, all: [one, two, three] as const };
}
const told = ({ told: all }: Page, tells: string) => all.filter((one) => one.tells === tells);
const count = ({ only }: FakeHost) => only.stream.messages.length;

test('what the host’s page sends again has its old place and its old dice, also for whoever comes later', async () => {
  const { host, one, all, watch, pages, id } = await threeAtTable();
  const { hash } = one;
  const { mixes } = one.game.session;
  await host.loses(id, count(host) - 4);
  await until(() => all.every(({ state }) => state.caughtUp));
  for (const page of all) expect([page.hash, page.game.session.mixes]).toEqual([hash, mixes]);
  expect([told(one, 'sent-again'), told(all[1], 'lost')]).toEqual([
    [{ tells: 'sent-again', decisions: 4 }],
    [{ tells: 'lost', decisions: 4 }],
  ]);
  // Lost once more, what was sent again among it.
  await playOn(host, pages, 2);
  const then = one.hash;
  await host.loses(id, count(host) - 5);
  await until(() => all.every(({ state }) => state.caughtUp));
  const late = await friend(host, watch, null);
  for (const page of [...all, late]) expect(page.hash).toBe(then);
  await playOn(host, pages, 4);
  expect(late.hash).toBe(one.hash);
  for (const page of all) expect(told(page, 'past-changed')).toEqual([]);
});

test('what is being decided meanwhile waits, and counts once all is there again', async () => {
  const { host, one, two, all, pages, id } = await threeAtTable();
  for (let n = 0; n < 200 && !two.state.mayAnswer; n++) await playOn(host, pages, 1);
  const { decisions } = two;
  for (const { line } of all) line.cut();
  const option = two.press();
  await host.loses(id, count(host) - 2);
  await until(() => one.decisions > decisions && two.decisions > decisions);
  await until(() => all.every(({ state }) => state.caughtUp));
  expect(two.game.session.decisions[decisions]!.option).toBe(option);
  expect([told(one, 'other-past'), told(two, 'came-second'), two.hash]).toEqual([[], [], one.hash]);
});

test('an undo that the server lost is an undo still', async () => {
  const { host, one, two, three, id, all } = await threeAtTable();
  for (let n = 0; n < 3; n++) {
    one.game.undo();
    await host.clock.pass(300);
    if (two.state.undo?.forMe) two.online.agree();
    await host.clock.pass(300);
  }
  const { hash, decisions } = one;
  expect(decisions).toBeLessThan(10);
  await host.loses(id, count(host) - 1);
  await until(() => all.every(({ state }) => state.caughtUp));
  expect([one.hash, two.hash, three.hash]).toEqual([hash, hash, hash]);
});

test('the second key sends it where the host is not there', async () => {
  const { host, one, two, three, id } = await threeAtTable();
  const holder = one.state.seats[1]!.holder;
  if (holder?.by !== 'person') throw new Error('nobody sits there');
  one.online.nameSecond(holder.key);
  await host.clock.pass(300);
  await playOn(host, [one, two], 3);
  const { hash } = two;
  one.kill();
  await host.clock.pass(20_000);
  await host.loses(id, count(host) - 2);
  await until(() => !three.state.caughtUp);
  await settled();
  expect([two.hash, three.hash]).toEqual([hash, hash]);
  await host.clock.pass(12_000);
  await until(() => two.state.caughtUp && three.state.caughtUp);
  expect([two.hash, three.hash]).toEqual([hash, hash]);
  const again = await reloaded(host, one);
  expect(again.hash).toBe(hash);
});

test('where the host’s page was opened since and has no more, the server counts, and that is told', async () => {
  const { host, one, two, three, id } = await threeAtTable();
  const before = one.decisions;
  await one.table.idle();
  one.kill();
  await host.loses(id, count(host) - 2);
  await until(() => !two.state.caughtUp && !three.state.caughtUp);
  const again = await reloaded(host, one);
  expect([again.decisions, two.decisions]).toEqual([before - 2, before]);
  await host.clock.pass(40_000);
  await until(() => two.state.caughtUp && three.state.caughtUp);
  expect([two.hash, three.hash]).toEqual([again.hash, again.hash]);
  expect(told(two, 'past-changed')).toEqual([{ tells: 'past-changed', decision: before - 2 }]);
  await playOn(host, [again, two], 4);
  expect([two.hash, three.hash]).toEqual([again.hash, again.hash]);
});

test('what somebody has decided otherwise since stands, and what no longer fits is told', async () => {
  const { host, one, two, three, id, all } = await threeAtTable();
  const { length } = host.only.stream.messages;
  const before = one.decisions;
  // Only whoever was asked then comes back at first, without what was lost.
  const asked = one.game.session.decisions.at(-2)!.seat === 'seat-1' ? one : two;
  const other = asked === one ? two : one;
  await host.loses(id, length - 2, [other, three]);
  for (const { line } of [other, three]) line.cut();
  asked.kill();
  const again = await reloaded(host, asked);
  const { options } = again.game.store.getState().pending!;
  const was = other.game.session.decisions.at(-2)!.option;
  again.press(options.find((option) => option.id !== was)!.id);
  await settled();
  for (const { lines } of [other, three]) lines[0]!.refuse('other-past');
  await host.clock.pass(60_000);
  await until(() => all.every((page) => page === asked || page.state.caughtUp));
  expect([other.hash, three.hash]).toEqual([again.hash, again.hash]);
  expect(told(three, 'past-changed')).toEqual([{ tells: 'past-changed', decision: before - 2 }]);
  await playOn(host, [again, other], 4);
  expect([other.hash, three.hash]).toEqual([again.hash, again.hash]);
});

/** Another past, signed by whoever has decided last. */
async function otherPast({
  host,
  one,
  two,
}: Pick<Awaited<ReturnType<typeof threeAtTable>>, 'host' | 'one' | 'two'>) {
  const { key, text } = host.only.stream.messages.findLast(({ text }) => text.includes('decide'))!;
  const body = JSON.parse(JSON.parse(text).body);
  const by = [one, two].find(({ state }) =>
    state.seats.some(({ holder }) => holder?.by === 'person' && holder.mine && holder.key === key),
  )!;
  const seed = by.state.wayBack!.split('.').at(-1)!;
  const { keyOf } = await import('../../../src/online/keys.ts');
  const { toSign } = await import('../../../src/online/table-messages.ts');
  const wrong = JSON.stringify({ ...body, chain: 'f'.repeat(64) });
  const signed = JSON.stringify({ body: wrong, sig: keyOf(seed).sign(toSign(one.online.id, wrong)) });
  const send = (name: string) => by.line.send(signed, name);
  return { send, of: by === one ? 'Host' : 'Ben' };
}

test('whoever signs another past is named, and makes nobody read over and over', async () => {
  const { host, one, two, three, pages } = await threeAtTable();
  const { send, of } = await otherPast({ host, one, two });
  const { lines } = three;
  for (let n = 0; n < 5; n++) await send(`wrong ${n}`);
  await until(() => told(three, 'other-past').length > 0);
  await host.clock.pass(500);
  expect(told(three, 'other-past')).toEqual([{ tells: 'other-past', of }]);
  expect(lines).toHaveLength(1);
  await playOn(host, pages, 4);
  expect([two.hash, three.hash]).toEqual([one.hash, one.hash]);
});

test('they are named also where the game goes on while all is read once more', async () => {
  const { host, one, two, watch, pages } = await threeAtTable();
  let reads = Promise.resolve();
  let goOn = () => {};
  let now = 0;
  const slow = { pause: () => reads, clock: () => (now += 1000) };
  const late = await friend(host, watch, null, 'Cyd', slow);
  await until(() => late.hash === one.hash);
  reads = new Promise((done) => {
    goOn = done;
  });
  const { send, of } = await otherPast({ host, one, two });
  await send('wrong');
  await until(() => !late.state.caughtUp);
  await playOn(host, pages, 3);
  goOn();
  await until(() => late.hash === one.hash);
  expect(told(late, 'other-past')).toEqual([{ tells: 'other-past', of }]);
});
