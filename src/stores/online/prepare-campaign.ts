/** A campaign made ready for an online table: from what lies beside the stream, or as this browser kept it. */
import { ABRAXIS_VERSION, AbraxisSession } from '../../abraxis/index.ts';
import { CAMPAIGN_VERSION, type CampaignContent, CampaignSession } from '../../campaign/index.ts';
import { type EncounterLog, EncounterSession, RULES_VERSION, seededChance } from '../../engine/index.ts';
import type { Begin } from '../../online/table-messages.ts';
import { readAbraxis } from '../abraxis/kept-abraxis.ts';
import { askedBy, setUpHash } from '../campaign/asked-game.ts';
import { campaignsOf } from '../campaign/campaign-shelf.ts';
import type { Campaigns, Looked } from '../campaign/campaigns.ts';
import type { CampaignNotOpened } from '../campaign/opening.ts';
import { rulesOfPage } from '../middara/rules-of-page.ts';
import { rerunLog } from '../opened/rerun.ts';
import { gameApart } from '../table/apart.ts';
import type { Table } from '../table/table-store.ts';
import { fetchWhole } from '../whole-words.ts';
import { type CampaignAtTable, campaignAtTable, type InsideSession } from './at-campaign.ts';
import { campaignScreens } from './campaign-screens.ts';
import { type CampaignStart, campaignStartOf, mixedStart, textOfStart } from './campaign-start.ts';
import type { Starting } from './created-tables.ts';
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
      playOn: (at) => keptAlone(table, campaigns, start.saved, at as CampaignAtTable),
    },
  };
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

/** The game inside as far as it was played; `another` where it is not the one that is asked for, or does not run. */
function rerunInside(
  log: NonNullable<CampaignStart['inside']>,
  asked: string | null,
  content: CampaignContent,
): InsideSession | 'another' {
  if (setUpHash(log.setup) !== asked) return 'another';
  const contentHash = content.cards.hash;
  const rerun =
    log.game === 'abraxis'
      ? rerunLog<InsideSession>(
          log,
          { version: ABRAXIS_VERSION, contentHash },
          () => new AbraxisSession(log.setup as AbraxisSession['setup'], content),
        )
      : rerunLog<InsideSession>(
          log,
          { version: RULES_VERSION, contentHash },
          () => new EncounterSession(log.setup as EncounterSession['setup'], content),
        );
  return rerun.ok ? rerun.session : 'another';
}

function faultOf({ fault }: CampaignNotOpened): Came<never> {
  if (fault.fault === 'packs')
    return { ok: false, fault: 'other-content', packs: fault.packs.map(({ name }) => name) };
  return { ok: false, fault: 'refused', why: fault.fault };
}
