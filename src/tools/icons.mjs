// node src/tools/icons.mjs: draws public/icons/*.png, the pictures of the installed table, from public/favicon.svg.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureChromium } from './chromium.mjs';

const folder = new URL('../../public/', import.meta.url);
const die = readFileSync(new URL('favicon.svg', folder), 'utf8');

/** Of what side, how much of it the die takes, and whether it lies on the cloth: systems cut such a one to a shape. */
const ICONS = [
  { name: 'icon-192', side: 192, part: 1, cloth: false },
  { name: 'icon-512', side: 512, part: 1, cloth: false },
  { name: 'maskable-512', side: 512, part: 0.62, cloth: true },
  { name: 'apple-180', side: 180, part: 0.78, cloth: true },
];

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs() });
for (const { name, side, part, cloth } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const ground = cloth ? 'background: radial-gradient(circle at 50% 35%, #463b30, #1a1714 75%);' : '';
  const body = `margin: 0; display: grid; place-items: center; height: 100vh; ${ground}`;
  await page.setContent(
    `<body style="${body}"><div style="width: ${part * 100}vw; line-height: 0">${die}</div></body>`,
  );
  writeFileSync(new URL(`icons/${name}.png`, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
