import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { type ContentFile, loadContent } from '../../src/content/index.ts';
import { playGame } from '../../src/sim/sim-game.ts';
import { proved, sampleOf } from '../support/depth.ts';

const file = (path: string, json: unknown): ContentFile => ({ path: `mire/${path}`, json, own: true });
const self = { who: 'self' } as const;
const foe = { who: 'choose', side: 'opponent', within: 'soi' } as const;

/** A pack of what the language grew by: ground, numbers, prices, factors, COMMAND, answers, places, tokens, bases. */
const pack: readonly ContentFile[] = [
  file('pack.json', {
    ...{ id: 'mire', name: 'Mire', version: '1.0.0', engine: '*', authors: ['us'] },
    ...{ licence: 'MIT', description: 'x' },
  }),
  file('tokens/leeches.json', {
    ...{ id: 'leeches', type: 'token', name: 'Leeches', sources: { default: 'original' } },
    ...{ polarity: 'negative', limit: 2 },
    abilities: [
      { id: 'slow', when: 'passive', modifiers: [{ actionPrice: 'move', amount: 1 }] },
      {
        id: 'suck',
        when: 'turn-end',
        effects: [
          { do: 'damage', type: 'magic', amount: { count: 'borne', what: 'leeches' }, to: self },
          { do: 'take-token', token: 'leeches', amount: 1, to: self },
        ],
      },
    ],
  }),
  file('items/eel-knife.json', {
    id: 'eel-knife',
    extends: 'katar',
    name: 'Eel Knife',
    front: {
      abilities: [
        {
          id: 'wet-work',
          when: 'passive',
          conditions: { if: [{ is: 'stands-in', terrain: 'water', of: 'target' }] },
          modifiers: [{ damageDealt: 'double' }],
        },
        {
          id: 'come-along',
          when: 'action',
          conditions: { perTurn: true },
          effects: [
            { do: 'command', spaces: 2, to: { ...foe, with: { hpLeft: { atMost: 30 } } } },
            {
              do: 'choose',
              by: 'target',
              options: [
                { id: 'pay', effects: [{ do: 'gain-gold', amount: 1 }] },
                { id: 'leech', effects: [{ do: 'put-token', token: 'leeches', to: { who: 'chosen' } }] },
              ],
            },
          ],
        },
        {
          id: 'run-up',
          when: 'moves',
          conditions: { if: [{ is: 'figures', side: 'opponent', within: 'adjacent' }] },
          effects: [{ do: 'gain-token', token: 'dodge', amount: 1, to: self }],
        },
      ],
    },
  }),
  file('combatants/mire-thing.json', {
    id: 'mire-thing',
    extends: 'animate',
    name: 'Mire Thing',
    hp: 40,
    abilities: [
      { id: 'heavy-cleave', omit: true },
      {
        id: 'mud-skin',
        when: 'passive',
        modifiers: [{ cannotBe: 'pushed' }, { damageTaken: 'half', type: 'magic' }],
      },
      {
        id: 'grasp',
        when: 'enters',
        of: { side: 'opponent', within: 'adjacent' },
        conditions: { perRound: true },
        effects: [{ do: 'put-token', token: 'leeches', to: { who: 'subject' } }],
      },
      {
        id: 'rise',
        when: 'round-end',
        conditions: { if: [{ is: 'round', every: 2 }] },
        effects: [{ do: 'heal', amount: { count: 'round' }, to: self }],
      },
      {
        id: 'lead',
        when: 'follow-up',
        effects: [{ do: 'command', spaces: 1, to: { who: 'target' } }],
      },
    ],
    ai: [
      {
        id: 'to-the-water',
        if: {
          is: 'all',
          of: [
            { is: 'hp-left', atMost: 20 },
            { is: 'not', of: { is: 'stands-in', terrain: 'water' } },
          ],
        },
        do: [{ do: 'move', to: { goal: 'reach', of: { terrain: 'water' } } }],
        continueDown: true,
      },
      {
        id: 'leech-hunt',
        if: { is: 'figures', side: 'opponent', within: 'board', with: { bears: 'leeches' } },
        do: [
          { do: 'move', to: { goal: 'towards', of: 'last-attacker' } },
          { do: 'attack', kind: 'melee', prioritise: ['last-attacker', 'lowest-defense', 'most-effects'] },
        ],
        continueDown: true,
      },
      { id: 'mend' },
    ],
  }),
  file('tiles/mire.json', {
    ...{ id: 'mire', extends: 'training-yard', name: 'Mire' },
    rows: ['..w...', '..h.w.', '...w..', '...#..', '..w...'],
    elevation: ['111222', '111222', '111122', '111122', '111122'],
  }),
  file('encounters/mire.json', {
    ...{ id: 'mire', extends: 'training-yard', name: 'Mire' },
    tiles: [{ tile: 'mire', at: [0, 0], turns: 0 }],
    combatants: [{ card: 'mire-thing', number: 1, at: [5, 2] }],
    loadouts: { 'nightingale-arsen': { items: ['eel-knife', 'long-sword', 'cuirass'] } },
  }),
];
const content = loadContent([...readContentFolder('content'), ...pack]);

const GAMES = [
  ['simple', 'a'],
  ['simple', 'b'],
  ['random', 'a'],
  ['random', 'b'],
  ['random', 'c'],
  ['random', 'd'],
  ['eager', 'a'],
  ['eager', 'b'],
] as const;

describe('a pack of all that the language grew by', () => {
  test('is in order', () => {
    expect(content.problems).toEqual([]);
  });

  test.each(sampleOf(GAMES, 3))('%s bots play it to its end, game %s', (policy, seed) => {
    const game = playGame(content, { encounter: 'mire:mire', seed, policy });
    expect(game.fault).toBeNull();
    expect(game.outcome).not.toBeNull();
    proved({ games: 1 });
  });
});
