import { describe, expect, test } from 'vitest';
import { doubtsOfDice } from '../../src/content/lint/doubts-of-dice.ts';
import { doubtsOfLoadout, doubtsOfSums } from '../../src/content/lint/doubts-of-sums.ts';
import type { Card, CardIndex } from '../../src/engine/model/cards/cards.ts';
import type { EncounterDefinition } from '../../src/engine/model/encounter.ts';
import { warned } from '../support/warned.ts';

const HOUND = 'gate-hound.json';
const SWORD = 'river-blade.json';
const self = { who: 'self' };

/** What is said of a card whose first ability is this one. */
const ofSword = (ability: object) => warned({ [SWORD]: { 'front.abilities.0': ability } });
const ofHound = (ability: object) => warned({ [HOUND]: { 'abilities.0': ability } });

describe('numbers pushed below what can be played', () => {
  const low = (stat: string, amount: number, more: object = {}) => ({
    ...{ id: 'low', when: 'passive', modifiers: [{ stat, amount }] },
    ...more,
  });

  test.each([
    ['hp', -20],
    ['defense', -40],
    ['movement', -9],
  ])('%s %i, on a figure’s own card and on whoever bears it', (stat, amount) => {
    const place = 'abilities[0].modifiers[0].amount number-too-low';
    expect(ofHound(low(stat, amount))).toContain(`${HOUND} $.${place}`);
    expect(ofSword(low(stat, amount))).toContain(`${SWORD} $.front.${place}`);
  });

  test('all of a card together, what holds at times too; nothing where enough is left', () => {
    const two = [
      { stat: 'hp', amount: -6 },
      { stat: 'hp', amount: -6 },
    ];
    expect(ofSword({ id: 'two', when: 'passive', modifiers: two })).toContain(
      `${SWORD} $.front.abilities[0].modifiers[1].amount number-too-low`,
    );
    const sometimes = low('hp', -20, { conditions: { if: [{ is: 'round', atLeast: 2 }] } });
    expect(ofSword(sometimes).join()).toContain('number-too-low');
    expect(ofSword(low('hp', -2)).join()).not.toContain('number-too-low');
    expect(ofSword(low('sp-recovery', -9)).join()).toContain('number-too-low');
  });
});

describe('numbers that several cards push down together', () => {
  const passive = (id: string, stat: string, amount: number, more: object = {}) => ({
    ...{ id, when: 'passive', modifiers: [{ stat, amount }] },
    ...more,
  });
  const cards = (abilities: readonly object[]) => {
    const numbers = { hp: 8, defense: 8, movement: 5 };
    const hound = { id: 'hound', type: 'combatant', kind: 'intelligent', tags: [], ...numbers, abilities };
    const rook = { id: 'rook', type: 'adventurer', ...numbers, abilities: [] };
    const shelves = { items: {}, disciplines: {}, familiars: {}, companions: {}, upgrades: {} };
    return { ...shelves, combatants: { hound }, adventurers: { rook } } as unknown as CardIndex;
  };
  /** What is said where two hounds with these abilities are set up, with Rook. */
  const said = (places: object, hound: readonly object[] = []) => {
    const two = [{ card: 'hound' }, { card: 'hound' }];
    const encounter = {
      combatants: two,
      rules: [],
      loadouts: { rook: { items: [], disciplines: [] } },
      ...places,
    };
    return doubtsOfSums(encounter as unknown as EncounterDefinition, cards(hound)).map(({ path }) => path);
  };
  const rule = (amount: number, more: object = {}) => ({
    rules: [{ name: 'Fog', text: '.', for: 'opponents', modifiers: [{ stat: 'hp', amount }], ...more }],
  });
  test('a beast’s own and a rule of the encounter; each alone leaves enough', () => {
    const own = [passive('frail', 'hp', -5)];
    expect(said(rule(-5), own)).toEqual(['$.combatants[0]']);
    expect([said({}, own), said(rule(-5))]).toEqual([[], []]);
  });
  test('what the others of its side do to it, as many as there are', () => {
    const crowd = (amount: number) =>
      passive('a', 'defense', amount, { of: { side: 'another-ally', within: 'board' } });
    expect(said({}, [crowd(-9)])).toEqual(['$.combatants[0]']);
    expect(said({}, [crowd(-4), crowd(-4)])).toEqual([]);
    expect(said({}, [passive('a', 'defense', -9, { of: { side: 'opponent', within: 'soi' } })])).toEqual([
      '$.loadouts.rook',
    ]);
  });
  test('in the variant in which it comes lowest', () => {
    const of = (...difficulty: string[]) => ({ if: [{ is: 'difficulty', of: difficulty }] });
    expect(said(rule(-30, of('hard')))).toEqual(['$.combatants[0]']);
    const alone = {
      combatants: [
        { card: 'hound', ...of('easy') },
        { card: 'hound', ...of('hard') },
      ],
    };
    expect(said(alone, [passive('a', 'hp', -9, { of: { side: 'another-ally', within: 'board' } })])).toEqual(
      [],
    );
  });
  test('what an Adventurer is set up with', () => {
    const mud = { name: 'Mud', text: '.', for: 'adventurers', modifiers: [{ stat: 'movement', amount: -9 }] };
    expect(said({ rules: [mud] })).toEqual(['$.loadouts.rook']);
  });
});

test('what an Adventurer of a story brings is added up, with HEAVY (p.32)', () => {
  const item = (id: string, front: object) => ({ id, type: 'item', itemType: 'relic', front });
  const frail = { id: 'a', when: 'passive', modifiers: [{ stat: 'hp', amount: -6 }] };
  const items = {
    one: item('one', { abilities: [frail], tags: ['heavy', 'heavy'] }),
    two: item('two', {
      abilities: [{ ...frail, modifiers: [...frail.modifiers, { stat: 'movement', amount: -4 }] }],
    }),
  };
  const rook = { id: 'rook', type: 'adventurer', hp: 12, defense: 9, movement: 5, abilities: [] };
  const cards = {
    items,
    adventurers: { rook },
    disciplines: {},
    familiars: {},
    companions: {},
    upgrades: {},
  };
  const of = (...names: string[]) =>
    doubtsOfLoadout('rook', { items: names, disciplines: [] }, ['party', 0], cards as unknown as CardIndex);
  expect(of('one', 'two')).toMatchObject([
    { path: '$.party[0]', doubt: { stat: 'hp', comes: 0, by: ['one', 'two'] } },
    { path: '$.party[0]', doubt: { stat: 'movement', comes: -1, by: ['two'] } },
  ]);
  expect([...of('one'), ...of('two')]).toEqual([]);
});

test('dice of none: no number is on any of them (D1)', () => {
  const hound = {
    type: 'combatant',
    dice: ['white', 'black'],
    conviction: ['purple', 'black'],
    casting: null,
  };
  const said = (places: object) =>
    doubtsOfDice({ ...hound, abilities: [], ...places } as unknown as Card).map(({ path }) => path);
  expect(said({})).toEqual([]);
  expect(said({ dice: ['black'] })).toEqual(['$.dice']);
  expect(said({ conviction: ['black', 'black'], casting: 'black' })).toEqual(['$.conviction', '$.casting']);
  const effects = [
    { do: 'throw', die: 'black' },
    { do: 'damage', amount: { dice: ['black'] } },
    // Read by its symbols.
    { do: 'roll', dice: ['black'], outcomes: [] },
  ];
  expect(said({ abilities: [{ id: 'a', when: 'action', effects }] })).toEqual([
    '$.abilities[0].effects[0].die',
    '$.abilities[0].effects[1].amount.dice',
  ]);
});

describe('what brings itself about, or pays for itself', () => {
  const at = `${SWORD} $.front.abilities[0]`;

  test.each(['follow-up', 'after-miss', 'struck'])('an attack that is answered by itself: %s', (when) => {
    const again = { id: 'again', when, effects: [{ do: 'attack', sameTarget: true }] };
    expect(ofSword(again)).toContain(`${at} attacks-for-ever`);
    expect(ofSword({ ...again, conditions: { exhaust: true } })).not.toContain(`${at} attacks-for-ever`);
  });

  test('a price that comes back: SP, tokens, the card itself; not where it is limited or less comes back', () => {
    const acts = (conditions: object, ...effects: readonly object[]) =>
      ofSword({ id: 'again', when: 'action', conditions, effects }).join();
    const sp = (amount: number) => ({ do: 'gain-sp', amount, to: self });
    expect(acts({ sp: 1 }, sp(1))).toContain('pays-for-itself');
    expect(acts({ sp: 2 }, sp(1))).not.toContain('pays-for-itself');
    expect(acts({ sp: 1, perTurn: true }, sp(2))).not.toContain('pays-for-itself');
    const token = { do: 'gain-token', token: 'vow', amount: 1, to: self };
    expect(acts({ tokens: { vow: 1 } }, token)).toContain('pays-for-itself');
    const book = { do: 'add-symbol', symbol: 'book', amount: 1 };
    expect(acts({ symbols: { book: 1 } }, book)).toContain('pays-for-itself');
    expect(acts({ symbols: { book: 2 } }, book)).not.toContain('pays-for-itself');
    expect(
      acts({ exhaust: true }, { do: 'heal', amount: 1, to: self }, { do: 'ready', card: 'this' }),
    ).toContain('pays-for-itself');
  });
});

test('an author is told of all of these, each in its file', () => {
  const rule = { name: 'Fog', text: 'Thick.', for: 'opponents', modifiers: [{ stat: 'hp', amount: -30 }] };
  const free = { id: 'free', when: 'action', effects: [{ do: 'attack', kind: 'melee' }] };
  const told = warned({
    [HOUND]: { dice: ['black'] },
    [SWORD]: { 'front.abilities.0': free },
    'at-the-gate.json': { rules: [rule] },
  });
  expect(told).toContain(`${HOUND} $.dice dice-of-none`);
  expect(told).toContain(`${SWORD} $.front.abilities[0] costs-nothing`);
  expect(told.join()).toContain('at-the-gate.json $.combatants[0] numbers-too-low');
});
