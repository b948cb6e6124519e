import { describe, expect, test } from 'vitest';
import type { Ability, Modifier } from '../../../../src/engine/model/language/abilities.ts';
import { abilityBlock } from '../../../../src/words/en/cards/ability-text.ts';
import { plainText } from '../../../../src/words/en/cards/card-text.ts';

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
    [{ of: other }, 'PASSIVE — After another ally within your SOI is dealt damage: That ally HEALS 1.'],
    [
      { of: { side: 'ally', within: 'adjacent' } },
      'PASSIVE — After you or an adjacent ally is dealt damage: That ally HEALS 1.',
    ],
    [
      { of: foe, when: 'turn-start' },
      'PASSIVE — At the start of the turn of an opponent within your SOI: That opponent HEALS 1.',
    ],
    [
      { of: other, when: 'dodge', effects: [{ do: 'dodge' }] },
      'When another ally within your SOI is attacked: That ally DODGES.',
    ],
    [
      { of: { ...foe, against: true }, when: 'after-roll', effects: [{ do: 'reroll', pick: 'any' }] },
      'PASSIVE — After an opponent within your SOI rolls any dice against you: Re-roll any of those dice.',
    ],
    [
      {
        when: 'deals-damage',
        may: true,
        effects: [{ do: 'inflict', effect: 'wilt', to: { who: 'target' } }],
      },
      'When you deal damage, you may inflict Wilt on whoever took it.',
    ],
    [
      { when: 'missed', effects: [{ do: 'push', spaces: 1, to: { who: 'attacker' } }] },
      'PASSIVE — When an attack misses you: PUSH 1 against the attacker.',
    ],
    [
      { when: 'dodged', effects: [{ do: 'empower' }] },
      'PASSIVE — When you successfully DODGE an attack: EMPOWER the attack.',
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

describe('modifiers of rules', () => {
  const words = (modifiers: readonly Modifier[], of?: Ability['of']) =>
    plainText([abilityBlock({ id: 'a', when: 'passive', modifiers, ...(of ? { of } : {}) }, 'you')]);

  test.each([
    [
      [{ stat: 'armor', amount: 1 }],
      { side: 'another-ally', within: 'soi' },
      'PASSIVE — All other allies within your SOI: +1 Armor.',
    ],
    [
      [{ stat: 'attack-roll', amount: -1 }],
      { side: 'opponent', within: 'adjacent' },
      'PASSIVE — All adjacent opponents: their attacks have −1 TO THE ATK ROLL.',
    ],
    [[{ tag: 'flight' }], { side: 'ally', within: 'board' }, 'PASSIVE — You and all other allies: FLIGHT.'],
    [[{ stat: 'sp-recovery', amount: 1 }], undefined, 'PASSIVE — +1 SP recovered each turn.'],
    [[{ stat: 'sp-max', amount: 2 }], undefined, 'PASSIVE — +2 maximum SP.'],
    [[{ stat: 'range', amount: 2 }], undefined, 'PASSIVE — +2 Range.'],
    [[{ extraSlots: 'relic', amount: 1 }], undefined, 'PASSIVE — You may equip 1 more Relic.'],
    [
      [{ tokenLimit: 'intervention', amount: 1 }],
      undefined,
      'PASSIVE — You may hold 1 more Intervention token.',
    ],
    [[{ tokenAsSp: 'intervention' }], undefined, 'PASSIVE — You may spend each Intervention token as 1 SP.'],
    [
      [{ dodgeSymbols: { book: 2 }, shields: 1 }],
      undefined,
      'PASSIVE — When you DODGE, each [book] [book] counts as [shield].',
    ],
    [
      [{ symbol: 'book', symbolAs: 'burst', of: 'attack' }],
      undefined,
      'PASSIVE — When you attack, each [book] counts as [burst] instead.',
    ],
    [
      [{ symbol: 'shield', symbolAs: 'book', of: 'spell' }],
      undefined,
      'PASSIVE — When you cast, each [shield] counts as [book] instead.',
    ],
    [[{ rollTwice: 'dodge' }], undefined, 'PASSIVE — When you DODGE, roll twice and keep either roll.'],
    [[{ freeCounter: true }], undefined, 'PASSIVE — Your COUNTER costs no SP.'],
    [[{ moreMoves: 1 }], undefined, 'PASSIVE — You may make 1 more Move Action each turn.'],
    [[{ noDodge: true }], undefined, 'PASSIVE — Your attacks cannot be DODGED.'],
    [[{ noCounter: true }], undefined, 'PASSIVE — Your attacks cannot be COUNTERED.'],
    [[{ provokesNothing: true }], undefined, 'PASSIVE — You provoke no Break Attacks.'],
    [
      [{ ignoreTerrainCost: true }],
      undefined,
      'PASSIVE — Terrain and allies never raise the cost of your movement.',
    ],
    [[{ addDie: 'black', to: 'spell' }], undefined, 'PASSIVE — Your spells add BLACK.'],
    [
      [{ castingFromWeapon: ['shield', 'axe'] }],
      undefined,
      'PASSIVE — The die of your SHIELD or AXE weapon is a Casting Upgrade.',
    ],
    [
      [{ weaponTag: 'light', to: { hands: 1, kind: 'melee' } }],
      undefined,
      'PASSIVE — Your 1-handed melee weapons have LIGHT.',
    ],
    [[{ removeItemTag: 'heavy' }], undefined, 'PASSIVE — This item loses HEAVY.'],
    [
      [{ twoHandedAsOne: true }],
      undefined,
      'PASSIVE — You wield 2-handed melee weapons in one hand; of their dice you choose which two to roll.',
    ],
    [
      [{ dealtMore: 2 }],
      { side: 'opponent', within: 'soi' },
      'PASSIVE — All opponents within your SOI: each time they are dealt DMG, they are dealt 2 more of one of the types.',
    ],
    [
      [{ obstructingFlanks: true }],
      undefined,
      'PASSIVE — Obstructing Terrain and the board’s edge count as your allies for flanking.',
    ],
  ] as [Modifier[], Ability['of'], string][])('%j', (modifiers, of, expected) => {
    expect(words(modifiers, of)).toBe(expected);
  });
});
