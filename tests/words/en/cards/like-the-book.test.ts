import { describe, expect, test } from 'vitest';
import type { EffectOp, Modifier, Target, Test } from '../../../../src/engine/model/language/abilities.ts';
import type { AiInstruction } from '../../../../src/engine/model/language/ai.ts';
import { aiStepBlock } from '../../../../src/words/en/cards/ai-text.ts';
import { plainText } from '../../../../src/words/en/cards/card-text.ts';
import { ally, does, foe, foes, self, target, words, wordsOf } from '../../../support/said-on-cards.ts';

test('an Animate acts as it is printed (p.53)', () => {
  const said = wordsOf('animate').split('\n');
  const step = (question: string) => said.find((one) => one.startsWith(question));
  expect(step('Does it have damage?')).toBe('Does it have damage? HEAL 2. CONTINUE DOWN.');
  expect(step('Is there an opponent adjacent?')).toMatch(
    /Make a melee ATK\. THEN: Move up to 2 spaces farther from the target, without provoking Break Attacks\.$/,
  );
  expect(step('Is there an opponent within its SOI?')).toMatch(
    /THEN: Make a ranged ATK at Range 4, prioritizing an opponent with Darkness\. THEN: MOVE towards the nearest opponent\./,
  );
  expect(step('Can it move and attack an opponent within Range 4?')).toMatch(
    /MOVE to be at up to Range 4 from the nearest opponent\. THEN: Make a ranged ATK at Range 4\.$/,
  );
});

describe('AI steps', () => {
  test('a question within a step is none: bold questions begin steps (p.58)', () => {
    const energy = { is: 'energy', atLeast: 1 } as const;
    const near = { is: 'opponent', within: 'adjacent' } as const;
    const if_ = (condition: AiInstruction['if'] & {}) =>
      plainText([
        aiStepBlock({
          id: 's',
          if: near,
          do: [{ do: 'attack', kind: 'melee', if: condition }],
        }),
      ]);
    const told = (of: string) => `Is there an opponent adjacent? If ${of}: make a melee ATK.`;
    expect(if_({ is: 'all', of: [energy, near] })).toBe(
      told('it has Energy and there is an opponent adjacent'),
    );
    expect(if_({ is: 'not', of: { is: 'opponent', within: 'soi', count: 2 } })).toBe(
      told('there are fewer than 2 opponents within its SOI'),
    );
    expect(if_({ is: 'not', of: { is: 'can-move-and-attack', kind: 'ranged', range: 4 } })).toBe(
      told('it cannot move and attack an opponent within Range 4'),
    );
    expect(if_({ is: 'not', of: { is: 'stands-in', terrain: 'muck' } })).toBe(
      told('it does not stand in Muck'),
    );
    expect(if_({ is: 'nobody', within: 'soi' })).toBe(told('there is no opponent within its SOI'));
  });

  test('what is laid or comes beside whoever acts is on an adjacent space: "it" might be the target', () => {
    expect(words({ effects: [{ do: 'spawn', card: 'silt-imp' }] }, 'it')).toBe(
      'Spawn a Silt Imp on an adjacent space.',
    );
    const muck = { do: 'place-terrain', terrain: 'muck', within: 'adjacent' } as const;
    expect(words({ effects: [{ ...muck, spaces: 8 }] }, 'it')).toBe('Place Muck on all adjacent spaces.');
    expect(does({ ...muck, spaces: 2 })).toBe('Place Muck on up to 2 adjacent spaces.');
    expect(does({ do: 'spawn', card: 'silt-imp', count: { count: 'energy' } })).toBe(
      'For each Energy on this card, spawn a Silt Imp on an adjacent space.',
    );
  });
});

describe('what is paid, and what one may do', () => {
  const spend = { energy: 1 } as const;
  test('as p.51 prints it: "Spend 1 SP to PUSH 1"', () => {
    expect(words({ conditions: spend, effects: [{ do: 'throw', die: 'grey' }] })).toBe(
      'Spend 1 Energy to THROW GREY.',
    );
    const push = { do: 'push', spaces: 1, to: target } as const;
    expect(words({ when: 'follow-up', conditions: { symbols: { burst: 1 } }, effects: [push] })).toBe(
      'FU: Spend [burst] to PUSH 1 against the target.',
    );
    const more: EffectOp = { do: 'modify', stat: 'physical-damage', amount: 2 };
    expect(words({ when: 'determine-damage', conditions: spend, effects: [more] })).toBe(
      'When determining damage: Spend 1 Energy to add +2 PHYSICAL DMG.',
    );
    const acts: EffectOp = {
      do: 'acts',
      who: { ...ally, side: 'another-ally' },
      effects: [{ do: 'attack' }],
    };
    expect(words({ conditions: { energy: 2 }, effects: [acts] })).toBe(
      'Spend 2 Energy. Another ally within your SOI may make an ATK.',
    );
  });

  test('all that may be done is one order', () => {
    const effects: EffectOp[] = [{ do: 'free-move', spaces: 3 }, { do: 'attack' }];
    expect(words({ when: 'defeats', may: true, effects })).toBe(
      'When you Defeat a figure, you may move up to 3 spaces, then make an ATK.',
    );
  });
});

test('how much stands behind whom, and until when behind what', () => {
  const amount = { count: 'own-armor', times: 2 } as const;
  const harm = (to: Target): EffectOp => ({ do: 'damage', type: 'magic', amount, to });
  expect(does(harm(foes))).toBe('Deal all adjacent opponents MAGIC DMG equal to twice your Armor.');
  expect(words({ when: 'damaged', effects: [harm(target)] })).toBe(
    'PASSIVE — After you are dealt damage: Whoever dealt it takes MAGIC DMG equal to twice your Armor.',
  );
  const given = { do: 'grant', until: 'end-of-turn', modifiers: [{ stat: 'armor', amount: 1 }] } as const;
  expect(does({ ...given, to: self })).toBe('You have +1 Armor until the end of the turn.');
  // Of two clauses it would be read into the last alone.
  const two: EffectOp = { ...given, to: self, modifiers: [...given.modifiers, { freeCounter: true }] };
  expect(does(two)).toBe('Until the end of the turn, you have +1 Armor, and your COUNTER costs no SP.');
  // "Its next turn" is the Combatant's.
  const next: EffectOp = { ...given, to: target, until: 'end-of-next-turn' };
  expect(words({ effects: [next] }, 'it')).toBe('Until the end of its next turn, the target has +1 Armor.');
});

test('what the book has a word for goes by it', () => {
  expect(does({ do: 'gain-energy', amount: 1, max: 3 })).toBe('Put 1 Energy on this card (Limit 3).');
  expect(words({ when: 'dodged', effects: [{ do: 'end-turn' }] })).toMatch(/successfully DODGE an attack/);
  const hindering: EffectOp = {
    do: 'place-terrain',
    terrain: 'hindering',
    spaces: 1,
    within: 'range',
    range: 4,
  };
  expect(does(hindering)).toBe('Place Hindering Terrain on a space within Range 4 and Line of Sight.');
  expect(words({ when: 'passive', modifiers: [{ stat: 'sp-max', amount: 1 }] })).toBe(
    'PASSIVE — +1 maximum SP.',
  );
});

describe('conditions of attacks and rolls', () => {
  const end = [{ do: 'end-turn' }] as const;
  const modifiers = [{ stat: 'physical-damage', amount: 2 }] as const;
  const standing = (...tests: readonly Test[]) =>
    words({ when: 'passive', modifiers, conditions: { if: tests } });
  test('which attacks, where it holds for some alone', () => {
    expect(standing({ is: 'difference', atLeast: 3 })).toBe(
      'PASSIVE — Your attacks that hit by 3 or more gain +2 PHYSICAL DMG.',
    );
    expect(standing({ is: 'attack-number', atLeast: 2 })).toBe(
      'PASSIVE — Your second and later attacks each turn gain +2 PHYSICAL DMG.',
    );
    expect(standing({ is: 'target-adjacent' })).toBe(
      'PASSIVE — Your attacks gain +2 PHYSICAL DMG if the target is adjacent.',
    );
    expect(standing({ is: 'own-turn' }, { is: 'flanking' })).toBe(
      'PASSIVE — During your turn, if you are flanking the target: your attacks gain +2 PHYSICAL DMG.',
    );
  });

  test('rolls in a row, and by how much one failed', () => {
    const rolls = ['attack', 'force', 'conviction'] as const;
    expect(words({ when: 'after-roll', conditions: { rolls }, effects: end })).toMatch(
      /After you roll for an attack, for Force or for a Conviction Check:/,
    );
    const melee = { rolls: ['attack'], if: [{ is: 'attack-kind', kind: 'melee' }] } as const;
    expect(words({ when: 'after-roll', conditions: melee, effects: end })).toMatch(
      /After you roll for a melee attack: The turn ends\.$/,
    );
    const by = { if: [{ is: 'difference', atLeast: 3 }] } as const;
    expect(words({ when: 'fails-conviction', conditions: by, effects: end })).toMatch(
      /When you fail a Conviction Check by 3 or more: The turn ends\.$/,
    );
  });

  test('whoever dealt it is the attacker where it was an attack, and named once', () => {
    const harm: EffectOp = { do: 'damage', type: 'magic', amount: 1, to: target };
    const by = (test: Test) => words({ when: 'damaged', conditions: { if: [test] }, effects: [harm] });
    expect(by({ is: 'by-attack' })).toMatch(/by an attack: Deal 1 MAGIC DMG to the attacker\.$/);
    expect(by({ is: 'target-adjacent' })).toMatch(
      /if whoever dealt it is adjacent: Deal 1 MAGIC DMG to that figure\.$/,
    );
  });
});

test('one tag to several, one sentence of several bonuses', () => {
  const has = (...modifiers: readonly Modifier[]) => words({ when: 'passive', modifiers });
  expect(has({ immunity: 'wilt' }, { immunity: 'poison' })).toBe('PASSIVE — IMMUNITY: Wilt and Poison.');
  expect(has({ noDodge: true }, { noCounter: true })).toBe(
    'PASSIVE — Your attacks cannot be DODGED or COUNTERED.',
  );
  expect(has({ extraSlots: 'consumable', amount: 1 }, { extraSlots: 'relic', amount: 1 })).toBe(
    'PASSIVE — You may equip 1 more Consumable and 1 more Relic.',
  );
  const given = (immunity: 'wilt' | 'poison', id: string) => ({
    id,
    effects: [{ do: 'grant', to: self, until: 'end-of-turn', modifiers: [{ immunity }] }] as const,
  });
  expect(does({ do: 'choose', options: [given('wilt', 'a'), given('poison', 'b')] })).toBe(
    'You have IMMUNITY to one of these, of your choice, until the end of the turn: Wilt or Poison.',
  );
});

test('whoever has what is removed is not said to have it', () => {
  const to = { ...foe, with: { anyEffect: 'negative' } } as const;
  expect(does({ do: 'remove-effect', effect: 'any-negative', to })).toBe(
    'Remove 1 negative Effect from an opponent within your SOI.',
  );
  expect(does({ do: 'remove-effect', effect: 'any-positive', to })).toMatch(/with a negative Effect\.$/);
});

test('a condition behind a condition is not within it', () => {
  const if_ = (effect: 'wilt' | 'condemn'): EffectOp => ({
    do: 'if',
    tests: [{ is: 'target-has-effect', effect }],
    effects: [{ do: 'gain-sp', amount: 1, to: self }],
    else: [{ do: 'inflict', effect, to: target }],
  });
  expect(does({ do: 'spell', force: 6, effects: [if_('condemn'), if_('wilt')] })).toBe(
    'Cast a SPELL 6. If the target fails: if it has Condemn, gain 1 SP; otherwise, inflict Condemn on it; then, if it has Wilt, gain 1 SP; otherwise, inflict Wilt on it.',
  );
});
