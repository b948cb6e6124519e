import * as v from 'valibot';
import { effectsSchema } from '../../content/schemas/effect-schema.ts';
import { bookOpSchema, bookTriggerSchema } from '../../content/schemas/reveal-schema.ts';
import { TIERS, TOKEN_KINDS } from '../../engine/index.ts';
import { list, oneOf, space, text, whole } from './case-fields.ts';

/** Words nobody needs for a rule; they are told where the case writes them. */
const hidden = v.optional(v.string('a text'), '');
const ops = v.optional(list(bookOpSchema), []);

const boardTokenSchema = v.strictObject(
  { id: v.optional(text), kind: oneOf(TOKEN_KINDS), colour: v.optional(text, 'red'), at: space },
  'kind, colour, at, id',
);

const endConditionSchema = v.strictObject(
  {
    id: v.optional(text),
    result: oneOf(['won', 'lost']),
    when: v.variant(
      'is',
      [
        v.strictObject({ is: v.literal('adventurer-ends-turn-on'), exit: text }),
        v.strictObject({ is: v.literal('all-opponents-defeated') }),
        v.strictObject({ is: v.literal('all-adventurers-defeated') }),
        v.strictObject({ is: v.literal('rounds-passed'), rounds: whole(1) }),
        v.strictObject({ is: v.literal('told') }),
      ],
      'is: adventurer-ends-turn-on, all-opponents-defeated, all-adventurers-defeated, rounds-passed or told',
    ),
    gold: v.optional(whole(0)),
    xp: v.optional(whole(0)),
    restore: v.optional(v.boolean()),
    text: hidden,
  },
  'result, when, id, gold, xp, restore, text',
);

const rewardSchema = v.strictObject(
  {
    text: hidden,
    gold: v.optional(whole(1)),
    items: v.optional(list(text)),
    randomConsumables: v.optional(whole(1, 99)),
    effects: v.optional(effectsSchema),
  },
  'what a Loot token gives: gold, items, randomConsumables, effects, text',
);

const reveal = { text: hidden, do: ops };

const objectiveSchema = v.strictObject(
  { id: text, when: bookTriggerSchema, ...reveal },
  'id, when, do, text',
);

const dynamiteSchema = v.strictObject(
  {
    id: v.optional(text),
    at: v.optional(space),
    carrier: v.optional(text),
    lit: v.optional(v.nullable(whole(1))),
  },
  'at or carrier, lit, id',
);

/** A card of the Combatant Loot Deck (p.20). */
const LOOT_CARD = /^(gold:\d+|item|monster|unique)$/;
const lootCard = v.pipe(text, v.regex(LOOT_CARD, 'a loot card: gold:5, item, monster or unique'));

const lootDeckSchema = v.union(
  [v.literal('full'), list(lootCard), v.record(text, whole(0), 'cards and how many')],
  'cards and how many, a list of cards from the top, or "full"',
);

/** What an encounter adds to a position; none of it is in the shared format, all of it may be left out. */
export const encounterPart = {
  urgency: v.optional(whole(0), 0),
  boardTokens: v.optional(list(boardTokenSchema), []),
  endConditions: v.optional(list(endConditionSchema), []),
  loot: v.optional(v.record(text, rewardSchema, 'colours and what they give'), {}),
  totems: v.optional(
    v.record(text, v.strictObject(reveal, 'do, text'), 'colours and what they bring about'),
    {},
  ),
  objectives: v.optional(list(objectiveSchema), []),
  achievements: v.optional(list(objectiveSchema), []),
  done: v.optional(list(text), []),
  dynamite: v.optional(list(dynamiteSchema), []),
  lootLevel: v.optional(oneOf(TIERS), 'mundane'),
  lootDeck: v.optional(lootDeckSchema, {}),
  gold: v.optional(whole(0), 0),
  stash: v.optional(list(text), []),
};
