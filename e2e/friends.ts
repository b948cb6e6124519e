/** Friends who are not in the room: a host of the test's own, and pages of several browsers at one table. */
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { startTestHost, type TestHost } from '../tests/support/online-host.ts';
import { give, question, setTable, withoutWaiting } from './table-page.ts';

const DIST = new URL('../dist/', import.meta.url).pathname;

export const hostTable = (given: Parameters<typeof startTestHost>[0] = {}): Promise<TestHost> =>
  startTestHost({ dist: DIST, ...given });

/** A host for as long as that is played there, without an error on any page. */
export async function atHost(play: (host: TestHost, errors: string[]) => Promise<void>): Promise<void> {
  const host = await hostTable();
  const errors: string[] = [];
  try {
    await play(host, errors);
    expect(errors).toEqual([]);
  } finally {
    await host.close();
  }
}

/** A page of a browser of its own; what it throws is heard in `errors`. */
export async function pageOf(
  browser: Browser,
  { url }: Pick<TestHost, 'url'>,
  errors: string[],
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    baseURL: url,
    ...options,
  });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  await withoutWaiting(page);
  return page;
}

/** Opens the host's own link: from there tables are hosted. */
export async function own(page: Page, { url, owner }: Pick<TestHost, 'url' | 'owner'>): Promise<void> {
  await page.goto(`${url}#/host/${owner}`);
  await expect(page.getByText('You can host tables from this page')).toBeVisible();
}

export const invitation = (page: Page) => page.getByRole('dialog', { name: 'Invite friends' });

export async function openInvitation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Invite friends' }).click();
}

/** Invites friends to the game on the screen, with the first seat for its own; gives the link for them. */
export async function inviteTo(page: Page, name: string): Promise<string> {
  await openInvitation(page);
  const dialog = invitation(page);
  await dialog.getByRole('textbox', { name: 'Your name' }).fill(name);
  await dialog.getByRole('button', { name: 'Host this table' }).click();
  const link = dialog.getByRole('textbox', { name: 'Link for friends' });
  await expect(link).toHaveValue(/#\/join\//);
  const address = await link.inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  return address;
}

/** Opens the invitation, sits down on that seat, and comes to the table. */
export async function joinBy(page: Page, link: string, name: string, seat: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: `Take this seat: ${seat}` }).click();
  await page.getByRole('link', { name: 'Go to the table' }).click();
  await expect(strip(page)).toBeVisible();
}

/** The Training Yard for two, hosted by the first on Anna's seat; the second sits on Ben's. Gives the link. */
export async function yardFor(host: TestHost, ana: Page, ben: Page, seed: string): Promise<string> {
  await own(ana, host);
  await setTable(ana, 'training-yard', seed);
  const link = await inviteTo(ana, 'Ana');
  await joinBy(ben, link, 'Ben', 'Ben');
  return link;
}

/** The slim bar with how the line stands and who is waited for. */
export const strip = (page: Page) => page.locator('.online-strip');

/** The seats and everything else that the strip opens. */
export async function openSeats(page: Page) {
  await strip(page).click();
  const sheet = page.getByRole('dialog', { name: 'Seats' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Which of these is asked, once nothing is on its way; null when the game is over. */
export async function asked(pages: readonly Page[]): Promise<Page | null> {
  const looks = pages.map(async (page) => {
    const found = await page.waitForFunction(() =>
      document.querySelector('.outcome')
        ? 'over'
        : document.querySelector('.online-now')?.textContent === 'You decide' && 'asked',
    );
    return (await found.jsonValue()) === 'over' ? null : page;
  });
  for (const look of looks) look.catch(() => {}); // the others are asked later, or the page was closed meanwhile
  return Promise.any(looks);
}

/** Whoever is asked gives the first of these answers that is offered, else any, and all see it; false when it is over. */
export async function decide(pages: readonly Page[], wishes: readonly RegExp[] = QUICKLY): Promise<boolean> {
  const page = await asked(pages);
  if (!page || !(await pressOn(page, wishes))) return false;
  await together(pages);
  return true;
}

/** Such an answer on that page, by a finger where it has one; false where none is asked. */
export async function pressOn(page: Page, wishes: readonly RegExp[] = QUICKLY): Promise<boolean> {
  const open = await question(page);
  if (!open) return false;
  const wished = wishes.map((wish) => open.options.find((one) => wish.test(one)));
  const id = wished.find((one) => one !== undefined) ?? open.options.find((one) => one !== 're-equip');
  const byTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await give(page, open, id!, byTouch ? (element) => element.tap() : undefined);
  return true;
}

/** Nothing that opens a question of its own. */
const QUICKLY = [/^place/, /^end/, /^no$/, /^pass$/, /^done$/, /^best$/];

export const decisionsOn = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-decisions]').first().getAttribute('data-decisions'));

/** What of a game is on a screen: how much was decided, who stands where in which state. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    decisions: document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions,
    figures: [...document.querySelectorAll<HTMLElement>('.figure[data-figure]')].map((one) => [
      one.dataset.figure,
      one.style.translate || one.style.transform || one.getAttribute('style'),
      one.textContent,
    ]),
  }));

/** All come to show the same. */
export async function together(pages: readonly Page[]): Promise<void> {
  await expect(async () => {
    const [first, ...others] = await Promise.all(pages.map(shown));
    for (const other of others) expect(other).toEqual(first);
  }).toPass();
}
