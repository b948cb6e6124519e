import { describe, expect, test } from 'vitest';
import type { Doubt } from '../../src/check/messages.ts';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { loadContent, warningsOf } from '../../src/content/index.ts';
import { doubtText, warningLine } from '../../src/words/en/doubts.ts';
import { type Change, changed, warned } from '../support/warned.ts';

const base = readContentFolder('content');

const HOUND = 'gate-hound.json';
const SWORD = 'river-blade.json';
const DUSK = 'dusk-at-the-gate.json';
const GATE = 'at-the-gate.json';

const BITE = { id: 'bite', do: [{ do: 'attack', kind: 'melee' }] };
const RUN = {
  id: 'run',
  if: { is: 'otherwise' },
  do: [{ do: 'move', to: { goal: 'towards', of: 'nearest' } }],
};
const beside = { is: 'opponent', within: 'adjacent' };
const bites = (condition: object): Change => ({ ai: [{ ...BITE, if: condition }, RUN] });
const three = { id: 'all', text: 'All.', when: { is: 'defeated', card: 'gate-hound', count: 3 }, do: [] };
const late = { id: 'late', result: 'lost', text: 'Late.', when: { is: 'rounds-passed', rounds: 6 } };
const walls = (...pairs: readonly [number, number, number, number][]): Change => ({
  walls: pairs.map(([ax, ay, bx, by]) => [
    [ax, ay],
    [bx, by],
  ]),
});
const objective = (when: object): Change => ({ 'objectives.1': { id: 'more', text: 'More.', when, do: [] } });

const round2 = { is: 'round-begins', round: 2 };
const sparks = (spaces: readonly (readonly [number, number])[]) => ({
  ...{ do: 'place-terrain', terrain: 'special', spaces },
});
const special = (more: object): Change => ({
  special: [{ name: 'Sparks', text: 'It burns.', modifiers: [{ stat: 'armor', amount: -1 }], ...more }],
});
/** A second winch: the first is named by an Objective. */
const winches = (colour: string): Change => ({
  'tokens.4': { id: 'other-winch', kind: 'objective', colour, at: [2, 3] },
});
const goesTo = (of: object): Change => ({
  ai: [
    { ...BITE, if: beside },
    { ...RUN, do: [{ do: 'move', to: { goal: 'reach', of } }] },
  ],
});

/** What is surely wrong, and where it is said. */
const cases: readonly (readonly [what: string, Doubt['doubt'], file: string, Change, at: string])[] = [
  ['nothing to win', 'no-way-to-win', DUSK, { 'endConditions.0.result': 'lost' }, '$.endConditions'],
  ['nobody to defeat', 'won-at-once', DUSK, { combatants: [] }, '$.endConditions[0].when'],
  [
    'an exit that no end condition asks for',
    'exit-without-condition',
    DUSK,
    { tokens: [{ id: 'out', kind: 'exit', colour: 'red', at: [5, 4] }] },
    '$.tokens[0].colour',
  ],
  [
    'an exit that is walled in',
    'exit-out-of-reach',
    GATE,
    walls([4, 0, 5, 0], [5, 0, 5, 1]),
    '$.tokens[1].at',
  ],
  [
    'spaces that are walled in',
    'spaces-out-of-reach',
    GATE,
    { ...walls([4, 3, 5, 3], [5, 2, 5, 3]), ...objective({ is: 'adventurer-enters', spaces: [[5, 3]] }) },
    '$.objectives[1].when',
  ],
  [
    'a round that never begins',
    'round-after-the-end',
    GATE,
    { 'endConditions.3': late, ...objective({ is: 'round-begins', round: 7 }) },
    '$.objectives[1].when',
  ],
  [
    'more to defeat than there are',
    'too-few-to-defeat',
    DUSK,
    { objectives: [three] },
    '$.objectives[0].when',
  ],
  [
    'steps after otherwise',
    'steps-after-otherwise',
    HOUND,
    { ai: [RUN, { ...BITE, if: beside }] },
    '$.ai[1]',
  ],
  [
    'a question that excludes itself',
    'never-true',
    HOUND,
    bites({ is: 'all', of: [beside, { is: 'not', of: beside }] }),
    '$.ai[0].if',
  ],
  [
    'an opponent with and without an effect',
    'never-true',
    HOUND,
    bites({ ...beside, withEffect: 'poison', withoutEffect: 'poison' }),
    '$.ai[0].if',
  ],
  [
    'energy that is never gained',
    'energy-never-gained',
    HOUND,
    bites({ is: 'energy', atLeast: 1 }),
    '$.ai[0].if',
  ],
  [
    'an effect it is immune to',
    'immune-to-it',
    HOUND,
    { immunity: ['poison'], ...bites({ is: 'has-effect', effect: 'poison' }) },
    '$.ai[0].if',
  ],
  [
    'a card that becomes itself',
    'becomes-itself',
    HOUND,
    { abilities: [{ id: 'turn', when: 'damaged', effects: [{ do: 'become', card: 'gate-hound' }] }] },
    '$.abilities[0].effects[0].card',
  ],
  ['a family of itself', 'family-in-a-ring', HOUND, { family: 'gate-hound' }, '$.family'],
  [
    'a test that excludes itself',
    'never-true',
    SWORD,
    {
      'front.abilities.0.conditions.if': [
        { is: 'attack-kind', kind: 'melee' },
        { is: 'attack-kind', kind: 'ranged' },
      ],
    },
    '$.front.abilities[0].conditions.if',
  ],
  [
    'a Follow-Up that attacks for ever',
    'attacks-for-ever',
    SWORD,
    { 'front.abilities.0': { id: 'again', when: 'follow-up', may: true, effects: [{ do: 'attack' }] } },
    '$.front.abilities[0]',
  ],
  [
    'two tests of one number that exclude each other',
    'never-true',
    SWORD,
    {
      'front.abilities.0.conditions.if': [
        { is: 'round', atLeast: 5 },
        { is: 'round', atMost: 3 },
      ],
    },
    '$.front.abilities[0].conditions.if',
  ],
  [
    'a change of an attack where there is none',
    'no-attack-here',
    SWORD,
    {
      'front.abilities.0': {
        id: 'late',
        when: 'turn-end',
        effects: [{ do: 'modify', stat: 'attack-roll', amount: 1 }],
      },
    },
    '$.front.abilities[0].effects[0].do',
  ],
  [
    'a mark that no card places',
    'mark-never-placed',
    SWORD,
    { 'front.abilities.0.effects': [{ do: 'pull', spaces: 1, to: { who: 'marked', mark: 'prey' } }] },
    '$.front.abilities[0].effects[0].to.mark',
  ],
  [
    'a question about a target nobody is yet',
    'no-target-yet',
    HOUND,
    bites({ is: 'stands-in', terrain: 'water', of: 'target' }),
    '$.ai[0].if',
  ],
  [
    'conditions of a text that exclude one another',
    'never-true',
    GATE,
    {
      'objectives.0.if': [
        { is: 'standing', who: 'opponents', atLeast: 3 },
        { is: 'standing', who: 'opponents', atMost: 1 },
      ],
    },
    '$.objectives[0].if',
  ],
  [
    'a condition on a round after the last',
    'round-after-the-end',
    GATE,
    { 'endConditions.3': late, 'objectives.0.if': [{ is: 'round', atLeast: 9 }] },
    '$.objectives[0].if',
  ],
  [
    'a rule for somebody who is never there',
    'nobody-of-card',
    GATE,
    {
      rules: [
        { name: 'Far', text: 'Far.', for: { card: 'animate' }, modifiers: [{ stat: 'hp', amount: 2 }] },
      ],
    },
    '$.rules[0].for',
  ],
  [
    'a token picked up that nobody can carry',
    'not-carried',
    GATE,
    objective({ is: 'token-taken', token: 'winch' }),
    '$.objectives[1].when.token',
  ],
  ['SPECIAL rules where there is no such terrain', 'special-nowhere', GATE, special({}), '$.special[0]'],
  [
    'SPECIAL rules of spaces that are none',
    'special-nowhere',
    GATE,
    { ...special({ spaces: [[3, 3]] }), ...objective(round2), 'objectives.1.do': [sparks([[2, 3]])] },
    '$.special[0].spaces',
  ],
  ['Objective tokens with one name', 'objectives-alike', GATE, winches('blue'), '$.tokens[4].colour'],
  [
    'a way to a token that is nowhere',
    'no-such-token',
    HOUND,
    goesTo({ token: 'totem', colour: 'puce' }),
    '$.ai[1].do[0].to.of.colour',
  ],
];

describe('an author is warned of', () => {
  test.each(cases)('%s', (_what, doubt, file, change, at) => {
    expect(warned({ [file]: change })).toEqual([`${file} ${at} ${doubt}`]);
  });

  test('a totem that nobody can see, a chest that nobody gets at', () => {
    // A room of its own south of the yard, behind a row of nothing.
    const apart = {
      rows: ['......', '.#..h.', '....h.', '......', '      ', '    . '],
      elevation: ['111122', '111122', '111111', '111111', '111111', '111111'],
    };
    const moved = (token: number) =>
      warned({ 'gate-court.json': apart, [GATE]: { [`tokens.${token}.at`]: [4, 5] } });
    expect(moved(2)).toEqual(['at-the-gate.json $.tokens[2].at totem-out-of-sight']);
    expect(moved(0)).toEqual(['at-the-gate.json $.tokens[0].at token-out-of-reach']);
    expect(moved(3)).toEqual(['at-the-gate.json $.objectives[0].when token-out-of-reach']);
  });

  test('no exit that a condition asks who stands on, nor a question about whom the step has struck', () => {
    const out = { id: 'out', kind: 'exit', colour: 'red', at: [5, 4] };
    const gone = {
      id: 'gone',
      result: 'lost',
      text: 'Gone.',
      when: { is: 'holds', if: [{ is: 'on', who: 'opponents', beside: 'out' }] },
    };
    expect(warned({ [DUSK]: { tokens: [out], 'endConditions.1': gone } })).toEqual([]);
    const after = {
      do: 'move',
      to: { goal: 'away', from: 'target' },
      if: { is: 'stands-in', terrain: 'water', of: 'target' },
    };
    expect(warned({ [HOUND]: { ai: [{ ...BITE, if: beside, do: [...BITE.do, after] }, RUN] } })).toEqual([]);
  });

  test('no SPECIAL rules where a text brings such terrain, no tokens told apart, no colour there is', () => {
    const burns = { ...special({}), ...objective(round2), 'objectives.1.do': [sparks([[3, 3]])] };
    expect(warned({ [GATE]: burns })).toEqual([]);
    const there = { ...special({ spaces: [[3, 3]] }), terrain: [{ terrain: 'special', spaces: [[3, 3]] }] };
    expect(warned({ [GATE]: there })).toEqual([]);
    const brought = { id: 'hex', when: 'turn-start', effects: [{ ...sparks([]), spaces: 1, within: 'soi' }] };
    expect(warned({ [GATE]: special({}), [HOUND]: { abilities: [brought] } })).toEqual([]);
    expect(warned({ [GATE]: winches('red') })).toEqual([]);
    const carried = [{ token: 'other-winch', name: 'the handle' }];
    expect(warned({ [GATE]: { ...winches('blue'), carried } })).toEqual([]);
    // Blue lies there; the colours a random totem may turn out to be are told beside it.
    expect(warned({ [HOUND]: goesTo({ token: 'objective', colour: 'blue' }) })).toEqual([]);
    expect(warned({ [HOUND]: goesTo({ token: 'totem', colour: 'amber' }) })).toEqual([]);
    expect(warned({ [HOUND]: goesTo({ token: 'loot' }) })).toEqual([]);
  });

  test('what was surely meant, where a name is near', () => {
    const doubt = { doubt: 'never-set', name: 'alarn', meant: 'alarm' } as const;
    expect(doubtText(doubt)).toContain('did you mean "alarm"?');
  });

  test('every family of a ring', () => {
    const files = changed({ [HOUND]: { family: 'yard-hound' } });
    const hound = files.find(({ path }) => path.endsWith(HOUND))!;
    const other = {
      ...hound,
      path: hound.path.replace('gate-hound', 'yard-hound'),
      json: { ...(hound.json as object), id: 'yard-hound', family: 'gate-hound' },
    };
    const content = loadContent([...base, ...files, other]);
    expect(warningsOf(content, content.packs).map(warningLine)).toEqual([
      'my-pack/combatants/gate-hound.json: $.family: warning: the families form a circle (gate-hound and yard-hound): give the first card no family',
      'my-pack/combatants/yard-hound.json: $.family: warning: the families form a circle (yard-hound and gate-hound): give the first card no family',
    ]);
  });
});

describe('nobody is warned', () => {
  test('of the built-in packs, nor of the pack of content/README.md', () => {
    const content = loadContent(base);
    expect(warningsOf(content, content.packs)).toEqual([]);
    expect(warned({})).toEqual([]);
  });

  test('of an otherwise that says CONTINUE DOWN, a Follow-Up with a price, a spawn that brings the missing', () => {
    const third = {
      id: 'third',
      text: 'A third.',
      when: { is: 'round-begins', round: 2 },
      do: [{ do: 'spawn', card: 'gate-hound', at: [5, 2] }],
    };
    expect(
      warned({
        [HOUND]: {
          ai: [
            { ...RUN, continueDown: true },
            { ...BITE, if: beside },
          ],
        },
        [SWORD]: { 'front.abilities.0.effects': [{ do: 'attack' }] },
        [DUSK]: { objectives: [three, third] },
      }),
    ).toEqual([]);
  });
});

test('every warning of the table is said in words of its own', () => {
  const one = (doubt: Doubt['doubt']) =>
    doubtText({
      doubt,
      colour: 'red',
      last: 1,
      there: 0,
      step: 'x',
      cards: ['a'],
      effect: 'poison',
      names: [],
    } as unknown as Doubt);
  const doubts = [...new Set(cases.map(([, doubt]) => doubt))];
  expect(new Set(doubts.map(one)).size).toBe(doubts.length);
});
