/** Killing the browser in the corners beside its games (`npm run crash`): nothing that was shown as kept may be lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { loadCampaign } from './load-campaign.ts';
import { campaignAt } from './made-campaign.ts';

/** Where something is kept that is no game on the table. */
export const CORNERS = ['workshop', 'abraxis', 'hub', 'guest'] as const;
export type CornerName = (typeof CORNERS)[number];

/** What came of one kill in a corner. */
export interface KilledThere {
  readonly corner: CornerName;
  /** Deeds the page had shown as kept. */
  readonly shown: number;
  /** Deeds that were there when it was opened again. */
  readonly found: number;
}

interface Corner {
  /** To where one goes on, anew or where it lies. */
  open(page: Page, address: string): Promise<void>;
  /** Does one more thing, the n-th. */
  deed(page: Page, n: number): Promise<void>;
  /** How many are shown as kept. */
  shown(page: Page): Promise<number>;
}

const LIMIT = 60_000;

/** A name that counts: what was typed last is how often. */
const nameField = (page: Page) => page.getByLabel('Name', { exact: true }).first();

const workshop: Corner = {
  async open(page, address) {
    await page.goto(`${address}#/workshop/my-pack/items%2Fnew-sword.json`);
    const field = nameField(page);
    const missing = page.getByText('There is no draft and no installed pack');
    await field.or(missing).first().waitFor();
    if ((await missing.count()) === 0) return;
    await page.goto(`${address}#/workshop`);
    await page.getByRole('button', { name: 'New pack' }).click();
    await page.getByRole('button', { name: 'New item' }).click();
    await field.waitFor();
  },
  deed: (page, n) => nameField(page).fill(`Axe ${n}`),
  async shown(page) {
    await page.waitForSelector('.ws-bar:not([data-saving])');
    const name = await nameField(page).inputValue();
    return Number(/^Axe (\d+)$/.exec(name)?.[1] ?? 0);
  },
};

/** A decision is shown when it is kept. */
const decisionsOf = async (page: Page, screen: string) =>
  Number(await page.locator(screen).getAttribute('data-decisions'));

const abraxis: Corner = {
  async open(page, address) {
    await page.goto(`${address}#/abraxis`);
    const start = page.getByRole('button', { name: 'Start', exact: true });
    await start.or(page.locator('.abx')).first().waitFor();
    if (await start.isVisible()) await start.click();
    await page.locator('.abx').waitFor();
    if (await page.locator('.abx-over').isVisible()) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'New game' }).click();
      await page.locator('.dock').getByRole('button', { name: 'New game' }).click();
      await start.click();
    }
  },
  async deed(page) {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  },
  shown: (page) => decisionsOf(page, '.abx'),
};

/** Things are laid from one place to another, again and again. */
const hub: Corner = {
  async open(page, address) {
    await page.goto(`${address}#/campaigns`);
    const on = page.getByRole('link', { name: /^Continue/ });
    const first = page.getByRole('link', { name: 'New campaign' });
    await on.or(first).first().waitFor();
    if (await on.isVisible()) await on.click();
    else await loadCampaign(page, campaignAt('shop'));
    await page.getByRole('tab', { name: 'Items' }).click();
    await page
      .getByRole('button', { name: /^Choose/ })
      .first()
      .waitFor();
  },
  async deed(page) {
    const before = await this.shown(page);
    await page
      .getByRole('button', { name: /^Choose/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Put it here/ })
      .first()
      .click();
    await page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>('.campaign')?.dataset.decisions) > before,
      before,
    );
  },
  shown: (page) => decisionsOf(page, '.campaign'),
};

const DOOR = 'a[href^="#/guest/"]';

/** The first of the other games that the page has a door to. */
async function beginChapter(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/`);
  await page.locator(DOOR).first().click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
}

const guest: Corner = {
  async open(page, address) {
    await page.goto(`${address}#/`);
    await page.locator(DOOR).first().waitFor();
    const on = page.getByRole('link', { name: /^Continue/ });
    if ((await on.count()) > 0) await on.first().click();
    else await beginChapter(page, address);
    await page.locator('.guest-page button, .guest .question, .guest-over').first().waitFor();
    if (!(await page.locator('.guest-over').isVisible())) return;
    await beginChapter(page, address);
    await page.locator('.guest-page button').first().waitFor();
  },
  async deed(page) {
    // A page of its story is read first; that is no decision. Then the first answer, until it is shown.
    await page.waitForFunction(
      (before) => {
        const game = document.querySelector<HTMLElement>('.guest');
        if (Number(game?.dataset.decisions) > before || document.querySelector('.guest-over')) return true;
        const read = document.querySelector<HTMLElement>('.guest-page button');
        if (read) read.click();
        else document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
        return false;
      },
      await this.shown(page),
      { polling: 100 },
    );
  },
  shown: (page) => decisionsOf(page, '.guest'),
};

const ALL: Readonly<Record<CornerName, Corner>> = { workshop, abraxis, hub, guest };

/** Kills a browser so many times in one corner, each time in the middle of a deed, and looks at what is there after it. */
export async function killInCorner(
  address: string,
  name: CornerName,
  kills: number,
  pick: (below: number) => number,
  told: (killed: KilledThere) => void = () => {},
): Promise<KilledThere[]> {
  const corner = ALL[name];
  const profile = mkdtempSync(join(tmpdir(), 'middara-corner-'));
  const all: KilledThere[] = [];
  try {
    for (let n = 0; n < kills; n++) {
      const { page, kill } = await openBrowser(profile);
      page.setDefaultTimeout(LIMIT);
      await corner.open(page, address);
      let shown = await corner.shown(page);
      const deeds = 1 + pick(4);
      for (let i = 0; i < deeds; i++) {
        await corner.deed(page, shown + 1);
        shown = Math.max(shown, await corner.shown(page));
      }
      const last = corner.deed(page, shown + 1).catch(() => {}); // the page goes in the middle of it
      await new Promise((done) => setTimeout(done, pick(40)));
      await kill();
      await last;
      const after = await openBrowser(profile);
      after.page.setDefaultTimeout(LIMIT);
      await corner.open(after.page, address);
      const found = await corner.shown(after.page);
      await after.kill();
      const killed = { corner: name, shown, found };
      all.push(killed);
      told(killed);
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
  return all;
}
