import { describe, expect, test } from 'vitest';
import { abilityBlock, plainText } from '../../src/content/index.ts';
import type { Ability } from '../../src/engine/model/abilities.ts';

describe('whose occasion it is', () => {
  const words = (ability: Partial<Ability>, voice: 'you' | 'it' = 'you') =>
    plainText([
      abilityBlock(
        {
          id: 'a',
          when: 'damaged',
          effects: [{ do: 'heal', amount: 1, to: { who: 'subject' } }],
          ...ability,
        },
        voice,
      ),
    ]);
  const other = { side: 'another-ally', within: 'soi' } as const;
  const foe = { side: 'opponent', within: 'soi' } as const;

  test.each([
    [{ of: other }, 'PASSIVE — When another ally in your SOI is dealt damage: That ally HEALS 1.'],
    [
      { of: { side: 'ally', within: 'adjacent' } },
      'PASSIVE — When you or an adjacent ally is dealt damage: That ally HEALS 1.',
    ],
    [
      { of: foe, when: 'turn-start' },
      'PASSIVE — When the turn of an opponent in your SOI begins: That opponent HEALS 1.',
    ],
    [
      { of: other, when: 'dodge', effects: [{ do: 'dodge' }] },
      'When another ally in your SOI is attacked: That ally DODGES.',
    ],
    [
      { of: { ...foe, against: true }, when: 'after-roll', effects: [{ do: 'reroll', pick: 'any' }] },
      'PASSIVE — After an opponent in your SOI rolls any dice against you: Re-roll any of those dice.',
    ],
    [
      {
        when: 'deals-damage',
        may: true,
        effects: [{ do: 'inflict', effect: 'wilt', to: { who: 'target' } }],
      },
      'When you deal damage, you may: Inflict Wilt on whoever took it.',
    ],
    [
      { when: 'missed', effects: [{ do: 'push', spaces: 1, to: { who: 'attacker' } }] },
      'PASSIVE — When an attack misses you: PUSH 1 against the attacker.',
    ],
    [
      { when: 'dodged', effects: [{ do: 'empower' }] },
      'PASSIVE — When you DODGE an attack: EMPOWER the attack.',
    ],
    [
      { when: 'defeats', effects: [{ do: 'empower' }] },
      'PASSIVE — When you Defeat a figure: EMPOWER the attack.',
    ],
    [
      { when: 'encounter-start', effects: [{ do: 'empower' }] },
      'PASSIVE — When the encounter begins: EMPOWER the attack.',
    ],
    [
      { when: 'turn-end', effects: [{ do: 'empower' }] },
      'PASSIVE — At the end of your turn: EMPOWER the attack.',
    ],
  ] as [Partial<Ability>, string][])('%j', (ability, expected) => {
    expect(words(ability)).toBe(expected);
  });
});
