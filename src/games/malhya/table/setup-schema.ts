import * as v from 'valibot';
import { among, type FieldsOf, listOf, withFields, withFieldsOf } from '../../../check/schemas.ts';
import { flag, text } from '../../../stores/opened/record-fields.ts';
import { LEAST_HEROES, MOST_HEROES } from '../rules/model/fixed-numbers.ts';
import type { MalhyaSetup, SeatSetup } from '../rules/model/setup.ts';
import { GAME_MODES } from '../rules/model/vocabulary.ts';
import { sheetSchema } from './save-sheet-schema.ts';

/** Everything that is decided before the first chapter, as a file has it. */
export const setupSchema = withFields({
  mission: text,
  seats: listOf(withFieldsOf<SeatSetup>({ id: text, name: text, hero: text }), LEAST_HEROES, MOST_HEROES),
  seed: text,
  byHand: flag,
  fast: v.optional(flag),
  gameMode: v.optional(among(GAME_MODES)),
  sheet: v.optional(sheetSchema),
} satisfies FieldsOf<MalhyaSetup>);
