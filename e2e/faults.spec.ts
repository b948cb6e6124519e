import { expect, type Page } from '@playwright/test';
import { answer, errorsOf, question, setTable, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

/** Whatever comes first. */
const answerFirst = (page: Page) => answer(page, /./);

/** Ways in which a browser keeps nothing from the start: what its page sees. */
const KEEPS_NOTHING: Readonly<Record<string, () => void>> = {
  'opening is refused': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
  'it has no room': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'the storage cannot be touched': () => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    Object.defineProperty(window, 'BroadcastChannel', {
      value: class {
        constructor() {
          throw new DOMException('denied', 'SecurityError');
        }
      },
    });
  },
  'it never answers': () => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
    navigator.locks.request = () => new Promise(() => {});
  },
};

for (const [what, breakIt] of Object.entries(KEEPS_NOTHING)) {
  // The one that refuses most is tried at every run, the others in the proof.
  const details = what === 'the storage cannot be touched' ? { tag: '@quick' } : {};
  test(`a browser that keeps nothing plays all the same: ${what}`, details, async ({ page }) => {
    const errors = errorsOf(page);
    await page.addInitScript(breakIt);
    await withoutWaiting(page);
    await page.goto('./#/');
    // Packs are told of, too, where they could not be read: which of the two comes first is nobody's promise.
    const told = page.getByRole('alert').filter({ hasText: 'This browser cannot save games' });
    await expect(told).toBeVisible();
    await setTable(page, 'training-yard', 'e2e-faults');
    await expect(page.getByRole('alert')).toContainText('Save this one as a file');
    const asked = await question(page);
    await page.goto('./#/');
    await page.getByRole('link', { name: /^Continue/ }).click();
    expect(await question(page)).toEqual(asked);
    await expect(page.getByRole('alert')).toContainText('Save this one as a file');
    const leave = page.waitForEvent('dialog');
    void page.reload().catch(() => {});
    const dialog = await leave;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    const file = page.waitForEvent('download');
    await page.getByRole('alert').getByRole('button', { name: 'Save as a file' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.middara\.json$/);
    expect(errors).toEqual([]);
  });
}

test('a storage that fills up in mid game is told; when there is room again nothing is lost', {
  tag: '@quick',
}, async ({ page }) => {
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-full');
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
  });
  const before = await question(page);
  await answerFirst(page);
  await expect(page.getByRole('alert')).toContainText('not saved (there is no room left)');
  await page.evaluate(() => (window as unknown as { makeRoom(): void }).makeRoom());
  await expect(page.getByRole('alert')).toHaveCount(0);
  const after = await question(page);
  expect(after).not.toEqual(before);
  await page.reload();
  expect(await question(page)).toEqual(after);
});

test('a storage that stops answering in mid game is told, and made good when it answers', async ({
  page,
}) => {
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-silent');
  await page.evaluate(() => {
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = () => ({}) as IDBRequest;
    Object.assign(window, { answerAgain: () => Object.assign(IDBObjectStore.prototype, { get }) });
  });
  const before = await question(page);
  // Pressed once: while it waits for the storage it is not shown as given.
  await page.locator('.question [data-option^="place:"]').first().click();
  await page.locator('dialog [data-option]').first().click();
  await expect(page.getByRole('alert')).toContainText('not saved (it does not answer)');
  const after = await question(page);
  expect(after).not.toEqual(before);
  await page.evaluate(() => (window as unknown as { answerAgain(): void }).answerAgain());
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  expect(await question(page)).toEqual(after);
});

test('a page that is left right after a decision has it when it is opened again', { tag: '@quick' }, async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-left');
  // What is pressed, and the page left before the storage can have it: all in one task.
  const pressAndLeave = (pressed: string) =>
    page.evaluate((pressed) => {
      document.querySelector<HTMLElement>(pressed)?.click();
      location.reload();
    }, pressed);
  for (let n = 1; n <= 4; n++) {
    await question(page);
    // Where heroes may stand lies in a list: what is pressed there decides.
    await page.locator('.question [data-option]').first().click();
    const place = page.locator('dialog [data-option]').first();
    await expect(place).toBeVisible();
    if (n < 4) await pressAndLeave('dialog [data-option]');
    else {
      // The last of them stands once the fight is begun.
      await place.click();
      await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
      await pressAndLeave('.dock [data-over]');
    }
    await expect(page.locator(`[data-decisions="${n}"]`)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

test('a local storage that throws is no reason to stop; one with a torn line says so and goes on', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await setTable(page, 'training-yard', 'e2e-local');
  await answerFirst(page);
  await page.keyboard.press(' ');
  await expect(page.locator('[data-decisions="1"]')).toBeVisible();
  expect(errors).toEqual([]);

  // Only when the first page is gone does nobody clear what is put there.
  const id = page.url().split('/').at(-1)!;
  const there = await page.context().newPage();
  await page.goto('./#/');
  await expect(page.locator('[data-decisions]')).toHaveCount(0);
  await page.close();
  await there.goto('./licences.txt');
  await there.evaluate((key) => localStorage.setItem(key, '{"game":"torn'), `middara-table-ahead:${id}`);
  await there.goto(`./#/play/${id}`);
  await expect(there.getByRole('alert')).toContainText('The copy of them is damaged');
  await expect(there.locator('[data-decisions="1"]')).toBeVisible();
  await there.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(there.getByRole('alert')).toHaveCount(0);
});

test('a promise that nobody caught is told over the game, with the file', async ({ page }) => {
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-mishap');
  await page.evaluate(() => void Promise.reject(new Error('out of the blue')));
  await expect(page.getByRole('alert')).toContainText('out of the blue');
  const file = page.waitForEvent('download');
  await page.getByRole('alert').getByRole('button', { name: 'Save as a file' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.middara\.json$/);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('no white page: an address cut short, a part that does not come, no scripts', { tag: '@quick' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const errors = errorsOf(page);
  await page.goto('./#/play/%');
  await expect(page.getByRole('heading', { name: 'Middara table' })).toBeVisible();
  await page.goto('./#/safe');
  await expect(page.getByText('Your packs are turned off.')).toBeVisible();
  expect(errors).toEqual([]);

  await page.route(/assets\/start-/, (route) => route.fulfill({ status: 404 }));
  await page.goto('./?late#/');
  await expect(page.getByRole('alert')).toContainText('Part of the table did not load');
  await page.route(/assets\/index-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('./?later#/');
  await expect(page.getByText('If nothing appears')).toHaveCSS('opacity', '1');

  const plain = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await plain.goto('./');
  await expect(plain.locator('noscript p')).toBeVisible();
  await expect(plain.getByText('Loading the table')).toBeHidden();
  await plain.close();
});
