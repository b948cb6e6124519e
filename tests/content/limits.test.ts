import { describe, expect, test } from 'vitest';
import { type ContentFile, loadContent } from '../../src/content/index.ts';
import { problemLine } from '../../src/words/en/problems.ts';
import { filesNamedBy } from '../support/few-files.ts';
import { setAt } from '../support/set-at.ts';

const whole = filesNamedBy(import.meta.url);

/** What is said of a file of the base content with one thing changed. */
function saidOf(name: string, field: string, value: unknown): string[] {
  const path = `content/base/${name}.json`;
  const files = whole.map((file): ContentFile => {
    if (file.path !== path) return file;
    const json = JSON.parse(file.text!) as object;
    setAt(json, field, value);
    return { path, text: JSON.stringify(json) };
  });
  const { problems } = loadContent(files);
  return problems.filter(({ file }) => file === path).map(problemLine);
}

const yard = 'encounters/training-yard';

describe('a pack by one number, text or list too large', () => {
  test.each<[string, string, string, unknown, string]>([
    [
      'a tile a thousand million spaces away',
      yard,
      'tiles.0.at',
      [1e9, 0],
      '$.tiles[0].at[0]: expected a whole number from 0 to 200, got 1000000000',
    ],
    [
      'a board that no screen holds',
      yard,
      'tiles.0.at',
      [99, 0],
      '$.tiles[0].at: expected a place on a board of at most 100 by 100 spaces, got [99,0]',
    ],
    [
      'a figure of 3000 by 3000',
      'combatants/animate',
      'size',
      [3000, 3000],
      '$.size[0]: expected a whole number from 1 to 4, got 3000',
    ],
    [
      'movement without end',
      'combatants/animate',
      'movement',
      1e9,
      '$.movement: expected a whole number from 0 to 20, got 1000000000',
    ],
    [
      'more hit points than there are numbers',
      'combatants/animate',
      'hp',
      1e308,
      '$.hp: expected a whole number from 1 to 999, got 1e+308',
    ],
    [
      'dice without end',
      'combatants/animate',
      'dice',
      new Array(300).fill('white'),
      '$.dice: expected at most 12 entries, got ["white","white","white"',
    ],
    [
      'a name of 8 MB',
      'items/katar',
      'name',
      'K'.repeat(8_000_000),
      '$.name: expected at most 200000 letters, got 8000000 letters',
    ],
    [
      'a name of a page',
      'items/katar',
      'name',
      'K'.repeat(2000),
      '$.name: expected at most 80 letters, got "KKK',
    ],
    [
      'a list of 100,000 tokens',
      yard,
      'tokens',
      new Array(100_000).fill({}),
      '$.tokens: expected at most 400 entries, got 100000 entries',
    ],
    [
      'a thousand colours',
      yard,
      'loot',
      Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`c-${i}`, {}])),
      '$.loot: expected at most 400 entries, got 1000 entries',
    ],
    [
      'a colour that is an address',
      yard,
      'loot',
      { 'x,url(http://127.0.0.1/leak.png)': { text: 'x', gold: 1 } },
      'expected an id: lower-case letters and digits, words joined by hyphens',
    ],
    [
      'an id that every object has',
      'items/katar',
      'id',
      'constructor',
      '$.id: expected another id: programs use this one for something else',
    ],
  ])('%s', (_, name, field, value, line) => {
    expect(saidOf(name, field, value)).toEqual(expect.arrayContaining([expect.stringContaining(line)]));
  });

  test('a row wider than the board', () => {
    const tile = whole.find(({ path }) => path.includes('/tiles/'))!.path.slice('content/base/'.length, -5);
    const said = saidOf(tile, 'rows', ['.'.repeat(1000)]);
    expect(said).toContainEqual(expect.stringContaining('$.rows[0]: expected at most 100 letters'));
  });

  test('more spaces than a Combatant can weigh in time', () => {
    const yards = whole.filter(({ path }) => path.includes('/tiles/'));
    const spaces = (text: string): number =>
      (JSON.parse(text).rows as string[]).join('').replaceAll(' ', '').length;
    const { text } = yards.reduce((a, b) => (spaces(a.text!) > spaces(b.text!) ? a : b));
    const tile = JSON.parse(text!).id as string;
    const times = Math.ceil(2501 / spaces(text!));
    const said = saidOf(yard, 'tiles', new Array(times).fill({ tile, at: [0, 0], turns: 0 }));
    expect(said).toEqual([
      expect.stringContaining(
        `$.tiles: expected tiles of at most 2500 spaces together, got ${times * spaces(text!)}`,
      ),
    ]);
  });

  test('a file nested five thousand deep is named', () => {
    const deep = { path: 'content/base/items/deep.json', text: '['.repeat(5000) };
    const { problems } = loadContent([...whole, deep]);
    expect(problems.map(problemLine)).toContainEqual(
      expect.stringMatching(
        /^content\/base\/items\/deep\.json: line 1, column 65: expected at most 64 levels/,
      ),
    );
  });
});
