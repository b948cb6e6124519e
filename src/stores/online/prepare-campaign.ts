/** A campaign made ready for an online table: from what lies beside the stream, or as this browser kept it. */
import { CAMPAIGN_VERSION, type CampaignContent, CampaignSession } from '../../campaign/index.ts';
import { type EncounterLog, RULES_VERSION, seededChance } from '../../engine/index.ts';
import type { Begin } from '../../online/table-messages.ts';
import { readAbraxis } from '../abraxis/kept-abraxis.ts';
import { askedBy, setUpHash } from '../campaign/asked-game.ts';
import { campaignsOf } from '../campaign/campaign-shelf.ts';
import type { Campaigns, Looked } from '../campaign/campaigns.ts';
import type { CampaignNotOpened } from '../campaign/opening.ts';
import { rulesOfPage } from '../middara/rules-of-page.ts';
import { gameApart } from '../table/apart.ts';
import type { Table } from '../table/table-store.ts';
import { fetchWhole } from '../whole-words.ts';
import { type CampaignAtTable, campaignAtTable } from './at-campaign.ts';
import { campaignScreens } from './campaign-screens.ts';
import { rerunInside, snapshotsOfCampaign, standingIn, standingOf } from './campaign-standing.ts';
import { type CampaignStart, campaignStartOf, mixedStart, textOfStart } from './campaign-start.ts';
import type { LeftWith, Starting } from './created-tables.ts';
import { gamesInside, keptAlone } from './inside-here.ts';
import { ANOTHER_START, type Came, type MayInvite } from './online-tables.ts';
import type { Prepared } from './prepared.ts';

export type PreparingCampaign = Pick<Table, 'library' | 'ground' | 'begin' | 'lineOf' | 'guests' | 'run'>;

/** Those of a campaign, and of the encounters in it. */
const RULES = `${CAMPAIGN_VERSION} ${RULES_VERSION}`;

async function shelfOf(table: PreparingCampaign): Promise<Campaigns> {
  const words = await fetchWhole(table.ground.words);
  const { nameOfBranch } = await words.campaign();
  return campaignsOf(table, { nameOfBranch, noAnswer: words.ui.table.noAnswer });
}

async function lookAt(table: PreparingCampaign, id: string): Promise<Looked | null> {
  const looked = await (await shelfOf(table)).look(id);
  return looked.ok ? looked.value : null;
}

const seatNames = ({ setup }: CampaignSession): Readonly<Record<string, string>> =>
  Object.fromEntries(setup.seats.map(({ id, name }) => [id, name]));

export async function invitingTo(table: PreparingCampaign, id: string): Promise<MayInvite | null> {
  const looked = await lookAt(table, id);
  if (!looked) return null;
  const { seats } = looked.session.setup;
  return { id, name: looked.saved.name, seats: seats.map((seat) => ({ ...seat })), hidden: false };
}

export async function startOfCampaign(table: PreparingCampaign, id: string): Promise<Starting | null> {
  const looked = await lookAt(table, id);
  if (!looked) return null;
  const { saved, session } = looked;
  const inside = await underWay(table, id, looked);
  const campaigns = await shelfOf(table);
  const log = session.toLog();
  return {
    game: log.game,
    rules: RULES,
    content: log.contentHash,
    name: saved.name,
    text: textOfStart({ saved: { ...saved, log }, inside }),
    seats: Object.keys(seatNames(session)),
    machines: [],
    packs: log.packs ?? [],
    keepsId: log.decisions.length > 0 || log.from !== undefined,
    drop: () => campaigns.remove(id),
  };
}

/** The log of the game it asks for, where that was begun. */
async function underWay(
  table: PreparingCampaign,
  id: string,
  { session, playing }: Looked,
): Promise<CampaignStart['inside']> {
  const asked = askedBy(session);
  if (asked === null || playing?.of !== asked) return null;
  if (session.pending?.about.of === 'abraxis') {
    const { game } = await readAbraxis(table.ground.cells, id);
    return game && setUpHash(game.log.setup) === asked && game.log.decisions.length > 0 ? game.log : null;
  }
  const apart = await gameApart(table, playing.game);
  if (!apart.ok) return null;
  const { checkpoint: _, ...log } = apart.value.session.toLog() as EncounterLog;
  return setUpHash(log.setup) === asked && log.decisions.length > 0 ? log : null;
}

/** `text`: what the table is begun with; `kept`: the campaign here that follows it already. */
export async function prepareCampaign(
  table: PreparingCampaign,
  begin: Begin,
  mix: string,
  text: string,
  kept: string | null,
): Promise<Came<Prepared>> {
  const start = campaignStartOf(text);
  if (!start) return ANOTHER_START;
  if (begin.rules !== RULES) return { ok: false, fault: 'other-version', theirs: begin.rules, here: RULES };
  const [words] = await Promise.all([fetchWhole(table.ground.words), rulesOfPage.fetch()]);
  const { content, missing, changed } = await table.library.contentFor(start.saved.log.packs);
  if (begin.content !== content.cards.hash)
    return { ok: false, fault: 'other-content', packs: [...missing, ...changed].map(({ name }) => name) };
  const campaigns = await shelfOf(table);
  let id = kept;
  let looked = id === null ? null : await lookAt(table, id);
  if (!looked || id === null) {
    const loaded = await campaigns.load(JSON.stringify(mixedStart(start.saved, mix, content)));
    if (!loaded.ok) return faultOf(loaded);
    id = loaded.value;
    looked = await lookAt(table, id);
    if (!looked) return ANOTHER_START;
  }
  const first = asBegun(looked.session, start.saved.log.decisions.length, content);
  const before = start.inside && rerunInside(start.inside, askedBy(first), content);
  if (before === 'another') return ANOTHER_START;
  const campaign = id;
  return {
    ok: true,
    value: {
      id,
      seatNames: seatNames(first),
      isHidden: false,
      route: `campaign/${id}`,
      open: () => campaignAtTable({ session: first.fork(), words, inside: before?.fork() }),
      screens: (at, desk) =>
        campaignScreens(campaign, at as () => CampaignAtTable | null, desk, table.ground, gamesInside(table)),
      snapshots: snapshotsOfCampaign(start.saved, content, words),
      standing: (at) => standingOf(start.saved, at as CampaignAtTable),
      playOn: (at) => keptAlone(table, campaigns, start.saved, at as CampaignAtTable),
    },
  };
}

/** What was kept of the table, where the campaign here has not come as far; null where it has. */
export async function leftWithCampaign(
  table: PreparingCampaign,
  id: string,
  text: string,
): Promise<LeftWith | null> {
  const [words, looked] = await Promise.all([
    fetchWhole(table.ground.words),
    lookAt(table, id),
    rulesOfPage.fetch(),
  ]);
  if (!looked) return null;
  const stands = await standingIn(text, looked.session.content, words);
  if (!stands) return null;
  const { session, inside } = stands.at;
  const mine = await underWay(table, id, looked);
  const behind = session.decisions.length - looked.session.decisions.length;
  const behindInside = (inside?.session.decisions.length ?? 0) - (mine?.decisions.length ?? 0);
  if (behind < 0 || (behind === 0 && behindInside <= 0)) return null;
  const campaigns = await shelfOf(table);
  const left = await keptAlone(table, campaigns, { ...stands.saved, name: looked.saved.name }, stands.at);
  return { route: `campaign/${left}`, id: left, drop: () => campaigns.remove(id) };
}

/** As it was when the table began; what was decided since is known to the stream alone. */
function asBegun(
  { setup, from, played, decisions }: CampaignSession,
  begun: number,
  content: CampaignContent,
): CampaignSession {
  const first = new CampaignSession(setup, content, played, seededChance, from);
  for (const { option, mix } of decisions.slice(0, begun)) first.decide(option, mix);
  return first;
}

function faultOf({ fault }: CampaignNotOpened): Came<never> {
  if (fault.fault === 'packs')
    return { ok: false, fault: 'other-content', packs: fault.packs.map(({ name }) => name) };
  return { ok: false, fault: 'refused', why: fault.fault };
}
