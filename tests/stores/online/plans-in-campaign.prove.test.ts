/** Plans, rings and talk while a campaign's encounter is on the screens: as at a game's own table. Whole pages. */
import { expect, test } from 'vitest';
import { SETUP } from '../../campaign/support.ts';
import {
  type CampaignPage,
  friendOf,
  hostedCampaign,
  play,
  TO_ENCOUNTER,
} from '../../support/campaign-pages.ts';
import { settled } from '../../support/hand-clock.ts';
import { figureOf, plans, told, view, walks } from '../../support/laid-out.ts';
import { FakeHost } from '../../support/online-pages.ts';
import { WITH_ABRAXIS } from '../campaign/support.ts';

/** Two in the fight, in somebody's turn. */
async function atTurn() {
  const host = new FakeHost();
  const { page: one, tail } = await hostedCampaign(host, WITH_ABRAXIS, SETUP);
  const two = await friendOf(host, WITH_ABRAXIS, tail, 'seat-2');
  await play(host, [one, two], () => one.view.pending?.kind === 'encounter', [...TO_ENCOUNTER]);
  await settled();
  for (const page of [one, two]) await page.openGame();
  await play(host, [one, two], () => view(one).turn !== null);
  await settled();
  return { host, one, two };
}

const rings = ({ state }: CampaignPage) => state.rings.map(({ at, by }) => ({ at, by }));

test('what is laid out on one page stands on the other, and on one that comes to the fight later', async () => {
  const { host, one, two } = await atTurn();
  const hers = figureOf(two, 1);
  const step = await walks(two, hers);
  expect(told(one)).toEqual([{ by: 'Friend', figure: hers, steps: [step] }]);
  expect(told(two)).toEqual([]);
  // The story shows no plans, and has them again where the fight is come back to.
  await one.openHub();
  await one.openGame();
  await host.clock.pass(4500);
  expect(told(one)).toHaveLength(1);
  two.game.plans.cut(0);
  await settled();
  expect(told(one)).toEqual([]);
  await walks(two, hers);
  await two.openHub();
  await settled();
  expect(told(one)).toEqual([]);
});

test('it goes with the fight: what is said of one that is over stands nowhere', async () => {
  const { host, one, two } = await atTurn();
  const figure = figureOf(two, 0);
  await walks(two, figure);
  const { turn, steps } = plans(one).find(({ by }) => by === 'Friend')!;
  await play(host, [one, two], () => one.fight!.pending === null);
  await settled();
  expect([told(one), told(two)]).toEqual([[], []]);
  const { turnsTaken } = view(one).figures.find(({ id }) => id === figure)!;
  two.line.say(JSON.stringify({ plan: { figure, turn: Math.max(turn, turnsTaken + 1), steps } }));
  await settled();
  expect(told(one)).toEqual([]);
});

test('a ring is seen on every board, and what is said is heard in the story, too', async () => {
  const { one, two } = await atTurn();
  two.online.ring([3, 4]);
  await settled();
  expect([rings(one), rings(two)]).toEqual([[{ at: [3, 4], by: 'Friend' }], rings(one)]);
  await one.openHub();
  two.online.talkOf('There!');
  await settled();
  expect(one.state.talk.map(({ by, text }) => [by, text])).toEqual([['Friend', 'There!']]);
});
