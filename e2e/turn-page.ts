import type { Page } from '@playwright/test';

/** Turns a page of the Book: from its end, since *Continue* scrolls a long page before it turns it. */
export async function turnPage(page: Page): Promise<void> {
  const go = page.getByRole('button', { name: /^Continue/ });
  await go.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await go.click();
}
