import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { loadContent } from '../../src/content/index.ts';
// biome-ignore lint/correctness/useImportExtensions: JavaScript, with its types beside it.
import { testsOf } from '../../src/tools/places.mjs';
import { cardText, plainText } from '../../src/words/en/cards/card-text.ts';
import { violations } from '../support/layers.ts';
import { importsOf } from '../support/source-text.ts';
import { type Edit, edited } from './change.ts';
import { CHANGES } from './changes.ts';

const root = new URL('../../', import.meta.url).pathname;
const page = readFileSync(join(root, 'src/RECIPES.md'), 'utf8');
const recipes = new Map(
  page
    .split('\n## ')
    .slice(1)
    .map((part) => [part.split('\n', 1)[0]!, part]),
);
const HASHES = 'How a field comes into a state or a ruleset';

/** The places of `npm test -- PLACE` in a recipe, but those of a file that is still to be written. */
const placesIn = (recipe: string): string[] =>
  [...recipe.matchAll(/`npm test -- ([^`]+)`/g)]
    .map(([, place]) => place!)
    .filter((place) => !/[<A-Z]{2,}|</.test(place));

describe('src/RECIPES.md', () => {
  test('has a recipe for each of the ten changes, in 150 lines at most', () => {
    expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
    const made = CHANGES.map(({ recipe }) => recipe);
    expect([...recipes.keys()].sort()).toEqual([HASHES, 'A card', ...made].sort());
  });

  test('names no file that is not there', () => {
    const named = [...page.matchAll(/`([\w./-]+\.(?:tsx?|md|mjs|css))`/g)].map(([, file]) => file!);
    const folders = [
      '',
      'src/',
      'tests/content/',
      'tests/engine/model/',
      'src/words/en/cards/',
      'src/engine/model/language/',
    ];
    const missing = named.filter((file) => !folders.some((folder) => existsSync(join(root, folder, file))));
    expect(missing).toEqual([]);
  });

  test('names no place that `npm test` does not know', () => {
    for (const place of placesIn(page)) expect(testsOf(place).unit.length, place).toBeGreaterThan(0);
  });
});

describe.each(CHANGES.map((change) => [change.recipe, change] as const))('%s', (name, change) => {
  const recipe = recipes.get(name)!;

  test('the recipe names every file in which something is changed', () => {
    const files = [...change.first, ...change.rest]
      .map(({ file }) => file)
      .filter((file) => !/\/(fr|twelve|after)\//.test(file));
    for (const file of new Set([...files, ...change.complains]))
      if (!/\/(fr|after)\//.test(file)) expect(recipe).toContain(file.split('/').at(-1));
  });

  test('what it says to run goes through the change', () => {
    const run = placesIn(recipe).flatMap((place) => testsOf(place).unit);
    for (const one of change.tests)
      expect(
        run.some((file) => file.startsWith(one)),
        one,
      ).toBe(true);
  });

  test('it can be made as it stands here, along the arrows between the layers', () => {
    const files = new Map<string, string>();
    const read = (file: string) => files.get(file) ?? readFileSync(join(root, file), 'utf8');
    const make = (edits: readonly Edit[]) => {
      for (const edit of edits) files.set(edit.file, edited(read, edit));
    };
    make(change.first);
    make(change.rest);
    const ours = [...files].filter(([file]) => /^src\/.*\.tsx?$/.test(file));
    expect(ours.flatMap(([file, text]) => violations(file, importsOf(text)))).toEqual([]);
  });
});

describe('A card', () => {
  const builtIn = readContentFolder(join(root, 'content')).filter(({ path }) => !path.includes('/guests/'));
  const thimble = {
    id: 'brass-thimble',
    type: 'item',
    name: 'Brass Thimble',
    sources: { default: 'original' },
    itemType: 'accessory',
    tier: 'mundane',
    cost: 20,
    front: {
      abilities: [{ id: 'thimble', when: 'passive', modifiers: [{ stat: 'defense', amount: 1 }] }],
    },
  };
  const withCard = (json: object, name = 'brass-thimble') =>
    loadContent([
      ...builtIn,
      { path: join(root, `content/base/items/${name}.json`), text: JSON.stringify(json) },
    ]);

  test('is one file: checked, with its words', () => {
    const { cards, problems } = withCard(thimble);
    expect(problems).toEqual([]);
    expect(cards.items['brass-thimble']).toMatchObject({ name: 'Brass Thimble' });
    expect(plainText(cardText(cards.items['brass-thimble']!))).toBe('PASSIVE — +1 Defense.');
  });

  test('wrong, it is told where and what was expected', () => {
    const { front: _, ...bare } = thimble;
    expect(withCard(bare).problems).toMatchObject([
      { file: expect.stringMatching(/brass-thimble\.json$/), path: '$.front' },
    ]);
    expect(withCard(thimble, 'thimble').problems).toMatchObject([
      { file: expect.stringMatching(/items\/thimble\.json$/) },
    ]);
  });
});
