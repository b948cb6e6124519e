import { describe, expect, test } from 'vitest';
import type { Ability, EffectOp, Test } from '../../../../src/engine/model/language/abilities.ts';
import { abilityBlock } from '../../../../src/words/en/cards/ability-text.ts';
import { aiStepBlock } from '../../../../src/words/en/cards/ai-text.ts';
import { namesOf } from '../../../../src/words/en/cards/card-names.ts';
import { plainText } from '../../../../src/words/en/cards/card-text.ts';
import { plainParts } from '../../../../src/words/en/cards/parts.ts';
import { testText } from '../../../../src/words/en/cards/test-text.ts';
import { gameContent } from '../../../support/content.ts';

const { cards } = gameContent;
const target = { who: 'target' } as const;
const foe = { who: 'choose', side: 'opponent', within: 'soi' } as const;
const foes = { who: 'all', side: 'opponent', within: 'adjacent' } as const;

const words = (ability: Partial<Ability>, voice: 'you' | 'it' = 'you') =>
  plainText([abilityBlock({ id: 'a', when: 'action', ...ability }, voice)]);
const does = (...effects: readonly EffectOp[]) => words({ effects });

describe('other cards go by the names they have (M1)', () => {
  const renamed = {
    ...cards,
    combatants: {
      ...cards.combatants,
      'sluice-ogre': { ...cards.combatants['sluice-ogre']!, name: 'Ogre, Unlit' },
    },
  };
  const told = (effect: EffectOp) =>
    plainText([abilityBlock({ id: 'a', when: 'action', effects: [effect] }, 'it')], namesOf(renamed));

  test('those it spawns or turns over to', () => {
    expect(told({ do: 'become', card: 'sluice-ogre' })).toContain('over to Ogre, Unlit.');
    expect(told({ do: 'spawn', card: 'sluice-ogre', count: 2 })).toContain(
      '2 × Ogre, Unlit on adjacent spaces.',
    );
  });

  test('wards and marks named after a card', () => {
    expect(told({ do: 'mark', mark: 'font-of-renewal', to: target })).toContain('its Font of Renewal mark');
    expect(told({ do: 'mark', mark: 'rival', to: target })).toContain('its Rival mark');
  });

  test('a word of the language is no name', () => {
    expect(namesOf(cards)('constructor')).toBeUndefined();
  });
});

test('before damage and after it are told apart (M2)', () => {
  const less = [{ do: 'reduce', type: 'any', amount: 2 }] as const;
  expect(words({ when: 'damage-reduction', effects: less })).toContain(
    'When you would be dealt damage: Take 2',
  );
  const heal = [{ do: 'heal', amount: 2, to: { who: 'self' } }] as const;
  expect(words({ when: 'damaged', effects: heal })).toContain('After you are dealt damage: HEAL 2');
});

describe('whose, and how many rolls (M3)', () => {
  const rolled = (to: typeof foes) =>
    ({ do: 'damage', type: 'magic', amount: { die: 'casting' }, to }) as const;

  test('one for all, or one each', () => {
    expect(does(rolled(foes))).toMatch(/equal to a roll of your Casting die, one roll for all\.$/);
    expect(does({ do: 'force', force: 9, to: foes, effects: [{ ...rolled(foes), to: target }] })).toBe(
      'FORCE 9 against all adjacent opponents; for each that fails: deal it MAGIC DMG equal to a roll of your Casting die, one roll each.',
    );
  });

  test('the numbers of an aura are its holder’s, its bonuses the others’', () => {
    const amount = { count: 'allies-adjacent' } as const;
    const aura: Partial<Ability> = {
      when: 'passive',
      of: { side: 'another-ally', within: 'soi' },
      modifiers: [{ stat: 'physical-damage', amount }],
    };
    expect(words(aura)).toContain(
      'All other allies within your SOI: their attacks gain +X PHYSICAL DMG, X being the number of allies adjacent to you.',
    );
    expect(words(aura, 'it')).toContain(
      'All other allies within its SOI: their attacks gain +X PHYSICAL DMG, X being the number of allies adjacent to it.',
    );
  });

  test('dice of a target that is no "it"', () => {
    const effects: EffectOp[] = [
      { do: 'damage', type: 'magic', amount: { die: 'target-conviction' }, to: target },
    ];
    expect(words({ when: 'damaged', effects })).toMatch(
      /Whoever dealt it takes MAGIC DMG equal to a roll of their Conviction dice/,
    );
  });
});

describe('as the book has it', () => {
  test('the effect first, its FORCE last, the target named once (p.51)', () => {
    const effects: EffectOp[] = [
      { do: 'push', spaces: 1, to: target },
      { do: 'inflict', effect: 'paralyze', to: target },
    ];
    expect(does({ do: 'force', force: 7, plusDifference: true, to: foes, effects })).toBe(
      'PUSH 1 against all adjacent opponents and inflict Paralyze on them, FORCE 7 + DIFFERENCE HIT.',
    );
  });

  test('what is cheaper for some is said last (p.48)', () => {
    const conditions = {
      sp: 3,
      spLess: [{ by: 2, if: [{ is: 'damage', of: 'target', atLeast: 1 }] }],
    } as const;
    const effects: EffectOp[] = [{ do: 'inflict', effect: 'wilt', to: foe }];
    expect(words({ conditions, effects })).toBe(
      '3 SP — Inflict Wilt on an opponent within your SOI. Costs 2 SP less if the target is damaged.',
    );
  });

  test('what is paid one by one is said for each; any other number that is chosen is X', () => {
    const number = (max: 'sp' | 'own-damage', times?: number): EffectOp => ({
      do: 'choose-number',
      id: 'n',
      max: { count: max },
      ...(max === 'sp' ? { sp: 1 } : {}),
      effects: [
        { do: 'modify', stat: 'physical-damage', amount: { count: 'chosen', ...(times ? { times } : {}) } },
      ],
    });
    expect(does(number('sp', 2))).toBe('For each SP you spend: This attack gains +2 PHYSICAL DMG.');
    expect(does(number('own-damage'))).toBe(
      'Choose a number X up to the damage on you: this attack gains +X PHYSICAL DMG.',
    );
  });

  test('long choices stand on lines of their own', () => {
    const all = { who: 'all', side: 'ally', within: 'soi' } as const;
    const options = [
      {
        id: 'a',
        effects: [
          { do: 'heal', amount: 2, to: all },
          { do: 'inflict', effect: 'haste', to: all },
        ],
      },
      { id: 'b', effects: [{ do: 'gain-sp', amount: 1, to: { who: 'self' } }] },
    ] as const;
    expect(does({ do: 'choose', options })).toBe(
      'Choose one:\n• You and all other allies within your SOI HEAL 2 and gain Haste.\n• Gain 1 SP.',
    );
    expect(does({ do: 'choose', options }, { do: 'end-turn' })).not.toContain('\n');
  });

  test('effects removed one after the other from the same figure are counted', () => {
    const remove = (to: object) => ({ do: 'remove-effect', effect: 'any-negative', to }) as EffectOp;
    expect(does(remove({ who: 'choose', side: 'ally', within: 'soi' }), remove({ who: 'chosen' }))).toBe(
      'Remove up to 2 negative Effects from any ally within your SOI.',
    );
  });

  test('whom an AI prefers stands with the target', () => {
    const effects: EffectOp[] = [
      {
        do: 'force',
        force: 9,
        to: foe,
        effects: [
          { do: 'inflict', effect: 'wilt', to: target },
          { do: 'gain-sp', amount: 1, to: { who: 'self' } },
        ],
      },
    ];
    const step = aiStepBlock({
      id: 's',
      if: { is: 'otherwise' },
      do: [{ do: 'effects', effects, prioritise: ['nearest'] }],
    });
    expect(plainParts(step.parts)).toBe(
      'FORCE 9 against the nearest opponent within its SOI; if it fails: inflict Wilt on it, then gain 1 SP.',
    );
  });

  test('a bonus to damage is determined, anything else comes of a hit', () => {
    const hit = (effect: EffectOp) => words({ when: 'determine-damage', effects: [effect] });
    expect(hit({ do: 'modify', stat: 'piercing', amount: 1 })).toContain('When determining damage:');
    expect(hit({ do: 'turn-damage', type: 'magic' })).toContain('When your attack hits:');
  });
});

describe('every test has a form for that it is not so', () => {
  const denied: { readonly [K in Test['is']]: readonly [Extract<Test, { is: K }>, string] } = {
    dodged: [{ is: 'dodged' }, 'DODGE was not used against the attack'],
    'attack-kind': [{ is: 'attack-kind', kind: 'melee' }, 'the attack is not melee'],
    'weapon-hands': [{ is: 'weapon-hands', hands: 2 }, 'you have no 2-handed weapon equipped'],
    'weapon-kind': [{ is: 'weapon-kind', kind: 'ranged' }, 'you have no ranged weapon equipped'],
    flanking: [{ is: 'flanking' }, 'you are not flanking the target'],
    'target-adjacent': [{ is: 'target-adjacent' }, 'the target is not adjacent'],
    'damage-at-least-half': [{ is: 'damage-at-least-half' }, 'you have damage of less than half your HP'],
    'has-effect': [{ is: 'has-effect', effect: 'wilt' }, 'you do not have Wilt'],
    'target-has-effect': [{ is: 'target-has-effect', effect: 'wilt' }, 'the target does not have Wilt'],
    not: [{ is: 'not', test: { is: 'dodged' } }, 'DODGE was used against the attack'],
    any: [
      {
        is: 'any',
        tests: [
          { is: 'target-has-effect', effect: 'wilt' },
          { is: 'target-has-effect', effect: 'poison' },
        ],
      },
      'the target does not have Wilt and the target does not have Poison',
    ],
    subject: [
      { is: 'subject', tests: [{ is: 'has-effect', effect: 'wilt' }] },
      'that figure does not have Wilt',
    ],
    weapons: [{ is: 'weapons', count: 2, hands: 1 }, 'you do not have two 1-handed weapons equipped'],
    damage: [{ is: 'damage', of: 'target', atLeast: 4 }, 'the target has less than 4 damage'],
    difference: [{ is: 'difference', atLeast: 4 }, 'the difference is 3 or less'],
    'attack-number': [{ is: 'attack-number', atLeast: 3 }, 'it is not yet your third attack this turn'],
    'target-is': [{ is: 'target-is', side: 'opponent' }, 'the target is not an opponent'],
    'has-any-effect': [{ is: 'has-any-effect' }, 'you have no Effect'],
    'target-has-any-effect': [
      { is: 'target-has-any-effect', polarity: 'negative' },
      'the target has no negative Effect',
    ],
    'damage-dealt': [{ is: 'damage-dealt', atLeast: 3 }, 'less than 3 DMG was dealt'],
    'damage-taken': [{ is: 'damage-taken', atLeast: 3 }, 'you took less than 3 DMG'],
    distance: [{ is: 'distance', atMost: 2 }, 'the target is more than 2 spaces away'],
    'own-turn': [{ is: 'own-turn' }, 'it is not your turn'],
    sp: [{ is: 'sp', atLeast: 2 }, 'you have less than 2 SP'],
    adjacent: [{ is: 'adjacent', side: 'another-ally' }, 'no other ally is adjacent to you'],
    'in-soi': [{ is: 'in-soi', side: 'opponent' }, 'no opponent is within your SOI'],
    'would-miss': [{ is: 'would-miss' }, 'the attack would not miss'],
    shows: [{ is: 'shows', face: 'skull' }, 'no die shows a skull'],
    token: [{ is: 'token', token: 'vow' }, 'you have no Vow token'],
    energy: [{ is: 'energy', atLeast: 1 }, 'no Energy is on this card'],
    gained: [{ is: 'gained', effect: 'haste' }, 'it is not Haste'],
    'by-attack': [{ is: 'by-attack' }, 'it is not by an attack'],
    'by-spell': [{ is: 'by-spell' }, 'it is not by a spell'],
    'has-reduced': [{ is: 'has-reduced' }, 'you have not reduced DMG by another ability this turn'],
    shaped: [{ is: 'shaped' }, 'you are not in the shape of a CONDUIT'],
    'started-by-this': [{ is: 'started-by-this' }, 'this ability did not start the attack'],
    'stands-in': [{ is: 'stands-in', terrain: 'water' }, 'you do not stand in Water'],
    level: [{ is: 'level', than: 'above', by: 2 }, 'you are not at least 2 levels above the target'],
    'hp-left': [{ is: 'hp-left', of: 'target', atMost: 5 }, 'the target has more than 5 HP left'],
    figures: [
      { is: 'figures', side: 'opponent', within: 'range', range: 3, atLeast: 2 },
      'less than 2 opponents are within 3 spaces of you',
    ],
    number: [
      { is: 'number', counted: { count: 'own-effects' }, atLeast: 2 },
      'the number of Effects on you is less than 2',
    ],
    bears: [{ is: 'bears', token: 'burning' }, 'you have no Burning token'],
    round: [{ is: 'round', every: 2, atLeast: 3 }, 'it is not round 2, 4, 6 and so on, from round 3 on'],
  };
  test.each(Object.values(denied))('%j', (one, said) => {
    expect(plainParts(testText({ is: 'not', test: one }, 'you'))).toBe(said);
    expect(plainParts(testText({ is: 'not', test: { is: 'not', test: one } }, 'you'))).toBe(
      plainParts(testText(one, 'you')),
    );
  });
});

test('what damage is by is told with its moment', () => {
  const either: Test = { is: 'any', tests: [{ is: 'by-attack' }, { is: 'by-spell' }] };
  expect(
    words({ when: 'deals-damage', conditions: { if: [either] }, effects: [{ do: 'end-turn' }] }),
  ).toContain('When you deal damage by an attack or a spell: The turn ends.');
});
