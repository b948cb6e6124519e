import * as v from 'valibot';
import {
  ABILITY_TOKENS,
  DAMAGE_TYPES,
  DICE,
  DIRECTIONS,
  EFFECTS,
  FIGURE_TAGS,
  SIDES,
  TERRAIN_OF,
  TIERS,
  TOKEN_KINDS,
} from '../../engine/index.ts';

const whole = (least: number, most = 10_000) =>
  v.pipe(
    v.number(`a whole number from ${least} to ${most}`),
    v.integer(`a whole number from ${least} to ${most}`),
    v.minValue(least, `a whole number from ${least} to ${most}`),
    v.maxValue(most, `a whole number from ${least} to ${most}`),
  );
const text = v.pipe(v.string('a text'), v.nonEmpty('a text that is not empty'));
const oneOf = <const T extends readonly string[]>(list: T) => v.picklist(list, `one of ${list.join(', ')}`);
const space = v.strictTuple([whole(0), whole(0)], 'a space [x, y]');
const die = oneOf(DICE);
const list = <T extends v.GenericSchema>(item: T) => v.array(item, 'a list');

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

const item = v.union(
  [
    text,
    v.strictObject({
      ref: text,
      face: v.optional(v.literal('back')),
      upgrades: v.optional(list(text), []),
    }),
  ],
  'the id of an item, or its ref, face and upgrades',
);

const figureSchema = v.strictObject(
  {
    id: text,
    card: v.optional(text),
    side: v.optional(oneOf(SIDES)),
    at: space,
    sp: v.optional(whole(0), 0),
    damage: v.optional(whole(0), 0),
    effects: v.optional(list(oneOf(EFFECTS)), []),
    tokens: v.optional(v.record(oneOf(ABILITY_TOKENS), whole(0), 'tokens and how many'), {}),
    items: v.optional(list(item), []),
    disciplines: v.optional(list(text), []),
    familiar: v.optional(text),
    stats: v.optional(statsSchema),
  },
  'a figure: id, at, card or stats, and side, sp, damage, effects, tokens, items, disciplines, familiar',
);

const point = v.union([text, space], 'a figure id or a space [x, y]');
const two = { from: point, to: point };
const sight = v.strictObject({ ...two, as: v.optional(text) }, 'from, to, as');
const pair = v.strictObject(two, 'from, to');

const querySchema = v.union(
  [
    v.strictObject({ los: sight }),
    v.strictObject({ soi: sight }),
    v.strictObject({ range: pair }),
    v.strictObject({ adjacent: pair }),
    v.strictObject({ nearest: pair }),
    v.strictObject({ reach: v.strictObject({ figure: text, points: whole(0) }) }),
    v.strictObject({ flanking: v.strictObject({ attacker: text, target: text }) }),
    v.strictObject({ sources: v.strictObject({ card: text }) }),
    v.strictObject({
      odds: v.strictObject({
        attacker: text,
        target: text,
        empower: v.optional(v.boolean(), false),
        dodge: v.optional(v.boolean(), false),
      }),
    }),
  ],
  'one of los, soi, range, adjacent, nearest, reach, flanking, odds, sources with its fields',
);

const LETTERS = Object.keys(TERRAIN_OF).join('');

const boardSchema = v.strictObject(
  {
    rows: v.pipe(
      list(
        v.pipe(
          v.string('a row of spaces'),
          v.check((row) => [...row].every((c) => LETTERS.includes(c)), `only the characters "${LETTERS}"`),
        ),
      ),
      v.minLength(1, 'at least one row'),
    ),
    elevation: v.optional(list(v.pipe(v.string('a row of levels'), v.regex(/^[1-4 ]*$/, 'digits 1-4'))), []),
    walls: v.optional(list(v.strictTuple([space, space], 'a pair of spaces'))),
    currents: v.optional(
      list(
        v.strictObject(
          { at: space, direction: oneOf(DIRECTIONS), spaces: whole(1) },
          'at, direction, spaces',
        ),
      ),
    ),
  },
  'rows, elevation, walls, currents',
);

const rulesetSchema = v.partial(
  v.strictObject({
    counterCostAfterDodge: v.picklist([1, 2], '1 or 2'),
    urgencyLimit: v.picklist([3, 4, 5], '3, 4 or 5'),
    noPlayerElimination: v.boolean(),
    activeCombatants: v.boolean(),
    unpredictableCombat: v.boolean(),
    favorableConditions: v.boolean(),
    reconnaissance: v.boolean(),
    fifthPlayer: v.boolean(),
    tableChoosesTies: v.boolean(),
    flankingEdition: oneOf(['1.08', '1.1']),
  }),
);

/** What an encounter adds to a position; none of it is in the shared format, all of it may be left out. */
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
      ],
      'is: adventurer-ends-turn-on, all-opponents-defeated, all-adventurers-defeated or rounds-passed',
    ),
  },
  'result, when, id',
);

/** A rule case as it comes in (shared format): every field, with its defaults filled in. */
export const caseSchema = v.strictObject(
  {
    name: v.optional(text, 'unnamed'),
    rule: v.optional(v.string('a page or ruling')),
    board: boardSchema,
    figures: v.optional(list(figureSchema), []),
    initiative: v.optional(list(text), []),
    round: v.optional(whole(1), 1),
    active: v.optional(text),
    ruleset: v.optional(rulesetSchema, {}),
    play: v.optional(oneOf(['turn', 'none', 'on'])),
    urgency: v.optional(whole(0), 0),
    boardTokens: v.optional(list(boardTokenSchema), []),
    endConditions: v.optional(list(endConditionSchema), []),
    lootLevel: v.optional(oneOf(TIERS), 'mundane'),
    lootDeck: v.optional(v.record(text, whole(0), 'cards and how many'), {}),
    rolls: v.optional(list(v.strictTuple([die, whole(1, 6)], 'a pair [die, face 1-6]')), []),
    decisions: v.optional(list(v.string('an option id')), []),
    queries: v.optional(list(querySchema), []),
    // Remarks and expectations, for whoever keeps the case; nothing here reads them.
    ...Object.fromEntries(
      ['expect', 'expected', 'note', 'comment', 'id', 'source', 'page', 'why', 'tags', '$schema'].map(
        (key) => [key, v.optional(v.unknown())],
      ),
    ),
  },
  'a rule case',
);

export type CaseInput = v.InferOutput<typeof caseSchema>;
export type CaseFigure = CaseInput['figures'][number];
export type CaseQuery = CaseInput['queries'][number];
export type CasePoint = v.InferOutput<typeof point>;
