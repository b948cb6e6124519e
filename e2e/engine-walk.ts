import { expect } from '@playwright/test';
import { STAKES } from '../src/stores/middara/stake-kinds.ts';
import type { EnginePage } from '../src/tools/engines/engine-page.ts';

/** What a walk through the table does in a browser of any engine: it looks at the page, and presses keys. */

/** Until the page says something of what is asked; gives what. */
export async function until<A extends readonly unknown[], T>(
  page: EnginePage,
  run: (...args: A) => T | Promise<T>,
  ...args: A
): Promise<NonNullable<T>> {
  let said: T | undefined;
  await expect(async () => {
    said = await page.ask(run, ...args);
    expect(said, String(run)).toBeTruthy();
  }).toPass({ timeout: 40_000, intervals: [50, 100, 200] });
  return said!;
}

/** Whether there is text of that kind on the page. */
export const reads = (page: EnginePage, text: string): Promise<true> =>
  until(page, (text) => document.body.innerText.includes(text) || null, text) as Promise<true>;

/** Presses what has a name, by its text or its label, as a pointer would. */
export const press = (page: EnginePage, name: string): Promise<unknown> =>
  until(
    page,
    (name) => {
      const named = (one: HTMLElement) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
      const all = [...document.querySelectorAll<HTMLElement>('button, a, summary, [role="tab"]')];
      const it = all.find((one) => one.checkVisibility() && named(one).startsWith(name));
      it?.click();
      return it !== undefined;
    },
    name,
  );

/** Chosen as the page itself would keep it, before it is opened; what is thrown in the page is counted from then on. */
export async function begin(page: EnginePage, address: string): Promise<void> {
  await page.goto(`${address}licences.txt`);
  await page.ask(
    (unasked) => {
      const state = { speed: 'instant', painted: false, unasked };
      localStorage.setItem('middara-table-settings', JSON.stringify({ state, version: 0 }));
    },
    [...STAKES],
  );
  await page.goto(address);
  await watch(page);
}

/** Errors are told from now on, until the page comes anew. */
export const watch = (page: EnginePage): Promise<void> =>
  page.ask(() => {
    const thrown: string[] = [];
    Object.assign(window, { thrown });
    addEventListener('error', ({ message }) => thrown.push(message));
    addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)));
  });

export const thrown = (page: EnginePage): Promise<readonly string[]> =>
  page.ask(() => (window as unknown as { thrown: string[] }).thrown);

/** Gives the page a file by the field that takes one. */
export const bring = (page: EnginePage, name: string, text: string): Promise<unknown> =>
  until(
    page,
    (name, text) => {
      const field = document.querySelector<HTMLInputElement>('input[type="file"]');
      if (!field) return false;
      const carried = new DataTransfer();
      carried.items.add(new File([text], name, { type: 'application/json' }));
      field.files = carried.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
    name,
    text,
  );

export interface Asked {
  readonly kind: string;
  readonly decisions: number;
  /** What is pressed for an answer: the key of an attack, whether one may walk, and all keys that do something. */
  readonly attack: string | null;
  readonly move: boolean;
  readonly keys: readonly string[];
}

/** What the table asks, once it takes answers; null when it is over. */
export async function asked(page: EnginePage): Promise<Asked | null> {
  const now = await until(page, () => {
    if (document.querySelector('.outcome')) return 'over' as const;
    const open = '.question[data-kind]:not([data-guard]):not(:has([aria-busy]))';
    const panel = document.querySelector<HTMLElement>(open);
    if (!panel) return null;
    const keyOf = (one: Element) => one.getAttribute('aria-keyshortcuts');
    const card = document.querySelector('.deeds [data-option^="attack:"]');
    return {
      kind: panel.dataset.kind ?? '',
      decisions: Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions),
      attack: card && keyOf(card),
      move: [...panel.querySelectorAll<HTMLElement>('[data-option]')].some((one) =>
        one.dataset.option!.split(' ').includes('move'),
      ),
      keys: [...document.querySelectorAll('.dock [aria-keyshortcuts]')].flatMap((one) => keyOf(one) ?? []),
    };
  });
  return now === 'over' ? null : now;
}

const isThere = (page: EnginePage, selector: string): Promise<boolean> =>
  page.ask((selector) => document.querySelector(selector)?.checkVisibility() ?? false, selector);

/** Answers one question with keys alone; what they did is shown. Gives what was done. */
export async function answerByKeys(
  page: EnginePage,
  now: Asked,
  mayWalk: boolean,
): Promise<'attack' | 'walk' | 'end' | 'other'> {
  const done = await pressed(page, now, mayWalk);
  await until(
    page,
    (before) =>
      document.querySelector('.outcome') !== null ||
      Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions) > before,
    now.decisions,
  );
  return done;
}

async function pressed(page: EnginePage, now: Asked, mayWalk: boolean) {
  if (now.kind === 'placement') await page.press('ArrowDown', 'Enter');
  else if (now.kind === 'turn' && now.attack) {
    await page.press(now.attack);
    await until(page, () =>
      document.querySelector('.target-ways .btn-primary, .target-list')?.checkVisibility(),
    );
    // Of several the first.
    if (await isThere(page, '.target-list')) await page.press('1');
    await until(page, () => document.querySelector('.target-ways .btn-primary')?.checkVisibility());
    await page.press('Enter');
    return 'attack';
  } else if (now.kind === 'turn' && now.move && mayWalk) {
    for (const arrow of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft'])
      if (arrow === 'ArrowRight' || !(await isThere(page, '.target'))) await page.press(arrow);
    await until(page, () => document.querySelector('.target')?.checkVisibility());
    await page.press('Enter');
    return 'walk';
  } else if (now.kind === 'turn') {
    await page.press('e');
    return 'end';
  } else if (now.kind === 'move') await page.press(now.keys.includes('e') ? 'e' : 'Shift+E');
  else await pressedWithDice(page, now);
  return 'other';
}

/** A digit; where it chose a die, those that are chosen are thrown once their odds are known. */
async function pressedWithDice(page: EnginePage, now: Asked): Promise<void> {
  const isDice = () => page.ask(() => document.querySelector('.dice-go') !== null);
  if (!(await isDice())) await page.press(now.keys.includes('1') ? '1' : '0');
  await until(
    page,
    (before) =>
      document.querySelector('.dice-go, .outcome') !== null ||
      Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions) > before,
    now.decisions,
  );
  if (!(await isDice())) return;
  await until(page, () => {
    const go = document.querySelector<HTMLButtonElement>('.dice-go');
    return go === null || (!go.disabled && document.querySelector('.dock[data-guard]') === null);
  });
  await page.press('Enter');
}
