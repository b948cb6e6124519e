// For the proof only: the hand and its cards are tested in `npm test`. What is thrown at a space and touches all around it: its shape is seen with all it touches before it is thrown.
import { expect, test } from '@playwright/test';
import { areaAt } from '../src/engine/index.ts';
import { armedGame } from './armed-game.ts';
import { middleOf } from './game-at.ts';
import { openSession } from './opened-game.ts';
import { clickSpace, errorsOf, question, withoutWaiting } from './table-page.ts';

const SIZES = [
  { name: 'a laptop', width: 1366, height: 768, touch: false },
  { name: 'a phone', width: 390, height: 844, touch: true },
];

type Session = ReturnType<typeof armedGame>;
const isOurs = ({ state }: Session, id: string) =>
  state.figures.some((one) => one.id === id && one.side === 'adventurers');

/** Where it touches a friend and an enemy, and where enemies alone. */
function placesOf(session: Session) {
  const pending = session.pending!;
  const areas = pending.options.flatMap(({ act }) => {
    const area = act.do === 'choose-space' ? areaAt(session.position, pending, act.space) : null;
    return act.do === 'choose-space' && area ? [{ space: act.space, ...area }] : [];
  });
  const ours = ({ figures }: { figures: readonly string[] }) =>
    figures.filter((id) => isOurs(session, id)).length;
  return {
    mixed: areas.find((one) => ours(one) === 1 && one.figures.length > 1),
    other: areas.find((one) => ours(one) === 0 && one.figures.length > 0),
  };
}

const session = armedGame(
  'under-hallow-street',
  'a',
  { card: 'zeke-jeong', items: ['magic-staff', 'magic-frag'] },
  ({ id }) => id.includes('magic-frag'),
  (ahead) => {
    if (ahead.pending?.question.ask !== 'which-space') return false;
    const { mixed, other } = placesOf(ahead);
    return mixed !== undefined && other !== undefined;
  },
);
const { mixed, other } = placesOf(session);

for (const { name, width, height, touch } of SIZES)
  test(`the area follows the pointer, is fixed by a press and thrown by another on ${name}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch });
    const page = await context.newPage();
    const errors = errorsOf(page);
    await withoutWaiting(page);
    await openSession(page, session);
    const { decisions } = (await question(page))!;
    await expect(page.locator('.board-area')).toHaveCount(0);
    const [x, y] = mixed!.space;
    await clickSpace(page, x, y);
    await expect(page.locator('.board-area')).toHaveCount(mixed!.spaces.length);
    await expect(page.locator('.plate[data-kind="friend"]')).toHaveText([/ too$/]);
    await expect(page.locator('.plate[data-kind="target"]')).toHaveCount(mixed!.figures.length - 1);
    await page.screenshot({ path: test.info().outputPath('laid.png') });
    expect((await question(page))!.decisions).toBe(decisions);
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await expect(page.locator('.target')).toHaveCount(0);
    if (!touch) {
      // Without a press it goes where the pointer is.
      await clickSpace(page, other!.space[0], other!.space[1]);
      await expect(page.locator('.plate[data-kind="friend"]')).toHaveCount(0);
      await page.screenshot({ path: test.info().outputPath('other.png') });
      await page.keyboard.press('Escape');
      await expect(page.locator('.board-area')).toHaveCount(other!.spaces.length);
    }
    await clickSpace(page, x, y);
    await page.getByRole('button', { name: /^Throw/ }).click();
    await expect.poll(async () => (await question(page))?.decisions).toBeGreaterThan(decisions);
    expect(errors).toEqual([]);
    await context.close();
  });

test('under a finger the area goes with it over the board, and lies where that leaves', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await withoutWaiting(page);
  await openSession(page, session);
  const { decisions } = (await question(page))!;
  const [x, y] = mixed!.space;
  await clickSpace(page, x, y);
  await expect(page.locator('.board-area')).toHaveCount(mixed!.spaces.length);
  // A neighbour it may be laid at, and the finger goes there and back: nothing is thrown by coming back.
  const near = session.pending!.options.flatMap(({ act }) =>
    act.do === 'choose-space' && Math.abs(act.space[0] - x) + Math.abs(act.space[1] - y) === 1
      ? [act.space]
      : [],
  )[0]!;
  const [here, there] = await Promise.all(
    ([mixed!.space, near] as const).map(async (space) => {
      const [left, top] = await middleOf(page, space);
      return { x: left, y: top };
    }),
  );
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const laid = () => page.locator('.board-area').evaluateAll((all) => all.map((one) => one.outerHTML).join());
  const first = await laid();
  await touch('touchStart', here);
  for (const share of [0.4, 0.7, 1])
    await touch('touchMove', {
      x: here!.x + (there!.x - here!.x) * share,
      y: here!.y + (there!.y - here!.y) * share,
    });
  await expect.poll(laid).not.toBe(first);
  await page.screenshot({ path: test.info().outputPath('carried.png') });
  await touch('touchMove', here);
  await touch('touchMove', there);
  await touch('touchEnd');
  await expect.poll(laid).not.toBe(first);
  expect((await question(page))!.decisions).toBe(decisions);
  await page.getByRole('button', { name: /^Throw/ }).click();
  await expect.poll(async () => (await question(page))?.decisions).toBeGreaterThan(decisions);
  await context.close();
});
