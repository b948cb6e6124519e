// For the proof only: what is kept in every corner, each as somebody lost it once; the stores show the rules of it.
import { expect, type Page } from '@playwright/test';
import { answer, decided, errorsOf, playUntil, question, setTable, withoutWaiting } from './table-page.ts';
import { cold as test } from './warm-page.ts';

/** A name that leads here and is no secure context: no locks, no service worker. */
const PLAIN = 'table.test';
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${PLAIN} 127.0.0.1`],
    }),
});

const nameField = (page: Page) =>
  page.getByRole('region', { name: 'Form' }).getByLabel('Name', { exact: true });

async function newItem(page: Page): Promise<void> {
  await page.goto('./#/workshop');
  await page.getByRole('button', { name: 'New pack' }).click();
  await page.getByRole('button', { name: 'New item' }).click();
  await expect(page).toHaveURL(/items%2F/);
}

test('the workshop left in the moment of a keystroke has the letter, however often', async ({ page }) => {
  await newItem(page);
  for (let n = 0; n < 12; n++) {
    await nameField(page).fill(`Axe ${n}`);
    await page.evaluate(() => location.reload());
    await page.waitForLoadState();
    await expect(nameField(page)).toHaveValue(`Axe ${n}`);
  }
});

test('a pack in two tabs: the second is told, takes it with every letter, and the first is told', async ({
  page,
  context,
}) => {
  await newItem(page);
  await nameField(page).fill('River Axe');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { name: 'This pack is open in another tab.' })).toBeVisible();
  await second.getByRole('button', { name: 'Edit it here' }).click();
  await expect(nameField(second)).toHaveValue('River Axe');
  await expect(page.getByRole('heading', { name: 'This pack is open in another tab.' })).toBeVisible();
  await nameField(second).fill('Lake Axe');
  await page.getByRole('button', { name: 'Edit it here' }).click();
  await expect(nameField(page)).toHaveValue('Lake Axe');
});

test('a full disk is told over the pack, and before the page is left; with room again it is kept', async ({
  page,
}) => {
  await newItem(page);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { room: () => Object.assign(IDBObjectStore.prototype, { put }) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await nameField(page).fill('Unkept');
  await expect(page.getByRole('alert')).toContainText('Your last changes are not saved: no room');
  const guards = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await guards()).toBe(true);
  await page.evaluate(() => (window as unknown as { room(): void }).room());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await guards()).toBe(false);
});

test('Abraxis in two tabs: the second is told, and goes on with every answer of the first', async ({
  page,
  context,
}) => {
  await withoutWaiting(page);
  await page.goto('./#/abraxis');
  await page.getByRole('button', { name: 'Start' }).click();
  const at = (one: Page) => one.locator('.abx').getAttribute('data-decisions');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect.poll(() => at(page)).not.toBe('0');
  const before = await at(page);
  const second = await context.newPage();
  await second.goto('./#/abraxis');
  await expect(second.getByRole('heading', { name: 'This game is open in another tab.' })).toBeVisible();
  await second.getByRole('button', { name: 'Play here' }).click();
  await expect.poll(() => at(second)).toBe(before);
  await expect(page.getByRole('heading', { name: 'This game is open in another tab.' })).toBeVisible();
});

test('over plain http a game is in one tab as well, and two that do not hear one another lose nothing kept', async ({
  page,
  context,
  baseURL,
}) => {
  const base = baseURL!.replace('127.0.0.1', PLAIN);
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-plain', base);
  expect(await page.evaluate(() => 'locks' in navigator)).toBe(false);
  const second = await context.newPage();
  await withoutWaiting(second);
  await second.goto(page.url());
  await expect(second.getByText('This game is open in another tab.')).toBeVisible();

  // One that hears nobody opens it all the same.
  const deaf = await context.newPage();
  await withoutWaiting(deaf);
  await deaf.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await deaf.goto(page.url());
  const asked = await question(deaf);
  await answer(page, /./);
  await decided(page, asked!);
  // Refused: nothing comes of it but that it is told.
  void answer(deaf, /./).catch(() => {});
  await expect(deaf.getByText('This game was continued in another tab')).toBeVisible();
  const now = await question(page);
  await page.reload();
  expect(await question(page)).toEqual(now);
  expect(errors).toEqual([]);
});

test('a page that is busy while it starts keeps its games, and says nothing', async ({ page, context }) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    let first = true;
    IDBFactory.prototype.open = function (...given) {
      const request = open.apply(this, given);
      if (first)
        setTimeout(() => {
          const until = Date.now() + 6600;
          while (Date.now() < until);
        });
      first = false;
      return request;
    };
  });
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-busy');
  await playUntil(page, ['turn']);
  await expect(page.getByText('This browser cannot save games')).toHaveCount(0);
  const asked = await question(page);
  const other = await context.newPage();
  await withoutWaiting(other);
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Play here' }).click();
  expect(await question(other)).toEqual(asked);
});

test('storage that answers late is used from then on: what was played meanwhile is there, the notice goes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('late')) return;
    sessionStorage.setItem('late', 'once');
    const { open } = IDBFactory.prototype;
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      answers() {
        IDBFactory.prototype.open = open;
        for (const go of waiting) go();
      },
    });
    // A request that is made late, and stands for one that was made at once.
    IDBFactory.prototype.open = function (...given) {
      const late = new EventTarget() as IDBOpenDBRequest;
      waiting.push(() => {
        const real = open.apply(this, given);
        real.onupgradeneeded = (event) => {
          Object.defineProperty(late, 'result', { get: () => real.result, configurable: true });
          late.onupgradeneeded?.call(late, event);
        };
        real.onsuccess = (event) => {
          Object.defineProperty(late, 'result', { get: () => real.result, configurable: true });
          late.onsuccess?.call(late, event);
        };
      });
      return late;
    };
  });
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-late');
  await expect(page.getByRole('alert')).toContainText('Save this one as a file before you leave');
  await playUntil(page, ['turn']);
  const asked = await question(page);
  await page.evaluate(() => (window as unknown as { answers(): void }).answers());
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  expect(await question(page)).toEqual(asked);
});
