// For the proof only: two browsers against a real host, from a campaign's hub into an encounter and back.
import { CampaignSession } from '../src/campaign/index.ts';
import { expect, type Page, test } from '@playwright/test';
import { hostTable, own, pageOf } from './friends.ts';
import { content, load, recordOf, SETUP } from './made-campaigns.ts';
import { withoutWaiting } from './table-page.ts';

const SEATS = [
  { id: 'seat-1', name: 'Anna' },
  { id: 'seat-2', name: 'Ben' },
];
const strip = (page: Page) => page.locator('.online-strip');
const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

test('a campaign', async ({ browser }) => {
  const host = await hostTable();
  const session = new CampaignSession({ ...SETUP, seats: SEATS }, content);
  try {
    const ana = await pageOf(browser, host);
    const ben = await pageOf(browser, host, { viewport: { width: 390, height: 844 } });
    for (const [name, page] of [['ana', ana], ['ben', ben]] as const) {
      page.on('pageerror', (m) => console.log(name, m));
      await withoutWaiting(page);
    }
    await own(ana, host);
    await load(ana, recordOf(session, 'The Lamps'));
    await ana.getByRole('button', { name: 'Invite friends' }).click();
    const dialog = ana.getByRole('dialog', { name: 'Invite friends' });
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ana');
    await shot(ana, 'ana-host');
    await dialog.getByRole('button', { name: 'Host this table' }).click();
    const link = dialog.getByRole('textbox', { name: 'Link for friends' });
    await expect(link).toHaveValue(/#\/join\//);
    const address = await link.inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await shot(ana, 'ana-hub');
    await ben.goto(address);
    await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
    await shot(ben, 'ben-join');
    await ben.getByRole('button', { name: 'Take this seat: Ben' }).click();
    await ben.getByRole('link', { name: 'Go to the table' }).click();
    await expect(strip(ben)).toContainText('Waiting for Ana');
    await shot(ben, 'ben-hub');
  } finally {
    await host.close();
  }
});
