import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { type ContentFile, loadContent } from '../../src/content/index.ts';
import { filesNamedBy } from '../support/few-files.ts';
import { told } from '../support/told.ts';

const few = filesNamedBy(import.meta.url);
const fileOf = (name: string) => `content/base/${name}.json`;

/** The content with one file's text changed. */
function withText(name: string, change: (text: string) => string, all = few): ContentFile[] {
  const changed = all.map((file) =>
    file.path === fileOf(name) ? { ...file, text: change(file.text ?? '') } : file,
  );
  if (changed.every((file, i) => file.text === all[i]!.text)) throw new Error(`nothing changed in ${name}`);
  return changed;
}
const swap = (name: string, from: string | RegExp, to: string) =>
  withText(name, (text) => text.replace(from, to));

interface Expected {
  readonly file: string;
  readonly path?: string;
  readonly expected?: string;
  readonly got?: string;
  readonly hint?: string;
  readonly line?: number;
  readonly column?: number;
}

const table: readonly (readonly [name: string, files: readonly ContentFile[], expected: Expected])[] = [
  [
    'a comma too many',
    swap('items/katar', '"cost": 18,', '"cost": 18,,'),
    { file: 'items/katar', line: 8, column: 14, expected: 'a key in double quotes' },
  ],
  [
    'a file cut off',
    withText('items/katar', (text) => text.slice(0, 60)),
    { file: 'items/katar', line: 5, got: 'the end' },
  ],
  [
    'a key twice',
    swap('items/katar', '"cost": 18,', '"cost": 18, "cost": 19,'),
    { file: 'items/katar', line: 8, column: 15 },
  ],
  [
    'a field spelt wrong',
    swap('adventurers/rook-lars', '"defense"', '"defence"'),
    { file: 'adventurers/rook-lars', path: '$.defence', hint: 'did you mean "defense"?' },
  ],
  [
    'a field left out',
    swap('adventurers/rook-lars', '"hp": 14,', ''),
    { file: 'adventurers/rook-lars', path: '$.hp', expected: 'a field "hp"', got: 'nothing' },
  ],
  [
    'a timing there is not',
    swap('items/cuirass', '"damage-reduction"', '"damage-reducton"'),
    { file: 'items/cuirass', path: '$.front.abilities[0].when', hint: 'did you mean "damage-reduction"?' },
  ],
  [
    'an effect there is not',
    swap('items/smoke-bomb', '"free-move"', '"fre-move"'),
    {
      file: 'items/smoke-bomb',
      path: '$.front.abilities[0].effects[0].do',
      hint: 'did you mean "free-move"?',
    },
  ],
  [
    'an effect with a wrong field',
    swap('items/throwing-knives', '"die"', '"dice"'),
    {
      file: 'items/throwing-knives',
      path: '$.front.abilities[0].effects[0].dice',
      hint: 'did you mean "die"?',
    },
  ],
  [
    'a modifier there is not',
    swap('items/deflection-core', '"conviction": "white"', '"convicton": "white"'),
    {
      file: 'items/deflection-core',
      path: '$.front.abilities[0].modifiers[0]',
      expected: 'an object with one of stat, tag',
    },
  ],
  [
    'a die there is not',
    swap('combatants/animate', '"teal"', '"teel"'),
    { file: 'combatants/animate', path: '$.dice[0]', hint: 'did you mean "teal"?' },
  ],
  [
    'a text for a number',
    swap('combatants/animate', '"hp": 18', '"hp": "18"'),
    { file: 'combatants/animate', path: '$.hp', expected: 'a number', got: '"18"' },
  ],
  [
    'half a number',
    swap('combatants/animate', '"hp": 18', '"hp": 17.5'),
    { file: 'combatants/animate', path: '$.hp', expected: 'a whole number', got: '17.5' },
  ],
  [
    'an AI condition there is not',
    swap('combatants/animate', '"has-damage"', '"has-damages"'),
    { file: 'combatants/animate', path: '$.ai[0].if.is', hint: 'did you mean "has-damage"?' },
  ],
  [
    'a ranged AI attack without range',
    swap(
      'combatants/cave-sickle',
      '"kind": "ranged", "range": 4 },\n        { "do": "move", "to": { "goal": "adj',
      '"kind": "ranged" },\n        { "do": "move", "to": { "goal": "adj',
    ),
    { file: 'combatants/cave-sickle', path: '$.ai[1].do[0].range' },
  ],
  [
    'a spell without a Casting die',
    swap('combatants/animate', '"casting": "orange",\n  "symbol', '"casting": null,\n  "symbol'),
    { file: 'combatants/animate', path: '$.casting' },
  ],
  [
    'an id that is not the file name',
    swap('items/katar', '"id": "katar"', '"id": "kattar"'),
    { file: 'items/katar', path: '$.id', expected: '"katar"', got: '"kattar"' },
  ],
  [
    'an id with capitals',
    swap('items/katar', '"id": "katar"', '"id": "Katar"'),
    { file: 'items/katar', path: '$.id', expected: 'an id: lower-case' },
  ],
  [
    'two abilities of one id',
    swap('items/katar', '"id": "backstab"', '"id": "piercing"'),
    { file: 'items/katar', path: '$.front.abilities[1].id' },
  ],
  [
    'a passive with effects',
    swap('items/smoke-bomb', '"action"', '"passive"'),
    { file: 'items/smoke-bomb', path: '$.front.abilities[0].effects' },
  ],
  [
    'a target where there is none',
    swap('items/sickle-venom', '"follow-up"', '"action"'),
    { file: 'items/sickle-venom', path: '$.front.abilities[0].effects[0].to' },
  ],
  [
    'a source for nothing',
    swap('items/war-axe', '"front.dice"', '"front.dices"'),
    { file: 'items/war-axe', path: '$.sources["front.dices"]' },
  ],
  [
    'a two-handed weapon with one die',
    swap('items/great-hammer', '["white", "white"]', '["white"]'),
    { file: 'items/great-hammer', path: '$.front.dice' },
  ],
  [
    'a DOUBLE item without a back',
    swap('items/katar', '"stock": 2', '"double": true'),
    { file: 'items/katar', path: '$.back' },
  ],
  [
    'loot of nobody',
    swap('items/sickle-venom', '"cave-sickle"', '"cave-sickel"'),
    { file: 'items/sickle-venom', path: '$.lootOf', hint: 'did you mean "cave-sickle"?' },
  ],
  [
    'a tile with uneven rows',
    swap('tiles/oil-vault', '".h...."', '".h..."'),
    { file: 'tiles/oil-vault', path: '$.rows[4]' },
  ],
  [
    'a character that is no terrain',
    swap('tiles/oil-vault', '".h...."', '".x...."'),
    { file: 'tiles/oil-vault', path: '$.rows[4]' },
  ],
  [
    'a tile that does not exist',
    swap('encounters/training-yard', '"tile": "training-yard"', '"tile": "traning-yard"'),
    { file: 'encounters/training-yard', path: '$.tiles[0].tile', hint: 'did you mean "training-yard"?' },
  ],
  [
    'tiles that overlap',
    swap('encounters/under-hallow-street', '"at": [6, 8]', '"at": [6, 7]'),
    { file: 'encounters/under-hallow-street', path: '$.tiles[2].at' },
  ],
  [
    'a combatant outside the board',
    swap('encounters/training-yard', '"at": [5, 2]', '"at": [6, 2]'),
    {
      file: 'encounters/training-yard',
      path: '$.combatants[0].at',
      got: '[6,2], which is outside the board',
    },
  ],
  [
    'a combatant on obstructing',
    swap('encounters/training-yard', '"at": [5, 2]', '"at": [3, 3]'),
    { file: 'encounters/training-yard', path: '$.combatants[0].at', got: '[3,3], which is obstructing' },
  ],
  [
    'two combatants on one space',
    swap('encounters/under-hallow-street', '"number": 2, "at": [10, 6]', '"number": 2, "at": [8, 7]'),
    {
      file: 'encounters/under-hallow-street',
      path: '$.combatants[2].at',
      got: '[8,7], where cave-sickle 1 is',
    },
  ],
  [
    'one number twice',
    swap('encounters/under-hallow-street', '"number": 2, "at"', '"number": 1, "at"'),
    { file: 'encounters/under-hallow-street', path: '$.combatants[2].number' },
  ],
  [
    'a combatant there is not',
    swap('encounters/training-yard', '"animate"', '"animated"'),
    { file: 'encounters/training-yard', path: '$.combatants[0].card', hint: 'did you mean "animate"?' },
  ],
  [
    'an exit without a token',
    swap('encounters/under-hallow-street', '"exit": "red"', '"exit": "rad"'),
    { file: 'encounters/under-hallow-street', path: '$.endConditions[1].when.exit' },
  ],
  [
    'loot without a reward',
    swap(
      'encounters/under-hallow-street',
      '"kind": "loot", "colour": "red"',
      '"kind": "loot", "colour": "pink"',
    ),
    { file: 'encounters/under-hallow-street', path: '$.tokens[1].colour' },
  ],
  [
    'three hands of weapons',
    swap('encounters/training-yard', '"hand-axe"', '"great-hammer"'),
    {
      file: 'encounters/training-yard',
      path: '$.loadouts["rook-lars"].items',
      expected: 'weapons for at most 2 hands (p.24)',
    },
  ],
  [
    'an upgrade spelt wrong',
    swap('encounters/training-yard', '"hand-axe"', '{ "ref": "hand-axe", "upgrades": ["master-wrok"] }'),
    {
      file: 'encounters/training-yard',
      path: '$.loadouts["rook-lars"].items[0].upgrades[0]',
      expected: 'the id of an upgrade',
      hint: 'did you mean "master-work"?',
    },
  ],
  [
    'an upgrade on what it does not fit',
    swap('encounters/training-yard', '"hand-axe"', '{ "ref": "hand-axe", "upgrades": ["scrying"] }'),
    {
      file: 'encounters/training-yard',
      path: '$.loadouts["rook-lars"].items[0].upgrades[0]',
      expected: 'an upgrade that fits Hand Axe (p.28)',
    },
  ],
  [
    'an upgrade for nothing there is',
    swap('upgrades/hastened', '"fits": "weapon"', '"fits": "weapons"'),
    { file: 'upgrades/hastened', path: '$.fits', hint: 'did you mean "weapon"?' },
  ],
  [
    'a material there is not',
    swap('upgrades/hastened', '"adrenal-gland"', '"adrenal-glan"'),
    { file: 'upgrades/hastened', path: '$.requires', hint: 'did you mean "adrenal-gland"?' },
  ],
  [
    'a requirement that is no material',
    swap('upgrades/hastened', '"adrenal-gland"', '"cuirass"'),
    { file: 'upgrades/hastened', path: '$.requires', expected: 'an item that is a material' },
  ],
  [
    'an upgrade that does nothing',
    swap('upgrades/etherium', /"abilities": \[.*\]/s, '"note": "?"'),
    { file: 'upgrades/etherium', path: '$.abilities' },
  ],
  [
    'a familiar nobody can keep',
    swap(
      'encounters/training-yard',
      '"disciplines": ["gore-shot"]',
      '"disciplines": ["gore-shot"], "familiar": "tatva"',
    ),
    { file: 'encounters/training-yard', path: '$.loadouts["zeke-jeong"].familiar', got: 'Tatva' },
  ],
  [
    'a starting zone for three',
    swap(
      'encounters/training-yard',
      /"startingZone": \[[^"]*\],/,
      '"startingZone": [[0, 0], [0, 1], [0, 2]],',
    ),
    { file: 'encounters/training-yard', path: '$.startingZone' },
  ],
  ['a manifest without a version', swap('pack', '"0.1.0"', '"one"'), { file: 'pack', path: '$.version' }],
  [
    'no manifest',
    few.filter(({ path }) => path !== fileOf('pack')),
    { file: 'pack', expected: 'the manifest of the pack "base"' },
  ],
  [
    'a file where none belongs',
    [...few, { path: 'content/base/spells/fire.json', text: '{}' }],
    { file: 'spells/fire', path: '$' },
  ],
  [
    'an id in two packs',
    [
      ...few,
      {
        path: 'content/more/items/katar.json',
        text: few.find(({ path }) => path === fileOf('items/katar'))!.text!,
      },
    ],
    {
      file: '../more/items/katar',
      path: '$.id',
      expected: 'an id that content/base/items/katar.json does not have',
    },
  ],
];

describe('a broken file is named', () => {
  test.each(table)('%s', (_name, files, { file, expected, got, ...rest }) => {
    const path = file.startsWith('../') ? `content/${file.slice(3)}.json` : fileOf(file);
    const { problems } = loadContent(files);
    const found = problems.filter((problem) => problem.file === path).map(told);
    expect(problems.length).toBeGreaterThan(0);
    expect(found).toContainEqual(
      expect.objectContaining({
        ...rest,
        ...(expected === undefined ? {} : { expected: expect.stringContaining(expected) }),
        ...(got === undefined ? {} : { got }),
      }),
    );
  });
});

describe('the rest of the content', () => {
  test('is loaded, and what depends on the broken file says so', () => {
    const whole = readContentFolder('content');
    const broken = withText('tiles/oil-vault', (text) => text.replace('".h...."', '".h..."'), whole);
    const { cards, encounters, problems } = loadContent(broken);
    expect(Object.keys(cards.items)).toEqual(Object.keys(loadContent(whole).cards.items));
    expect(Object.keys(cards.items)).toHaveLength(readdirSync('content/base/items').length);
    expect(Object.keys(encounters)).not.toContain('under-hallow-street');
    expect(Object.keys(encounters)).toContain('training-yard');
    expect(problems.map(told)).toContainEqual({
      file: fileOf('encounters/under-hallow-street'),
      path: '$.tiles[1].tile',
      expected: 'the id of a tile',
      got: '"oil-vault"',
      hint: 'content/base/tiles/oil-vault.json is left out because of its own problems',
    });
  });

  test('has all its problems said at once', () => {
    const one = swap('combatants/animate', '"hp": 18', '"hp": "18"');
    const files = one.map((file) =>
      file.path === fileOf('items/katar')
        ? { ...file, text: file.text!.replace('"melee"', '"mellee"').replace('"cost": 18', '"cost": -1') }
        : file,
    );
    const places = loadContent(files).problems.map(({ file, path }) => `${file} ${path}`);
    expect(places).toContain(`${fileOf('combatants/animate')} $.hp`);
    expect(places).toContain(`${fileOf('items/katar')} $.front.kind`);
    expect(places).toContain(`${fileOf('items/katar')} $.cost`);
  });

  test('does not fall over anything that is no content', () => {
    for (const json of [null, 1, 'x', [], {}, [[]], { id: {} }]) {
      for (const folder of ['adventurers', 'items', 'disciplines', 'combatants', 'tiles', 'encounters']) {
        const path = `content/base/${folder}/odd.json`;
        const { problems } = loadContent([...few, { path, json }]);
        expect(problems.every(({ file }) => file === path)).toBe(true);
        expect(problems.length).toBeGreaterThan(0);
      }
    }
  });

  test('keeps its hash whatever the order of files and keys, and changes it with a number', () => {
    const { hash } = loadContent(few).cards;
    expect(loadContent([...few].reverse()).cards.hash).toBe(hash);
    const turned = withText('items/katar', (text) =>
      JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).reverse())),
    );
    expect(loadContent(turned).cards.hash).toBe(hash);
    expect(loadContent(swap('items/katar', '"cost": 18', '"cost": 19')).cards.hash).not.toBe(hash);
    expect(loadContent(swap('tiles/oil-vault', '".h...."', '".hh..."')).cards.hash).not.toBe(hash);
  });
});
