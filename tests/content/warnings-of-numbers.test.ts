import { describe, expect, test } from 'vitest';
import { doubtsOfLoadout } from '../../src/content/lint/doubts-of-sums.ts';
import type { CardIndex } from '../../src/engine/model/cards/cards.ts';
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
  const ENCOUNTER = 'at-the-gate.json';
  const passive = (id: string, stat: string, amount: number, more: object = {}) => ({
    ...{ id, when: 'passive', modifiers: [{ stat, amount }] },
    ...more,
  });
  /** What is said of the encounter where these stand on the hound and in its rules. */
  const said = (places: object, hound: readonly object[] = []) =>
    warned({ [HOUND]: { abilities: hound }, [ENCOUNTER]: { ...places } } as never).filter((one) =>
      one.includes('numbers-too-low'),
    );
  const rule = (amount: number, more: object = {}) => ({
    rules: [
      { name: 'Fog', text: 'It is thick.', for: 'opponents', modifiers: [{ stat: 'hp', amount }], ...more },
    ],
  });
  test('a beast’s own and a rule of the encounter; each alone leaves enough', () => {
    const own = [passive('frail', 'hp', -5)];
    expect(said(rule(-5), own).join()).toContain('$.combatants[0] numbers-too-low');
    expect(said({}, own)).toEqual([]);
    expect(said(rule(-5))).toEqual([]);
  });
  test('what the others of its side do to it, as many as there are', () => {
    const pack = [passive('crowd', 'defense', -9, { of: { side: 'another-ally', within: 'board' } })];
    expect(said({}, pack).join()).toContain('numbers-too-low');
    expect(
      said({}, [passive('crowd', 'defense', -1, { of: { side: 'another-ally', within: 'board' } })]),
    ).toEqual([]);
  });
  test('in the variant in which it comes lowest', () => {
    const hard = { if: [{ is: 'difficulty', of: ['hard'] }] };
    expect(said(rule(-30, hard)).join()).toContain('numbers-too-low');
  });
  test('what an Adventurer is set up with: a rule, and what it wears', () => {
    const heavy = {
      rules: [
        {
          name: 'Mud',
          text: 'It is thick.',
          for: 'adventurers',
          modifiers: [{ stat: 'movement', amount: -9 }],
        },
      ],
    };
    expect(said(heavy).join()).toContain('$.loadouts');
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

describe('dice of none (D1)', () => {
  test.each([
    ['an attack', { dice: ['black'] }, '$.dice'],
    ['Conviction', { conviction: ['black', 'black'] }, '$.conviction'],
    [
      'a THROW',
      { abilities: [{ id: 'a', when: 'action', effects: [{ do: 'throw', die: 'black' }] }] },
      '.die',
    ],
  ])('%s whose dice have no number', (_, places, path) => {
    const all = warned({ [HOUND]: places }).filter((one) => one.includes('dice-of-none'));
    expect(all).toHaveLength(1);
    expect(all[0]).toContain(`${path} dice-of-none`);
  });
  test('one with a number is enough', () => {
    expect(warned({ [HOUND]: { dice: ['white', 'black'] } }).join()).not.toContain('dice-of-none');
  });
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
    expect(
      acts({ exhaust: true }, { do: 'heal', amount: 1, to: self }, { do: 'ready', card: 'this' }),
    ).toContain('pays-for-itself');
  });
});
