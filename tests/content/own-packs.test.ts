import { describe, expect, test } from 'vitest';
import { type ContentFile, isPackFile, loadContent, packFiles } from '../../src/content/index.ts';
import { problemLine, problemLines } from '../../src/words/en/problems.ts';
import { filesNamedBy } from '../support/few-files.ts';
import { told } from '../support/told.ts';
import { filesOfWalk, problemsOf, walkPack } from '../support/walk.ts';

const SWORD = 'items/river-blade.json';
const TRICK = 'disciplines/kindle.json';
const HOUND = 'combatants/gate-hound.json';
const DUSK = 'encounters/dusk-at-the-gate.json';
const base = filesNamedBy(import.meta.url, ...filesOfWalk().map(({ text = '' }) => text));

/** [what the player did, the file, from, to, the line they read first] */
const slips: readonly (readonly [string, string, string | RegExp, string, string])[] = [
  [
    'forgot a comma',
    SWORD,
    'Blade",',
    'Blade"',
    'line 5, column 3: expected a comma or }, got `"sources":` (add a comma',
  ],
  [
    'left a comma',
    SWORD,
    '["sword"]',
    '["sword",]',
    'expected a value, got `],` (remove the comma before it)',
  ],
  [
    'wrote a comment',
    SWORD,
    '20,',
    '20, // gold',
    'got `//` (JSON has no comments; a field "note" holds one)',
  ],
  [
    'typed curly quotes',
    SWORD,
    '"River Blade"',
    '“River Blade”',
    '(put texts and keys in straight double quotes',
  ],
  [
    'put a number in quotes',
    SWORD,
    '20',
    '"20"',
    '$.cost: expected a number, got "20" (without the quotes: 20)',
  ],
  [
    'forgot the brackets',
    SWORD,
    '["white"]',
    '"white"',
    '$.front.dice: expected a list, got "white" (in brackets: ["white"])',
  ],
  ['misspelt a field', SWORD, '"cost"', '"costs"', '$.cost: expected a field "cost", got nothing'],
  ['misspelt a word', SWORD, '"follow-up"', '"followup"', 'got "followup" (did you mean "follow-up"?)'],
  ['half remembered a word', SWORD, '"physical-damage"', '"physical"', '(did you mean "physical-damage"?)'],
  [
    'said no',
    SWORD,
    'true',
    'false',
    '$.front.abilities[0].conditions.exhaust: expected true, got false (leave the field out)',
  ],
  [
    'forgot what an effect needs',
    SWORD,
    '"spaces": 1, ',
    '',
    '$.front.abilities[0].effects[0].spaces: expected a field "spaces"',
  ],
  [
    'forgot a die',
    SWORD,
    '"hands": 1',
    '"hands": 2',
    '$.front.dice: expected 2 dice beside black for 2 hands (p.43), got ["white"]',
  ],
  [
    'named the card otherwise than its file',
    SWORD,
    '"river-blade"',
    '"riverblade"',
    '$.id: expected "river-blade", the name of the file, got "riverblade"',
  ],
  ['made a list of a file', SWORD, /^[\s\S]*$/, '[]', '$: expected an object: { ... }, got []'],
  ['emptied a file', SWORD, /^[\s\S]*$/, '', 'line 1, column 1: expected a value, got the end'],
  [
    'took a tree there is not',
    TRICK,
    '"sanctus"',
    '"sanctum"',
    '$.tree: expected one of assemblage, cruor, martial, sanctus, subterfuge',
  ],
  ['took a target there is not', TRICK, '"choose"', '"target"', '$.abilities[0].effects[0].to'],
  [
    'forgot a conviction die',
    HOUND,
    '["purple", "white"],\n  "casting"',
    '["purple"],\n  "casting"',
    '$.conviction[1]',
  ],
  [
    'misspelt a question of the AI',
    HOUND,
    '"can-move-and-attack"',
    '"can-attack"',
    '(did you mean "can-move-and-attack"?)',
  ],
  [
    'named a card there is not',
    DUSK,
    '"cuirass"',
    '"curass"',
    'expected the id of an item, got "curass" (did you mean "cuirass"?)',
  ],
  ['shortened a name', DUSK, '"nightingale-arsen"', '"nightingale"', '(did you mean "nightingale-arsen"?)'],
  [
    'put a monster off the board',
    DUSK,
    '[4, 1]',
    '[40, 1]',
    '$.combatants[0].at: expected a safe space of the board, got [40,1]',
  ],
  [
    'took another word for an end',
    DUSK,
    '"all-opponents-defeated"',
    '"all-enemies-defeated"',
    '(did you mean "all-opponents-defeated"?)',
  ],
  [
    'wrote American',
    'pack.json',
    '"licence"',
    '"license"',
    '$.licence: expected a field "licence", got nothing',
  ],
  [
    'took the id of a built-in pack',
    'pack.json',
    '"my-pack"',
    '"base"',
    '$.id: expected an id that a built-in pack does not have, got "base"',
  ],
];

describe('a player who', () => {
  test.each(slips)('%s reads where and what', (_did, file, from, to, line) => {
    const problems = problemsOf(file, (text) => text.replace(from, to));
    expect(problems[0]?.file).toBe(`my-pack/${file}`);
    expect(problemLine(problems[0]!)).toContain(line);
  });

  // Each slip drowned its cause under what follows from it: 4 and 6 problems.
  test.each([
    ['a sword', SWORD, '"melee"', '"meele"', '$.front.kind'],
    ['a monster', HOUND, '"hp": 8', '"hp": "8"', '$.hp'],
  ])(
    'has a slip in %s reads one problem, and one line of what waits for it',
    (_where, file, from, to, at) => {
      const lines = problemLines(problemsOf(file, (text) => text.replace(from, to)));
      expect(lines).toEqual([
        expect.stringContaining(`my-pack/${file}: ${at}: expected `),
        '  2 more files wait for it: my-pack/encounters/at-the-gate.json, my-pack/encounters/dusk-at-the-gate.json',
      ]);
    },
  );

  const added: readonly (readonly [string, string, string, string])[] = [
    ['took another word for a folder', 'monsters/x.json', '{}', '(did you mean "combatants"?)'],
    ['misspelt a folder', 'item/x.json', '{}', '(did you mean "items"?)'],
    [
      'saved a file as text',
      'items/x.json.txt',
      '{}',
      'expected a file name that ends in .json, got "x.json.txt"',
    ],
  ];
  test.each(added)('%s reads where and what', (_did, file, text, line) => {
    const [problem] = problemsOf(file, () => text);
    expect(problemLine(problem!)).toContain(`my-pack/${file}: $: `);
    expect(problemLine(problem!)).toContain(line);
  });

  test('has an editor that begins files with a byte order mark reads nothing', () => {
    expect(problemsOf(SWORD, (text) => `\uFEFF${text}`)).toEqual([]);
  });
});

describe('a pack beside the built-in ones', () => {
  const own = (files = walkPack()): ContentFile[] => files.map((file) => ({ ...file, own: true }));
  const broken = own(walkPack().map((file) => (file.path.endsWith(SWORD) ? { ...file, text: '{' } : file)));

  test('loses one bad card and the encounters that need it; what came of it and what did not is told', () => {
    const { packs, leftOut, cards, encounters, problems } = loadContent([...base, ...broken]);
    expect(packs.find((pack) => pack.own)?.ids).toMatchObject({
      items: [],
      disciplines: ['my-pack:kindle'],
      combatants: ['my-pack:gate-hound'],
      encounters: [],
    });
    expect(leftOut).toEqual([
      'my-pack/items/river-blade.json',
      'my-pack/encounters/at-the-gate.json',
      'my-pack/encounters/dusk-at-the-gate.json',
    ]);
    expect(told(problems[1]!).hint).toBe(
      'my-pack/items/river-blade.json is left out because of its own problems',
    );
    expect(cards.combatants).toHaveProperty(['my-pack:gate-hound']);
    expect(encounters).toHaveProperty('training-yard');
  });

  test('is called by its manifest, whatever its folder is called; two of one id are told', () => {
    const twice = [...own(), ...own().map((file) => ({ ...file, path: `other-${file.path}` }))];
    const { packs, problems } = loadContent([...base, ...twice]);
    expect(packs.map(({ id }) => id)).toEqual(['base', 'my-pack']);
    // Once, and not of each of its cards.
    expect(problems.map(problemLine)).toEqual([
      'other-my-pack/pack.json: $.id: expected an id that my-pack/pack.json does not have, got "my-pack"',
    ]);
  });

  test('changes its own hash and the hash of all, and leaves that of the others', () => {
    const alone = loadContent(base);
    const first = loadContent([...base, ...own()]);
    const last = loadContent([...base, ...own(walkPack('last'))]);
    expect(new Set([alone, first, last].map(({ cards }) => cards.hash)).size).toBe(3);
    expect(new Set([alone, first, last].map(({ packs }) => packs[0]!.hash)).size).toBe(1);
    expect(first.packs[1]!.hash).not.toBe(last.packs[1]!.hash);
  });

  test('has a trial for each monster, alone in a yard with room for it', () => {
    const giant = own().map((file) =>
      file.path.endsWith(HOUND)
        ? { ...file, text: file.text!.replace('"size": [1, 1]', '"size": [2, 2]') }
        : file,
    );
    for (const files of [own(), giant]) {
      const { trials } = loadContent([...base, ...files]);
      const trial = trials['my-pack:trial-gate-hound']!;
      expect(trial.combatants).toHaveLength(1);
      expect(trial.startingZone).not.toContainEqual(trial.combatants[0]!.at);
    }
  });
});

describe('the files of a pack', () => {
  const text = '{}';
  test('are found wherever its manifest lies', () => {
    const paths = (name: string, given: string[]) =>
      packFiles(
        name,
        given.map((path) => ({ path, text })),
      ).map(({ path }) => path);
    expect(paths('a', ['pack.json', 'items/x.json'])).toEqual(['a/pack.json', 'a/items/x.json']);
    expect(paths('a', ['b-main/pack.json', 'b-main/items/x.json', 'y.json'])).toEqual([
      'b-main/pack.json',
      'b-main/items/x.json',
    ]);
    expect(paths('a', ['x/b/pack.json', 'x/b/items/x.json'])).toEqual(['b/pack.json', 'b/items/x.json']);
    expect(paths('a', ['b/items/x.json'])).toEqual(['b/items/x.json']);
    expect(paths('a', ['items/x.json'])).toEqual(['a/items/x.json']);
  });

  test.each([
    '__MACOSX/items/._x.json',
    '.git/x.json',
    'items/.x.json',
    'items/x.png',
    'README.md',
    'notes.txt',
  ])('%s is none', (path) => expect(isPackFile(path)).toBe(false));
});
