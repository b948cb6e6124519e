import { expect, type Page } from '@playwright/test';
import { STAKES } from '../src/stores/middara/stake-kinds.ts';

interface Wanted {
  /** What is not asked once more. */
  readonly unasked?: readonly string[];
  /** Whether a painter paints the boards. Where nobody looks at them they are plain: a painter keeps a core busy. */
  readonly painted?: boolean;
}

/** Things are shown at once and nothing is asked once more: the tests look at questions, not at animations. */
export const withoutWaiting = (
  page: Page,
  { unasked = STAKES, painted = false }: Wanted = {},
): Promise<void> => withSettings(page, { speed: 'instant', unasked, painted });

/** All as usual, but that no painter paints. */
export const withoutPainter = (page: Page): Promise<void> => withSettings(page, { painted: false });

/** Kept as the page itself would, before it is opened. */
async function withSettings(page: Page, settings: object): Promise<void> {
  await page.addInitScript((state) => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('middara-table-settings', JSON.stringify({ state, version: 0 }));
  }, settings);
}

/** Errors the page throws; a test ends by expecting none. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

export async function setTable(page: Page, encounter: string, seed: string, base = './'): Promise<void> {
  await page.goto(`${base}#/set-up/${encounter}`);
  await page.getByRole('radio', { name: 'two', exact: true }).check();
  await page.getByLabel('Name of player 1').fill('Anna');
  await page.getByLabel('Name of player 2').fill('Ben');
  await page.getByLabel(/^Seed/).fill(seed);
  await page.getByRole('button', { name: 'Set the table' }).click();
  await expect(page.getByRole('region', { name: 'The open question' })).toBeVisible();
}

export interface Question {
  readonly kind: string;
  readonly text: string;
  readonly seat: string;
  readonly options: readonly string[];
  /** How many decisions were shown with it: one is shown when it is kept. */
  readonly decisions: number;
}

/** What the table asks just now, once all its answers stand; null when the encounter is over. */
export async function question(page: Page): Promise<Question | null> {
  await page.waitForFunction(() =>
    document.querySelector('.question[data-kind]:not(:has([aria-busy])), .outcome'),
  );
  return page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('.question[data-kind]');
    if (!panel) return null;
    const options = [...panel.querySelectorAll<HTMLElement>('[data-option]')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.dataset.option ?? '');
    return {
      kind: panel.dataset.kind ?? '',
      text: panel.querySelector('h2')?.textContent ?? '',
      seat: panel.querySelector('.question-seat')?.textContent ?? '',
      options,
      decisions: Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions),
    };
  });
}

/** Clicks a space of the board, whatever stands there. */
export async function clickSpace(page: Page, x: number, y: number): Promise<void> {
  const drawing = page.locator('.board-drawing');
  const position = await drawing.evaluate(
    (element, [x, y]) => {
      const [left, top, width] = element.getAttribute('viewBox')!.split(' ').map(Number) as [
        number,
        number,
        number,
      ];
      const scale = element.clientWidth / width;
      // A space is a hundred units of the drawing.
      return { x: ((x + 0.5) * 100 - left) * scale, y: ((y + 0.5) * 100 - top) * scale };
    },
    [x, y] as const,
  );
  await drawing.click({ position, force: true });
}

/** Waits until more has been decided. */
export async function decided(page: Page, { decisions }: Question): Promise<void> {
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions) > before,
    decisions,
    { timeout: 30_000 },
  );
}

/** Gives the open question the answer of that kind, and waits until it is shown as given. */
export async function answer(page: Page, option: RegExp): Promise<void> {
  const asked = await question(page);
  const id = asked?.options.find((one) => option.test(one));
  if (!asked || !id) throw new Error(`no ${option} among ${asked?.options.join(', ')} (${asked?.text})`);
  await page.locator(`.question [data-option="${id}"]`).first().click();
  await decided(page, asked);
}

/**
 * Plays until the question is of a kind, or the encounter is over; gives the last question. Boldly: attack,
 * spend the best, dodge; stand and wait else; what is left is dealt by the turn's number. The page clicks by
 * itself, a question a task: these answers are on the way, not what is tested.
 */
export async function playUntil(page: Page, kinds: readonly string[], most = 600): Promise<Question | null> {
  await question(page);
  const answers = await page.evaluate(
    async ({ kinds, most }) => {
      const wish = [/^attack/, /^best$/, /^dodge/, /^counter/, /^empower/, /^end/, /^done$/, /^no$/];
      const nextTask = () => new Promise((done) => setTimeout(done, 0));
      const decided = () => document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions;
      const until = Date.now() + 60_000;
      let turn = 0;
      let answered: string | undefined;
      while (turn < most && Date.now() < until) {
        if (document.querySelector('.outcome')) return turn;
        if (decided() === answered) {
          await nextTask();
          continue;
        }
        const panel = document.querySelector<HTMLElement>('.question[data-kind]:not(:has([aria-busy]))');
        if (panel && kinds.includes(panel.dataset.kind ?? '')) return turn;
        // A Re-Equip is laid out on its sheet first: that decides nothing yet.
        const buttons = [
          ...(panel?.querySelectorAll<HTMLElement>('[data-option]:not([data-option="re-equip"])') ?? []),
        ];
        if (buttons.length > 0) {
          const ids = buttons.map((one) => one.dataset.option ?? '');
          const wished = wish.map((pattern) => ids.findIndex((id) => pattern.test(id)));
          const at = wished.find((i) => i >= 0) ?? (turn * 7919) % ids.length;
          answered = decided();
          buttons[at]?.click();
          turn += 1;
        }
        await nextTask();
      }
      return null;
    },
    { kinds: [...kinds], most },
  );
  if (answers === null) throw new Error(`no ${kinds.join(', ') || 'end'} in ${most} answers`);
  return question(page);
}

/** Presses a key and lets it go at once, however busy the machine is: later it would be held. */
export const tap = (page: Page, key: string) =>
  page.evaluate((key) => {
    for (const type of ['keydown', 'keyup'])
      document.body.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }));
  }, key);

/** Goes on with Tab until what has the focus is called that, from when it is there: while it is awaited Tab leads nowhere. */
export async function tabTo(page: Page, role: 'link' | 'button' | 'textbox', name: RegExp): Promise<void> {
  await expect(page.getByRole(role, { name })).toBeVisible();
  for (let n = 0; n < 80; n++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const now = document.activeElement;
      const label = now instanceof HTMLInputElement ? now.labels?.[0]?.textContent : null;
      return now?.getAttribute('aria-label') ?? label ?? now?.textContent ?? '';
    });
    if (name.test(label)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}
