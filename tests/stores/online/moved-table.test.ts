/** The server is gone: the table goes on at another, and whoever had a seat has it there, by the key they kept. */
import { expect, test } from 'vitest';
import { newKey } from '../../../src/online/keys.ts';
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
  SECRET,
} from '../../support/online-pages.ts';

/** Whether the one who moves the table comes back to a page that was closed, or stands before the one that is open. */
const WAYS = ['read again', 'open still'] as const;

async function movedTable(way: (typeof WAYS)[number] = 'read again') {
  const host = new FakeHost();
  const { page: one, tail } = await hosted(host);
  const two = await friend(host, tail, 'seat-2', 'Ben');
  await playOn(host, [one, two], 6);
  const { hash } = one;
  const wayBack = two.state.wayBack!;
  host.isGone = true;
  for (const { line } of [one, two]) line.cut();
  let alone: Page = one;
  let id: string;
  if (way === 'read again') {
    alone = await reloaded(host, one);
    ({ id } = alone.game);
    await alone.tables.playOnHere(id);
    expect(await alone.tables.resume(id)).toBeNull();
  } else id = await one.online.playOnHere();
  await alone.table.idle();
  alone.kill();
  two.kill();
  const elsewhere = new FakeHost();
  const moved = pageOf(elsewhere, alone.browser);
  await moved.tables.own(SECRET);
  await moved.open(id);
  expect(await moved.tables.inviting(id)).toMatchObject({ mine: ['seat-1'], kept: ['seat-2'] });
  const invite = async (mine: readonly string[] = ['seat-1']) => {
    const table = cameOf(await moved.tables.invite(id, { name: 'Ana', mine, witnessed: false }));
    await moved.open(id);
    return `${table.id}.${elsewhere.at(table.id).invite}`;
  };
  return { elsewhere, moved, two, invite, wayBack, hash, id };
}

const holderOf = ({ state }: Page, seat: string) => state.seats.find(({ id }) => id === seat)!.holder;

test.each(WAYS)(
  'a friend’s browser that has the key still has its seat and its name at once: %s',
  async (way) => {
    const { elsewhere, moved, two, invite, hash } = await movedTable(way);
    const tail = await invite();
    expect(holderOf(moved, 'seat-2')).toMatchObject({ by: 'person', mine: false, is: 'gone' });
    const back = pageOf(elsewhere, two.browser);
    await back.enter(tail);
    await settled();
    expect(holderOf(back, 'seat-2')).toMatchObject({ mine: true, name: 'Ben' });
    expect(holderOf(moved, 'seat-2')).toMatchObject({ mine: false, name: 'Ben', is: 'here' });
    expect([back.hash, moved.hash]).toEqual([hash, hash]);
    expect(await playOn(elsewhere, [moved, back], 6)).toBe(6);
    expect(back.hash).toBe(moved.hash);
    // It is not asked twice for it.
    const again = await reloaded(elsewhere, back);
    expect(holderOf(again, 'seat-2')).toMatchObject({ mine: true });
  },
);

test('in another browser the old link proves it; no other link does, and nobody else sits there while it is held', async () => {
  const { elsewhere, moved, invite, wayBack } = await movedTable();
  const tail = await invite();
  const stranger = await friend(elsewhere, tail, 'seat-2', 'Eve');
  expect(holderOf(stranger, 'seat-2')).toMatchObject({ mine: false });
  const wrong = [
    wayBack.slice(0, -1),
    `http://host.test/#/back/${tail.split('.')[0]}.${newKey().seed}`,
    `http://host.test/#/join/${tail}`,
    '',
  ];
  for (const link of wrong)
    expect(await stranger.tables.claim(tail, link)).toEqual({ ok: false, fault: 'no-seat-kept' });
  expect(holderOf(moved, 'seat-2')).toMatchObject({ by: 'person', is: 'gone' });
  const friends = pageOf(elsewhere);
  await friends.enter(tail);
  const { id } = friends.game;
  expect(friends.state.watching).toBe(true);
  const entered = cameOf(await friends.tables.claim(tail, ` ${wayBack}\n`));
  expect(entered.route).toBe(`play/${id}`);
  await friends.open(id);
  expect(holderOf(friends, 'seat-2')).toMatchObject({ mine: true });
  expect(await playOn(elsewhere, [moved, friends], 4)).toBe(4);
  expect(friends.hash).toBe(moved.hash);
  const again = await reloaded(elsewhere, friends);
  expect(again.state.watching).toBe(false);
});

test('the host frees a seat that is kept, as ever, and whoever had it comes as anybody does', async () => {
  const { elsewhere, moved, two, invite } = await movedTable();
  const tail = await invite();
  moved.online.freeSeat('seat-2');
  await settled();
  const eve = await friend(elsewhere, tail, 'seat-2', 'Eve');
  expect(holderOf(eve, 'seat-2')).toMatchObject({ mine: true });
  const back = pageOf(elsewhere, two.browser);
  await back.enter(tail);
  expect(back.state.watching).toBe(true);
});

test('a seat that the host takes is kept for nobody', async () => {
  const { elsewhere, moved, two, invite } = await movedTable();
  const tail = await invite(['seat-1', 'seat-2']);
  expect(['seat-1', 'seat-2'].map((seat) => holderOf(moved, seat))).toMatchObject([
    { mine: true },
    { mine: true },
  ]);
  const back = pageOf(elsewhere, two.browser);
  await back.enter(tail);
  expect(back.state.watching).toBe(true);
});

test('a table that moves twice keeps its seats, also of a friend who missed the one between', async () => {
  const { elsewhere, moved, two, invite, id } = await movedTable();
  await invite();
  elsewhere.isGone = true;
  moved.line.cut();
  await moved.tables.playOnHere(id);
  await moved.table.idle();
  moved.kill();
  const third = new FakeHost();
  const again = pageOf(third, moved.browser);
  await again.tables.own(SECRET);
  await again.open(id);
  const table = cameOf(await again.tables.invite(id, { name: 'Ana', mine: ['seat-1'], witnessed: false }));
  const back = pageOf(third, two.browser);
  await back.enter(`${table.id}.${third.at(table.id).invite}`);
  expect(holderOf(back, 'seat-2')).toMatchObject({ mine: true });
});
