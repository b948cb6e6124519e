import * as v from 'valibot';
import type { CampaignEvent } from '../../campaign/index.ts';
import { LIMITS } from '../../check/limits.ts';
import { expects } from '../../check/messages.ts';
import { among, listOf, type Schema, withFields } from '../../check/schemas.ts';
import { ABILITY_TOKENS, CHALLENGES, SKILLS, SWITCH_VALUES } from '../../engine/index.ts';
import { lootOutSchema } from '../opened/carry-schema.ts';
import { ledger, sum } from '../opened/cause-schema.ts';
import {
  amount,
  count,
  flag,
  namedBy,
  orNull,
  rngWords,
  text,
  told,
  wholeFrom,
} from '../opened/record-fields.ts';
import {
  allies,
  belongings,
  held,
  member,
  ofMember,
  place,
  ref,
  refs,
  run,
  seen,
  tasks,
  things,
} from './campaign-state-schema.ts';

/** What happened in a campaign as a file has it: its chronicle is read from this where the rules do not run any more. */

const why = told('from', {
  scene: withFields({ scene: ref }),
  encounter: withFields({ encounter: ref }),
  shop: withFields({}),
  bounty: withFields({ bounty: ref }),
  scenario: withFields({ scenario: ref }),
  table: withFields({}),
});
const to = v.lazy(
  (input): Schema<unknown> =>
    input === 'stash' ? v.literal('stash') : withFields({ member: ref, in: among(['items', 'pack']) }),
);
const switches: Readonly<Record<string, Schema<unknown>>> = {
  ...Object.fromEntries(
    Object.entries(SWITCH_VALUES).map(([name, values]) => [
      name,
      withFields({
        to: v.custom(
          (input) => values.some((value) => value === input),
          expects({ what: 'one-of-values', values: values.map(String) }),
        ),
      }),
    ]),
  ),
  xpLeniency: withFields({ to: flag }),
  difficulty: withFields({ to: among(CHALLENGES) }),
};
const points = v.optional(listOf(withFields({ member: ref, points: count }), 0, LIMITS.party));
const rng = v.optional(rngWords);
const result = among(['won', 'lost']);
const of = (entries: v.ObjectEntries): Schema<unknown> => withFields({ rule: text, ...entries });

export const campaignEvent = told('type', {
  storyBegun: of({ story: ref, mode: text, flags: v.optional(namedBy(() => count)) }),
  tasksPut: of({ tasks }),
  taskTaken: of({}),
  tasksDropped: of({ count }),
  sceneEntered: of({ scene: ref }),
  optionDecided: of({ scene: ref, decision: text, option: text }),
  checkMade: of({
    member: ref,
    skill: among(SKILLS),
    difficulty: count,
    faces: listOf(wholeFrom(1, 6), 2, 2),
    total: sum,
    passed: flag,
    rng: rngWords,
  }),
  checkEnded: of({ passed: flag, doer: orNull(ref), failed: refs }),
  goldChanged: of({ amount, why, ledger: v.optional(ledger) }),
  xpGained: of({ member: ref, amount, why }),
  xpTakenBack: of({ member: ref, amount, why }),
  itemGained: of({ item: held, to, why, rng }),
  itemLost: of({ at: place, item: held, why }),
  itemBought: of({ ref, price: count }),
  itemSold: of({ at: place, item: held, price: count }),
  upgradeAttached: of({
    at: place,
    upgrade: ref,
    price: count,
    from: v.optional(place),
    instead: v.optional(ref),
  }),
  itemMoved: of({ from: place, to: place }),
  itemTurned: of({ at: place }),
  companionGained: of({ member: ref, card: ref, why }),
  disciplineLearned: of({ member: ref, ref, xp: sum, why: v.optional(why) }),
  respecced: of({ member: ref, back: amount, price: amount, kept: things }),
  familiarChosen: of({ member: ref, card: ref }),
  flagSet: of({ flag: text, value: amount }),
  achievementGained: of({ achievement: text }),
  achievementTold: of({ encounter: ref, achievement: text }),
  memberJoined: of({ member }),
  memberLeft: of({ card: ref }),
  stateSet: of({ card: ref, state: among(['injured', 'unselectable']), on: flag }),
  memberHarmed: of({ card: ref, amount }),
  tokensGained: of({ card: ref, token: among(ABILITY_TOKENS), amount }),
  partyRestored: of({}),
  activeChosen: of({ active: refs }),
  cardRevealed: of({ card: ref }),
  cardRemoved: of({ card: ref }),
  allySet: of({ card: ref, on: flag }),
  wordsDrawn: of({ rng: rngWords }),
  encounterBegun: of({ encounter: ref, scene: ref }),
  encounterEnded: of({
    encounter: ref,
    scene: ref,
    result,
    condition: orNull(text),
    rounds: count,
    hash: orNull(text),
    left: listOf(withFields(ofMember), 0, LIMITS.few),
    lootOut: lootOutSchema,
    allies,
    fallen: refs,
    gained: refs,
    last: orNull(ref),
  }),
  abraxisEnded: of({ card: ref, survivors: count, hash: orNull(text), points }),
  roundEntered: of({ id: ref, seen, rng }),
  roundLeft: of({ id: ref, lost: orNull(ref) }),
  phaseBegun: of({ phase: text }),
  questBegun: of({ id: ref, scene: ref }),
  runBegun: of({ run, round: v.optional(ref), before: v.optional(belongings) }),
  runEnded: of({
    of: among(['bounty', 'scenario']),
    ref,
    result: among(['completed', 'lost']),
    rank: v.optional(count),
  }),
  belongingsBack: of({}),
  ruleChanged: of({ change: told('rule', switches) }),
  endingReached: of({ scene: ref, over: flag }),
} satisfies Record<CampaignEvent['type'], Schema<unknown>>);
