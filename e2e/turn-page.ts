import type { Page } from '@playwright/test';

/** Turns a page of the Book: from its end, since *Continue* scrolls a long page before it turns it. */
export async function turnPage(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: /^Continue/ }).click();
}
