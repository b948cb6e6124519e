import { expect, type Page } from '@playwright/test';
import { openAt } from './opened-game.ts';
import { withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

const open = (page: Page) =>
  openAt(
    page,
    'under-hallow-street',
    'p1',
    ({ pending, state }) => pending?.kind === 'turn' && state.clock.round > 1,
  );

/** How the board is drawn just now, in the page, a zoom under way included. */
const drawn = (page: Page) =>
  page.locator('.board-sheet').evaluate((sheet) => {
    const { left, top, width, height } = sheet.getBoundingClientRect();
    const { style, offsetWidth } = sheet as HTMLElement;
    return { left, top, width, height, laidOut: offsetWidth, underWay: style.transform !== '' };
  });
const settled = async (page: Page) => {
  await expect.poll(async () => (await drawn(page)).underWay).toBe(false);
  return drawn(page);
};
/** Done when the board has stood in one place for a dozen frames. */
const atRest = (page: Page) =>
  page.locator('.board-sheet').evaluate(async (sheet) => {
    let still = 0;
    let last = Number.NaN;
    while (still < 12) {
      await new Promise(requestAnimationFrame);
      const { left } = sheet.getBoundingClientRect();
      still = left === last ? still + 1 : 0;
      last = left;
    }
  });
/** Which part of the board lies under a point, from 0 to 1 in both directions. */
const under = ({ left, top, width, height }: Awaited<ReturnType<typeof drawn>>, x: number, y: number) =>
  [(x - left) / width, (y - top) / height] as const;
const scrolls = (page: Page) =>
  page.evaluate(() => [
    window.scrollX,
    window.scrollY,
    visualViewport?.scale,
    document.querySelector('.dock-main')?.scrollTop,
  ]);
const middle = async (page: Page) => {
  const box = (await page.locator('.board-place').boundingBox())!;
  return [box.x + box.width * 0.55, box.y + Math.min(box.height, 380) * 0.5] as const;
};

test('the wheel zooms about the pointer, a drag moves the board and presses nothing, and Fit fits', async ({
  page,
}) => {
  await withoutWaiting(page);
  await open(page);
  const before = await settled(page);
  const still = await scrolls(page);
  const decisions = await page.locator('[data-decisions]').getAttribute('data-decisions');
  const [x, y] = await middle(page);
  await page.mouse.move(x, y);
  for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, -160);
  await expect.poll(async () => (await drawn(page)).laidOut).toBeGreaterThan(before.laidOut * 1.5);
  const near = await settled(page);
  const [was, is] = [under(before, x, y), under(near, x, y)];
  expect(Math.abs(was[0] - is[0])).toBeLessThan(0.02);
  expect(Math.abs(was[1] - is[1])).toBeLessThan(0.02);

  await page.mouse.down();
  await page.mouse.move(x - 60, y - 30, { steps: 4 });
  await page.mouse.up();
  const moved = await drawn(page);
  expect(moved.left - near.left).toBeCloseTo(-60, -0.5);
  expect(moved.top - near.top).toBeCloseTo(-30, -0.5);
  await page.mouse.down({ button: 'middle' });
  await page.mouse.move(x - 20, y - 30, { steps: 4 });
  await page.mouse.up({ button: 'middle' });
  expect((await drawn(page)).left).toBeCloseTo(moved.left + 40, -0.5);
  await expect(page.locator('.selection')).toHaveCount(0);
  expect(await page.locator('[data-decisions]').getAttribute('data-decisions')).toBe(decisions);

  await page.locator('.board-place').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await drawn(page)).left).not.toBeCloseTo(moved.left + 40, -0.5);
  await page.keyboard.press('0');
  const place = (await page.locator('.board-place').boundingBox())!;
  await expect.poll(async () => (await drawn(page)).width).toBeLessThanOrEqual(place.width);
  // The board is drawn in whole pixels.
  expect((await drawn(page)).height).toBeLessThanOrEqual(Math.ceil(place.height));
  await page.keyboard.press('+');
  await expect.poll(async () => (await drawn(page)).width).toBeGreaterThan(before.width * 1.1);
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect.poll(async () => (await drawn(page)).width).toBeLessThanOrEqual(place.width);
  expect(await scrolls(page)).toEqual(still);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two fingers zoom about themselves, one moves, and neither the page nor its panels go along', {
    tag: '@quick',
  }, async ({ page }) => {
    await withoutWaiting(page);
    await open(page);
    const before = await settled(page);
    const still = await scrolls(page);
    const [x, y] = await middle(page);
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...at: readonly (readonly [number, number])[]
    ) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
    await touch('touchStart', [x - 20, y]);
    await touch('touchStart', [x - 20, y], [x + 20, y]);
    for (const apart of [25, 32, 40]) await touch('touchMove', [x - apart, y], [x + apart, y]);
    expect((await drawn(page)).laidOut).toBe(before.laidOut);
    await touch('touchEnd');
    await expect.poll(async () => (await drawn(page)).laidOut).toBeGreaterThan(before.laidOut * 1.7);
    const near = await settled(page);
    const [was, is] = [under(before, x, y), under(near, x, y)];
    expect(Math.abs(was[0] - is[0])).toBeLessThan(0.03);
    expect(Math.abs(was[1] - is[1])).toBeLessThan(0.03);
    await touch('touchStart', [x, y]);
    for (const away of [15, 30, 45]) await touch('touchMove', [x - away, y]);
    await touch('touchEnd');
    expect((await drawn(page)).left).toBeCloseTo(near.left - 45, -1.1);
    await expect(page.locator('.selection')).toHaveCount(0);
    expect(await scrolls(page)).toEqual(still);
    // A tap while it still glides along only stops it.
    await atRest(page);

    await page.getByRole('button', { name: 'Fit' }).tap();
    const sheet = (await page.locator('.dock').boundingBox())!;
    await expect.poll(async () => (await drawn(page)).width).toBeLessThanOrEqual(390);
    const { top, height } = await drawn(page);
    expect(top + height).toBeLessThanOrEqual(sheet.y + 1);
  });

  test('a double tap where nothing answers looks closer there, and again at all of it', async ({ page }) => {
    await withoutWaiting(page);
    await open(page);
    await page.getByRole('button', { name: 'Fit' }).tap();
    const whole = await settled(page);
    // Above the first rooms there is nothing but the dark.
    const [x, y] = [whole.left + whole.width * 0.2, whole.top + whole.height * 0.2];
    const session = await page.context().newCDPSession(page);
    // One after the other as a hand does, however busy the machine is.
    const twice = () =>
      Promise.all(
        (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).map((type) =>
          session.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: type === 'touchStart' ? [{ x, y }] : [],
          }),
        ),
      );
    await twice();
    await expect.poll(async () => (await drawn(page)).laidOut).toBeGreaterThan(whole.laidOut * 2);
    await twice();
    await expect.poll(async () => (await drawn(page)).laidOut).toBe(whole.laidOut);
  });

  test('the dock keeps its height whatever it holds, and hides nobody whose turn it is', async ({ page }) => {
    await withoutWaiting(page);
    await open(page);
    const dock = page.locator('.dock');
    const [first, board] = [await dock.boundingBox(), await page.locator('.board-place').boundingBox()];
    const expectSeen = () =>
      expect
        .poll(async () => {
          const [figure, cover] = await Promise.all([
            page.locator('.board .figure[data-active]').boundingBox(),
            dock.boundingBox(),
          ]);
          return figure!.y + figure!.height <= cover!.y + 1;
        })
        .toBe(true);
    await expectSeen();
    // A card of several, what is pointed at, and back.
    await page.locator('.deeds [data-option*=" "]').first().tap();
    await expect(page.locator('.target')).toBeInViewport({ ratio: 1 });
    expect(await dock.boundingBox()).toEqual(first);
    await expectSeen();
    await page.locator('.target-ways .btn').first().tap();
    await expect(page.locator('.deeds')).toBeInViewport({ ratio: 1 });
    expect(await dock.boundingBox()).toEqual(first);
    expect(await page.locator('.board-place').boundingBox()).toEqual(board);
  });
});
