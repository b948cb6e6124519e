/** Two browsers at one table, by a real host: invited, sat down, placed, taken back, played each way, come back to. */
import { expect, test } from '@playwright/test';
import { asked, atHost, decide, decisionsOn, pageOf, strip, together, yardFor } from './friends.ts';

test('two browsers play one fight: each answers on its own turn, an undo is asked for and agreed to, a reload comes back', {
  tag: '@quick',
}, async ({ browser }) => {
  await atHost(async (host, errors) => {
    const both = [await pageOf(browser, host, errors), await pageOf(browser, host, errors)] as const;
    const [ana, ben] = both;
    await yardFor(host, ana, ben, 'online');
    await expect(strip(ana)).toContainText('You decide');
    await expect(strip(ben)).toContainText('Waiting for Ana');
    // What is another's to decide is not pressed, and it is said who does.
    await ben.locator('.question .end-turn').click({ force: true });
    await expect(ben.locator('.online-notes')).toContainText('Ana decides');
    await decide(both);
    await decide(both);
    expect(await asked(both)).toBe(ana);
    await ana.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(ana.getByText('You asked to undo 1 decision. Waiting for Ben')).toBeVisible();
    await expect(ben.getByText('Ana wants to undo 1 decision')).toBeVisible();
    await ben.keyboard.press('y');
    await expect(ana.getByText('Undone, as Ana asked.')).toBeVisible();
    await together(both);
    await expect.poll(() => decisionsOn(ben)).toBe(1);
    expect(await asked(both)).toBe(ben);
    for (let n = 0; n < 4; n++) await decide(both);
    await ben.reload();
    await expect(strip(ben)).toContainText('Online');
    await together(both);
    expect(await decisionsOn(ben)).toBeGreaterThanOrEqual(5);
    for (let n = 0; n < 3; n++) await decide(both);
  });
});
