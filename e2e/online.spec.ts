import { expect, test } from '@playwright/test';
import { hostTable, inviteTo, own, pageOf } from './friends.ts';
import { setTable, withoutWaiting, question } from './table-page.ts';

test('two browsers', { tag: '@quick' }, async ({ browser }) => {
  const host = await hostTable();
  try {
    const ana = await pageOf(browser, host);
    ana.on('console', (m) => console.log('ana', m.text()));
    ana.on('pageerror', (m) => console.log('ana!', m));
    await withoutWaiting(ana);
    await own(ana, host);
    await setTable(ana, 'training-yard', 'online-1');
    console.log(await question(ana));
    const link = await inviteTo(ana, 'Ana', []);
    console.log(link);
    await ana.screenshot({ path: '/tmp/ana1.png' });
    const ben = await pageOf(browser, host);
    ben.on('console', (m) => console.log('ben', m.text()));
    ben.on('pageerror', (m) => console.log('ben!', m));
    await withoutWaiting(ben);
    await ben.goto(link);
    await ben.waitForTimeout(4000);
    await ben.screenshot({ path: '/tmp/ben1.png' });
  } finally {
    await host.close();
  }
});
