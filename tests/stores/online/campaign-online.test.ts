/** A campaign at an online table, on whole pages: its story, an encounter inside and a table of Abraxis, to the end. */
import { expect, test } from 'vitest';
import { ofMiddara } from '../../../src/stores/online/bot-of.ts';
import { SETUP } from '../../campaign/support.ts';
import { friendOf, hostedCampaign, play, same, TO_ENCOUNTER } from '../../support/campaign-pages.ts';
import { settled } from '../../support/hand-clock.ts';
import { FakeHost } from '../../support/online-pages.ts';
import { WITH_ABRAXIS } from '../campaign/support.ts';

test('is played from its first page to its end by two, one of them reloaded in the middle of the fight', async () => {
  const host = new FakeHost();
  const { page: one, tail } = await hostedCampaign(host, WITH_ABRAXIS, SETUP);
  let two = await friendOf(host, WITH_ABRAXIS, tail, 'seat-2');
  expect(one.state.seats.map(({ name, holder }) => [name, holder?.by])).toEqual([
    ['North', 'person'],
    ['South', 'person'],
  ]);
  // The story is the host's to lead: whoever else presses changes nothing.
  expect([one.state.mayAnswer, two.state.mayAnswer, two.state.waitsFor]).toEqual([true, false, 'Host']);
  two.press(['read-on']);
  await settled();
  expect([one.view.decisions, two.view.decisions]).toEqual([0, 0]);
  await play(host, [one, two], () => one.view.pending?.kind === 'encounter', [...TO_ENCOUNTER]);
  await settled();
  same([one, two]);
  expect(two.view.pending?.kind).toBe('encounter');
  await one.openGame();
  await two.openGame();
  await play(host, [one, two], () => one.fight!.decisions.length === 20);
  same([one, two]);
  two = await two.reloaded();
  same([one, two]);
  await play(host, [one, two], () => one.fight!.pending === null);
  same([one, two]);
  expect(two.fight!.pending).toBeNull();
  await one.openHub();
  await two.openHub();
  same([one, two]);
  expect(one.view.state.games).toHaveLength(1);
  await play(host, [one, two], () => one.view.pending?.kind === 'abraxis');
  same([one, two]);
  await one.openGame();
  await two.openGame();
  await play(host, [one, two], () => one.view.state.ending !== null);
  await settled();
  same([one, two]);
  // It is kept so on both, with both games in it.
  for (const page of [one, two]) {
    const kept = await page.campaigns.look(page.id);
    if (!kept.ok) throw new Error(kept.fault.fault);
    expect(kept.value.session.hash).toBe(page.hash);
    const { games, abraxis = {} } = kept.value.saved;
    expect([games, abraxis].map((all) => Object.keys(all).length)).toEqual([1, 1]);
  }
});

test('with its fight under way is hosted as it stands, and played on alone once the server is left', async () => {
  const host = new FakeHost();
  const { page: one, tail } = await hostedCampaign(
    host,
    WITH_ABRAXIS,
    SETUP,
    async ({ table, id }, campaign) => {
      for (const option of ['read-on', 'roll', ...TO_ENCOUNTER.slice(1)]) await campaign.decide(option);
      const about = campaign.session.pending!.about;
      if (about.of !== 'encounter') throw new Error('no encounter is asked for');
      const game = await table.begin(about.setup, 'Yard', id);
      for (let n = 0; n < 12; n++) game.decide(ofMiddara(game.session));
      await campaign.playIn(game.id);
      await table.idle();
      game.close();
    },
  );
  const two = await friendOf(host, WITH_ABRAXIS, tail, 'seat-2');
  for (const page of [one, two]) await page.openGame();
  expect([one, two].map(({ fight }) => fight!.decisions.length)).toEqual([12, 12]);
  await play(host, [one, two], () => one.fight!.decisions.length === 24);
  await settled();
  same([one, two]);
  const { hash } = one;
  const alone = await two.online.playOnHere();
  expect(alone).not.toBe(two.id);
  const kept = await two.campaigns.look(alone);
  if (!kept.ok) throw new Error(kept.fault.fault);
  expect(kept.value.session.pending?.kind).toBe('encounter');
  const game = await two.table.open(kept.value.playing!.game);
  if (!game.ok) throw new Error(game.why);
  expect([game.value.session.hash, game.value.campaign]).toEqual([hash, alone]);
});

test('what the party did is taken back when the host agrees, and the host is asked', async () => {
  const host = new FakeHost();
  const { page: one, tail } = await hostedCampaign(host, WITH_ABRAXIS, SETUP);
  const two = await friendOf(host, WITH_ABRAXIS, tail, 'seat-2');
  const bought = () => one.view.decisions === 3;
  await play(host, [one, two], bought, [...TO_ENCOUNTER]);
  await settled();
  const gold = one.view.state.gold;
  await two.undo();
  await settled();
  expect([one.state.undo?.forMe, two.state.undo?.waitsFor]).toEqual([true, ['Host']]);
  one.online.agree();
  await settled();
  expect([one.view.decisions, two.view.decisions]).toEqual([2, 2]);
  expect(two.view.state.gold).toBeGreaterThan(gold);
});
