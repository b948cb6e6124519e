import * as v from 'valibot';
import type { CampaignEvent, LeftOf, Origin, RuleChange } from '../../campaign/index.ts';
import { LIMITS } from '../../check/limits.ts';
import { expects } from '../../check/messages.ts';
import { among, listOf, type Schema, withFields, withFieldsOf } from '../../check/schemas.ts';
import { ABILITY_TOKENS, CHALLENGES, SKILLS, SWITCH_VALUES } from '../../engine/index.ts';
import { lootOutSchema } from '../opened/carry-schema.ts';
import { ledger, sum } from '../opened/cause-schema.ts';
import {
  amount,
  count,
  flag,
  namedBy,
  numbersOf,
  orNull,
  rngWords,
  text,
  told,
  toldOf,
  wholeFrom,
  yes,
} from '../opened/record-fields.ts';
import {
  allies,
  belongings,
  held,
  member,
  mode,
  ofMember,
  phase,
  place,
  ref,
  refs,
  run,
  seen,
  tasks,
  things,
} from './campaign-state-schema.ts';

/** What happened in a campaign as a file has it: its chronicle is read from this where the rules do not run any more. */

const why = toldOf<Origin, 'from'>('from', {
  scene: { scene: ref },
  encounter: { encounter: ref },
  shop: {},
  bounty: { bounty: ref },
  scenario: { scenario: ref },
  table: {},
});
type Receiver = Extract<CampaignEvent, { readonly type: 'itemGained' }>['to'];
const to = v.lazy(
  (input): Schema<Receiver> =>
    input === 'stash'
      ? v.literal('stash')
      : withFieldsOf<Exclude<Receiver, string>>({ member: ref, in: among(['items', 'pack']) }),
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
export const campaignEvent = toldOf<CampaignEvent, 'type', 'rule'>(
  'type',
  {
    storyBegun: { story: ref, mode, flags: v.optional(namedBy(() => count)) },
    tasksPut: { tasks },
    taskTaken: {},
    tasksDropped: { count },
    sceneEntered: { scene: ref },
    optionDecided: { scene: ref, decision: text, option: text },
    checkMade: {
      member: ref,
      skill: among(SKILLS),
      difficulty: count,
      faces: numbersOf<readonly [number, number]>(wholeFrom(1, 6), 2),
      total: sum,
      passed: flag,
      rng: rngWords,
    },
    checkEnded: { passed: flag, doer: orNull(ref), failed: refs },
    goldChanged: { amount, why, ledger: v.optional(ledger) },
    xpGained: { member: ref, amount, why },
    xpTakenBack: { member: ref, amount, why },
    itemGained: { item: held, to, why, rng },
    notGained: { card: ref },
    itemLost: { at: place, item: held, why },
    itemBought: { ref, price: count },
    itemSold: { at: place, item: held, price: count },
    upgradeAttached: {
      at: place,
      upgrade: ref,
      price: count,
      from: v.optional(place),
      instead: v.optional(ref),
    },
    itemMoved: { from: place, to: place, swap: yes },
    itemTurned: { at: place },
    companionGained: { member: ref, card: ref, why },
    disciplineLearned: { member: ref, ref, xp: sum, why: v.optional(why) },
    disciplineLost: { member: ref, ref, back: count, withFamiliar: yes, why },
    respecced: { member: ref, back: amount, price: amount, kept: things },
    familiarChosen: { member: ref, card: ref },
    flagSet: { flag: text, value: amount },
    achievementGained: { achievement: text },
    achievementTold: { encounter: ref, achievement: text },
    memberJoined: { member },
    memberLeft: { card: ref },
    stateSet: { card: ref, state: among(['injured', 'unselectable']), on: flag },
    memberHarmed: { card: ref, amount },
    tokensGained: { card: ref, token: among(ABILITY_TOKENS), amount },
    partyRestored: {},
    activeChosen: { active: refs },
    cardRevealed: { card: ref },
    cardRemoved: { card: ref },
    allySet: { card: ref, on: flag },
    wordsDrawn: { rng: rngWords },
    mixed: { rng: rngWords },
    encounterBegun: { encounter: ref, scene: ref },
    encounterEnded: {
      encounter: ref,
      scene: ref,
      result,
      condition: orNull(text),
      rounds: count,
      hash: orNull(text),
      left: listOf(withFieldsOf<LeftOf>(ofMember), 0, LIMITS.few),
      lootOut: lootOutSchema,
      allies,
      fallen: refs,
      gained: refs,
      last: orNull(ref),
    },
    abraxisEnded: { card: ref, survivors: count, hash: orNull(text), points },
    roundEntered: { id: ref, seen, rng },
    roundLeft: { id: ref, lost: orNull(ref) },
    phaseBegun: { phase },
    questBegun: { id: ref, scene: ref },
    runBegun: { run, round: v.optional(ref), before: v.optional(belongings) },
    runEnded: {
      of: among(['bounty', 'scenario']),
      ref,
      result: among(['completed', 'lost']),
      rank: v.optional(count),
    },
    belongingsBack: {},
    ruleChanged: { change: told('rule', switches) as Schema<RuleChange> },
    endingReached: { scene: ref, over: flag },
  },
  { rule: text },
);
