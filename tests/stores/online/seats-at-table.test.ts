/** Who sits where at an online table, and who is there: whole pages. */
import { describe, expect, test } from 'vitest';
import { MOST_NAME } from '../../../src/stores/online/names.ts';
import { settled } from '../../support/hand-clock.ts';
import {
  cameOf,
  FakeHost,
  friend,
  hosted,
  type Page,
  pageOf,
  playOn,
  reloaded,
  until,
} from '../../support/online-pages.ts';

async function twoAtTable(mine: readonly string[] = ['seat-1']) {
  const host = new FakeHost();
  const { page: one, tail, watch } = await hosted(host, mine);
  const two = await friend(host, tail, 'seat-2', 'Ben');
  return { host, one, two, tail, watch, pages: [one, two] as const };
}
const keyOf = ({ state }: Page, seat: number): string => {
  const holder = state.seats[seat]!.holder;
  if (holder?.by !== 'person') throw new Error('nobody sits there');
  return holder.key;
};
const holders = ({ state }: Page) =>
  state.seats.map(({ holder }) => (holder?.by === 'person' ? holder.name : (holder?.by ?? null)));

describe('seats', () => {
  test('a seat is left, given to the computer, and taken over, and play goes on each time', async () => {
    const { host, one, two, pages } = await twoAtTable();
    await playOn(host, pages, 4);
    two.online.leave('seat-2');
    await settled();
    expect(holders(one)).toEqual(['Host', null]);
    expect(one.told).toContainEqual({ tells: 'left', of: 'Ben', seat: 'Ben' });
    expect([two.state.watching, two.state.wayBack]).toEqual([true, null]);
    one.online.giveToBot('seat-2');
    await settled();
    const { decisions } = one;
    expect(holders(two)).toEqual(['Host', 'bot']);
    for (
      let n = 0;
      n < 30 && !one.game.session.decisions.slice(decisions).some(({ seat }) => seat === 'seat-2');
      n++
    )
      await playOn(host, [one], 1).then(() => host.clock.pass(2000));
    expect(one.game.session.decisions.slice(decisions).some(({ seat }) => seat === 'seat-2')).toBe(true);
    await one.online.sit('seat-2', '');
    await settled();
    expect(holders(two)).toEqual(['Host', 'Host']);
    await playOn(host, [one], 6);
    expect([two.hash, two.state.watching]).toEqual([one.hash, true]);
  });

  test('the computer’s answer is given once, by whichever page is there, also where the host is gone', async () => {
    const { host, one, two, watch, pages } = await twoAtTable(['seat-1']);
    const three = await friend(host, watch, null);
    await playOn(host, pages, 4);
    one.online.giveToBot('seat-1');
    await settled();
    const count = () => host.only.stream.messages.length;
    const before = [one.decisions, count()];
    // Two is asked or the computer; nobody of three pages answers twice.
    for (let n = 0; n < 6; n++) {
      await host.clock.pass(2500);
      await playOn(host, [two], 1);
    }
    expect(one.decisions).toBeGreaterThan(before[0]! + 2);
    expect(count() - before[1]!).toBe(one.decisions - before[0]!);
    for (const { told } of [one, two, three])
      expect(told.filter(({ tells }) => tells === 'came-second')).toEqual([]);
    one.kill();
    const { decisions } = two;
    await host.clock.pass(20_000);
    const { session } = two.game;
    const isAnswered = () => session.decisions.slice(decisions).some(({ seat }) => seat === 'seat-1');
    for (let n = 0; n < 60 && !isAnswered() && session.pending; n++) {
      await host.clock.pass(2500);
      await playOn(host, [two], 1);
    }
    // Its dice decide how long the fight lasts.
    expect(isAnswered() || session.pending === null).toBe(true);
    expect(three.hash).toBe(two.hash);
  });

  test('whoever is thrown out is told so, comes back by nothing they have, and their seat is free', async () => {
    const { host, one, two, pages } = await twoAtTable();
    await playOn(host, pages, 3);
    const way = two.state.wayBack!.split('/').at(-1)!;
    await one.online.throwOut(keyOf(one, 1));
    await settled();
    expect(two.state.line).toEqual({ is: 'refused', why: 'out' });
    expect(holders(one)).toEqual(['Host', null]);
    const again = await reloaded(host, two);
    expect(await again.tables.resume(again.game.id)).toMatchObject({ ok: false, fault: 'thrown-out' });
    expect(await pageOf(host).tables.back(way)).toMatchObject({ ok: false, fault: 'thrown-out' });
    // By a new link: somebody new.
    const link = one.state.invite!.link.split('/').at(-1)!;
    await again.enter(link);
    await again.online.sit('seat-2', 'Ben again');
    await settled();
    expect(holders(one)).toEqual(['Host', 'Ben again']);
    await playOn(host, [one, again], 4);
    expect(again.hash).toBe(one.hash);
  });

  test('an invite withdrawn lets nobody new in, whoever sits there stays, and a reload forgets none of it', async () => {
    const { host, one, two, tail, pages } = await twoAtTable();
    await one.online.withdrawInvite();
    expect(one.state.invite).toMatchObject({ open: false });
    expect(await pageOf(host).tables.enter(tail)).toMatchObject({ ok: false, fault: 'link-withdrawn' });
    await playOn(host, pages, 3);
    const again = await reloaded(host, one);
    expect(again.state.invite).toMatchObject({ open: false });
    expect(again.hash).toBe(two.hash);
    await again.online.newInvite();
    const three = await friend(host, again.state.invite!.link.split('/').at(-1)!, null);
    expect(three.hash).toBe(again.hash);
  });

  test('the host’s second key frees seats and takes over while the host is gone, and names no third', async () => {
    const { host, one, two, watch, pages } = await twoAtTable();
    const three = await friend(host, watch, null);
    await playOn(host, pages, 3);
    expect(two.state.isHost).toBe(false);
    one.online.nameSecond(keyOf(one, 1));
    await settled();
    expect([two.state.isHost, three.state.isHost]).toEqual([true, false]);
    one.kill();
    two.online.markAway('seat-1');
    await settled();
    expect(three.state.seats[0]!.holder).toMatchObject({ is: 'away' });
    expect(three.told).toContainEqual({ tells: 'away', of: 'Host', seat: 'Anna' });
    two.online.nameSecond(null);
    await two.online.sit('seat-1', '');
    await settled();
    expect([holders(three), two.state.isHost]).toEqual([['Ben', 'Ben'], true]);
    await playOn(host, [two], 6);
    expect(three.hash).toBe(two.hash);
  });

  test('whoever only watches sees it all, answers nothing, says nothing and is heard by nobody', async () => {
    const { host, one, watch, pages } = await twoAtTable();
    const three = await friend(host, watch, null);
    await three.online.rename('Cleo');
    await settled();
    expect(one.state.watchers).toEqual(['Cleo']);
    await playOn(host, pages, 5);
    expect([three.hash, three.state.watching, three.state.mayAnswer]).toEqual([one.hash, true, false]);
    const { hash } = one;
    three.press();
    three.game.undo();
    three.online.talkOf('hello');
    three.line.say(JSON.stringify({ talk: 'hello' }));
    await settled();
    expect([one.hash, three.hash, three.state.sent]).toEqual([hash, hash, null]);
    expect([one.state.talk, three.state.talk, one.state.undo]).toEqual([[], [], null]);
    one.online.talkOf('Well met');
    await settled();
    expect(three.state.talk).toMatchObject([{ by: 'Host', text: 'Well met', mine: false }]);
  });
});

describe('names and presence', () => {
  test('a name is 40 letters without signs that are not seen, and goes when it is removed', async () => {
    const { host, one, two } = await twoAtTable();
    await two.online.rename(`  \u202eB\u0007en\u200b ${'é😀'.repeat(60)}`);
    await until(() => one.state.seats[1]!.holder?.by === 'person' && holders(one)[1]!.startsWith('Ben é'));
    expect([...holders(one)[1]!]).toHaveLength(MOST_NAME);
    expect(holders(one)[1]).toBe(`Ben ${'é😀'.repeat(18)}`);
    await two.online.removeMyName();
    await until(() => holders(one)[1] === '');
    expect(await host.only.stream.join('U').beside.get(`name.${keyOf(one, 1)}`)).toBeNull();
    // What was said under it has none any more either.
    expect(one.told).toContainEqual({ tells: 'sat', of: '', seat: 'Ben' });
  });

  test('a name the host does not take is told, and the seat is taken all the same', async () => {
    const { host, one, tail } = await twoAtTable(['seat-1']);
    one.online.freeSeat('seat-2');
    const three = pageOf(host);
    cameOf(await three.tables.enter(tail).then((came) => came));
    const { route } = cameOf(await three.tables.enter(tail));
    await three.open(route.split('/')[1]!);
    three.line.beside.put = async () => {
      throw new Error('the disk is full', { cause: 'disk-full' });
    };
    await three.online.sit('seat-2', 'Cleo');
    await settled();
    expect(three.told).toContainEqual(expect.objectContaining({ tells: 'passed-over', why: 'disk-full' }));
    expect(three.state.watching).toBe(false);
  });

  test('a page hidden is asleep and not gone, one that leaves is gone at once, one killed after a while', async () => {
    const { host, one, two } = await twoAtTable();
    const is = () => {
      const { holder } = one.state.seats[1]!;
      return holder?.by === 'person' && holder.is;
    };
    expect(is()).toBe('here');
    two.isSeen = false;
    two.online.sleeps(false);
    await settled();
    expect(is()).toBe('asleep');
    await host.clock.pass(3_600_000);
    expect(is()).toBe('asleep');
    two.isSeen = true;
    two.online.wake();
    await settled();
    expect(is()).toBe('here');
    two.online.sleeps(true);
    await settled();
    expect(is()).toBe('gone');
    two.online.wake();
    await settled();
    expect(is()).toBe('here');
    two.kill();
    await host.clock.pass(20_000);
    expect(is()).toBe('gone');
  });
});
