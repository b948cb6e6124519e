import * as v from 'valibot';
import { among, type FieldsOf, listOf, withFields, withFieldsOf } from '../../../check/schemas.ts';
import { flag, text } from '../../../stores/opened/record-fields.ts';
import {
  DIFFICULTIES,
  HANDS,
  type MidgardSetup,
  MOST_PLAYERS,
  type Parts,
  type SeatSetup,
  TABLES,
  TEMPERS,
} from '../rules/model/setup.ts';

export const partsSchema = withFieldsOf<Parts>({ adventures: flag, rivalry: flag });

/** Everything that is decided before the first round, as a file has it. */
export const setupSchema = withFields({
  table: among(TABLES),
  hands: among(HANDS),
  parts: partsSchema,
  seats: listOf(
    withFieldsOf<SeatSetup>({ id: text, name: text, hero: text, bot: v.optional(among(TEMPERS)) }),
    1,
    MOST_PLAYERS,
  ),
  difficulty: among(DIFFICULTIES),
  seed: text,
  byHand: flag,
} satisfies FieldsOf<MidgardSetup>);
