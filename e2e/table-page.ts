import { expect, type Page } from '@playwright/test';

/** Things are shown at once: the tests look at questions, not at animations. */
export async function withoutWaiting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    localStorage.setItem(
      'middara-table-settings',
      JSON.stringify({ state: { speed: 'instant' }, version: 0 }),
    );
  });
}

/** Errors the page throws; a test ends by expecting none. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

export async function setTable(page: Page, encounter: string, seed: string): Promise<void> {
  await page.goto(`./#/set-up/${encounter}`);
  await page.getByRole('button', { name: '+ Add a player' }).click();
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
}

/** What the table asks just now; null when the encounter is over. */
export async function question(page: Page): Promise<Question | null> {
  await page.waitForFunction(() => document.querySelector('.question[data-kind], .outcome'));
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
    };
  });
}

/** A bold answer: attack, spend the best, dodge; stand and wait else. What is left is dealt by the turn's number. */
export function boldAnswer({ options }: Question, turn: number): string {
  const wish = [/^attack/, /^best$/, /^dodge/, /^counter/, /^empower/, /^end/, /^done$/, /^no$/];
  for (const pattern of wish) {
    const found = options.find((option) => pattern.test(option));
    if (found) return found;
  }
  return options[(turn * 7919) % options.length]!;
}

/** Plays until the question is of a kind, or the encounter is over. Gives the last question. */
export async function playUntil(page: Page, kinds: readonly string[], most = 600): Promise<Question | null> {
  for (let turn = 0; turn < most; turn++) {
    const now = await question(page);
    if (!now || kinds.includes(now.kind)) return now;
    // A click the page itself makes: these answers are on the way, not what is tested.
    const option = boldAnswer(now, turn);
    await page.evaluate((id) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('.question [data-option]')];
      buttons.find((one) => one.dataset.option === id)?.click();
    }, option);
  }
  throw new Error(`no ${kinds.join(', ') || 'end'} in ${most} answers`);
}
