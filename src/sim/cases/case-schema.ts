import * as v from 'valibot';
import { CASE_VERSION } from '../../check/case-version.ts';
import { LIMITS } from '../../check/limits.ts';
import {
  DIRECTIONS,
  SWITCH_NAMES,
  SWITCH_VALUES,
  type SwitchName,
  type SwitchValue,
  TERRAIN_OF,
} from '../../engine/index.ts';
import { die, list, oneOf, orWords, space, text, whole } from './case-fields.ts';
import { encounterPart } from './encounter-schema.ts';
import { figureSchema } from './figure-schema.ts';
import { querySchema } from './query-schema.ts';

const LETTERS = Object.keys(TERRAIN_OF).join('');

const boardSchema = v.strictObject(
  {
    rows: v.pipe(
      list(
        v.pipe(
          v.string('a row of spaces'),
          v.maxLength(LIMITS.board, `at most ${LIMITS.board} spaces in a row`),
          v.check((row) => [...row].every((c) => LETTERS.includes(c)), `only the characters "${LETTERS}"`),
        ),
      ),
      v.minLength(1, 'at least one row'),
      v.maxLength(LIMITS.board, `at most ${LIMITS.board} rows`),
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
    planks: v.optional(list(space), []),
  },
  'rows, elevation, walls, currents, planks',
);

const switchSchema = (values: readonly SwitchValue[]) =>
  values.some((value) => typeof value === 'boolean')
    ? v.boolean()
    : v.picklist(values as readonly (number | string)[], orWords(values));

const rulesetSchema = v.partial(
  v.strictObject(
    Object.fromEntries(SWITCH_NAMES.map((name) => [name, switchSchema(SWITCH_VALUES[name])])) as unknown as {
      readonly [S in SwitchName]: v.GenericSchema<SwitchValue<S>>;
    },
  ),
);

/** A figure that has a card to itself; or the figures of one card, front to back as their numbers say. */
const initiativeCard = v.union(
  [
    text,
    v.pipe(list(text), v.minLength(1, 'at least one figure')),
    v.strictObject({
      figures: v.pipe(list(text), v.minLength(1, 'at least one figure')),
      acted: v.optional(v.boolean()),
    }),
  ],
  'the id of a figure, a list of those on one card, or { figures, acted }',
);

/** A rule case as it comes in (shared format): every field, with its defaults filled in. */
export const caseSchema = v.strictObject(
  {
    name: v.optional(text, 'unnamed'),
    version: v.optional(whole(1, CASE_VERSION)),
    rule: v.optional(v.string('a page or ruling')),
    board: boardSchema,
    figures: v.optional(list(figureSchema), []),
    initiative: v.optional(list(initiativeCard), []),
    round: v.optional(whole(1), 1),
    active: v.optional(text),
    ruleset: v.optional(rulesetSchema, {}),
    play: v.optional(oneOf(['turn', 'none', 'on'])),
    ...encounterPart,
    seed: v.optional(text),
    rolls: v.optional(list(v.strictTuple([die, whole(1, 6)], 'a pair [die, face 1-6]')), []),
    draws: v.optional(list(text), []),
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
