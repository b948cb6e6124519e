/** The games that a campaign of an online table asks for, among the games of this browser. */
import { AbraxisSession } from '../../abraxis/index.ts';
import type { EncounterSetup } from '../../engine/index.ts';
import { keepAbraxis } from '../abraxis/kept-abraxis.ts';
import { ABRAXIS } from '../campaign/asked-game.ts';
import type { Campaigns } from '../campaign/campaigns.ts';
import type { SavedCampaign } from '../campaign/saved-campaign.ts';
import { NOBODY } from '../game/desk.ts';
import { standingAfter } from '../kept/follows.ts';
import { newGameId } from '../kept/saved-game.ts';
import type { Table } from '../table/table-store.ts';
import type { CampaignAtTable } from './at-campaign.ts';
import { recordOf } from './campaign-standing.ts';
import { followTable } from './follow.ts';
import type { InsideHere } from './follow-campaign.ts';

type Here = Pick<Table, 'ground' | 'library' | 'begin' | 'lineOf'>;

export const gamesInside = (table: Here): InsideHere => ({
  isKept: async (game) => (await table.lineOf(game)) !== null,
  begin: async (setup, campaign, called) => (await begunHere(table, setup, campaign, called)).id,
});

/** It is on no screen: whatever is there stays the game of the page. */
async function begunHere(
  { ground, library, begin }: Here,
  setup: EncounterSetup,
  campaign: string,
  called: string,
  at: CampaignAtTable | null = null,
): Promise<{ readonly id: string }> {
  const { seated } = ground;
  const name = library.playable().encounters[setup.encounter]?.name ?? setup.encounter;
  const game = await begin(setup, `${called}: ${name}`, campaign);
  const inside = at?.inside?.game;
  if (inside) followTable(game.sitAt(NOBODY), inside);
  await ground.saving.idle();
  game.close();
  ground.seated = seated;
  return game;
}

/** All that was taken as a campaign of this browser alone, with the game that is under way; gives its id. */
export async function keptAlone(
  table: Here,
  campaigns: Campaigns,
  saved: SavedCampaign,
  at: CampaignAtTable,
): Promise<string> {
  const loaded = await campaigns.load(JSON.stringify(recordOf(saved, at)));
  if (!loaded.ok) throw new Error(loaded.fault.fault);
  const id = loaded.value;
  const { inside } = at;
  if (!inside) return id;
  const opened = await campaigns.open(id);
  if (!opened.ok) throw new Error(opened.fault.fault);
  const { session } = inside;
  if (session instanceof AbraxisSession) {
    const { checkpoint: _, ...log } = session.toLog();
    await keepAbraxis(
      table.ground.cells,
      { id: newGameId(), log, gestures: [], notes: [] },
      standingAfter(null, newGameId()).next(),
      id,
    );
    await opened.value.playIn(ABRAXIS);
  } else {
    const game = await begunHere(table, session.setup, id, saved.name, at);
    await opened.value.playIn(game.id);
  }
  opened.value.close();
  return id;
}
