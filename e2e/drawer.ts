/** What lies beside the board of a table once it is wanted. */
import type { Page } from '@playwright/test';

/** Opens the drawer where it is closed, at one of its tabs. */
export async function openDrawer(page: Page, tab: 'Log' | 'Why' | 'Numbers' | 'Goal'): Promise<void> {
  const name = { name: tab, exact: true } as const;
  if (!(await page.locator('.drawer').isVisible()))
    await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('tab', name).click();
}
