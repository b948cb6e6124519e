import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { FOLDERS } from '../../src/content/files/folders.ts';
import { loadContent } from '../../src/content/index.ts';
import { LANGUAGE_FILE, schemaName } from '../../src/content/schemas/json-schemas.ts';
import { writtenSchemas } from '../../src/sim/reference/written.ts';

const { schemas } = writtenSchemas('content');
const read = (path: string): object => JSON.parse(readFileSync(path, 'utf8')) as object;
const { [LANGUAGE_FILE]: language, ...sorts } = schemas;
const ajv = new Ajv({ allErrors: true, strict: false }).addSchema(language!, LANGUAGE_FILE);
const check = Object.fromEntries(Object.entries(sorts).map(([name, schema]) => [name, ajv.compile(schema)]));

describe('the JSON Schemas in public/schema', () => {
  test('are no others', () => {
    expect(readdirSync('public/schema').sort()).toEqual(Object.keys(schemas).sort());
  });

  test.each(Object.entries(schemas))('%s is as the validator says; else: npm run schema', (name, schema) => {
    expect(read(`public/schema/${name}`)).toEqual(schema);
  });

  test('share one language, whose parts have a name and are described', () => {
    const parts = language!.$defs!;
    expect(Object.keys(parts).filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([]);
    const plain = Object.entries(parts).filter(([, part]) => !('description' in part && part.description));
    expect(plain.map(([name]) => name)).toEqual([]);
    expect(Object.values(sorts).filter((schema) => schema.$defs || !schema.description)).toEqual([]);
  });

  test('name no part that nothing points to', () => {
    const text = JSON.stringify(schemas);
    const unused = Object.keys(language!.$defs!).filter((name) => !text.includes(`#/$defs/${name}"`));
    expect(unused).toEqual([]);
  });

  test('an editor is told of every sort of file', () => {
    const { 'json.schemas': told } = read('.vscode/settings.json') as {
      'json.schemas': { fileMatch: string[]; url: string }[];
    };
    expect(told.map(({ url }) => url.replace('./public/schema/', '')).sort()).toEqual(
      Object.keys(sorts).sort(),
    );
    for (const folder of FOLDERS)
      expect(told).toContainEqual({
        fileMatch: [`**/${folder}/*.json`],
        url: `./public/schema/${schemaName(folder)}`,
      });
  });

  test.each(FOLDERS)('take every file of the built-in %s', (folder) => {
    const place = `content/base/${folder}`;
    if (!existsSync(place)) return;
    const validate = check[schemaName(folder)]!;
    // A file that extends another has what differs alone, and is whole with that one.
    const wrong = readdirSync(place)
      .map((file) => ({ file, json: read(`${place}/${file}`) }))
      .filter(({ json }) => !('extends' in json) && !validate(json));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  const sword = {
    id: 'my-sword',
    type: 'item',
    name: 'My Sword',
    sources: { default: 'original' },
    itemType: 'weapon',
    tier: 'mundane',
    cost: 10,
    front: { hands: 1, kind: 'melee', dice: ['white'] },
  };
  const loads = (card: object): boolean => {
    const pack = { path: 'mine/pack.json', json: { id: 'mine', name: 'Mine', version: '1.0.0' } };
    const { cards } = loadContent([pack, { path: 'mine/items/my-sword.json', json: card }]);
    return cards.items['my-sword'] !== undefined;
  };
  const ability = (changes: object) => ({
    ...sword,
    front: { ...sword.front, abilities: [{ id: 'a', when: 'action', ...changes }] },
  });
  const heal = { do: 'heal', amount: 2, to: { who: 'self' } };

  test.each<readonly [string, object, boolean]>([
    ['a card', sword, true],
    ['a card that names its schema', { $schema: '../../../schema/item.json', ...sword }, true],
    ['an ability', ability({ effects: [heal] }), true],
    ['a counted amount', ability({ effects: [{ ...heal, amount: { count: 'own-damage' } }] }), true],
    ['a field too many', { ...sword, weight: 3 }, false],
    ['a field of the wrong sort', { ...sword, cost: '10' }, false],
    ['an unknown die', { ...sword, front: { ...sword.front, dice: ['pink'] } }, false],
    ['an unknown effect', ability({ effects: [{ ...heal, do: 'heel' }] }), false],
    ['an effect without its target', ability({ effects: [{ do: 'heal', amount: 2 }] }), false],
    ['an unknown timing', ability({ when: 'sometimes', effects: [heal] }), false],
    ['an unknown word counted', ability({ effects: [{ ...heal, amount: { count: 'moons' } }] }), false],
  ])('%s: schema and validator agree', (_what, card, good) => {
    expect(check['item.json']!(card)).toBe(good);
    expect(loads(card)).toBe(good);
  });
});
