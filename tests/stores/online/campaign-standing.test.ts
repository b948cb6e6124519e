/** A campaign of an online table as plain data: what is shown of it before all was read, and what a browser keeps of it. */
import { expect, test } from 'vitest';
import { CampaignSession, PlayedGames } from '../../../src/campaign/index.ts';
import { type CampaignAtTable, campaignAtTable } from '../../../src/stores/online/at-campaign.ts';
import { snapshotsOfCampaign, standingIn, standingOf } from '../../../src/stores/online/campaign-standing.ts';
import { en } from '../../../src/words/en/index.ts';
import { SETUP } from '../../campaign/support.ts';
import { botsPlay } from '../../support/at-table-driver.ts';
import { begun, shelfOf, WITH_ABRAXIS } from '../campaign/support.ts';

const saved = (await begun(shelfOf(WITH_ABRAXIS))).record();
const { logOf, open } = snapshotsOfCampaign(saved, WITH_ABRAXIS, en);

/** In its story, in the fight, behind it, at the table of Abraxis, at its end. */
function stops(): readonly (readonly [string, (table: CampaignAtTable) => boolean])[] {
  const isIn = ({ session, inside }: CampaignAtTable, of: string) =>
    inside !== null && session.pending?.about.of === of;
  return [
    ['in its story', ({ decisions }) => decisions === 3],
    ['in a fight', (at) => isIn(at, 'encounter') && at.inside!.game.decisions === 40],
    ['behind it', ({ session, inside }) => session.state.games.length === 1 && inside === null],
    ['in Abraxis', (at) => isIn(at, 'abraxis') && at.inside!.game.decisions === 2],
    ['at its end', (at) => at.asked() === null],
  ];
}

test('comes to the same state from either, wherever it is; a snapshot has no game in it that is over', async () => {
  const session = new CampaignSession({ ...SETUP, shopUniques: true }, WITH_ABRAXIS, new PlayedGames());
  const table = campaignAtTable({ session, words: en });
  const met: string[] = [];
  for (const [where, is] of stops()) {
    botsPlay(table, () => is(table));
    if (!is(table)) continue;
    met.push(where);
    const log = JSON.stringify(logOf(table));
    const early = await open(JSON.parse(log), table.decisions);
    expect([early?.stateHash(), early?.decisions], where).toEqual([table.stateHash(), table.decisions]);
    expect(early!.asked()?.seat, where).toBe(table.asked()?.seat);
    const text = standingOf(saved, table);
    const kept = await standingIn(text, WITH_ABRAXIS, en);
    expect(kept?.at.stateHash(), where).toBe(table.stateHash());
    expect(kept?.at.session.hash, where).toBe(table.session.hash);
    if (where === 'in Abraxis') expect(log.length).toBeLessThan(text.length / 2);
  }
  expect(met).toEqual(stops().map(([where]) => where));
});

test('neither is taken where it is none', async () => {
  const session = new CampaignSession({ ...SETUP, shopUniques: true }, WITH_ABRAXIS, new PlayedGames());
  const table = campaignAtTable({ session, words: en });
  botsPlay(table, () => table.inside !== null);
  botsPlay(table, () => table.inside!.game.decisions === 10);
  const log = JSON.parse(JSON.stringify(logOf(table)));
  const [first, ...others] = log.inside.decisions;
  for (const damaged of [
    null,
    {},
    { ...log, campaign: { ...log.campaign, version: 7 } },
    { ...log, inside: { ...log.inside, decisions: [{ ...first, option: 'nothing' }, ...others] } },
    { ...log, inside: { ...log.inside, setup: { ...log.inside.setup, seed: 'another' } } },
  ])
    expect(await open(damaged, 10)).toBeNull();
  expect(await standingIn('{', WITH_ABRAXIS, en)).toBeNull();
});
