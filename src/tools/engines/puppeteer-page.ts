/** Chromium and Firefox, driven by the protocol each has: Firefox speaks WebDriver BiDi by itself. */
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { asExpression, type EnginePage, heldWith, SIZE } from './engine-page.ts';
import { ensureFirefox } from './find-engines.ts';

/** Starts one with a profile of its own. Throws Error where none can be had or it does not come up. */
export async function openWithPuppeteer(engine: 'Chromium' | 'Firefox'): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    ...(engine === 'Chromium'
      ? { browser: 'chrome', executablePath: ensureChromium(), args: chromiumArgs() }
      : { browser: 'firefox', executablePath: ensureFirefox(), args: [`--width=${SIZE.width}`] }),
    headless: true,
    defaultViewport: SIZE,
    protocolTimeout: 300_000,
  });
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  await page.setViewport(SIZE);
  // Whoever leaves while something is being kept may be asked; the drivers of the others say yes by themselves.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  return {
    engine,
    version: await browser.version(),
    goto: async (address) => void (await page.goto(address, { waitUntil: 'load', timeout: 120_000 })),
    reload: async () => void (await page.reload({ waitUntil: 'load', timeout: 120_000 })),
    ask: async (run, ...args) => JSON.parse((await page.evaluate(asExpression(run, args))) as string),
    async press(...keys) {
      for (const each of keys) {
        const [shift, key] = heldWith(each);
        if (shift) await page.keyboard.down('Shift');
        await page.keyboard.press(key as KeyInput);
        if (shift) await page.keyboard.up('Shift');
      }
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
