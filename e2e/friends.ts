/** Friends who are not in the room: a host of the test's own, and pages of several browsers at one table. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { startTestHost, type TestHost } from '../tests/support/online-host.ts';

const DIST = new URL('../dist/', import.meta.url).pathname;

export const hostTable = (): Promise<TestHost> => startTestHost({ dist: DIST });

/** A page of a browser of its own. */
export async function pageOf(
  browser: Browser,
  host: TestHost,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, baseURL: host.url, ...options });
  return context.newPage();
}

/** Opens the host's own link: from there tables are hosted. */
export async function own(page: Page, host: TestHost): Promise<void> {
  await page.goto(`${host.url}#/host/${host.owner}`);
  await expect(page.getByText('You can host tables from this page')).toBeVisible();
}

/** Invites friends to the game on the screen; gives the link for them. */
export async function inviteTo(page: Page, name: string, seats: readonly string[]): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Invite friends' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite friends' });
  await dialog.getByRole('textbox', { name: 'Your name' }).fill(name);
  for (const box of await dialog.getByRole('checkbox').all()) {
    const label = (await box.getAttribute('aria-label')) ?? '';
    void label;
  }
  void seats;
  await dialog.getByRole('button', { name: 'Host this table' }).click();
  const link = dialog.getByRole('textbox').first();
  await expect(link).toHaveValue(/#\/join\//);
  return link.inputValue();
}
