// For the proof only: whole evenings of several browsers at one table; every push plays the beginning of one (online.spec.ts).
import { networkInterfaces } from 'node:os';
import { expect, type Page, test } from '@playwright/test';
import { zipSync } from 'fflate';
import type { TestHost } from '../tests/support/online-host.ts';
import { walkPack } from '../tests/support/walk.ts';
import {
  asked,
  decide,
  decisionsOn,
  hostTable,
  invitation,
  inviteTo,
  openInvitation,
  openSeats,
  own,
  pageOf,
  pressOn,
  strip,
  together,
  yardFor,
} from './friends.ts';
import { built, serverOf } from './served-build.ts';
import { openAdvanced, setTable } from './table-page.ts';

test.describe.configure({ timeout: 300_000 });

let errors: string[] = [];
let host: TestHost;
test.beforeEach(async () => {
  errors = [];
  host = await hostTable();
});
test.afterEach(async () => {
  await host.close();
  expect(errors).toEqual([]);
});

const notes = (page: Page) => page.locator('.online-notes');
const undoOn = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

/** Foes first, with all that is to be had; then whatever ends it. */
const BOLDLY = [
  /^place/,
  /^attack:(?!nightingale|rook|remi|zeke)/,
  /^best$/,
  /^no$/,
  /^pass$/,
  /^done$/,
  /^end/,
];

test('a whole fight: two play, one of them on a phone by touch, a third watches and cannot answer', async ({
  browser,
}) => {
  const ana = await pageOf(browser, host, errors);
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const ben = await pageOf(browser, host, errors, phone);
  const cara = await pageOf(browser, host, errors);
  await yardFor(host, ana, ben, 'evening');
  await openInvitation(ana);
  const watch = invitation(ana).getByRole('textbox', { name: 'Link to watch only' });
  await expect(watch).toHaveValue(/#\/join\//);
  await cara.goto(await watch.inputValue());
  await invitation(ana).getByRole('button', { name: 'Done' }).click();
  await cara.getByRole('link', { name: 'Watch' }).click();
  await expect(strip(cara)).toContainText('Waiting for Ana');
  const all = [ana, ben, cara];
  let decided = 0;
  while (await decide(all, BOLDLY)) {
    decided += 1;
    if (decided !== 6) continue;
    // Whoever watches presses in vain.
    const before = await decisionsOn(cara);
    await cara.locator('.question [data-option]').first().click({ force: true });
    await expect(notes(cara)).toContainText('decides');
    expect(await decisionsOn(cara)).toBe(before);
  }
  await together(all);
  for (const page of all) await expect(page.locator('.outcome')).toBeVisible();
  const told = await Promise.all(all.map((page) => page.locator('.outcome h2').first().innerText()));
  expect(new Set(told).size).toBe(1);
  expect(decided).toBeGreaterThan(8);
});

test('both press before either hears of the other: one is taken, the other is told whose came first and is asked again', async ({
  browser,
}) => {
  const both = [await pageOf(browser, host, errors), await pageOf(browser, host, errors)] as const;
  const [ana, ben] = both;
  await yardFor(host, ana, ben, 'race');
  await decide(both);
  expect(await asked(both)).toBe(ben);
  // While the server holds its breath, Ana takes back what she decided and Ben decides on it.
  const { pid } = await host.nats();
  process.kill(pid, 'SIGSTOP');
  await undoOn(ana).click();
  await ben.locator('.question .end-turn').click();
  await expect(strip(ben)).toContainText('Sent, not taken yet');
  process.kill(pid, 'SIGCONT');
  await expect(async () => {
    const [a, b] = await Promise.all(both.map((page) => notes(page).innerText()));
    expect([a, b].filter((text) => /(Ana|Ben) was first\. You are asked again\./.test(text!))).toHaveLength(
      1,
    );
  }).toPass();
  await together(both);
  for (let n = 0; n < 5; n++) await decide(both);
});

test('the host takes a seat over once it is marked away; an undo is refused; whoever left comes back to another browser', async ({
  browser,
}) => {
  const both = [await pageOf(browser, host, errors), await pageOf(browser, host, errors)] as const;
  const [ana, ben] = both;
  await yardFor(host, ana, ben, 'away');
  const sheet = await openSeats(ben);
  const way = await sheet.getByRole('textbox', { name: 'Link to your seat' }).inputValue();
  await ben.keyboard.press('Escape');
  await decide(both);
  await decide(both);
  await undoOn(ana).click();
  await ben.getByRole('button', { name: /^Refuse/ }).click();
  for (const page of both) await expect(notes(page)).toContainText('Ben refused. Nothing is undone.');
  expect(await decisionsOn(ana)).toBe(2);
  // The way back, in another browser: the link is out of the address at once.
  const elsewhere = await pageOf(browser, host, errors);
  await elsewhere.goto(way);
  await expect(strip(elsewhere)).toBeVisible();
  expect(elsewhere.url()).not.toContain(way.split('.').at(-1));
  await decide([ana, ben, elsewhere]);
  await elsewhere.close();
  await ben.close();
  // Whoever has gone holds nothing up.
  const seats = await openSeats(ana);
  await seats.getByText('More for Ben').click();
  await seats.getByRole('button', { name: 'Mark away' }).click();
  await expect(seats).toContainText('Ben, away');
  await seats.getByRole('button', { name: 'Take over' }).click();
  await expect(seats.getByText('Ana (you), here')).toHaveCount(2);
  await ana.keyboard.press('Escape');
  for (let n = 0; n < 3; n++) await decide([ana]);
});

/** The server's time, which pages are told with each message: for these a minute later, once that is said. */
function serversTime() {
  const told = /(Nats-Sequence: (\d+)\r\nNats-Time-Stamp: )([-\dT:]{19})/g;
  let newest = 0;
  let later = Number.POSITIVE_INFINITY;
  const afterMinute = (text: string) =>
    text.replace(told, (all, before: string, sequence: string, time: string) => {
      newest = Math.max(newest, Number(sequence));
      if (Number(sequence) <= later) return all;
      return before + new Date(Date.parse(`${time}Z`) + 61_000).toISOString().slice(0, 19);
    });
  return {
    passes: () => {
      later = newest;
    },
    tellsTo: (page: Page) =>
      page.routeWebSocket(/\/online\/nats/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) =>
          socket.send(Buffer.from(afterMinute(Buffer.from(message).toString('latin1')), 'latin1')),
        );
      }),
  };
}

test('an undo that somebody who is gone is asked for happens by their silence, once a minute of the stream has passed', async ({
  browser,
}) => {
  const time = serversTime();
  const all = [];
  for (let n = 0; n < 3; n++) {
    const page = await pageOf(browser, host, errors);
    await time.tellsTo(page);
    all.push(page);
  }
  const [ana, ben, cara] = all as [Page, Page, Page];
  await yardFor(host, ana, ben, 'silence');
  await openInvitation(ana);
  await cara.goto(await invitation(ana).getByRole('textbox', { name: 'Link to watch only' }).inputValue());
  await invitation(ana).getByRole('button', { name: 'Done' }).click();
  await cara.getByRole('link', { name: 'Watch' }).click();
  await decide(all);
  await decide(all);
  await ben.close();
  await undoOn(ana).click();
  await expect(notes(ana)).toContainText('Waiting for Ben');
  await expect(notes(cara)).toContainText('Ana wants to undo');
  const seats = await openSeats(ana);
  await seats.getByText('More for Ben').click();
  await seats.getByRole('button', { name: 'Mark away' }).click();
  await expect(seats).toContainText('Ben, away');
  await expect(strip(cara)).toHaveAccessibleName(/Ben: Ben, away/);
  for (const page of [ana, cara]) expect(await decisionsOn(page)).toBe(2);
  // Only a message has a time: any that comes then.
  time.passes();
  await seats.getByRole('checkbox', { name: 'Pass until my turn' }).click();
  for (const page of [ana, cara]) {
    await expect(notes(page)).toContainText('Undone, as Ana asked.');
    await expect.poll(() => decisionsOn(page)).toBeLessThan(2);
  }
  await ana.keyboard.press('Escape');
  await together([ana, cara]);
});

test('what is pressed on a view that is behind does not count, and the view comes up to where the table is', async ({
  browser,
}) => {
  const [ana, ben] = [await pageOf(browser, host, errors), await pageOf(browser, host, errors)];
  let hold = false;
  const held: (() => void)[] = [];
  await ben.routeWebSocket(/\/online\/nats/, (page) => {
    const server = page.connectToServer();
    server.onMessage((message) => {
      if (hold) held.push(() => page.send(message));
      else page.send(message);
    });
  });
  await yardFor(host, ana, ben, 'behind');
  const sheet = await openSeats(ben);
  const way = await sheet.getByRole('textbox', { name: 'Link to your seat' }).inputValue();
  await ben.keyboard.press('Escape');
  await decide([ana, ben]);
  const tablet = await pageOf(browser, host, errors);
  await tablet.goto(way);
  await expect(strip(tablet)).toContainText('You decide');
  hold = true;
  await decide([ana, tablet]);
  expect(await decisionsOn(ben)).toBe(1);
  await ben.locator('.question .end-turn').click();
  await expect(strip(ben)).toContainText('Sent, not taken yet');
  hold = false;
  for (const send of held) send();
  await expect(notes(ben)).toContainText('was first. You are asked again.');
  await together([ana, ben, tablet]);
  await expect.poll(() => decisionsOn(ben)).toBe(2);
});

test('links that lead nowhere, were withdrawn or belong to a full table say so', async ({ browser }) => {
  const [ana, ben] = [await pageOf(browser, host, errors), await pageOf(browser, host, errors)];
  const link = await yardFor(host, ana, ben, 'links');
  const eve = await pageOf(browser, host, errors);
  const says = async (address: string, text: string) => {
    await eve.goto('about:blank');
    await eve.goto(address);
    await expect(eve.getByText(text)).toBeVisible();
  };
  await says(`${host.url}#/join/nothing`, 'This link leads nowhere.');
  await says(`${host.url}#/join/aaaaaaaaaaaaaaaa.code`, 'This link leads nowhere.');
  await says(`${link.slice(0, -4)}AAAA`, 'The host has withdrawn this link.');
  await says(`${host.url}#/back/aaaaaaaaaaaaaaaa.${'0'.repeat(64)}`, 'This link leads nowhere.');
  await says(link, 'All seats are taken. You can watch.');
  await openInvitation(ana);
  await invitation(ana).getByRole('button', { name: 'Withdraw the link' }).click();
  await expect(invitation(ana)).toContainText('The link is withdrawn.');
  const late = await pageOf(browser, host, errors);
  await late.goto(link);
  await expect(late.getByText('The host has withdrawn this link.')).toBeVisible();
  // Nobody but whoever started the host may host.
  await setTable(late, 'training-yard', 'stranger');
  await openInvitation(late);
  await expect(invitation(late)).toContainText('Only the person who started the host can host tables.');
});

test('a pack the table is played with is named with its hash before it is taken, and then is there', async ({
  browser,
}) => {
  const [ana, ben] = [await pageOf(browser, host, errors), await pageOf(browser, host, errors)];
  await own(ana, host);
  await ana.goto('./#/');
  await openAdvanced(ana);
  const files = walkPack().map(({ path, text }) => [path, Buffer.from(text)] as const);
  await ana.getByLabel('Add a zip').setInputFiles({
    name: 'my-pack.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(Object.fromEntries(files))),
  });
  await expect(ana.getByText(/My Pack 0\.1\.0 is loaded/)).toBeVisible();
  await setTable(ana, 'dusk-at-the-gate', 'packs');
  const link = await inviteTo(ana, 'Ana');
  await ben.goto(link);
  await expect(ben.getByText(/packs you do not have: my-pack \([0-9a-f]{8}\)/)).toBeVisible();
  await ben.getByRole('button', { name: 'Take the packs' }).click();
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.getByRole('button', { name: 'Take this seat: Ben' }).click();
  await ben.getByRole('link', { name: 'Go to the table' }).click();
  for (let n = 0; n < 5; n++) await decide([ana, ben]);
});

test('the server is killed in mid game and comes back: what was decided is there, and play goes on', async ({
  browser,
}) => {
  const both = [await pageOf(browser, host, errors), await pageOf(browser, host, errors)] as const;
  await yardFor(host, both[0], both[1], 'killed');
  for (let n = 0; n < 5; n++) await decide(both);
  const before = await decisionsOn(both[0]);
  await host.killServer();
  for (const page of both) await expect(strip(page)).toContainText('Online');
  expect(await decisionsOn(both[0])).toBeGreaterThanOrEqual(before);
  for (let n = 0; n < 4; n++) await decide(both);
});

test('the host is gone for good: each plays on alone, from an open page and from one that was opened again', async ({
  browser,
}) => {
  const both = [await pageOf(browser, host, errors), await pageOf(browser, host, errors)] as const;
  const [ana, ben] = both;
  await yardFor(host, ana, ben, 'gone');
  for (let n = 0; n < 5; n++) await decide(both);
  const before = await decisionsOn(ana);
  const { port } = new URL(host.url);
  await host.kill();
  await expect(strip(ana)).toContainText('Offline');
  const sheet = await openSeats(ana);
  await sheet.getByRole('button', { name: 'Play on here' }).click();
  await expect(strip(ana)).toBeHidden();
  await expect.poll(() => decisionsOn(ana)).toBe(before);
  await pressOn(ana);
  // The page alone is there still, and nothing behind it.
  const page = serverOf(built);
  await new Promise<void>((done) => page.listen(Number(port), '127.0.0.1', done));
  await ben.reload();
  await ben.getByRole('button', { name: 'Play on here' }).click();
  await ben.getByRole('button', { name: 'Yes' }).click();
  await expect(strip(ben)).toBeHidden();
  expect(await decisionsOn(ben)).toBe(before);
  await pressOn(ben);
  page.closeAllConnections();
  page.close();
});

const inNetwork = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

test('over plain http in a network, where a page is no secure context, friends join and play as anywhere', async ({
  browser,
}) => {
  test.skip(inNetwork === undefined, 'this machine is in no network');
  const wide = await hostTable({ host: '0.0.0.0' });
  try {
    const url = `http://${inNetwork}:${new URL(wide.url).port}/`;
    const there = { ...wide, url };
    const both = [await pageOf(browser, there, errors), await pageOf(browser, there, errors)] as const;
    await yardFor(there, both[0], both[1], 'plain');
    for (const page of both) expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    for (let n = 0; n < 6; n++) await decide(both);
    await both[1].reload();
    await expect(strip(both[1])).toContainText('Online');
    await together(both);
    // There is no clipboard: the link is marked by hand.
    await openInvitation(both[0]);
    await expect(invitation(both[0]).getByRole('button', { name: 'Copy' })).toHaveCount(0);
  } finally {
    await wide.close();
  }
});
