/** A campaign on a screen that does what the one at the online table does, and its game inside found or begun here. */
import type { EncounterSetup } from '../../engine/index.ts';
import { ABRAXIS } from '../campaign/asked-game.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { gameIn } from '../campaign/campaign.ts';
import type { DrivenCampaign } from '../campaign/campaign-desk.ts';
import type { CampaignAtTable } from './at-campaign.ts';
import { sameDecision } from './follow.ts';

export interface InsideHere {
  /** Whether that game is kept in this browser. */
  isKept(id: string): Promise<boolean>;
  /** Begins it among the games of this browser, in that campaign, called so; gives its id. */
  begin(setup: EncounterSetup, campaign: string, called: string): Promise<string>;
}

export interface FollowedCampaign {
  /** Goes where the table's is; gives false where the rules refuse it, so that it must be opened anew. */
  follow(): Promise<boolean>;
}

/** One thing at a time; whatever is told meanwhile is followed in one go behind it. */
export function followedCampaign(
  campaign: Campaign,
  driven: DrivenCampaign,
  at: () => CampaignAtTable | null,
  here: InsideHere,
): FollowedCampaign {
  let isTold = false;
  let running: Promise<boolean> | null = null;

  async function run(): Promise<boolean> {
    while (isTold) {
      isTold = false;
      const table = at();
      if (!table) return true;
      if (same(driven, table).differs) {
        let came = false;
        const fault = await driven.become(() => {
          came = comeTo(driven, table);
        });
        if (fault !== null || !came) return false;
      }
      await findInside(campaign, driven, table, here);
    }
    return true;
  }

  return {
    follow() {
      isTold = true;
      running ??= run().finally(() => {
        running = null;
      });
      return running;
    },
  };
}

/** How many decisions both have alike, and whether that is not all of either. */
function same({ session }: DrivenCampaign, table: CampaignAtTable): { count: number; differs: boolean } {
  const mine = session.decisions;
  const theirs = table.session.decisions;
  let count = 0;
  while (count < mine.length && count < theirs.length && sameDecision(mine[count]!, theirs[count]!))
    count += 1;
  return { count, differs: count < mine.length || count < theirs.length };
}

/** False where it comes to another one: a number that had another mix here keeps that. */
function comeTo(driven: DrivenCampaign, table: CampaignAtTable): boolean {
  const { session } = driven;
  const { count } = same(driven, table);
  if (count < session.decisions.length) session.rewind(count);
  for (const { option, mix } of table.session.decisions.slice(count)) {
    for (const hash of gameIn(option)) takeOver(driven, table, hash);
    session.decide(option, mix);
  }
  return !same(driven, table).differs;
}

/** What came of a game at the table, and its log, as if it had been played here: it is run by nobody again. */
function takeOver(
  { session, know }: DrivenCampaign,
  { taken, session: theirs }: CampaignAtTable,
  hash: string,
) {
  const encounter = theirs.played.encounters.get(hash);
  if (encounter) session.played.encounters.set(hash, encounter);
  const abraxis = theirs.played.abraxis.get(hash);
  if (abraxis) session.played.abraxis.set(hash, abraxis);
  const log = taken.get(hash);
  if (log) know(hash, log);
}

async function findInside(
  campaign: Campaign,
  { session }: DrivenCampaign,
  { inside }: CampaignAtTable,
  here: InsideHere,
): Promise<void> {
  const about = session.pending?.about;
  const isGame = about?.of === 'encounter' || about?.of === 'abraxis';
  if (!inside || !isGame) return;
  const { game, name } = campaign.store.getState();
  const isHere = game !== null && (about.of === 'abraxis' || (await here.isKept(game)));
  if (isHere) return;
  await campaign.playIn(about.of === 'abraxis' ? ABRAXIS : await here.begin(about.setup, campaign.id, name));
}
