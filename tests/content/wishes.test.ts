import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { type ContentFile, loadContent } from '../../src/content/index.ts';
import { problemLine } from '../../src/words/en/problems.ts';
import { walkPack } from '../support/walk.ts';

/*
 * What an author once tried to say and was refused: each wish in the words of the language, in a pack that is in order.
 */

const self = { who: 'self' } as const;
const target = { who: 'target' } as const;
const foe = { who: 'choose', side: 'opponent', within: 'soi' } as const;
const such = (filter: object) => ({ ...foe, with: filter });
const passive = (...modifiers: object[]) => ({ when: 'passive', modifiers });
const when = (timing: string, ...effects: object[]) => ({ when: timing, effects });
const if_ = (test: object, more: object) => ({ ...more, conditions: { if: [test] } });
const harm = { do: 'damage', type: 'magic', amount: 1, to: target };

/** Wishes of cards: [what was wished, an ability]. */
const ABILITIES: readonly (readonly [wish: string, ability: object])[] = [
  ['in Water', if_({ is: 'stands-in', terrain: 'water' }, passive({ stat: 'armor', amount: 1 }))],
  ['from above', if_({ is: 'level', than: 'above' }, passive({ stat: 'attack-roll', amount: 1 }))],
  ['double its damage', passive({ damageDealt: 'double' })],
  ['halve the damage', when('determine-damage', { do: 'scale-damage', by: 'half' })],
  ['what an action costs', passive({ actionPrice: 'move', amount: -1 })],
  ['move once more', when('action', { do: 'free-move', spaces: 4 })],
  ['is not pushed', passive({ cannotBe: 'pushed' })],
  ['is not moved', passive({ cannotBe: 'moved' })],
  ['is not targeted', passive({ cannotBe: 'targeted' })],
  ['no spells', passive({ noSpells: true })],
  ['Command 3', when('action', { do: 'command', spaces: 3, to: foe })],
  ['an opponent moves', { ...when('moves', harm), of: { side: 'opponent', within: 'soi' } }],
  [
    'an opponent comes near',
    { ...when('enters', { ...harm, to: { who: 'subject' } }), of: { side: 'opponent', within: 'soi' } },
  ],
  ['who has at most 3 HP left', when('action', { ...harm, to: such({ hpLeft: { atMost: 3 } }) })],
  ['gold', when('defeats', { do: 'gain-gold', amount: 2 })],
  ['loot of a type', when('defeats', { do: 'gain-random', type: 'relic', tier: 'common', to: self })],
  [
    'loot to choose',
    when('defeats', {
      do: 'choose',
      options: ['weapon', 'armor'].map((type) => ({
        id: type,
        effects: [{ do: 'gain-random', type, to: self }],
      })),
    }),
  ],
  ['from round 3', if_({ is: 'round', atLeast: 3 }, passive({ stat: 'movement', amount: 1 }))],
  ['as a round ends', when('round-end', { do: 'heal', amount: 1, to: self })],
  ['a positive effect removed', when('action', { do: 'remove-effect', effect: 'any-positive', to: foe })],
  [
    'the target chooses',
    when('follow-up', {
      do: 'choose',
      by: 'target',
      options: [
        { id: 'bleed', effects: [harm] },
        { id: 'fall-back', effects: [{ do: 'push', spaces: 2, to: target }] },
      ],
    }),
  ],
  [
    'a Check against a counted number',
    when('action', {
      do: 'check',
      skill: 'lore',
      difficulty: { count: 'opponents-in-soi', plus: 6 },
      pass: [{ do: 'gain-sp', amount: 1, to: self }],
    }),
  ],
  ['books of attacks as bursts', passive({ symbolAs: 'burst', symbol: 'book', of: 'attack' })],
  ['shields of spells as books', passive({ symbolAs: 'book', symbol: 'shield', of: 'spell' })],
  ...(['defense', 'armor', 'size'] as const).map(
    (number) =>
      [`by ${number}`, when('action', { ...harm, to: such({ [number]: { atLeast: 2 } }) })] as const,
  ),
  ['by kind', when('action', { ...harm, to: such({ kind: 'intelligent' }) })],
  ['a token of its own', when('follow-up', { do: 'put-token', token: 'embers', to: target })],
];

/** Wishes of Combatants: [what was wished, a step]. */
const STEPS: readonly (readonly [wish: string, step: object])[] = [
  ...['most-effects', 'highest-hp', 'most-sp', 'last-attacker', 'lowest-defense'].map(
    (first) =>
      [
        `at ${first} first`,
        {
          if: { is: 'opponent', within: 'adjacent' },
          do: [{ do: 'attack', kind: 'melee', prioritise: [first] }],
        },
      ] as const,
  ),
  ...[
    { token: 'loot', colour: 'blue' },
    { token: 'exit' },
    { ally: 'most-damage' },
    { terrain: 'water' },
  ].map(
    (of) =>
      [
        `goes to ${JSON.stringify(of)}`,
        { if: { is: 'round', atLeast: 1 }, do: [{ do: 'move', to: { goal: 'reach', of } }] },
      ] as const,
  ),
  ...[
    { is: 'round', atLeast: 2 },
    { is: 'hp-left', who: 'self', atMost: 4 },
    { is: 'figures', side: 'another-ally', within: 'board', atLeast: 2 },
    { is: 'ally', within: 'range', range: 3 },
  ].map(
    (asked) =>
      [`asks ${JSON.stringify(asked)}`, { if: asked, do: [{ do: 'attack', kind: 'melee' }] }] as const,
  ),
];

const HALF = 15;

const round2 = { is: 'round-begins', round: 2 };
const hound = { card: 'gate-hound' };

/** Wishes of encounters: [what was wished, what stands in its file, at which key]. */
const TEXTS: readonly (readonly [wish: string, key: string, value: object])[] = [
  [
    'by the number of Adventurers',
    'combatants',
    { card: 'gate-hound', number: 2, at: [5, 3], if: [{ is: 'adventurers', atLeast: 4 }] },
  ],
  [
    'text that is read again',
    'objectives',
    { when: { is: 'holds', if: [{ is: 'damage', who: hound, atLeast: 2 }] }, repeat: true, do: [] },
  ],
  [
    'reinforcements every 2 rounds',
    'objectives',
    { when: { ...round2, every: 2 }, do: [{ do: 'spawn', card: 'gate-hound', at: [5, 1] }] },
  ],
  [
    'somebody moved by the text',
    'objectives',
    { when: round2, do: [{ do: 'move-figure', who: hound, to: [5, 2] }] },
  ],
  [
    'an escort that walks',
    'objectives',
    { when: { ...round2, every: 1 }, do: [{ do: 'walk', who: 'allies', to: [[0, 0]], spaces: 2 }] },
  ],
  [
    'a door',
    'doors',
    {
      name: 'the gate',
      state: 'closed',
      edges: [
        [
          [3, 3],
          [4, 3],
        ],
      ],
    },
  ],
  [
    'an end with items',
    'objectives',
    {
      when: round2,
      do: [
        { do: 'gain-items', items: ['buckler'] },
        { do: 'end', condition: 'told' },
      ],
    },
  ],
  [
    'the next encounter',
    'endConditions',
    { result: 'won', text: 'On.', when: { is: 'told' }, next: { encounter: 'training-yard' } },
  ],
];

const ids = <T extends object>(list: readonly (readonly [string, T])[], begin: string) =>
  list.map(([, one], i) => ({ id: `${begin}-${i}`, ...one }));

/** The pack of content/README.md with all of these. */
function pack(): ContentFile[] {
  const files = walkPack().map(({ path, text }): { path: string; json: Record<string, unknown> } => ({
    path,
    json: JSON.parse(text) as Record<string, unknown>,
  }));
  const named = (name: string) => files.find(({ path }) => path.endsWith(`/${name}.json`))!;
  const kindle = named('kindle');
  // A card has so many abilities at most.
  const halves = [ABILITIES.slice(0, HALF), ABILITIES.slice(HALF)].map((wishes, i) => {
    const json = { ...kindle.json, id: `wishes-${i}`, name: `Wishes ${i}`, abilities: ids(wishes, 'wish') };
    return { path: `my-pack/disciplines/wishes-${i}.json`, json };
  });
  const dog = named('gate-hound').json;
  dog.ai = [...ids(STEPS, 'wish'), ...(dog.ai as object[])];
  dog.figures = 4;
  const gate = named('at-the-gate').json;
  TEXTS.forEach(([wish, key, value], i) => {
    const id = key === 'combatants' ? {} : { id: key === 'endConditions' ? 'told' : `wish-${i}` };
    const text = key === 'objectives' ? { text: wish } : {};
    gate[key] = [...((gate[key] as object[] | undefined) ?? []), { ...id, ...text, ...value }];
  });
  const embers = {
    ...{ id: 'embers', type: 'token', name: 'Embers', sources: { default: 'original' } },
    abilities: [{ id: 'burn', when: 'turn-end', effects: [{ ...harm, to: self }] }],
  };
  return [...files, ...halves, { path: 'my-pack/tokens/embers.json', json: embers }].map((file) => ({
    ...file,
    own: true,
  }));
}

describe('what an author wished to say', () => {
  const content = loadContent([...readContentFolder('content'), ...pack()]);

  test('is in order, all of it', () => {
    expect(content.problems.map((one) => problemLine(one))).toEqual([]);
    const { disciplines, combatants } = content.cards;
    const said = [0, 1].flatMap((i) => disciplines[`my-pack:wishes-${i}`]!.abilities);
    expect(said).toHaveLength(ABILITIES.length);
    expect(combatants['my-pack:gate-hound']!.ai.length).toBeGreaterThan(STEPS.length);
    expect(content.encounters['my-pack:at-the-gate']!.doors).toHaveLength(1);
  });
});
