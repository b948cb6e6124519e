import { expect, test } from 'vitest';
import { runCampaign } from '../../../src/stores/campaign/opening.ts';
import { SLICE } from '../../../src/stores/game/in-slices.ts';
import { memoryCells } from '../../../src/stores/kept/cells.ts';
import { begun, LITTLE, playedLog, shelfOf, toEncounter } from './support.ts';

/** A clock that runs on by so much whenever somebody looks at it, and counts how long the page was held at a stretch. */
function pageOf(tick: number) {
  let now = 0;
  let since = 0;
  let longest = 0;
  let pauses = 0;
  return {
    slicing: {
      clock: () => {
        now += tick;
        longest = Math.max(longest, now - since);
        return now;
      },
      pause: async () => {
        pauses += 1;
        since = now;
      },
    },
    held: () => ({ longest, pauses }),
  };
}

test('an imported campaign runs its encounters in slices: no stretch is long, however long the game', async () => {
  const campaign = await toEncounter(await begun(shelfOf(LITTLE)));
  const log = playedLog(campaign);
  expect(await campaign.take(log)).toBe(true);
  const saved = campaign.record();
  const page = pageOf(SLICE / 2);
  const run = await runCampaign(saved, { content: LITTLE, missing: [], changed: [] }, {}, page.slicing);
  if (!run.ok) throw new Error(run.fault.fault);
  expect(run.value.hash).toBe(campaign.session.hash);
  const { longest, pauses } = page.held();
  // Each decision takes half a slice here: after two or three of them the page comes to itself.
  expect(longest).toBeLessThanOrEqual(2 * SLICE);
  expect(pauses).toBeGreaterThan(log.decisions.length / 4);
});

test('an encounter that was just played is taken in slices, and nothing is decided meanwhile', async () => {
  const page = pageOf(SLICE / 2);
  const campaign = await toEncounter(await begun(shelfOf(LITTLE, memoryCells(), { slicing: page.slicing })));
  const log = playedLog(campaign);
  const taking = campaign.take(log);
  expect(campaign.store.getState().busy).toBe(true);
  const { decisions } = campaign.store.getState();
  await campaign.decide('told');
  expect(await campaign.take(log)).toBe(false);
  expect(campaign.session.decisions).toHaveLength(decisions);
  expect(await taking).toBe(true);
  expect(campaign.store.getState()).toMatchObject({ busy: false, fault: null });
  expect(campaign.session.decisions.at(-1)?.option).toBe(`played:${log.hash}`);
  const { longest, pauses } = page.held();
  expect(longest).toBeLessThanOrEqual(2 * SLICE);
  expect(pauses).toBeGreaterThan(log.decisions.length / 4);
});

test('one that is none of this question’s leaves the campaign as it was', async () => {
  const campaign = await toEncounter(await begun(shelfOf(LITTLE)));
  const log = playedLog(campaign);
  const before = campaign.session.hash;
  const short = { ...log, hash: 'short', decisions: log.decisions.slice(0, -1) };
  expect(await campaign.take(short)).toBe(false);
  expect(campaign.store.getState().busy).toBe(false);
  expect(campaign.session.hash).toBe(before);
});

test('what does not run in a slice is told by its encounter, as before', async () => {
  const campaign = await toEncounter(await begun(shelfOf(LITTLE)));
  const log = playedLog(campaign);
  await campaign.take(log);
  const saved = campaign.record();
  const broken = {
    ...saved,
    games: { [log.hash]: { ...log, decisions: log.decisions.slice(0, -1) } },
  };
  const run = await runCampaign(broken, { content: LITTLE, missing: [], changed: [] });
  expect(run).toMatchObject({ ok: false, fault: { fault: 'game', encounter: 'training-yard' } });
});
