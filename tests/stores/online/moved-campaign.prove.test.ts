/** A campaign whose server is gone goes on at another, in its story and in the middle of a fight; seats stay with their keys. */
import { expect, test } from 'vitest';
import { SETUP } from '../../campaign/support.ts';
import {
  CampaignPage,
  friendOf,
  hostedCampaign,
  invitedTo,
  play,
  same,
  TO_ENCOUNTER,
} from '../../support/campaign-pages.ts';
import { had } from '../../support/guest-pages.ts';
import { settled } from '../../support/hand-clock.ts';
import { FakeHost, SECRET } from '../../support/online-pages.ts';
import { WITH_ABRAXIS } from '../campaign/support.ts';

const holderOf = ({ state }: CampaignPage, seat: string) => state.seats.find(({ id }) => id === seat)!.holder;

/** Two at a table; both in the fight, so far. */
async function twoAtFight(decisions = 20) {
  const host = new FakeHost();
  const { page: one, tail } = await hostedCampaign(host, WITH_ABRAXIS, SETUP);
  const two = await friendOf(host, WITH_ABRAXIS, tail, 'seat-2');
  await play(host, [one, two], () => one.view.pending?.kind === 'encounter', [...TO_ENCOUNTER]);
  await settled();
  for (const page of [one, two]) await page.openGame();
  await play(host, [one, two], () => one.fight!.decisions.length === decisions);
  return { host, one, two, wayBack: two.state.wayBack! };
}

/** Its server is gone: from the page that is open, or from one that was opened again. */
const WAYS = ['open still', 'read again'] as const;

async function movedFrom(host: FakeHost, one: CampaignPage, way: (typeof WAYS)[number]) {
  host.isGone = true;
  const elsewhere = new FakeHost();
  const moved = await one.movedTo(elsewhere, way === 'open still');
  await moved.tables.own(SECRET);
  return { elsewhere, moved };
}

test.each(WAYS)('in the middle of a fight, from a page that is %s', async (way) => {
  const { host, one, two } = await twoAtFight();
  const { hash } = one;
  const { elsewhere, moved } = await movedFrom(host, one, way);
  const tail = await invitedTo(elsewhere, moved, { mine: ['seat-1'], kept: ['seat-2'] });
  await two.gone();
  const back = new CampaignPage(elsewhere, WITH_ABRAXIS, two.browser);
  await back.enter(tail);
  expect(holderOf(back, 'seat-2')).toMatchObject({ mine: true, name: 'Friend' });
  for (const page of [moved, back]) {
    await page.openHub();
    expect(page.view.pending?.kind).toBe('encounter');
    await page.openGame();
  }
  expect([moved.hash, back.hash]).toEqual([hash, hash]);
  await play(elsewhere, [moved, back], () => moved.fight!.pending === null);
  same([moved, back]);
  for (const page of [moved, back]) await page.openHub();
  same([moved, back]);
  expect(moved.view.state.games).toHaveLength(1);
  await play(elsewhere, [moved, back], () => moved.view.pending?.kind === 'abraxis');
  await settled();
  same([moved, back]);
  const again = await back.reloaded();
  expect(holderOf(again, 'seat-2')).toMatchObject({ mine: true });
  same([moved, again]);
});

test.each(WAYS)('between two encounters, from a page that is %s', async (way) => {
  const { host, one, two, wayBack } = await twoAtFight(0);
  await play(host, [one, two], () => one.fight!.pending === null);
  for (const page of [one, two]) await page.openHub();
  expect(one.view.pending?.kind).toBe('read-on');
  const { hash } = one;
  const { elsewhere, moved } = await movedFrom(host, one, way);
  const tail = await invitedTo(elsewhere, moved, { mine: ['seat-1'], kept: ['seat-2'] });
  // In another browser the old link proves it.
  const back = new CampaignPage(elsewhere, WITH_ABRAXIS);
  await back.enter(tail);
  expect(back.state.watching).toBe(true);
  had(await back.tables.claim(tail, wayBack));
  await back.openHub();
  await moved.openHub();
  expect(holderOf(back, 'seat-2')).toMatchObject({ mine: true });
  expect([moved.hash, back.hash]).toEqual([hash, hash]);
  await play(elsewhere, [moved, back], () => moved.view.pending?.kind === 'abraxis');
  await settled();
  for (const page of [moved, back]) await page.openGame();
  await play(elsewhere, [moved, back], () => moved.view.state.ending !== null);
  await settled();
  same([moved, back]);
});

test.each(WAYS)('in a fight that the host sees from its story alone, from a page that is %s', async (way) => {
  const { host, one, two } = await twoAtFight(8);
  await play(host, [one, two], () => two.state.mayAnswer);
  const seen = one.fight!.decisions.length;
  await one.openHub();
  await play(host, [two], () => !two.state.mayAnswer);
  await host.clock.pass(5000);
  const { hash } = two;
  expect(two.fight!.decisions.length).toBeGreaterThan(seen);
  const { elsewhere, moved } = await movedFrom(host, one, way);
  await invitedTo(elsewhere, moved, { mine: ['seat-1'], kept: ['seat-2'] });
  await moved.openHub();
  await moved.openGame();
  expect(moved.hash).toBe(hash);
});
