import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkAbilities } from '../../src/content/check-abilities.ts';
import { abilityBlock, plainText } from '../../src/content/index.ts';
import { abilitySchema } from '../../src/content/schemas/ability-schema.ts';
import { type Ability, REACTIONS } from '../../src/engine/model/abilities.ts';

const page = readFileSync(new URL('../../content/LANGUAGE.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => JSON.parse(json!) as Ability);

describe('LANGUAGE.md', () => {
  test.each(blocks.map((block) => [block.id, block] as const))('%s can be written on a card', (_, block) => {
    const ability = v.parse(abilitySchema, block);
    expect(checkAbilities([ability], [], [])).toEqual([]);
    expect(plainText([abilityBlock(ability, 'you')])).toMatch(/\.$/);
  });

  test.each(REACTIONS)('shows %s', (when) => {
    expect(page).toContain(`\`${when}\``);
  });
});
