import * as v from 'valibot';
import type { CampaignState, Task } from '../../campaign/index.ts';
import { isRecord } from '../../check/is-record.ts';
import { LIMITS } from '../../check/limits.ts';
import { among, listOf, type Schema, withFields } from '../../check/schemas.ts';
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
  told,
  yes,
} from '../opened/record-fields.ts';

/** A state of a campaign as a file has it: whatever a page shows of it, and whatever the rules go by. */

export const ref = idOf({ what: 'card-id' });
export const refs = listOf(ref);
/** What lies in a stash and in a Pack after years. */
const MOST_THINGS = 1000;

const onCard = { ref, face: v.optional(among(['back'])), state: v.optional(cardState) };
export const held = withFields({
  ...onCard,
  upgrades: v.optional(listOf(withFields(onCard), 0, LIMITS.few)),
});
export const things = listOf(held, 0, MOST_THINGS);

/** What an encounter leaves of a member, and a campaign keeps. */
export const ofMember = {
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
export const member = withFields({
  ...ofMember,
  seat: text,
  gained: count,
  free: count,
  familiarChosen: v.optional(ref),
  injured: yes,
  unselectable: yes,
  respecs: count,
});

const ofMemberAt = { member: ref, at: count };
export const place = told('in', {
  items: withFields(ofMemberAt),
  pack: withFields(ofMemberAt),
  companion: withFields({ member: ref }),
  stash: withFields({ at: count }),
});

export const run = withFields({
  of: among(['bounty', 'scenario']),
  ref,
  gold: amount,
  xp: namedBy(() => amount),
  items: refs,
  lootOut: lootOutSchema,
});
export const allies = namedBy(() => withFields(hurt));
export const seen = withFields({ unique: orNull(ref), open: flag, quests: refs, bounty: orNull(ref) });

const belongs = {
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
export const belongings = withFields({ ...belongs, gone: v.optional(refs), rounds: v.optional(rounds) });

/** What a mechanic says is the story's: it is run by the rules, and not shown. */
const anything = v.custom<Record<string, unknown>>(isRecord);
const phase = among(['shop', 'active-group', 'explore', 'venture']);
const step = { of: among(['bounty', 'scenario']), ref, step: count, scene: ref };
const task = told('do', {
  mechanic: withFields({ mechanic: anything, scene: ref }),
  read: withFields({ scene: ref }),
  'story-round': withFields({ round: anything, scene: ref, phase }),
  back: withFields({ to: among(['quest', 'bounty']), scene: ref }),
  shop: withFields({ store: anything }),
  step: withFields(step),
  won: withFields({ scenario: ref }),
  scenario: withFields({}),
  free: withFields({}),
} satisfies Record<Task['do'], Schema<unknown>>);
export const tasks = listOf(task, 0, LIMITS.entries);

const game = withFields({
  scene: ref,
  encounter: ref,
  result: among(['won', 'lost']),
  condition: orNull(text),
  hash: orNull(text),
});

export const campaignState = withFields({
  ...belongs,
  mode: among(['adventure', 'crawl', 'epic', 'free']),
  story: orNull(ref),
  ruleset,
  xpLeniency: flag,
  difficulty: v.optional(among(CHALLENGES)),
  seats: listOf(withFields({ id: text }), 1, LIMITS.party),
  revealed: refs,
  gone: refs,
  scene: orNull(ref),
  agenda: tasks,
  rounds,
  bounties: namedBy(() => among(['completed', 'lost'])),
  run: orNull(run),
  games: listOf(game, 0, LIMITS.entries),
  toldAchievements: v.optional(listOf(withFields({ encounter: ref, achievement: text }), 0, LIMITS.entries)),
  tables: v.optional(listOf(withFields({ card: ref, survivors: count, hash: text }), 0, LIMITS.entries)),
  failed: refs,
  doer: orNull(ref),
  fallen: refs,
  last: orNull(ref),
  before: orNull(belongings),
  ranks: listOf(count, 0, LIMITS.few),
  ending: orNull(withFields({ scene: ref, over: flag })),
  rng: rngWords,
} satisfies Record<keyof CampaignState, Schema<unknown>>);
