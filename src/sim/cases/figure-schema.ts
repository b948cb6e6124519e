import * as v from 'valibot';
import { ABILITY_TOKENS, DAMAGE_TYPES, EFFECTS, FIGURE_TAGS, SIDES } from '../../engine/index.ts';
import { die, list, oneOf, space, text, whole } from './case-fields.ts';

const SYMBOLS_TEXT = /^[BSU]+$/;

/** Tags that are abilities of a card: a figure described by its numbers may have them all the same (pp.32, 50). */
const ABILITY_TAGS = ['dodge', 'counter'] as const;

/** "Damage" without a type is any of them (p.44). */
export const ANY_DAMAGE = 'damage';

const statsSchema = v.strictObject(
  {
    hp: whole(1),
    defense: v.optional(whole(0), 0),
    movement: v.optional(whole(0), 0),
    armor: v.optional(whole(0), 0),
    size: v.optional(v.strictTuple([whole(1, 4), whole(1, 4)], '[width, height] in spaces'), [1, 1]),
    dice: v.optional(list(die), []),
    conviction: v.optional(v.strictTuple([die, die], 'two dice'), ['purple', 'purple']),
    casting: v.optional(v.nullable(die), null),
    symbols: v.optional(
      list(
        v.strictTuple(
          [v.pipe(text, v.regex(SYMBOLS_TEXT, 'symbols out of B (book), S (shield), U (burst)')), whole(0)],
          'a pair [symbols, damage]',
        ),
      ),
      [],
    ),
    piercing: v.optional(whole(0), 0),
    attack: v.optional(
      v.variant(
        'kind',
        [
          v.strictObject({ kind: v.literal('melee'), reach: v.optional(whole(1)) }, 'kind and reach'),
          v.strictObject({ kind: v.literal('ranged'), range: whole(1) }, 'kind and range'),
        ],
        'kind melee or ranged',
      ),
      { kind: 'melee' },
    ),
    tags: v.optional(list(oneOf([...FIGURE_TAGS, ...ABILITY_TAGS])), []),
    resistance: v.optional(
      list(
        v.union(
          [oneOf([...DAMAGE_TYPES, ANY_DAMAGE]), v.strictObject({ weapon: text })],
          'a type of damage, or { "weapon": tag }',
        ),
      ),
      [],
    ),
    immunity: v.optional(list(oneOf([...EFFECTS, ...DAMAGE_TYPES, ANY_DAMAGE])), []),
  },
  'the numbers of a figure: hp, defense, movement, armor, size, dice, conviction, casting, symbols, piercing, attack, tags, resistance, immunity',
);

/** A card as it lies: its id, or that and whether it is Exhausted or Flipped, and its abilities with a Used token. */
const lying = {
  ref: text,
  exhausted: v.optional(v.boolean(), false),
  flipped: v.optional(v.boolean(), false),
  used: v.optional(list(text), []),
};

/** A Discipline, a Familiar or a Companion as a figure has it. */
const cardSchema = v.union(
  [text, v.strictObject(lying)],
  'the id of a card, or its ref, exhausted, flipped, used',
);

/** An item as a figure has it: its side and Upgrades too. */
export const itemSchema = v.union(
  [
    text,
    v.strictObject({ ...lying, face: v.optional(v.literal('back')), upgrades: v.optional(list(text), []) }),
  ],
  'the id of an item, or its ref, face, upgrades, exhausted, flipped, used',
);

export const figureSchema = v.strictObject(
  {
    id: text,
    card: v.optional(text),
    side: v.optional(oneOf(SIDES)),
    at: v.optional(space),
    number: v.optional(whole(0)),
    defeated: v.optional(v.boolean(), false),
    sp: v.optional(whole(0), 0),
    damage: v.optional(whole(0), 0),
    effects: v.optional(list(oneOf(EFFECTS)), []),
    tokens: v.optional(v.record(oneOf(ABILITY_TOKENS), whole(0), 'tokens and how many'), {}),
    items: v.optional(list(itemSchema), []),
    pack: v.optional(list(itemSchema), []),
    disciplines: v.optional(list(cardSchema), []),
    familiar: v.optional(cardSchema),
    companion: v.optional(cardSchema),
    summoner: v.optional(text),
    spawned: v.optional(v.boolean(), false),
    struck: v.optional(v.boolean(), false),
    stats: v.optional(statsSchema),
  },
  'a figure: id, at, card or stats, and side, number, sp, damage, defeated, effects, tokens, items, pack, disciplines, familiar, companion, summoner, spawned, struck',
);

export type CaseFigure = v.InferOutput<typeof figureSchema>;
export type CaseItem = v.InferOutput<typeof itemSchema>;
export type CaseCard = v.InferOutput<typeof cardSchema>;
