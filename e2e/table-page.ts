import { type ElementHandle, expect, type Page } from '@playwright/test';
import { STAKES } from '../src/stores/middara/stake-kinds.ts';
import type { Looks } from '../src/stores/table/settings-store.ts';

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
    const name = 'middara-table-settings';
    const { looks } = JSON.parse(localStorage.getItem(name) ?? '{"state":{}}').state;
    localStorage.setItem(name, JSON.stringify({ state: { ...state, looks }, version: 0 }));
  }, settings);
}

/** Chosen as the dialog would, before the page is opened. */
export async function keepTheme(page: Page, theme: Looks['theme']): Promise<void> {
  await page.addInitScript((theme) => {
    if (location.protocol === 'about:') return;
    const name = 'middara-table-settings';
    const kept = JSON.parse(localStorage.getItem(name) ?? '{"state":{},"version":0}');
    kept.state.looks = { ...kept.state.looks, theme };
    localStorage.setItem(name, JSON.stringify(kept));
  }, theme);
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
  await page.getByRole('button', { name: 'Start', exact: true }).click();
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

/** A question that takes answers by now. */
const OPEN = '.question[data-kind]:not([data-guard]):not(:has([aria-busy]))';

/**
 * What the table asks just now, once all its answers stand; null when the encounter is over. What stands for several
 * answers, a card or a button, has the ids of all of them.
 */
export async function question(page: Page): Promise<Question | null> {
  await page.waitForFunction((open) => document.querySelector(`${open}, .outcome`), OPEN);
  return page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('.question[data-kind]');
    if (!panel) return null;
    const options = [...panel.querySelectorAll<HTMLElement>('[data-option]')]
      .filter((one) => one.checkVisibility())
      .flatMap((one) => (one.dataset.option ?? '').split(' '));
    return {
      kind: panel.dataset.kind ?? '',
      text:
        (panel.querySelector('[data-asks], .question-text') ?? panel.querySelector('h2'))?.textContent ?? '',
      seat: panel.querySelector('.question-seat, .hero-name')?.textContent ?? '',
      options: [...new Set(options)],
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

/**
 * What is to be pressed next for an answer, nearest first: what a sheet has of it, what is pointed at or listed, the
 * answer itself, else what stands for it and others. For the page and, by its text, within it.
 */
function nextPress(id: string): HTMLElement | null {
  const named = `[data-option="${CSS.escape(id)}"]`;
  const among = `[data-option~="${CSS.escape(id)}"]`;
  const all = [`dialog ${named}`, `dialog ${among}`, `.target ${named}`, `.question ${named}`];
  for (const one of [...all, `.question[data-kind] ${among}`]) {
    const found = [...document.querySelectorAll<HTMLElement>(one)].find((it) => it.checkVisibility());
    if (found) return found.matches('li') ? (found.querySelector('button') ?? found) : found;
  }
  return null;
}

/** Gives the open question the answer of that kind, pressing on until it is shown as given. */
export async function answer(page: Page, option: RegExp): Promise<void> {
  const asked = await question(page);
  const id = asked?.options.find((one) => option.test(one));
  if (!asked || !id) throw new Error(`no ${option} among ${asked?.options.join(', ')} (${asked?.text})`);
  await give(page, asked, id);
}

/** Gives it the answer of that id: its card, its place in the card's list, and what confirms it. */
export async function give(
  page: Page,
  asked: Question,
  id: string,
  press: (element: ElementHandle<Element>) => Promise<void> = (element) => element.click(),
): Promise<void> {
  await lendNextPress(page);
  // A list that its answer has put away is not opened once more where the decision is shown late.
  const pressed: ElementHandle<Element>[] = [];
  for (let presses = 0; presses < 5; presses++) {
    const handle = await page.evaluateHandle((id) => (window as unknown as Lent).nextPress(id), id);
    const element = handle.asElement();
    // Kept later than it was pressed, as where a storage is slow: it is on its way.
    if (!element && presses > 0) return decided(page, asked);
    if (!element) throw new Error(`nothing to press for ${id} (${asked.text})`);
    // Drawn anew just then, it is there again at once.
    const isGone = await press(element).then(
      () => false,
      (error) => /not attached/.test(String(error)) || Promise.reject(error),
    );
    if (isGone) continue;
    pressed.push(element);
    const came = await page.waitForFunction(
      ({ pressed, id, before }) => {
        const shown = document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions;
        if (Number(shown) > before) return 'decided';
        const now = (window as unknown as Lent).nextPress(id);
        return now !== null && !pressed.includes(now) && 'pressed';
      },
      { pressed, id, before: asked.decisions },
      { timeout: 30_000 },
    );
    if ((await came.jsonValue()) === 'decided') return;
  }
  throw new Error(`${id} is still not decided (${asked.text})`);
}

interface Lent {
  readonly nextPress: typeof nextPress;
}

/** Its text is given to the page, which evaluates none itself. */
const lendNextPress = (page: Page) => page.evaluate(`window.nextPress = ${nextPress}`);

/**
 * Plays until the question is of a kind, or the encounter is over; gives the last question. Boldly: attack,
 * spend the best, dodge; stand and wait else; what is left is dealt by the turn's number. The page clicks by
 * itself, a press a task: these answers are on the way, not what is tested.
 */
export async function playUntil(page: Page, kinds: readonly string[], most = 600): Promise<Question | null> {
  await question(page);
  await lendNextPress(page);
  const answers = await page.evaluate(
    async ({ kinds, most, open }) => {
      const { nextPress } = window as unknown as Lent;
      const wish = [/^attack:/, /^best$/, /^dodge/, /^counter/, /^empower/, /^end/, /^done$/, /^no$/];
      const nextTask = () => new Promise((done) => setTimeout(done, 0));
      const decided = () => document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions;
      const until = Date.now() + 60_000;
      let turn = 0;
      let under: { readonly at: string | undefined; readonly id: string } | null = null;
      let pressed: HTMLElement | null = null;
      // The last answer is given to its end: no list of it stays open.
      while ((turn < most || under) && Date.now() < until) {
        if (document.querySelector('.outcome')) return turn;
        if (under && decided() !== under.at) under = null;
        const panel = document.querySelector<HTMLElement>(open);
        if (!under && panel && turn < most) {
          if (kinds.includes(panel.dataset.kind ?? '')) return turn;
          // A Re-Equip is laid out on its sheet first: that decides nothing yet.
          const ids = [...panel.querySelectorAll<HTMLElement>('[data-option]')]
            .flatMap((one) => (one.dataset.option ?? '').split(' '))
            .filter((id) => id !== 're-equip');
          const wished = wish.map((pattern) => ids.find((id) => pattern.test(id)));
          const id = wished.find((one) => one !== undefined) ?? ids[(turn * 7919) % ids.length];
          if (id !== undefined) {
            under = { at: decided(), id };
            pressed = null;
            turn += 1;
          }
        }
        const next = under && nextPress(under.id);
        if (next && next !== pressed) {
          pressed = next;
          next.click();
        }
        await nextTask();
      }
      return null;
    },
    { kinds: [...kinds], most, open: OPEN },
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

/** The whole first page is there, and the fold with packs and the laboratory open. */
export async function openAdvanced(page: Page): Promise<void> {
  const fold = page.locator('.home-advanced');
  await expect(fold).toBeVisible();
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click();
  await expect(page.getByRole('region', { name: 'Packs', exact: true })).toBeVisible();
}
