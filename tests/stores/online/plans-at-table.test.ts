/** Plans that friends see: a turn laid out on one page stands on the others', for as long as it may. Whole pages. */
import { expect, test } from 'vitest';
import { MOST_SAID, readSaying } from '../../../src/stores/online/presence.ts';
import { settled } from '../../support/hand-clock.ts';
import { figureOf, plans, told, view, walks } from '../../support/laid-out.ts';
import { FakeHost, friend, hosted, type Page, playOn, until } from '../../support/online-pages.ts';

async function atTurn() {
  const host = new FakeHost();
  const { page: one, tail, watch } = await hosted(host);
  const two = await friend(host, tail, 'seat-2', 'Ben');
  const pages = [one, two] as const;
  for (let n = 0; n < 200 && !view(one).turn; n++) await playOn(host, pages, 1);
  await until(() => view(two).turn !== null);
  return { host, one, two, tail, watch, pages };
}

test('what is laid out on one page stands on the other, changes with it and is taken back', async () => {
  const { host, one, two, pages } = await atTurn();
  const { length } = host.only.stream.messages;
  const hers = figureOf(two, 1);
  const step = await walks(two, hers);
  expect(told(one)).toEqual([{ by: 'Ben', figure: hers, steps: [step] }]);
  // Nobody says it back, and what is looked at here is not what is laid out here.
  await host.clock.pass(9000);
  expect([told(one).length, told(two), plans(two).length]).toEqual([1, [], 1]);
  one.game.plans.begin(hers, view(one));
  expect(plans(one).map(({ by, steps }) => [by, steps.length])).toEqual([
    ['Ben', 1],
    [undefined, 0],
  ]);
  // A copy is this page's own, and told to the other.
  const theirs = plans(one).find(({ by }) => by === 'Ben')!;
  one.game.plans.choose(theirs.id);
  await settled();
  expect(told(two)).toEqual([{ by: 'Host', figure: hers, steps: [step] }]);
  one.game.plans.drop(one.game.plans.store.getState().open!);
  await settled();
  expect(told(two)).toEqual([]);
  expect(told(one)).toHaveLength(1);
  two.game.plans.cut(0);
  await settled();
  expect(told(one)).toEqual([]);
  const other = await walks(two, hers, 1);
  expect(told(one)).toEqual([{ by: 'Ben', figure: hers, steps: [other] }]);
  // No stream keeps them, and no other browser.
  expect(host.only.stream.messages).toHaveLength(length);
  for (const page of pages) await page.table.idle();
  const kept = async ({ browser, game }: Page) => JSON.stringify(await browser.storage.read(game.id));
  expect(await kept(two)).toContain(JSON.stringify(other));
  expect(await kept(one)).not.toContain(JSON.stringify(other));
});

test('it goes with its turn, with a page that is gone, and with a game that is left; whoever comes later sees it', async () => {
  const { host, one, two, watch, pages } = await atTurn();
  const now = view(two).turn!.figure;
  const figure = figureOf(two, 0) === now ? figureOf(two, 1) : figureOf(two, 0);
  await walks(two, figure);
  const three = await friend(host, watch, null);
  await host.clock.pass(4500);
  expect([told(one).length, told(three).length]).toEqual([1, 1]);
  // Its own turn comes, and is over.
  const { turn } = plans(one).find(({ by }) => by === 'Ben')!;
  const isOver = () => view(one).figures.find(({ id }) => id === figure)!.turnsTaken > turn;
  for (let n = 0; n < 400 && !isOver() && view(one).outcome === null; n++) await playOn(host, pages, 1);
  expect(isOver()).toBe(true);
  await host.clock.pass(9000);
  expect(told(one)).toEqual([]);
  expect(one.game.plans.store.getState().gone).toEqual([]); // that is told to whoever laid it out

  const again = figureOf(two, 0);
  await walks(two, again);
  expect(told(one)).toHaveLength(1);
  two.online.close();
  await settled();
  expect(told(one)).toEqual([]);
  await walks(one, again);
  expect(told(three)).toHaveLength(1);
  three.online.onScreen(three.game.id)();
  expect(told(three)).toEqual([]);
});

test('nobody fills a page with plans, nor lays one out for nobody, for far turns, or from no seat', async () => {
  const { host, one, two, watch } = await atTurn();
  const three = await friend(host, watch, null);
  const own = figureOf(one, 0);
  const { turnsTaken } = view(one).figures.find(({ id }) => id === own)!;
  const strike = { do: 'strike', target: own, empower: false } as const;
  const say = async (from: Page, plan: object) => {
    from.line.say(JSON.stringify({ plan }));
    await settled();
  };
  await say(three, { figure: own, turn: turnsTaken + 1, steps: [strike] });
  await say(two, { figure: 'nobody', turn: 1, steps: [strike] });
  await say(two, { figure: own, turn: turnsTaken + 3, steps: [strike] });
  await say(two, { figure: own, turn: 0, steps: [strike] });
  await say(two, { figure: own, turn: turnsTaken + 1, steps: [] });
  expect(told(one)).toEqual([]);
  // One of each figure that somebody plays, however often it is said, and none of the others.
  const { figures } = view(one);
  const played = figures.filter(({ seat }) => seat !== null).map(({ id }) => id);
  expect(played.length).toBeLessThan(figures.length);
  for (const empower of [false, true])
    for (const { id: figure, turnsTaken: taken } of figures)
      await say(two, { figure, turn: taken + 1, steps: [{ ...strike, empower }] });
  expect(told(one)).toEqual(
    played.map((figure) => ({ by: 'Ben', figure, steps: [{ ...strike, empower: true }] })),
  );
  expect(told(two)).toEqual([]);
});

test('a plan is read strictly', () => {
  const step = { do: 'go', space: [3, 4], way: [[3, 3]] };
  const plan = { figure: 'a', turn: 1, steps: [step] };
  const read = (it: unknown) => readSaying(JSON.stringify({ plan: it }));
  expect(read(plan)).toEqual({ plan });
  expect(read({ ...plan, steps: [] })).toEqual({ plan: { ...plan, steps: [] } });
  for (const wrong of [
    null,
    [],
    { ...plan, by: 'Ben' },
    { ...plan, turn: -1 },
    { ...plan, turn: 0.5 },
    { ...plan, figure: 7 },
    { ...plan, steps: [{ ...step, more: 1 }] },
    { ...plan, steps: [{ ...step, space: [3] }] },
    { ...plan, steps: [{ do: 'wait' }] },
    { ...plan, steps: Array.from({ length: 41 }, () => ({ do: 'go', space: [1, 1], way: [] })) },
    { figure: 'a', turn: 1 },
  ])
    expect(read(wrong), JSON.stringify(wrong)).toBeNull();
  const way = Array.from({ length: 4 * MOST_SAID }, () => [3, 3]);
  expect(read({ ...plan, steps: [{ ...step, way }] })).toBeNull();
});
