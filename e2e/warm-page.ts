import { type BrowserContext, type Page, test as playwright } from '@playwright/test';

interface Kept {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What a test has put into the page before anything else; taken out after it. */
  readonly scripts: AsyncDisposable[];
}

/** What a test may have had the device want, as it wants it by itself. */
const AS_EVER = { media: null, forcedColors: 'none', contrast: 'no-preference' } as const;

/** Pages that a worker keeps, one of each kind of device. */
type Pages = Map<string, Kept>;

/** `test` with a page of its own, for what looks at the start of one. In the same worker as the other. */
export const cold = playwright.extend<object, { pages: Pages }>({
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture depends on
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
});

/**
 * `test` with a page that its worker keeps: a new one costs over two seconds of a processor, most of it to compile what
 * was compiled before. Whatever a test leaves behind is cleared: its storage, its other pages, routes and scripts. A test
 * that failed takes its page with it.
 */
export const test = cold.extend({
  context: async (
    { browser, pages, viewport, hasTouch, isMobile, deviceScaleFactor, colorScheme, contextOptions, baseURL },
    use,
    info,
  ) => {
    const kind = JSON.stringify([hasTouch, isMobile, deviceScaleFactor, contextOptions]);
    const kept = pages.get(kind) ?? (await opened(browser.newContext()));
    pages.set(kind, kept);
    if (viewport) await kept.page.setViewportSize(viewport);
    const { reducedMotion = 'no-preference' } = contextOptions;
    await kept.page.emulateMedia({ ...AS_EVER, colorScheme, reducedMotion });
    await use(kept.context);
    const tidied = info.status === info.expectedStatus && (await tidy(kept, baseURL!).catch(() => false));
    if (tidied) return;
    pages.delete(kind);
    await kept.context.close();
  },

  page: async ({ context }, use) => use(context.pages()[0]!),
});

async function opened(opening: Promise<BrowserContext>): Promise<Kept> {
  const context = await opening;
  const page = await context.newPage();
  const scripts: AsyncDisposable[] = [];
  for (const one of [context, page])
    for (const how of ['addInitScript', 'exposeFunction'] as const) {
      const add: (...given: never[]) => Promise<AsyncDisposable> = one[how].bind(one);
      Object.assign(one, {
        async [how](...given: never[]) {
          const added = await add(...given);
          scripts.push(added);
          return added;
        },
      });
    }
  return { context, page, scripts };
}

/** As after the first opening; false where it cannot be made so. */
async function tidy({ context, page, scripts }: Kept, address: string): Promise<boolean> {
  const [first, ...others] = context.pages();
  if (first !== page) return false;
  for (const one of others) await one.close();
  for (const script of scripts.splice(0)) await script[Symbol.asyncDispose]();
  await page.evaluate(() => sessionStorage.clear()).catch(() => {});
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const event of ['pageerror', 'request', 'dialog'] as const) page.removeAllListeners(event);
  await page.goto('about:blank');
  await context.setOffline(false);
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(address).origin,
    storageTypes: 'local_storage,indexeddb,cache_storage',
  });
  await session.detach();
  return true;
}
