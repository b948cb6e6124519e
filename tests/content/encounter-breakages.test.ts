import { describe, expect, test } from 'vitest';
import { type ContentFile, loadContent } from '../../src/content/index.ts';
import { filesNamedBy } from '../support/few-files.ts';
import { told } from '../support/told.ts';

const whole = filesNamedBy(import.meta.url);
const locks = 'content/base/encounters/when-the-locks-opened.json';

type Json = Record<string, unknown>;

/** The content with one file's JSON changed. */
function changed(path: string, change: (json: Json) => void): ContentFile[] {
  return whole.map((file) => {
    if (file.path !== path) return file;
    const json = JSON.parse(file.text!) as Json;
    change(json);
    return { path, text: JSON.stringify(json) };
  });
}
const inLocks = (change: (json: Json) => void) => changed(locks, change);
const list = (json: Json, field: string) => json[field] as Json[];

interface Expected {
  readonly path: string;
  readonly expected?: string;
  readonly got?: string;
  readonly hint?: string;
}

const table: readonly (readonly [name: string, files: readonly ContentFile[], expected: Expected])[] = [
  [
    'a current outside the board',
    inLocks((json) => list(json, 'currents').push({ spaces: [[30, 0]], direction: 'east', strength: 1 })),
    { path: '$.currents[2].spaces[0]', got: '[30,0], which is void' },
  ],
  [
    'two currents on one space',
    inLocks((json) => list(json, 'currents').push({ spaces: [[8, 0]], direction: 'east', strength: 1 })),
    { path: '$.currents[2].spaces[0]', expected: 'a space with no other current' },
  ],
  [
    'a current that goes nowhere there is',
    inLocks((json) => {
      list(json, 'currents')[0]!.direction = 'soth';
    }),
    { path: '$.currents[0].direction', hint: 'did you mean "south"?' },
  ],
  [
    'dynamite in a wall',
    inLocks((json) => {
      json.dynamite = [[1, 1]];
    }),
    { path: '$.dynamite[0]', got: '[1,1], which is obstructing' },
  ],
  [
    'a totem without text',
    inLocks((json) => {
      list(json, 'tokens')[3]!.colour = 'pink';
    }),
    { path: '$.tokens[3].colour', expected: 'a colour that `totems` has: violet, amber, jade' },
  ],
  [
    'more face-down totems than colours',
    inLocks((json) => {
      json.totems = { violet: (json.totems as Json).violet };
    }),
    { path: '$.totems', expected: 'a colour in `totems` left for each face-down token: 1', got: '0' },
  ],
  [
    'text for a totem there is not',
    inLocks((json) => {
      list(json, 'tokens').splice(4, 1);
    }),
    { path: '$.totems.amber', expected: 'a totem token of that colour' },
  ],
  [
    'a trigger on a token there is not',
    inLocks((json) => {
      (list(json, 'objectives')[0]!.when as Json).token = 'weel';
    }),
    { path: '$.objectives[0].when.token', got: '"weel"' },
  ],
  [
    'a trigger on a combatant there is not',
    inLocks((json) => {
      (list(json, 'objectives')[2]!.when as Json).card = 'drowned-castelan';
    }),
    { path: '$.objectives[2].when.card', hint: 'did you mean "drowned-castellan"?' },
  ],
  [
    'steps outside the board',
    inLocks((json) => {
      (list(json, 'achievements')[0]!.when as Json).spaces = [[0, 12]];
    }),
    { path: '$.achievements[0].when.spaces[0]', got: '[0,12], which is outside the board' },
  ],
  [
    'an achievement by an Encounter Action',
    inLocks((json) => {
      list(json, 'achievements')[0]!.when = { is: 'encounter-action', token: 'wheel', name: 'Turn' };
    }),
    { path: '$.achievements[0].when.is' },
  ],
  [
    'an id both an objective and an achievement have',
    inLocks((json) => {
      list(json, 'achievements')[0]!.id = 'the-bell';
    }),
    { path: '$.achievements', got: '"the-bell"' },
  ],
  [
    'an end of no condition',
    inLocks((json) => {
      list(json, 'objectives')[2]!.do = [{ do: 'end', condition: 'castellan' }];
    }),
    { path: '$.objectives[2].do[0].condition', got: '"castellan"' },
  ],
  [
    'a condition nobody tells of',
    inLocks((json) => {
      list(json, 'objectives')[2]!.do = [{ do: 'restore' }];
    }),
    { path: '$.endConditions[0].when', expected: 'an `end` in some hidden text that names this condition' },
  ],
  [
    'a spawn of nobody, inside a check',
    inLocks((json) => {
      (list(json, 'objectives')[0]!.do as Json[])[0]!.fail = [
        { do: 'spawn', card: 'drowned-hands', at: [15, 7] },
      ];
    }),
    { path: '$.objectives[0].do[0].fail[0].card', hint: 'did you mean "drowned-hand"?' },
  ],
  [
    'a gain of no item',
    inLocks((json) => {
      list(json, 'objectives')[2]!.do = [
        { do: 'gain-items', items: ['castellan-sea'] },
        { do: 'end', condition: 'castellan-at-rest' },
      ];
    }),
    { path: '$.objectives[2].do[0].items[0]', hint: 'did you mean "castellan-seal"?' },
  ],
  [
    'a token removed that never was',
    inLocks((json) => {
      list(json, 'objectives')[1]!.do = [{ do: 'remove-token', token: 'gong' }];
    }),
    { path: '$.objectives[1].do[0].token', got: '"gong"' },
  ],
  [
    'a token placed outside the board',
    inLocks((json) => {
      const check = (list(json, 'objectives')[0]!.do as Json[])[0]!;
      ((check.pass as Json[])[1]!.token as Json).at = [18, 0];
    }),
    { path: '$.objectives[0].do[0].pass[1].token.at', got: '[18,0], which is outside the board' },
  ],
  [
    'a token placed under an id that is taken',
    inLocks((json) => {
      const check = (list(json, 'objectives')[0]!.do as Json[])[0]!;
      ((check.pass as Json[])[1]!.token as Json).id = 'bell';
    }),
    { path: '$.objectives[0].do[0].pass[1].token.id', got: '"bell"' },
  ],
  [
    'a target in the text of a totem',
    inLocks((json) => {
      const totems = json.totems as Record<string, Json>;
      totems.violet!.do = [{ do: 'effects', effects: [{ do: 'heal', amount: 1, to: { who: 'target' } }] }];
    }),
    { path: '$.totems.violet.do[0].effects[0].to' },
  ],
  [
    'an operation there is not',
    inLocks((json) => {
      list(json, 'objectives')[1]!.do = [{ do: 'spaw', card: 'drowned-hand', at: [0, 0] }];
    }),
    { path: '$.objectives[1].do[0].do', hint: 'did you mean "spawn"?' },
  ],
];

describe('a broken encounter is named', () => {
  test.each(table)('%s', (_name, files, { expected, ...rest }) => {
    const { problems } = loadContent(files);
    expect(problems.filter(({ file }) => file === locks).map(told)).toContainEqual(
      expect.objectContaining({
        ...rest,
        ...(expected === undefined ? {} : { expected: expect.stringContaining(expected) }),
      }),
    );
  });
});

describe('a broken new ability is named', () => {
  const boar = 'content/base/combatants/tunnel-boar.json';
  const withFollowUp = (effect: Json, when = 'follow-up') =>
    changed(boar, (json) => {
      json.abilities = [{ id: 'test', when, effects: [effect] }];
    });
  const cases: readonly (readonly [string, readonly ContentFile[], string])[] = [
    [
      'a WARP in range without a range',
      withFollowUp({ do: 'warp', to: { who: 'self' }, within: 'range' }),
      '$.abilities[0].effects[0]',
    ],
    [
      'terrain under a target nobody attacks',
      withFollowUp({ do: 'place-terrain', terrain: 'muck', spaces: 1, within: 'target' }, 'status'),
      '$.abilities[0].effects[0].within',
    ],
    [
      'damage turned outside an attack',
      withFollowUp({ do: 'turn-damage', type: 'magic' }, 'status'),
      '$.abilities[0].effects[0]',
    ],
    [
      'a target in a check of a status ability',
      withFollowUp(
        {
          do: 'check',
          skill: 'lore',
          difficulty: 10,
          pass: [{ do: 'heal', amount: 1, to: { who: 'target' } }],
        },
        'status',
      ),
      '$.abilities[0].effects[0].pass[0].to',
    ],
    [
      'void placed',
      withFollowUp({ do: 'place-terrain', terrain: 'void', spaces: 1, within: 'adjacent' }),
      '$.abilities[0].effects[0].terrain',
    ],
  ];
  test.each(cases)('%s', (_name, files, path) => {
    const { problems } = loadContent(files);
    expect(problems.filter(({ file }) => file === boar).map((problem) => problem.path)).toContain(path);
  });

  test('whoever spawns a broken combatant is left out with it, and who is spawned by those', () => {
    const imp = 'content/base/combatants/silt-imp.json';
    const { cards, problems } = loadContent(changed(imp, (json) => delete json.hp));
    expect(cards.combatants).not.toHaveProperty('silt-imp');
    expect(cards.combatants).not.toHaveProperty('silt-matron');
    expect(problems.map(told)).toContainEqual({
      file: 'content/base/combatants/silt-matron.json',
      path: '$.ai[0].do[0].effects[0].card',
      expected: 'the id of a combatant',
      got: '"silt-imp"',
      hint: `${imp} is left out because of its own problems`,
    });
    expect(problems.map(({ file }) => file)).toContain('content/base/items/silt-egg.json');
  });
});
