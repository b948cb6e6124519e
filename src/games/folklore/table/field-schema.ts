import * as v from 'valibot';
import { among, listOf, withFields } from '../../../check/schemas.ts';
import { count, flag, orNull, space, text } from '../../../stores/opened/record-fields.ts';
import type { Side } from '../rules/model/field.ts';

/** Foes that are called come beside the others, one for each that calls. */
const MOST_FIGURES = 60;
const ids = listOf(count, 0, MOST_FIGURES);
/** Items used in one turn. */
const MOST_USED = 100;
const SIDES: readonly Side[] = ['heroes', 'foes'];
export const side = among(SIDES);
export const spaces = listOf(space, 0, 400);

export const figureSchema = withFields({
  id: count,
  hero: orNull(count),
  foe: orNull(text),
  number: count,
  at: orNull(space),
  vita: count,
  misses: flag,
  darkened: flag,
  summoner: orNull(count),
  isNew: flag,
  down: v.optional(flag),
  ally: v.optional(count),
  controller: v.optional(orNull(count)),
});

const turnFields = {
  figure: count,
  steps: count,
  acts: count,
  interacts: count,
  begun: flag,
  felt: ids,
  used: listOf(text, 0, MOST_USED),
  burnt: v.optional(spaces),
  singed: v.optional(flag),
  struck: v.optional(flag),
  loosed: v.optional(flag),
  commanded: v.optional(ids),
  check: v.optional(count),
};

export const turnSchema = withFields({ ...turnFields, outer: v.optional(withFields(turnFields)) });

export const goals = listOf(among(['primary', 'optional'] as const), 0, 2);

export const fieldSchema = withFields({
  ground: text,
  last: flag,
  round: count,
  first: orNull(side),
  side,
  figures: listOf(figureSchema, 1, MOST_FIGURES),
  acted: ids,
  held: ids,
  late: v.optional(flag),
  turn: orNull(turnSchema),
  flames: spaces,
  searches: spaces,
  lasting: listOf(withFields({ hero: count }), 0, MOST_FIGURES),
  features: v.optional(listOf(text, 0, MOST_FIGURES)),
  opened: v.optional(spaces),
  adventure: v.optional(withFields({ card: text, solved: goals, rested: ids, stayed: count })),
});
