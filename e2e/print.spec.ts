import { expect, type Page } from '@playwright/test';
import { openAt } from './opened-game.ts';
import { errorsOf, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

const POINTS = { a4: [594.96, 841.92], letter: [612, 792] } as const;

/** The pages of what would be printed now: width and height of each, in points. */
async function pagesOf(page: Page): Promise<readonly (readonly [number, number])[]> {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...paper.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => [Number(width), Number(height)] as const,
  );
}

/** Each lies upright or on its side, and is of that paper. */
function expectPaper(pages: readonly (readonly [number, number])[], format: keyof typeof POINTS): void {
  for (const page of pages) {
    const [short, long] = [...page].sort((a, b) => a - b) as [number, number];
    expect(Math.abs(short - POINTS[format][0])).toBeLessThan(1.5);
    expect(Math.abs(long - POINTS[format][1])).toBeLessThan(1.5);
  }
}

/** What of the page is on the paper beside the paper itself; and what on it is neither black, grey nor white. */
async function onPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() => {
    const shown = [...document.body.children].filter((one) => one.checkVisibility());
    const colours = new Set<string>();
    const ids = new Set<string>();
    for (const one of document.querySelectorAll(
      '.print-out :is(h1, h2, h3, p, li, article, header, text, button)',
    )) {
      const { color, backgroundColor } = getComputedStyle(one);
      for (const colour of [color, backgroundColor]) {
        const [r, g, b, alpha = 1] = colour.match(/[\d.]+/g)!.map(Number) as [
          number,
          number,
          number,
          number?,
        ];
        if (alpha > 0 && Math.max(r, g, b) - Math.min(r, g, b) > 8) colours.add(`${one.className} ${colour}`);
      }
    }
    // Cards stand in columns: a part of one on the next page would be a second box.
    for (const card of document.querySelectorAll('.print-out .card'))
      if (card.getClientRects().length > 1) ids.add(card.getAttribute('aria-label') ?? '');
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    return {
      others: shown.filter((one) => !one.matches('.print-out')).map((one) => one.outerHTML.slice(0, 80)),
      colours: [...colours],
      cut: [...ids],
      ground,
      text: document.querySelector<HTMLElement>('.print-out')?.innerText ?? '',
    };
  });
  await page.emulateMedia({ media: null });
  expect(found.others).toEqual([]);
  expect(found.colours).toEqual([]);
  expect(found.cut).toEqual([]);
  expect(found.ground).toBe('rgb(255, 255, 255)');
  return found.text;
}

const paper = (page: Page) => page.getByRole('dialog', { name: 'Print' });

test('from the table: a map on one page or in inches on several, the set-up, a sheet; A4 and Letter', async ({
  page,
}) => {
  test.slow();
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await openAt(
    page,
    'under-hallow-street',
    'p1',
    ({ pending, state }) => pending?.kind === 'turn' && state.clock.round > 1,
  );
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const dialog = paper(page);
  await dialog.getByRole('radio', { name: 'A4' }).check();

  const map = await onPaper(page);
  expect(map).toContain('Under Hallow Street');
  for (const word of ['Hindering', 'Water', 'Dangerous', 'Exit', 'Starting Zone'])
    expect(map).toContain(word);
  // Who stands where is the set-up's to say.
  await expect(page.locator('.print-out .map-foe')).toHaveCount(0);
  const whole = await pagesOf(page);
  expect(whole).toHaveLength(1);
  expectPaper(whole, 'a4');

  const inches = dialog.getByRole('radio', { name: /at one inch a space/ });
  await inches.check();
  const parts = await pagesOf(page);
  const said = await dialog.getByText(/at one inch a space/).textContent();
  expect(said).toContain(`${parts.length - 1} pages`);
  expect(parts.length).toBeGreaterThan(3);
  expectPaper(parts, 'a4');
  expect(await onPaper(page)).toContain('17,8');
  await page.emulateMedia({ media: 'print' });
  // An inch is 96 pixels of the page.
  const cell = await page
    .locator('.print-page[data-page="part"] .map-drawing')
    .first()
    .evaluate((map: SVGSVGElement) => (map.getBoundingClientRect().width / map.viewBox.baseVal.width) * 100);
  expect(cell).toBeCloseTo(96, 0);
  await page.emulateMedia({ media: null });

  await dialog.getByRole('radio', { name: 'Letter' }).check();
  expectPaper(await pagesOf(page), 'letter');
  await dialog.getByRole('radio', { name: /^The set-up/ }).check();
  const setUp = await onPaper(page);
  for (const word of [
    'Cave Sickle',
    '6 at 16,11',
    'When all enemies are defeated',
    'The pit.',
    'Rules in force',
  ])
    expect(setUp.toLowerCase()).toContain(word.toLowerCase());
  await expect(page.locator('.print-out .map-foe')).toHaveCount(8);
  expect(await pagesOf(page)).toHaveLength(2);

  await dialog.getByRole('radio', { name: /^Rook: sheet/ }).check();
  const sheet = await onPaper(page);
  for (const word of ['ROOK', 'Hand Axe', 'Grand Physique', 'Notes'])
    expect(sheet.toLowerCase()).toContain(word.toLowerCase());
  await expect(page.locator('.print-out .print-boxes').first().locator('i')).toHaveCount(14);
  expect((await pagesOf(page)).length).toBeLessThan(4);

  // Without it the page is itself again.
  await page.keyboard.press('Escape');
  await expect(page.locator('.print-out')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a figure’s sheet or its cards alone, and of what is brought those cards that are ticked', async ({
  page,
}) => {
  test.slow();
  await withoutWaiting(page);
  await openAt(page, 'under-hallow-street', 'p1', ({ pending }) => pending?.kind === 'turn');
  await page.keyboard.press('i');
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('.print-out [data-page="sheet"]')).toBeAttached();
  await paper(page)
    .getByRole('radio', { name: /^Cards only/ })
    .check();
  const cards = page.locator('.print-out .card');
  const all = await cards.count();
  expect(all).toBeGreaterThan(3);
  await onPaper(page);
  const ticks = paper(page).getByRole('checkbox');
  await expect(ticks).toHaveCount(all);
  for (const tick of (await ticks.all()).slice(1)) await tick.uncheck();
  await expect(cards).toHaveCount(1);
  expect(await pagesOf(page)).toHaveLength(1);

  await page.goto('./#/set-up/under-hallow-street');
  await page.getByRole('button', { name: 'Print' }).click();
  await paper(page)
    .getByRole('radio', { name: /^The set-up/ })
    .check();
  expect(await onPaper(page)).toContain('Cave Sickle');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Choose equipment for Nightingale Arsen' }).click();
  await page
    .getByRole('dialog', { name: 'Nightingale’s equipment' })
    .getByRole('button', { name: 'Print' })
    .click();
  const text = await onPaper(page);
  for (const word of ['Nightingale Arsen', 'Katar', 'Like the Shadows'])
    expect(text.toLowerCase()).toContain(word.toLowerCase());
});

test('the printer is asked for by the button, while the paper lies ready', { tag: '@quick' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = document.querySelector('.print-out h1')?.textContent ?? '';
    };
  });
  await withoutWaiting(page);
  await openAt(page, 'training-yard', 'tour', ({ pending }) => pending?.kind === 'turn');
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await paper(page).getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'The Training Yard');
});
