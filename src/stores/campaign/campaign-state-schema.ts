import * as v from 'valibot';
import type {
  Belongings,
  CampaignState,
  Held,
  LeftOf,
  Mechanic,
  Member,
  Place,
  PlayedGame,
  PlayedTable,
  RoundPhase,
  RoundSeen,
  Run,
  Store,
  StoryRound,
  Task,
} from '../../campaign/index.ts';
import { isRecord } from '../../check/is-record.ts';
import { LIMITS } from '../../check/limits.ts';
import { among, type FieldsOf, listOf, withFieldsOf } from '../../check/schemas.ts';
import { CHALLENGES } from '../../engine/index.ts';
import { cardState, hurt, lootOutSchema } from '../opened/carry-schema.ts';
import { idOf } from '../opened/loadout-schema.ts';
import {
  amount,
  count,
  flag,
  namedBy,
  orNull,
  rngWords,
  ruleset,
  text,
  tokens,
  toldOf,
  yes,
} from '../opened/record-fields.ts';

/** A state of a campaign as a file has it: whatever a page shows of it, and whatever the rules go by. */

export const ref = idOf({ what: 'card-id' });
export const refs = listOf(ref);
/** What lies in a stash and in a Pack after years. */
const MOST_THINGS = 1000;

type OnCard = Omit<Held, 'upgrades'>;
const onCard: FieldsOf<OnCard> = {
  ref,
  face: v.optional(among(['back'])),
  state: v.optional(cardState),
  ofRun: yes,
};
export const held = withFieldsOf<Held>({
  ...onCard,
  upgrades: v.optional(listOf(withFieldsOf<OnCard>(onCard), 0, LIMITS.few)),
});
export const things = listOf(held, 0, MOST_THINGS);

/** What an encounter leaves of a member, and a campaign keeps. */
export const ofMember: FieldsOf<LeftOf> = {
  card: ref,
  self: v.optional(cardState),
  items: things,
  pack: things,
  disciplines: things,
  familiar: v.optional(held),
  companion: v.optional(held),
  ...hurt,
  tokens,
};
export const member = withFieldsOf<Member>({
  ...ofMember,
  seat: text,
  gained: count,
  free: count,
  flippedOff: v.optional(refs),
  familiarChosen: v.optional(ref),
  injured: yes,
  unselectable: yes,
  respecs: count,
});

const ofMemberAt = { member: ref, at: count };
export const place = toldOf<Place, 'in'>('in', {
  items: ofMemberAt,
  pack: ofMemberAt,
  companion: { member: ref },
  stash: { at: count },
});

export const run = withFieldsOf<Run>({
  of: among(['bounty', 'scenario']),
  ref,
  gold: amount,
  xp: namedBy(() => amount),
  items: v.optional(refs),
  had: v.optional(withFieldsOf<NonNullable<Run['had']>>({ allies: refs, achievements: refs })),
  tokens: v.optional(namedBy(() => tokens)),
  lootOut: lootOutSchema,
});
export const allies = namedBy(() => withFieldsOf<CampaignState['allies'][string]>(hurt));
export const seen = withFieldsOf<RoundSeen>({
  unique: orNull(ref),
  open: flag,
  quests: refs,
  bounty: orNull(ref),
});

const belongs: FieldsOf<Omit<Belongings, 'gone' | 'rounds'>> = {
  members: listOf(member, 0, LIMITS.few),
  active: refs,
  gold: count,
  stash: things,
  achievements: refs,
  lootOut: lootOutSchema,
  allies,
  flags: namedBy(() => count),
};
const rounds = namedBy(() => seen);
export const belongings = withFieldsOf<Belongings>({
  ...belongs,
  gone: v.optional(refs),
  rounds: v.optional(rounds),
});

/** What a mechanic says is the story's: it is run by the rules, and not shown. */
const anything = <T>() => v.custom<T>(isRecord);
export const mode = among<CampaignState['mode']>(['adventure', 'crawl', 'epic', 'free']);
export const phase = among<RoundPhase>(['shop', 'active-group', 'explore', 'venture']);
const task = toldOf<Task, 'do'>('do', {
  mechanic: { mechanic: anything<Mechanic>(), scene: ref },
  read: { scene: ref },
  'story-round': { round: anything<StoryRound>(), scene: ref, phase },
  back: { to: among(['quest', 'bounty']), scene: ref },
  shop: { store: anything<Store>() },
  step: { of: among(['bounty', 'scenario']), ref, step: count, scene: ref },
  won: { scenario: ref },
  scenario: {},
  free: {},
});
export const tasks = listOf(task, 0, LIMITS.entries);

const game = withFieldsOf<PlayedGame>({
  scene: ref,
  encounter: ref,
  result: among(['won', 'lost']),
  condition: orNull(text),
  hash: orNull(text),
});

export const campaignState = withFieldsOf<CampaignState>({
  ...belongs,
  mode,
  story: orNull(ref),
  ruleset,
  xpLeniency: flag,
  difficulty: v.optional(among(CHALLENGES)),
  seats: listOf(withFieldsOf<CampaignState['seats'][number]>({ id: text }), 1, LIMITS.party),
  revealed: refs,
  gone: refs,
  scene: orNull(ref),
  agenda: tasks,
  rounds,
  bounties: namedBy(() => among(['completed', 'lost'])),
  run: orNull(run),
  games: listOf(game, 0, LIMITS.entries),
  toldAchievements: v.optional(
    listOf(
      withFieldsOf<NonNullable<CampaignState['toldAchievements']>[number]>({
        encounter: ref,
        achievement: text,
      }),
      0,
      LIMITS.entries,
    ),
  ),
  tables: v.optional(
    listOf(withFieldsOf<PlayedTable>({ card: ref, survivors: count, hash: text }), 0, LIMITS.entries),
  ),
  failed: refs,
  doer: orNull(ref),
  fallen: refs,
  last: orNull(ref),
  before: orNull(belongings),
  ranks: listOf(count, 0, LIMITS.few),
  ending: orNull(withFieldsOf<NonNullable<CampaignState['ending']>>({ scene: ref, over: flag })),
  rng: rngWords,
});
