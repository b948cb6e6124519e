/** A campaign as its file has it. */

import * as v from 'valibot';
import type { CampaignLog, CampaignSetup, Fifth, NewMember, PartyLeft } from '../../campaign/index.ts';
import { isRecord } from '../../check/is-record.ts';
import { readJson } from '../../check/json-error.ts';
import { beyondLimits, LIMITS } from '../../check/limits.ts';
import { newerIn, type Read } from '../../check/newer.ts';
import { type Parsed, parseValue } from '../../check/parse-value.ts';
import { withPlainNames } from '../../check/plain-name.ts';
import { among, listOf, withFieldsOf } from '../../check/schemas.ts';
import { CHALLENGES, type Decision, LOG_FORMAT, type NamedSeat, SINCE_FORMAT_3 } from '../../engine/index.ts';
import { carriedMember, lootOutSchema } from '../opened/carry-schema.ts';
import { foreknownMarks, mixesInOrder, mixOfOne } from '../opened/envelope.ts';
import { loadoutSchema } from '../opened/loadout-schema.ts';
import { logOfToday } from '../opened/game-file.ts';
import { count, ids, namedBy, packs, ruleset, text, toldOf, wholeFrom } from '../opened/record-fields.ts';
import { MIDDARA_FILES } from '../opened/saved-game-schema.ts';
import { abraxisLogSchema } from './abraxis-log-schema.ts';
import { campaignEvent } from './campaign-event-schema.ts';
import { campaignState } from './campaign-state-schema.ts';
import {
  type Branched,
  SAVED_CAMPAIGN,
  SAVED_CAMPAIGN_VERSION,
  type SavedCampaign,
} from './saved-campaign.ts';

/** Far more than campaigns of weeks have. */
const MOST = { decisions: 50_000, events: 500_000, games: 400, letters: 80_000_000, notes: 20_000 } as const;

const newMember = withFieldsOf<NewMember>({
  card: text,
  loadout: loadoutSchema,
  xp: v.optional(wholeFrom(0, LIMITS.number)),
});
const left = withFieldsOf<PartyLeft>({
  gold: count,
  xp: count,
  members: listOf(
    withFieldsOf<PartyLeft['members'][number]>({
      card: text,
      loadout: loadoutSchema,
      ids: v.optional(namedBy(() => text)),
      ...carriedMember,
    }),
    1,
    LIMITS.party,
  ),
  stash: ids,
  companions: v.optional(ids),
  removed: v.optional(ids),
  lootOut: lootOutSchema,
});
const party = listOf(text, 1, LIMITS.party);

const story = toldOf<CampaignSetup['story'], 'mode'>('mode', {
  adventure: {
    adventure: text,
    fifth: v.optional(withFieldsOf<Fifth>({ card: text, loadout: loadoutSchema })),
  },
  crawl: { scenario: text, party },
  epic: { scenario: text, party },
  free: { party: listOf(newMember, 1, LIMITS.party), left: v.optional(left) },
});

const setup = withFieldsOf<CampaignSetup>({
  ruleset,
  xpLeniency: v.boolean(),
  seed: text,
  seats: listOf(withFieldsOf<NamedSeat>({ id: text, name: text }), 1, LIMITS.party),
  byHand: v.boolean(),
  difficulty: v.optional(among(CHALLENGES)),
  shopUniques: v.optional(v.literal(true)),
  asBefore: v.optional(v.literal(true)),
  asIn11: v.optional(v.literal(true)),
  story,
});

const events = listOf(campaignEvent, 0, MOST.events);

const campaignSchema = withFieldsOf<SavedCampaign>({
  file: among<typeof SAVED_CAMPAIGN>([SAVED_CAMPAIGN]),
  version: among<typeof SAVED_CAMPAIGN_VERSION>([SAVED_CAMPAIGN_VERSION]),
  id: text,
  name: text,
  savedAt: text,
  log: withFieldsOf<CampaignLog>({
    format: among<typeof LOG_FORMAT>([LOG_FORMAT]),
    game: among(['middara-campaign']),
    rules: text,
    contentHash: text,
    packs: v.optional(packs),
    setup,
    from: v.optional(campaignState),
    decisions: listOf(withFieldsOf<Decision>({ kind: text, seat: text, option: text, mix: mixOfOne }), 0, MOST.decisions),
    mixesBehind: mixesInOrder,
    checkpoint: v.optional(
      withFieldsOf<NonNullable<CampaignLog['checkpoint']>>({
        decisions: wholeFrom(0, MOST.decisions),
        state: campaignState,
      }),
    ),
    foreknown: foreknownMarks,
    hash: text,
  }),
  games: namedBy(() => MIDDARA_FILES.log),
  abraxis: v.optional(namedBy(() => abraxisLogSchema)),
  recorded: events,
  past: v.optional(events),
  parent: v.optional(withFieldsOf<Branched>({ id: text, decision: wholeFrom(0, MOST.decisions) })),
  notes: v.optional(v.pipe(v.string(), v.maxLength(MOST.notes))),
});

/** The newest versions that are read. */
const READ: readonly Read[] = [
  [['version'], SAVED_CAMPAIGN_VERSION],
  [['log', 'format'], LOG_FORMAT],
];

/** A campaign from the text of a file. Never throws; names every place that is wrong. */
export function parseCampaign(file: string): Parsed<SavedCampaign> {
  if (file.length > MOST.letters) {
    const expected = { what: 'megabytes-at-most', most: MOST.letters / 1e6 } as const;
    const got = { got: 'megabytes', size: Math.round(file.length / 1e6) } as const;
    return { ok: false, problems: [{ path: '$', expected, got }] };
  }
  const read = readJson(file);
  if (read.ok) return checkCampaign(read.value);
  return {
    ok: false,
    problems: [{ path: '$', expected: { what: 'any-json' }, got: { got: 'no-json', error: read.error } }],
  };
}

/** The same for what a storage gives back. */
export function checkCampaign(json: unknown): Parsed<SavedCampaign> {
  const beyond = beyondLimits(json);
  if (beyond !== null) return { ok: false, problems: [beyond] };
  const newer = newerIn(json, READ);
  if (newer) return { ok: false, problems: [newer] };
  const today = ofToday(json);
  const parsed = parseValue(campaignSchema, today);
  return parsed.ok ? { ok: true, value: withPlainNames(today as SavedCampaign) } : parsed;
}

/** A campaign with its logs as they are written today; those there is no way from are left to the schema. */
function ofToday(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const allOf = (logs: unknown, today: (log: unknown) => unknown): unknown =>
    isRecord(logs) ? Object.fromEntries(Object.entries(logs).map(([hash, log]) => [hash, today(log)])) : logs;
  return {
    ...json,
    log: logOfToday(SINCE_3, json.log),
    games: allOf(json.games, (log) => logOfToday(MIDDARA_FILES, log)),
    ...('abraxis' in json ? { abraxis: allOf(json.abraxis, (log) => logOfToday(SINCE_3, log)) } : {}),
  };
}

const SINCE_3 = { migrations: { log: SINCE_FORMAT_3, record: {} } };
