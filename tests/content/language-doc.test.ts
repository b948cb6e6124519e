import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkAbilities } from '../../src/content/check/check-abilities.ts';
import { abilitySchema } from '../../src/content/schemas/ability-schema.ts';
import { aiStepSchema } from '../../src/content/schemas/ai-schema.ts';
import { amountSchema } from '../../src/content/schemas/amount-schema.ts';
import { conditionsSchema } from '../../src/content/schemas/conditions-schema.ts';
import { effectSchema } from '../../src/content/schemas/effect-schema.ts';
import { encounterSchema, endConditionSchema } from '../../src/content/schemas/encounter-schemas.ts';
import { modifierSchema } from '../../src/content/schemas/modifier-schema.ts';
import { encounterOpSchema, objectiveSchema } from '../../src/content/schemas/reveal-schema.ts';
import { conditionListSchema } from '../../src/content/schemas/story-schema.ts';
import { targetSchema } from '../../src/content/schemas/target-schema.ts';
import { testSchema } from '../../src/content/schemas/test-schema.ts';
import { type Ability, REACTIONS } from '../../src/engine/model/language/abilities.ts';
import { abilityBlock } from '../../src/words/en/cards/ability-text.ts';
import { plainText } from '../../src/words/en/cards/card-text.ts';

/** Some of the fields of an encounter's file. */
const partOfEncounter = v.partial(
  encounterSchema as unknown as v.StrictObjectSchema<v.ObjectEntries, undefined>,
);

const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  Conditions: conditionsSchema,
  Tests: testSchema,
  Whom: targetSchema,
  'How much': amountSchema,
  What: effectSchema,
  When: abilitySchema,
  Reactions: abilitySchema,
  Modifiers: modifierSchema,
  'AI steps': aiStepSchema,
  'What encounters ask': conditionListSchema,
  'When texts come about': objectiveSchema,
  'What texts do': encounterOpSchema,
  Ends: endConditionSchema,
  'Things of an encounter': partOfEncounter,
};

const page = readFileSync('content/LANGUAGE.md', 'utf8');
const sections = page.split(/^## /m).slice(1);
const examples = sections.flatMap((section) => {
  const name = section.split('\n', 1)[0]!;
  return [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(
    (match, i) => [name, i + 1, JSON.parse(match[1]!) as object] as const,
  );
});
const OF_CARDS = new Set(['When', 'Reactions', 'Modifiers']);
const abilities = examples.filter(
  ([name, , example]) => OF_CARDS.has(name) && 'id' in example && 'when' in example,
);
const parts = examples.filter((one) => !abilities.includes(one));

describe('the examples of content/LANGUAGE.md are in order', () => {
  test('there are some in every section', () => {
    expect(new Set(examples.map(([name]) => name))).toEqual(new Set(Object.keys(SCHEMAS)));
  });
  test.each(parts)('%s %i', (name, _i, example) => {
    const { issues } = v.safeParse(SCHEMAS[name]!, example);
    expect(issues?.map(({ message }) => message)).toBeUndefined();
  });
  test.each(abilities)('%s %i can be written on a card', (_name, _i, example) => {
    const ability: Ability = v.parse(abilitySchema, example);
    expect(checkAbilities([ability], [], [])).toEqual([]);
    expect(plainText([abilityBlock(ability, 'you')])).toMatch(/\.$/);
  });
  test.each(REACTIONS)('shows %s', (when) => {
    expect(page).toContain(`\`${when}\``);
  });
});
