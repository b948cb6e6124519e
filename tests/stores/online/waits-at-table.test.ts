/** What waits at an online table, and what ends that: undo, witnesses, what a seat passes until its turn. */
import { describe, expect, test } from 'vitest';
import type { Prompt } from '../../../src/engine/index.ts';
import { listOffers } from '../../../src/stores/middara/auto-pass.ts';
import { UNTIL_MY_TURN } from '../../../src/stores/online/standing-by.ts';
import { settled } from '../../support/hand-clock.ts';
import { FakeHost, friend, hosted, type Page, playOn, reloaded, until } from '../../support/online-pages.ts';

async function twoAtTable(how: Parameters<typeof hosted>[2] = {}) {
  const host = new FakeHost();
  const { page: one, tail, watch } = await hosted(host, ['seat-1'], how);
  const two = await friend(host, tail, 'seat-2', 'Ben');
  const three = await friend(host, watch, null);
  return { host, one, two, three, pages: [one, two] as const, all: [one, two, three] as const };
}

/** Until somebody has asked for an undo that waits for the other. */
async function askedBack(host: FakeHost, pages: readonly [Page, Page]): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await playOn(host, pages, 1);
    const [one, two] = pages;
    // Of two's decision, or of what it threw.
    if (one.game.session.decisions.at(-1)!.seat === 'seat-2' && one.decisions > 6) {
      one.game.undo();
      await settled();
      if (two.state.undo) return;
    }
  }
  throw new Error('nobody was asked');
}

describe('an undo asked for', () => {
  test('ends after a minute by the stream’s time, on every page', async () => {
    const { host, one, two, three, pages, all } = await twoAtTable();
    await askedBack(host, pages);
    const { decisions, hash } = one;
    expect(all.map(({ state }) => [state.undo?.by, state.undo?.forMe])).toEqual([
      ['Host', false],
      ['Host', true],
      ['Host', false],
    ]);
    await host.clock.pass(59_000);
    expect(three.state.undo).not.toBeNull();
    await host.clock.pass(6000);
    expect(all.map(({ state }) => state.undo)).toEqual([null, null, null]);
    expect([one.decisions, one.hash, two.hash, three.hash]).toEqual([decisions, hash, hash, hash]);
    expect(three.told).toContainEqual({ tells: 'undo-ended', by: 'Host' });
    // Said by one page alone.
    expect(host.only.stream.messages.filter(({ text }) => text.includes('\\"now\\"'))).toHaveLength(1);
  });

  test('is agreed to by the silence of somebody who is gone, logged away meanwhile by the host’s page', async () => {
    const { host, one, two, three, pages } = await twoAtTable();
    await askedBack(host, pages);
    const { decisions } = one;
    two.kill();
    await host.clock.pass(40_000);
    expect(one.state.seats[1]!.holder).toMatchObject({ is: 'away' });
    await host.clock.pass(30_000);
    expect([one.state.undo, three.state.undo]).toEqual([null, null]);
    expect(one.decisions).toBeLessThan(decisions);
    expect(three.hash).toBe(one.hash);
    expect(three.told).toContainEqual({ tells: 'undone', by: 'Host' });
    // Whoever comes back finds the same.
    const again = await reloaded(host, two);
    expect(again.hash).toBe(one.hash);
  });

  test('is refused, and then nothing is undone', async () => {
    const { host, one, two, three, pages } = await twoAtTable();
    await askedBack(host, pages);
    const { hash } = one;
    two.online.refuse();
    await settled();
    expect([one.hash, three.hash, one.state.undo]).toEqual([hash, hash, null]);
    expect(one.told).toContainEqual({ tells: 'undo-refused', by: 'Ben' });
  });
});

describe('witnessed dice', () => {
  test('fall once the witness has spoken, and without a silent one after ten seconds', async () => {
    const { host, one, two, three, pages } = await twoAtTable({ witnessed: true });
    expect(one.state.witnessed).toBe(true);
    expect(await playOn(host, pages, 20)).toBe(20);
    expect([two.hash, three.hash]).toEqual([one.hash, one.hash]);
    for (let n = 0; n < 60 && !one.state.mayAnswer; n++) await playOn(host, pages, 1);
    two.kill();
    const { decisions } = one;
    one.press();
    await host.clock.pass(5000);
    expect([one.state.witness, one.decisions]).toEqual(['Ben', decisions]);
    expect(one.state.mayAnswer).toBe(false);
    await host.clock.pass(10_000);
    // What is not worth asking is decided behind it at once.
    expect(one.decisions).toBeGreaterThan(decisions);
    expect([one.state.witness, three.decisions]).toEqual([null, one.decisions]);
    expect(three.hash).toBe(one.hash);
  });
});

describe('until one’s turn', () => {
  const mereOffer = ({ game }: Page): boolean => {
    const { pending } = game.store.getState();
    return pending !== null && listOffers(pending as Prompt).length > 0;
  };
  const turnOf = ({ game }: Page) => {
    const { turn, figures } = game.session.state;
    return figures.find(({ id }) => id === turn?.figure)?.seat ?? null;
  };

  test('whatever is merely offered in another’s turn is passed by every page alike, and no more from one’s own turn on', async () => {
    const { host, one, two, three, pages } = await twoAtTable({ seed: 'stand' });
    const asked: boolean[] = [];
    let pressed = 0;
    const first = one.decisions;
    let stands = 0;
    /** What was said before its turn began, and came behind that, lasts until the next. */
    let isLate = false;
    let [hasPasses, wasHeard] = [false, false];
    two.online.store.subscribe(({ seats }) => {
      const has = seats[1]!.passes.length > 0;
      if (has === hasPasses) return;
      hasPasses = has;
      wasHeard ||= has;
      isLate = has && turnOf(two) === 'seat-2';
    });
    const isOver = () => one.decisions - first - pressed > 2 && turnOf(one) === 'seat-2' && !isLate;
    for (let n = 0; n < 400 && !isOver(); n++) {
      const isTheirs = turnOf(two) === 'seat-2';
      if (!isTheirs && two.state.seats[1]!.passes.length === 0) {
        wasHeard = false;
        two.online.standBy([UNTIL_MY_TURN]);
        stands += 1;
        // It may be over at once, where the turn begins just then.
        await until(() => wasHeard);
      }
      // Its page says so as its turn begins, and that comes back out of the stream.
      if (isTheirs && !isLate) await until(() => two.state.seats[1]!.passes.length === 0 || isLate);
      else if (two.state.mayAnswer) asked.push(mereOffer(two));
      pressed += await playOn(host, pages, 1);
    }
    expect(asked).not.toContain(true);
    // Decided though nobody pressed.
    expect(one.decisions - first).toBeGreaterThan(pressed + 2);
    expect(stands).toBeGreaterThan(0);
    expect([two.hash, three.hash]).toEqual([one.hash, one.hash]);
    expect(three.state.seats[1]!.passes).toEqual([]);
    // Turned on within one's own turn it lasts until the next.
    two.online.standBy([UNTIL_MY_TURN]);
    await settled();
    expect(three.state.seats[1]!.passes).toEqual([UNTIL_MY_TURN]);
    await playOn(host, pages, 1);
    await until(() => two.hash === one.hash);
  });
});
