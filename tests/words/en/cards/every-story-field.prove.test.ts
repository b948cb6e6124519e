import { expect, test } from 'vitest';
import {
  type Bounty,
  CampaignSession,
  type Mechanic,
  type NewMember,
  type Scenario,
  type StoryCondition,
} from '../../../../src/campaign/index.ts';
import type { CampaignContent } from '../../../../src/campaign/procedures/table.ts';
import {
  bountySchema,
  mechanicSchema,
  scenarioSchema,
  storyConditionSchema,
} from '../../../../src/content/schemas/campaign-schemas.ts';
import { decisionOf, endingText, paragraphsOf, stepText } from '../../../../src/stores/campaign/told.ts';
import { chronicleLine } from '../../../../src/words/en/ui/campaign/records.ts';
import { bounty, hall, member, over, remi, rook, zeke } from '../../../campaign/left.ts';
import { SETUP, scene, storyOf } from '../../../campaign/support.ts';
import { silentFields } from '../../../support/every-field.ts';

/*
 * Of a campaign's files hardly a sentence is written: what they say is which questions come, with which answers, and the
 * lines of the chronicle. So each field is played, with it and without.
 */

/** What the walk calls everything it names: there is such a card on every shelf, such a scene, encounter and Bounty. */
const [BLEAK, DUSK] = ['bleak', 'dusk'];
const plain = storyOf([]);

function twice<T extends { readonly id: string }>(
  shelf: Readonly<Record<string, T>>,
  refs: readonly string[],
) {
  const made = [BLEAK!, DUSK!].map((id, i) => [id, { ...shelf[refs[i]!]!, id }]);
  return { ...shelf, ...Object.fromEntries(made) } as Readonly<Record<string, T>>;
}

const { cards } = plain;
const content = (story: CampaignContent): CampaignContent => ({
  ...story,
  encounters: twice(story.encounters, ['training-yard', 'training-yard']),
  abraxis: twice(story.abraxis, Object.keys(story.abraxis)),
  cards: {
    ...cards,
    items: twice(cards.items, ['hand-axe', 'buckler']),
    adventurers: twice(cards.adventurers, ['tomoe', 'tixie']),
    disciplines: twice(cards.disciplines, ['familiar', 'mend']),
    companions: twice(cards.companions, ['mule', 'map-seller']),
    combatants: twice(cards.combatants, ['ferry-witch', 'ferry-witch']),
    familiars: twice(cards.familiars, ['yuxa', 'tatva']),
  },
});

const names = {
  who: (card: string) => card,
  card: (ref: string) => ref,
  place: (ref: string) => ref,
  option: (_: string, decision: string, option: string) => `${decision} ${option}`,
  flag: (flag: string) => flag,
  achievement: (id: string) => id,
};

/** All that is asked and told, as somebody answers who takes the first way each time, or the last. */
function told(begin: () => CampaignSession): string {
  return [0, -1]
    .map((at) => {
      const session = begin();
      const asked: unknown[] = [];
      for (let n = 0; n < 12 && session.pending; n++) {
        const { kind, about, options, refused } = session.pending;
        const { setup: _, ...of } = about as { setup?: unknown };
        asked.push(textOf(session));
        asked.push([kind, of, options.map(({ id }) => id), refused.map(({ id, why }) => [id, why])]);
        const end = options.filter(({ id }) => /^(done|read-on|told.*|survivors.*)$/.test(id));
        session.decide((end.length > 0 ? end : options).at(at)!.id);
      }
      const lines = session.events.map((event) => chronicleLine(event, names));
      // The sheet shows what everybody has.
      const sheet = session.state.members.map(({ card, gained, injured, unselectable }) => ({
        ...{ card, gained, injured, unselectable },
      }));
      return JSON.stringify([asked, lines.filter((line) => line !== null), sheet]);
    })
    .join();
}

/** What its page reads where it is written. */
function textOf({
  content: { stories },
  content,
  state,
  events,
  pending,
}: CampaignSession): readonly unknown[] {
  const about = pending?.about;
  if (about?.of === 'decision') return [decisionOf(stories, about.scene, about.decision)?.text];
  if (about?.of === 'scene') return paragraphsOf(content, about.scene, state);
  return about?.of === 'encounter' ? stepText(content, state, events) : endingText(content, state);
}

const WITH_UNIQUES = { ...SETUP, shopUniques: true } as const;
const FLAG: Mechanic = { do: 'flag', flag: BLEAK! };
const party = [member(rook), member(zeke), member(remi)];
const bleak = member(BLEAK!, {
  items: [BLEAK!],
  disciplines: [BLEAK!],
  familiar: BLEAK!,
  companion: BLEAK!,
  xp: 2,
});
const here: readonly Mechanic[] = [
  { do: 'gold', amount: 20 },
  { do: 'gain', items: ['adrenal-gland', 'long-sword', BLEAK!], to: 'stash' },
  { do: 'state', who: { named: zeke }, state: 'injured' },
];
/** What there is before: three of the party and nothing else; five and things; and all that the walk may ask after. */
const before: readonly { readonly party: readonly NewMember[]; readonly first: readonly Mechanic[] }[] = [
  { party, first: [] },
  { party: [...party, bleak, member('nyx'), member('circe')], first: here },
  {
    party: [...party, bleak, member('nyx'), member('circe')],
    first: [
      ...here,
      FLAG,
      { do: 'achievement', achievement: BLEAK! },
      { do: 'harm', who: 'all', amount: 3 },
      { do: 'encounter', encounter: BLEAK!, won: [], lost: [] },
    ],
  },
];

const bounties: readonly Bounty[] = [bounty({ id: BLEAK!, encounters: [{ encounter: BLEAK! }] })];
const inStory = (mechanics: readonly Mechanic[]): string =>
  before
    .map(({ first, party: members }) =>
      told(() => {
        const scenes = [
          scene('first', [...first, ...mechanics, over]),
          scene(BLEAK!, []),
          scene(DUSK!, [over]),
        ];
        const story = storyOf(scenes, { party: members, bounties });
        return new CampaignSession(WITH_UNIQUES, content(story));
      }),
    )
    .join('\n');

/** Looked at once, on a mechanic of their own. */
const INSIDE: ReadonlySet<string> = new Set([
  ...['if', 'pass', 'fail', 'do', 'won', 'lost', 'onward', 'outcomes', 'rewards', 'reward', 'loadout'],
]);

/** A Decision with another answer: one without any is passed over (X403). */
const withOpenWay = (one: Mechanic): Mechanic =>
  one.do === 'decide' ? { ...one, options: [...one.options, { id: 'open', text: 'Open.', do: [] }] } : one;

/** Told nowhere so, each with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'check.needs': 'only where all make it: below',
  'encounter.flags':
    'they are its own text’s to ask for, and come back with what it left (encounters.test.ts)',
  'encounter.board': 'how the board of the next lies is seen on it (F42, encounters.test.ts)',
  'encounter.outcomes':
    'by the id of an End Condition, of which the walk names none (second-reading.test.ts)',
};

test('every optional field of a mechanic changes what is asked or told', () => {
  const { silent, fields } = silentFields(
    mechanicSchema,
    (one: Mechanic) => inStory([withOpenWay(one), { do: 'gold', amount: 1 }]),
    undefined,
    INSIDE,
  );
  expect(fields).toBeGreaterThan(60);
  expect(silent).toEqual(Object.keys(ELSEWHERE).sort());
  const check = (needs?: 'any'): Mechanic => ({
    ...{ do: 'check', skill: 'lore', difficulty: 7, by: 'all', pass: [], fail: [] },
    ...(needs ? { needs } : {}),
  });
  expect(inStory([check('any')])).not.toBe(inStory([check()]));
});

test('every optional field of a condition does', () => {
  const { silent, fields } = silentFields(
    storyConditionSchema,
    (one: StoryCondition) => inStory([{ do: 'gold', amount: 1, if: [one] }]),
    undefined,
    INSIDE,
  );
  expect(fields).toBeGreaterThan(60);
  expect(silent).toEqual([]);
});

test('every optional field of a Bounty does', () => {
  const { silent, fields } = silentFields(
    bountySchema,
    (one: Bounty) =>
      told(() => {
        const scenes = [
          scene('first', [hall({ bounty: 'special' })]),
          scene(BLEAK!, []),
          scene(DUSK!, [over]),
        ];
        const story = storyOf(scenes, { party, bounties: [one] });
        const session = new CampaignSession(WITH_UNIQUES, content(story));
        for (const id of ['read-on', 'done', `bounty:${one.id}`]) session.decide(id);
        return session;
      }),
    undefined,
    INSIDE,
  );
  expect(fields).toBe(4);
  // A remark for whoever reads the file.
  expect(silent).toEqual(['note']);
});

test('every optional field of a Scenario does', () => {
  const { silent, fields } = silentFields(
    scenarioSchema,
    (one: Scenario) =>
      told(() => {
        const story = content(storyOf([scene(BLEAK!, []), scene(DUSK!, [over])], { scenarios: [one] }));
        const setup = { ...WITH_UNIQUES, story: { mode: 'crawl', scenario: one.id, party: [rook] } as const };
        return new CampaignSession(setup, story);
      }),
    undefined,
    INSIDE,
  );
  expect(fields).toBe(8);
  // By the id of an End Condition, of which the walk names none; and a party that begins has no Material.
  expect(silent).toEqual(['note', 'steps.outcomes', 'store.materials']);
});
