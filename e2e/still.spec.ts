// For the proof only: opponents act at their own pace for two rounds in four sizes.
import { expect, type Page, test } from '@playwright/test';
import { inMotion } from './in-motion.ts';
import { openAt } from './opened-game.ts';
import { question } from './table-page.ts';

test.use({ contextOptions: inMotion });

/** Whatever is asked, of whomever, and whatever is told of it. */
const PLACES = ['.board-place', '.track', '.goal-line', '.table-bar', '.table-board', '.dock'];

interface Shift {
  readonly value: number;
  readonly parts: readonly string[];
}

/** Counts every shift of the layout from now on; none is forgiven for a press just before. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: { value: number; parts: string[] }[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.closest('section, aside, header, main, ol')?.className} > ${node.getAttribute('class')}`
        : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        // What is thrown and called out over the board moves because it is meant to, and cards of the track that go on to
        // their next place; what is asked is another text each time, in a place that stays. What stands on the edge of a
        // phone's dock goes with it, which is low while opponents act. What is where it was has not moved, nor what is there
        // no more.
        const sources = entry.sources.filter(
          ({ node, previousRect: was, currentRect: is }) =>
            node?.isConnected === true &&
            !(node instanceof Element ? node : node.parentElement)?.closest(
              '.stage, .dock, .track, .just-now, .board-notes, .board-foot-notes, [data-layout="phone"] .board-foot',
            ) &&
            (was.x !== is.x || was.y !== is.y || was.width !== is.width || was.height !== is.height),
        );
        if (sources.length === 0) continue;
        shifts.push({
          value: entry.value,
          parts: sources.map(({ node, previousRect: was, currentRect: is }) =>
            [nameOf(node), was.x, was.y, was.width, was.height, 'to', is.x, is.y, is.width, is.height].join(
              ' ',
            ),
          ),
        });
      }
    }).observe({ type: 'layout-shift' });
  });

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** Where each place lies, and how large the board is drawn. */
const boxes = (page: Page) =>
  page.evaluate((places) => {
    const boxOf = (place: string) => {
      const box = document.querySelector(place)?.getBoundingClientRect();
      return box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : null;
    };
    const { offsetWidth, offsetHeight } = document.querySelector<HTMLElement>('.board-sheet')!;
    return {
      ...Object.fromEntries(places.map((one) => [one, boxOf(one)])),
      sheet: `${offsetWidth} ${offsetHeight}`,
    };
  }, PLACES);

/** Answers what is asked, once: ends what can be ended, declines what can be declined. Gives whose question it was. */
const answerOne = async (page: Page) => {
  await question(page);
  return page.evaluate(async () => {
    const screen = document.querySelector<HTMLElement>('[data-decisions]')!;
    const before = screen.dataset.decisions;
    const whose = document.querySelector('.hero-name')?.textContent ?? '';
    const wish = ['end', 'done', 'no', 'pass', 'decline'];
    const nextFrame = () => new Promise((done) => setTimeout(done, 16));
    let pressed: HTMLElement | undefined;
    while (screen.isConnected && screen.dataset.decisions === before && !document.querySelector('.outcome')) {
      const places = ['dialog', '.target', '.question[data-kind]:not([data-guard])'];
      const buttons = places
        .map((one) => [...document.querySelectorAll<HTMLElement>(`${one} [data-option]`)])
        .find((all) => all.length > 0);
      const wished = wish.map((start) => buttons?.find((one) => one.dataset.option?.startsWith(start)));
      const next = wished.find(Boolean) ?? buttons?.at(-1);
      if (next && next !== pressed) next.click();
      pressed = next;
      await nextFrame();
    }
    return whose;
  });
};

/** Takes answers by now: until then a phone's dock, low while opponents act, still grows back (face.md 11). */
const asks = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('.question[data-kind]:not([data-guard]), .outcome'),
    null,
    { timeout: 60_000 },
  );
const roundOf = (page: Page) => page.locator('.track-round strong').textContent().then(Number);

for (const [name, width, height] of [
  ['desktop', 1440, 900],
  ['tablet', 1024, 768],
  ['phone', 390, 844],
  ['phone on its side', 844, 390],
] as const)
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test(`${name}: nothing moves or changes its size through a whole round with all its opponents`, async ({
      page,
    }) => {
      test.slow();
      await page.addInitScript(() => {
        if (location.protocol === 'about:') return;
        localStorage.setItem(
          'middara-table-settings',
          JSON.stringify({
            state: { speed: 'fast', unasked: ['end-turn', 'pass-at-death', 'deadly'] },
            version: 0,
          }),
        );
      });
      await openAt(
        page,
        'under-hallow-street',
        'p1',
        ({ pending, state }) => pending?.kind === 'turn' && state.clock.round > 1,
      );
      // Its letters and pictures there.
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('.board[data-painted]:not([data-painting])')).toBeVisible({
        timeout: 90_000,
      });
      const first = await boxes(page);
      const round = await roundOf(page);
      await watchShifts(page);
      const asked = new Set<string>();
      while ((await roundOf(page)) <= round + 1) {
        asked.add(await answerOne(page));
        await asks(page);
        expect(await boxes(page)).toEqual(first);
        if (await page.locator('.outcome').count()) break;
      }
      expect(asked.size).toBeGreaterThan(2);
      const shifts = await shiftsOf(page);
      expect([...new Set(shifts.flatMap(({ parts }) => parts))]).toEqual([]);
    });
  });
