import { describe, expect, test } from 'vitest';
import type { Doubt } from '../../src/check/messages.ts';
import { loadContent, warningsOf } from '../../src/content/index.ts';
import { doubtText } from '../../src/words/en/doubts.ts';
import { filesOfWalk } from '../support/walk.ts';
import { type Change, changed, warned } from '../support/warned.ts';

/** Slips that once went through without a word: each is warned of where it stands, and nothing else is. */

const HOUND = 'gate-hound.json';
const SWORD = 'river-blade.json';
const GATE = 'at-the-gate.json';

const edge = (ax: number, ay: number, bx: number, by: number) => [
  [ax, ay],
  [bx, by],
];
const door = (state: string, ...edges: unknown[]): Change => ({
  doors: [{ id: 'gate', name: 'the gate', edges, state }],
});
const more = (...texts: object[]): Change =>
  Object.fromEntries(
    texts.map((one, i) => [`objectives.${i + 1}`, { id: `more-${i}`, text: 'More.', do: [], ...one }]),
  );
const round2 = { is: 'round-begins', round: 2 };
const count = (add: number) => ({ do: 'count', counter: 'crates', add });
const crates = (atLeast: number) => ({ is: 'counter', counter: 'crates', atLeast });
const done = (id: string) => ({ is: 'holds', if: [{ is: 'done', id }] });
const walk = (who: unknown, to: readonly number[]) => ({ do: 'walk', who, to: [to], spaces: 2 });
const end = (result: string, rounds: number) => ({
  ...{ id: `${result}-${rounds}`, result, text: 'Over.' },
  when: { is: 'rounds-passed', rounds },
});
const answers = (when: string, effects: object[], rest: object = {}): Change => ({
  'front.abilities.0': { id: 'undertow', when, effects, ...rest },
});
const hurt = (who: string) => ({ do: 'damage', type: 'physical', amount: 1, to: { who } });
const away = { do: 'move', to: { goal: 'away', from: 'target' } };
const bite = { do: 'attack', kind: 'melee' };
const otherwise = (...does: object[]): Change => ({ ai: [{ id: 'run', if: { is: 'otherwise' }, do: does }] });

const cases: readonly (readonly [what: string, Doubt['doubt'], file: string, Change, at: string])[] = [
  [
    'a locked door that no text opens',
    'door-never-opened',
    GATE,
    door('locked', edge(0, 2, 0, 3)),
    '$.doors[0].state',
  ],
  [
    'an open door in which a wall stands',
    'door-in-a-wall',
    GATE,
    { ...door('open', edge(1, 2, 1, 3)), walls: [edge(1, 2, 1, 3)] },
    '$.doors[0].edges',
  ],
  ['a door before a stone', 'door-to-nowhere', GATE, door('closed', edge(0, 1, 1, 1)), '$.doors[0].edges'],
  [
    'somebody who is walked where no way leads',
    'walk-out-of-reach',
    GATE,
    {
      walls: [edge(4, 3, 5, 3), edge(5, 2, 5, 3)],
      'tokens.0.at': [0, 3],
      'combatants.1': { card: 'enslaved-spirit', number: 1, at: [1, 3] },
      ...more({ when: round2, do: [walk('allies', [5, 3])] }),
    },
    '$.objectives[1].do[0].to',
  ],
  [
    'allies that are walked, where there are none',
    'no-allies',
    GATE,
    more({ when: round2, do: [walk('allies', [5, 3])] }),
    '$.objectives[1].do[0].who',
  ],
  [
    'a counter that nothing asks after',
    'never-asked',
    GATE,
    more({ when: round2, do: [count(1)] }),
    '$.objectives[1].do[0].counter',
  ],
  [
    'a flag that is only ever taken away',
    'never-set',
    GATE,
    more({
      when: round2,
      if: [{ is: 'flag', flag: 'woken' }],
      do: [{ do: 'flag', flag: 'woken', off: true }],
    }),
    '$.objectives[1].if[0]',
  ],
  [
    'a counter that is asked for more than is ever counted',
    'never-so-high',
    GATE,
    more({ when: round2, do: [count(2)] }, { when: { is: 'holds', if: [crates(3)] } }),
    '$.objectives[2].when.if[0]',
  ],
  [
    'a text of round 2 that asks for round 3',
    'not-in-round',
    GATE,
    more({ when: round2, if: [{ is: 'round', atLeast: 3 }] }),
    '$.objectives[1].if',
  ],
  [
    'two difficulties at once',
    'never-true',
    GATE,
    more({
      when: round2,
      if: [
        { is: 'difficulty', of: ['easy'] },
        { is: 'difficulty', of: ['normal', 'hard'] },
      ],
    }),
    '$.objectives[1].if',
  ],
  [
    'more Adventurers than can take part',
    'never-true',
    GATE,
    more({ when: round2, if: [{ is: 'adventurers', atLeast: 6 }] }),
    '$.objectives[1].if',
  ],
  [
    'a win at the end of the round that loses',
    'lost-before',
    GATE,
    { 'endConditions.3': end('lost', 6), 'endConditions.4': end('won', 6) },
    '$.endConditions[4].when',
  ],
  [
    'a text that waits for itself',
    'waits-for-itself',
    GATE,
    more({ when: done('more-0') }),
    '$.objectives[1]',
  ],
  ['an intro of spaces', 'blank', GATE, { intro: '  ' }, '$.intro'],
  ['a name of spaces', 'blank', SWORD, { name: ' ' }, '$.name'],
  [
    'damage that answers the damage it deals',
    'answers-for-ever',
    SWORD,
    answers('deals-damage', [hurt('target')]),
    '$.front.abilities[0]',
  ],
  [
    'damage to oneself that answers damage',
    'answers-for-ever',
    SWORD,
    answers('damaged', [hurt('self')]),
    '$.front.abilities[0]',
  ],
  [
    'a move away from whom nobody has struck yet',
    'no-target-to-move-from',
    HOUND,
    otherwise(away, bite),
    '$.ai[0].do[0].to.from',
  ],
];

describe('an author is warned of', () => {
  test.each(cases)('%s', (_what, doubt, file, change, at) => {
    expect(warned({ [file]: change })).toEqual([`${file} ${at} ${doubt}`]);
  });

  test('two texts that wait for one another', () => {
    expect(warned({ [GATE]: more({ when: done('more-1') }, { when: done('more-0') }) })).toEqual([
      `${GATE} $.objectives[1] waits-for-itself`,
      `${GATE} $.objectives[2] waits-for-itself`,
    ]);
  });
});

describe('an author is warned of a file that is like another', () => {
  const doubtsWith = (path: string, json: object): string[] => {
    const content = loadContent([
      ...filesOfWalk(JSON.stringify(json)),
      ...changed({}),
      { path: `my-pack/${path}`, json, own: true },
    ]);
    expect(content.problems).toEqual([]);
    const own = content.packs.filter((pack) => pack.own);
    return warningsOf(content, own).map(({ file, path: at, doubt }) => `${file} ${at} ${doubt.doubt}`);
  };

  test('a token called as one of the rules, by its id or its name', () => {
    const token = (id: string, name: string) =>
      doubtsWith(`tokens/${id}.json`, {
        ...{ id, type: 'token', name, sources: { default: 'original' } },
        ...{ polarity: 'negative', limit: 3, abilities: [] },
      });
    expect(token('poison', 'Venom')).toEqual(['my-pack/tokens/poison.json $.name called-as-built-in']);
    expect(token('duck', 'Dodge')).toEqual(['my-pack/tokens/duck.json $.name called-as-built-in']);
    expect(token('venom', 'Venom')).toEqual([]);
  });

  test('a second card of a tier in one family', () => {
    const tier = (of: string) =>
      doubtsWith('combatants/old-hound.json', {
        ...{ id: 'old-hound', extends: 'gate-hound', family: 'gate-hound', tier: of },
      });
    expect(tier('mundane')).toEqual(['my-pack/combatants/old-hound.json $.tier tier-twice']);
    expect(tier('common')).toEqual([]);
  });
});

describe('nobody is warned of', () => {
  const fine: readonly (readonly [what: string, file: string, Change])[] = [
    ['a closed door in a wall', GATE, { ...door('closed', edge(1, 2, 1, 3)), walls: [edge(1, 2, 1, 3)] }],
    [
      'a locked door that a text opens',
      GATE,
      {
        ...door('locked', edge(1, 2, 1, 3)),
        ...more({ when: round2, do: [{ do: 'door', door: 'gate', state: 'open' }] }),
      },
    ],
    [
      'a counter that a text raises again and again',
      GATE,
      more(
        { when: { ...round2, every: 1 }, repeat: true, do: [count(1)] },
        { when: { is: 'holds', if: [crates(9)] } },
      ),
    ],
    [
      'a text that comes again in a round that is asked for',
      GATE,
      more({ when: { ...round2, every: 3 }, if: [{ is: 'round', atLeast: 5, atMost: 5 }] }),
    ],
    [
      'one difficulty of several',
      GATE,
      more({ when: round2, if: [{ is: 'difficulty', of: ['easy', 'hard'] }] }),
    ],
    ['a win before the loss', GATE, { 'endConditions.3': end('lost', 6), 'endConditions.4': end('won', 5) }],
    ['a text that waits for another', GATE, more({ when: round2 }, { when: done('more-0') })],
    [
      'damage in answer to damage, once a turn',
      SWORD,
      answers('damaged', [hurt('self')], { conditions: { perTurn: true } }),
    ],
    ['damage to whoever dealt it', SWORD, answers('damaged', [hurt('target')])],
    ['a move away behind the attack', HOUND, otherwise(bite, away)],
  ];
  test.each(fine)('%s', (_what, file, change) => {
    expect(warned({ [file]: change })).toEqual([]);
  });
});

test('each is said in words of its own', () => {
  const rest = { name: 'x', most: 1, door: 'gate', round: 6, rounds: [2], card: 'x', last: 1, there: 0 };
  const doubts = [...new Set(cases.map(([, doubt]) => doubt)), 'called-as-built-in', 'tier-twice'] as const;
  const said = doubts.map((doubt) => doubtText({ ...rest, doubt } as unknown as Doubt));
  expect(new Set(said).size).toBe(doubts.length);
});
