// For the proof only: two browsers against a real host, in a campaign's hub, from there into an encounter and back.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { CampaignSession } from '../src/campaign/index.ts';
import { asked, atHost, decide, invitation, joinBy, own, pageOf, strip, together } from './friends.ts';
import { answered, content, load, recordOf, SETUP } from './made-campaigns.ts';

const SEATS = [
  { id: 'seat-1', name: 'Anna' },
  { id: 'seat-2', name: 'Ben' },
];

/** Where it is first asked for that. */
function campaignOfTwo(kind: 'shop' | 'encounter') {
  const session = new CampaignSession({ ...SETUP, seats: SEATS, seed: 'far' }, content);
  const there = answered(session, [], ({ pending }) => pending?.kind === kind);
  if (!there) throw new Error(`nobody is asked for ${kind}`);
  return recordOf(there, 'The Lamps');
}

/** A picture for whoever looks on. */
async function shot(page: Page, name: string): Promise<void> {
  const { SHOTS } = process.env;
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

interface Both {
  readonly ana: Page;
  readonly ben: Page;
  readonly errors: string[];
}

/** Ana hosts that campaign on Anna's seat; Ben, on a phone, sits on his. */
async function playedBy(
  browser: Browser,
  kind: 'shop' | 'encounter',
  play: (both: Both) => Promise<void>,
): Promise<void> {
  await atHost(async (host, errors) => {
    const ana = await pageOf(browser, host, errors);
    const ben = await pageOf(browser, host, errors, { viewport: { width: 390, height: 844 } });
    await own(ana, host);
    await load(ana, campaignOfTwo(kind));
    await ana.getByRole('button', { name: 'Invite friends' }).click();
    const dialog = invitation(ana);
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ana');
    await dialog.getByRole('button', { name: 'Host this table' }).click();
    const link = dialog.getByRole('textbox', { name: 'Link for friends' });
    await expect(link).toHaveValue(/#\/join\//);
    const address = await link.inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await joinBy(ben, address, 'Ben', 'Ben');
    await play({ ana, ben, errors });
  });
}

const gold = (page: Page) => page.locator('.campaign-gold strong');
const notes = (page: Page) => page.locator('.online-notes');

test('in the hub the host buys, a friend sees it, is told who decides, and asks for it back', async ({
  browser,
}) => {
  test.slow();
  await playedBy(browser, 'shop', async ({ ana, ben }) => {
    await expect(strip(ana)).toContainText('You decide');
    await expect(strip(ben)).toContainText('Waiting for Ana');
    const before = Number(await gold(ana).innerText());
    await shot(ana, 'ana-hub');
    await ben.getByRole('button', { name: /^Look at Katar/ }).click();
    const buys = ben.getByRole('button', { name: /^Buy Katar/ });
    await expect(buys).toHaveAttribute('aria-description', 'Ana decides');
    await buys.click({ force: true });
    await ben.getByRole('button', { name: 'Close' }).click();
    await expect(notes(ben)).toContainText('Ana decides');
    await shot(ben, 'ben-hub');
    await ana.getByRole('button', { name: /^Look at Katar/ }).click();
    await ana.getByRole('button', { name: /^Buy Katar/ }).click();
    for (const page of [ana, ben]) await expect(gold(page)).toHaveText(String(before - 18));
    await ben.locator('.campaign-bar').getByRole('button', { name: /^Undo/ }).click();
    await expect(notes(ana)).toContainText('Ben wants to undo 1 decision');
    await shot(ana, 'ana-undo');
    await shot(ben, 'ben-asked');
    await ana.keyboard.press('y');
    for (const page of [ana, ben]) await expect(gold(page)).toHaveText(String(before));
    // Come back to: what was done meanwhile is there.
    await ben.reload();
    await expect(strip(ben)).toContainText('Waiting for Ana');
    await expect(gold(ben)).toHaveText(String(before));
    await ana.getByRole('button', { name: /^Buy Katar/ }).click();
    for (const page of [ana, ben]) await expect(gold(page)).toHaveText(String(before - 18));
  });
});

test('from the briefing both come to one fight, one is reloaded in it, and its end is taken on both', async ({
  browser,
}) => {
  test.slow();
  await playedBy(browser, 'encounter', async ({ ana, ben }) => {
    const both = [ana, ben];
    for (const page of both) await page.getByRole('button', { name: /^(Start|Back to the board)$/ }).click();
    for (const page of both) await expect(page.locator('.board')).toBeVisible();
    await shot(ana, 'ana-fight');
    await shot(ben, 'ben-fight');
    for (let n = 0; n < 8; n++) await decide(both);
    await ben.reload();
    await expect(strip(ben)).toContainText('Online');
    await together(both);
    while ((await asked(both)) && (await decide(both)));
    for (const page of both) await page.getByRole('link', { name: 'Back to the campaign' }).click();
    for (const page of both) await expect(page.locator('.campaign-bar')).toBeVisible();
    await expect(ben.getByText('Aftermath')).toBeVisible();
    await shot(ben, 'ben-after');
    await shot(ana, 'ana-after');
  });
});
