import { toJsonSchema } from '@valibot/to-json-schema';
import { FILE_SCHEMAS } from '../load-content.ts';
import { abilitySchema } from './ability-schema.ts';
import { aiStepSchema } from './ai-schema.ts';
import { amountSchema } from './amount-schema.ts';
import { conditionsSchema } from './conditions-schema.ts';
import { effectSchema } from './effect-schema.ts';
import { packSchema } from './encounter-schemas.ts';
import { modifierSchema, symbolAbilitySchema } from './modifier-schema.ts';
import { targetSchema } from './target-schema.ts';
import { testSchema } from './test-schema.ts';
import { tidyJsonSchema } from './tidy-json-schema.ts';

/** The parts of the language by name, so that an editor's hints speak of them. */
const definitions = {
  ability: abilitySchema,
  symbolAbility: symbolAbilitySchema,
  conditions: conditionsSchema,
  test: testSchema,
  target: targetSchema,
  amount: amountSchema,
  effect: effectSchema,
  modifier: modifierSchema,
  aiStep: aiStepSchema,
};

interface JsonSchema {
  readonly properties: Readonly<Record<string, object>>;
  readonly $defs?: Readonly<Record<string, object>>;
}

/**
 * The JSON Schema of each sort of content file, written from the validator itself, by the name of its file:
 * `item.json` for a file in a folder `items`. Checks that span fields are the validator's alone.
 */
export function jsonSchemas(): Readonly<Record<string, JsonSchema>> {
  const sorts = { ...FILE_SCHEMAS, packs: packSchema };
  return Object.fromEntries(
    Object.entries(sorts).map(([folder, schema]) => {
      const written = toJsonSchema(schema, { errorMode: 'ignore', definitions }) as unknown as JsonSchema;
      const properties = { $schema: { type: 'string' }, ...written.properties };
      return [schemaName(folder), tidyJsonSchema({ ...written, properties })];
    }),
  );
}

/** `items` holds items, `familiars` familiars. */
export const schemaName = (folder: string): string => `${folder.replace(/s$/, '')}.json`;
