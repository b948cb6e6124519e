import { describe, expect, test } from 'vitest';
import { figureIn, type Modifier, type Position } from '../../../../src/engine/index.ts';
import type { ItemFace } from '../../../../src/engine/model/cards/cards.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import type { Die } from '../../../../src/engine/model/vocabulary.ts';
import { declaredAttack } from '../../../../src/engine/queries/attack/declared-attack.ts';
import {
  aiProfileOf,
  attackProfileOf,
  attackRangeOf,
  canAttackAs,
  combatDiceOf,
  doConditionsHold,
  listDicePairs,
  piercingEntries,
  profileOfAbility,
} from '../../../../src/engine/queries/figures/attack-profile.ts';
import { arena } from '../../../support/arena.ts';
import { body, rook } from '../../../support/encounter-arena.ts';
import { withCard, withItems } from '../../../support/own-cards.ts';

test('p.49: an attack by an ability is of the kind and range it says, else of those in hand', () => {
  const bow = { kind: 'ranged', range: 6 } as const;
  const spear = { kind: 'melee', range: 2, far: 4 } as const;
  expect(profileOfAbility(bow, {})).toEqual(bow);
  expect(profileOfAbility(bow, { plusRange: 2, unseen: true })).toEqual({
    kind: 'ranged',
    range: 8,
    unseen: true,
  });
  expect(profileOfAbility(bow, { kind: 'melee', range: 1 })).toEqual({ kind: 'melee', range: 1 });
  expect(profileOfAbility(spear, { plusRange: 1 })).toEqual({ kind: 'melee', range: 3, far: 5 });
  expect(profileOfAbility(spear, { plusRange: 1, unseen: true })).toMatchObject({ far: 5, unseen: true });
  expect(profileOfAbility(spear, { kind: 'ranged' })).toEqual({ kind: 'ranged', range: 4 });
  expect(profileOfAbility(spear, { kind: 'ranged', plusRange: 2 })).toEqual({ kind: 'ranged', range: 6 });
  expect(profileOfAbility(spear, { kind: 'melee' })).toEqual({ kind: 'melee', range: 2 });
  expect(profileOfAbility(spear, { range: 3 })).toEqual({ kind: 'melee', range: 3 });
  expect([attackRangeOf(bow), attackRangeOf(spear)]).toEqual([6, 4]);
});

/** Rook with weapons of those faces and what a card of his changes. */
function armed(faces: readonly ItemFace[], modifiers: readonly Modifier[] = [], foe: object = {}): Position {
  const position = arena({ figures: [rook([0, 0]), body('foe', [2, 0], { dice: ['red', 'teal'], ...foe })] });
  const own = { id: 'm', when: 'passive', modifiers } as const;
  return withCard(withCard(withItems(position, 'rook', faces), 'rook', [own]), 'foe', [own], 'foes');
}
const of = (position: Position, id = 'rook') => figureIn(position.state, id);
const blade: ItemFace = { hands: 1, kind: 'melee' };
const bow = (range: number): ItemFace => ({ hands: 1, kind: 'ranged', range });
const both = (range?: number): ItemFace => ({ hands: 1, kind: 'melee/ranged', ...(range ? { range } : {}) });
const FARTHER: Modifier = { stat: 'range', amount: 2 };

describe('A7, p.31, p.45: how an Adventurer attacks with what is in hand', () => {
  test.each<[string, ItemFace[], object, ('melee' | 'ranged')[]]>([
    ['nothing: melee', [], { kind: 'melee', range: 1 }, ['melee']],
    ['a melee weapon', [blade], { kind: 'melee', range: 1 }, ['melee']],
    ['a ranged one: its range', [bow(6)], { kind: 'ranged', range: 6 }, ['ranged']],
    ['two ranged ones: the lower range', [bow(6), bow(4)], { kind: 'ranged', range: 4 }, ['ranged']],
    ['the lower one first', [bow(3), bow(5)], { kind: 'ranged', range: 3 }, ['ranged']],
    ['a melee/ranged one without a range', [both()], { kind: 'melee', range: 1 }, ['melee', 'ranged']],
    ['one with a range (X97)', [both(4)], { kind: 'melee', range: 1, far: 4 }, ['melee', 'ranged']],
    ['two of them are melee', [both(4), both(3)], { kind: 'melee', range: 1 }, ['melee', 'ranged']],
    ['beside a melee one it is melee', [both(4), blade], { kind: 'melee', range: 1 }, ['melee']],
    ['beside a ranged one ranged, of its range', [both(3), bow(6)], { kind: 'ranged', range: 6 }, ['ranged']],
    ['also behind it', [bow(6), both(3)], { kind: 'ranged', range: 6 }, ['ranged']],
    ['what is in no hand does not count', [{ armor: 1 }, blade], { kind: 'melee', range: 1 }, ['melee']],
  ])('%s', (_, faces, profile, kinds) => {
    const position = armed(faces);
    expect(attackProfileOf(position, of(position))).toEqual(profile);
    const may = (['melee', 'ranged'] as const).filter((kind) => canAttackAs(position, of(position), kind));
    expect(may).toEqual(kinds);
  });

  test.each<[string, ItemFace[], Modifier[], object]>([
    ['to a ranged weapon', [bow(6)], [FARTHER], { kind: 'ranged', range: 8 }],
    ['to the lower of two', [bow(6), bow(4)], [FARTHER, FARTHER], { kind: 'ranged', range: 8 }],
    ['to the far end of a melee/ranged one', [both(4)], [FARTHER], { kind: 'melee', range: 1, far: 6 }],
    ['not to melee', [blade], [FARTHER], { kind: 'melee', range: 1 }],
    [
      'REACH: the longest, to melee (p.32)',
      [blade],
      [{ reach: 2 }, { reach: 3 }],
      { kind: 'melee', range: 3 },
    ],
    ['REACH not to ranged', [bow(6)], [{ reach: 3 }], { kind: 'ranged', range: 6 }],
    ['REACH 1 is none', [blade], [{ reach: 1 }], { kind: 'melee', range: 1 }],
    ['each to its own', [both(4)], [{ reach: 2 }, FARTHER], { kind: 'melee', range: 2, far: 6 }],
  ])('what is added goes %s', (_, faces, modifiers, profile) => {
    const position = armed(faces, modifiers);
    expect(attackProfileOf(position, of(position))).toEqual(profile);
  });
});

describe('p.54: how a Combatant attacks', () => {
  test.each<[object | undefined, Modifier[], object]>([
    [undefined, [], { kind: 'melee', range: 1 }],
    [{ kind: 'melee', reach: 2 }, [], { kind: 'melee', range: 2 }],
    [{ kind: 'melee', reach: 2 }, [{ reach: 3 }], { kind: 'melee', range: 3 }],
    [{ kind: 'melee', reach: 3 }, [{ reach: 2 }, FARTHER], { kind: 'melee', range: 3 }],
    [{ kind: 'ranged', range: 6 }, [], { kind: 'ranged', range: 6 }],
    [{ kind: 'ranged', range: 6 }, [FARTHER, { reach: 9 }], { kind: 'ranged', range: 8 }],
  ])('%j with %j: %j', (attack, modifiers, profile) => {
    const position = armed([], modifiers, attack ? { attack } : {});
    expect(attackProfileOf(position, of(position, 'foe'))).toEqual(profile);
  });

  test('by an AI step: as that prints, melee at 1 where it prints none', () => {
    expect([
      aiProfileOf({ kind: 'melee' }),
      aiProfileOf({ kind: 'melee', reach: 2, range: 5 }),
      aiProfileOf({ kind: 'ranged', range: 6, reach: 2 }),
    ]).toEqual([
      { kind: 'melee', range: 1 },
      { kind: 'melee', range: 2 },
      { kind: 'ranged', range: 6 },
    ]);
  });
});

const AS_ONE: Modifier = { twoHandedAsOne: true };
const great = (...dice: Die[]): ItemFace => ({ hands: 2, kind: 'melee', dice });

describe('p.43 2: the Combat Dice Pool', () => {
  test.each<[string, ItemFace[], Modifier[], string]>([
    ['two PURPLE with empty hands', [], [], 'purple purple'],
    ['PURPLE for the one that is missing', [{ ...blade, dice: ['white'] }], [], 'white purple'],
    ['BLACK makes up for none', [{ ...blade, dice: ['white', 'black'] }], [], 'white black purple'],
    ['of both weapons', [great('white'), great('orange')], [], 'white orange'],
    ['three of them', [great('white', 'red'), great('orange')], [], 'white red orange'],
    [
      'what is added to attacks, not to spells',
      [great('white', 'red')],
      [
        { addDie: 'blue', to: 'attack' },
        { addDie: 'grey', to: 'spell' },
      ],
      'white red blue',
    ],
    [
      'X77: the two best, as they lie',
      [great('white', 'teal'), great('red', 'black')],
      [AS_ONE],
      'teal red black',
    ],
    ['X77: one BLACK alone', [great('white', 'black'), great('red', 'black')], [AS_ONE], 'white black red'],
    ['X77: PURPLE where one is missing', [great('red', 'black')], [AS_ONE], 'red black purple'],
  ])('%s', (_, faces, modifiers, pool) => {
    const position = armed(faces, modifiers);
    expect(
      combatDiceOf(position, of(position))
        .map(({ die }) => die)
        .join(' '),
    ).toBe(pool);
  });

  test('of a Combatant: those of its card and what is added', () => {
    const position = armed([], [{ addDie: 'blue', to: 'attack' }, AS_ONE]);
    expect(combatDiceOf(position, of(position, 'foe')).map(({ die }) => die)).toEqual([
      'red',
      'teal',
      'blue',
    ]);
    expect(listDicePairs(position, of(position, 'foe'))).toEqual([]);
  });

  test('each tells where it is from', () => {
    const position = armed([{ ...blade, dice: ['white'] }]);
    expect(combatDiceOf(position, of(position)).map(({ cause }) => cause)).toEqual([
      { kind: 'card', type: 'item', card: 'item-0' },
      term('no-weapon-die'),
    ]);
  });

  test('p.31: FINESSE takes the place of the first die of its own weapon, never of BLACK', () => {
    const fine = (...dice: Die[]): ItemFace => ({
      ...blade,
      dice,
      abilities: [{ id: 'finesse', name: '', when: 'passive', modifiers: [{ finesse: 'orange' }] }],
    });
    const dice = (...faces: ItemFace[]) => {
      const position = armed(faces);
      return combatDiceOf(position, of(position)).map(({ die }) => die);
    };
    expect(dice(fine('white'), { ...blade, dice: ['white'] })).toEqual(['orange', 'white']);
    expect(dice({ ...blade, dice: ['white'] }, fine('white'))).toEqual(['white', 'orange']);
    expect(dice(fine('white', 'white'))).toEqual(['orange', 'white']);
    expect(dice(fine('black', 'white'), fine('white'))).toEqual(['black', 'white', 'orange']);
  });

  test('X77: the two that were chosen, each as often as it lies there', () => {
    const position = armed([great('white', 'teal'), great('red', 'white', 'black')], [AS_ONE]);
    const chosen = (...two: Die[]) => combatDiceOf(position, of(position), two).map(({ die }) => die);
    expect([chosen('white', 'white'), chosen('red', 'white'), chosen('teal', 'red')]).toEqual([
      ['white', 'white', 'black'],
      ['white', 'red', 'black'],
      ['teal', 'red', 'black'],
    ]);
    expect(chosen('blue', 'red')).toEqual(['red', 'black', 'purple']);
  });

  test.each<[string, ItemFace[], Modifier[], Die[][]]>([
    ['with one die', [great('white')], [AS_ONE], []],
    ['with two: there is one pair', [great('white'), great('red')], [AS_ONE], []],
    ['with three that are alike', [great('white', 'white'), great('white')], [AS_ONE], []],
    ['with BLACK beside two', [great('white', 'black'), great('red', 'black')], [AS_ONE], []],
    ['without the ability', [great('white', 'red'), great('teal')], [], []],
  ])('X77: there is nothing to choose %s', (_, faces, modifiers, pairs) => {
    const position = armed(faces, modifiers);
    expect(listDicePairs(position, of(position))).toEqual(pairs);
  });

  test('X77: pairs to choose among, each once, the best first', () => {
    const pairs = (...faces: ItemFace[]) => {
      const position = armed(faces, [AS_ONE]);
      return listDicePairs(position, of(position)).map((pair) => pair.join(' '));
    };
    expect(pairs(great('white', 'teal'), great('red'))).toEqual(['red teal', 'red white', 'teal white']);
    expect(pairs(great('white', 'white'), great('red', 'black'))).toEqual(['red white', 'white white']);
  });
});

test('p.32: ARMOR PIERCING of the card, of the attack and of what cards change', () => {
  const amounts = (
    piercing: number,
    extra: number | undefined,
    modifiers: readonly Modifier[],
    id = 'foe',
  ) => {
    const position = armed([], modifiers, { piercing });
    const attack = declaredAttack(position, 'foe', 'rook', { kind: 'melee', range: 1 }, 'action');
    return piercingEntries(position, of(position, id), attack, extra).map(({ amount, rule }) => [
      amount,
      rule,
    ]);
  };
  const more: Modifier = { stat: 'piercing', amount: 3 };
  expect(amounts(0, undefined, [])).toEqual([]);
  expect(amounts(2, undefined, [])).toEqual([[2, 'p.32']]);
  expect(amounts(2, 1, [more])).toEqual([
    [2, 'p.32'],
    [1, 'p.32'],
    [3, 'p.49'],
  ]);
  expect(amounts(2, 0, [more], 'rook')).toEqual([[3, 'p.49']]);
});

test('p.30: an ability holds with its COMBO and its text conditions, judged for itself', () => {
  const holds = (conditions: object | undefined, faces: ItemFace[] = [], key?: string) => {
    const position = armed(faces);
    const card = of(position).cards[0]!;
    const ability = { id: 'a', name: '', when: 'action', ...(conditions ? { conditions } : {}) } as const;
    const held = { card, ability, cause: term('this-attack'), key: 'the-key' } as const;
    const made = declaredAttack(position, 'rook', 'foe', { kind: 'melee', range: 1 }, 'action');
    const attack = key === undefined ? undefined : { ...made, ability: key };
    return doConditionsHold(position, of(position), held, attack, { key: 'other', number: 4 });
  };
  const light = { ...blade, tags: ['light'] };
  expect([
    holds(undefined),
    holds({}),
    holds({ combo: ['light'] }),
    holds({ combo: ['light'] }, [light]),
  ]).toEqual([true, true, false, true]);
  const started = { if: [{ is: 'started-by-this' }] };
  expect([holds(started), holds(started, [], 'the-key'), holds(started, [], 'other')]).toEqual([
    false,
    true,
    false,
  ]);
  const chosen = (atLeast: number) => ({ if: [{ is: 'number', counted: { count: 'chosen' }, atLeast }] });
  expect([holds(chosen(4)), holds(chosen(5))]).toEqual([true, false]);
  expect(holds({ combo: ['light'], ...chosen(5) }, [light])).toBe(false);
});
