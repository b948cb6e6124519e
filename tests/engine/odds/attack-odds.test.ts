import { describe, expect, test } from 'vitest';
import { type EncounterState, oddsOf } from '../../../src/engine/index.ts';
import { workOutOdds } from '../../../src/engine/odds/attack-odds.ts';
import { arena, brute, hero } from '../../support/arena.ts';
import { editFigure } from '../../support/edit.ts';
import { rook, zeke } from '../../support/encounter-arena.ts';

/** WHITE against Defense 5: three faces of six hit, by 0, 1 and 2 (D1). */
const one = { dice: ['white'], defense: 5 };
const duel = (of: object = {}, against: object = {}) =>
  arena({ figures: [hero('us', [0, 0], { ...one, ...of }), brute('them', [1, 0], { ...one, ...against })] });
const NEVER = { hit: [0, 1], damage: { 0: [1, 1] }, expected: 0 };

describe('I12: the odds of an attack', () => {
  test('in lowest terms, from the least damage to the most, a miss counted as 0', () => {
    const odds = oddsOf(duel(), 'us', 'them');
    expect(odds).toMatchObject({ hit: [1, 2], damage: { 0: [2, 3], 1: [1, 6], 2: [1, 6] } });
    expect(odds.expected).toBeCloseTo(1 / 2, 12);
    expect(Object.keys(odds.damage)).toEqual(['0', '1', '2']);
  });

  test('whether it must hit, or cannot', () => {
    expect(oddsOf(duel({}, { defense: 2 }), 'us', 'them').hit).toEqual([1, 1]);
    expect(oddsOf(duel({}, { defense: 7 }), 'us', 'them')).toMatchObject({
      hit: [1, 6],
      damage: { 0: [1, 1] },
    });
    expect(oddsOf(duel({}, { defense: 8 }), 'us', 'them')).toEqual(NEVER);
  });

  test('nobody dies of a sum: more damage than HP counts whole', () => {
    expect(oddsOf(duel({}, { hp: 1 }), 'us', 'them').damage).toEqual({ 0: [2, 3], 1: [1, 6], 2: [1, 6] });
  });

  test('what is not lawful never hits (A1)', () => {
    const far = arena({ figures: [hero('us', [0, 0], one), brute('them', [2, 0], one)] });
    expect(oddsOf(far, 'us', 'them')).toEqual(NEVER);
    expect(oddsOf(far, 'us', 'them', { profile: { kind: 'melee', range: 2 } }).hit).toEqual([1, 2]);
  });

  test('where a Combatant’s plain attack cannot reach, that of its AI steps which can is meant (p.58)', () => {
    const at = (x: number) => {
      const board = { rows: ['........'] };
      return arena({ board, figures: [{ id: 'animate', card: 'animate', at: [0, 0] }, rook([x, 0])] });
    };
    const reached = [1, 2, 4, 5].map((x) => oddsOf(at(x), 'animate', 'rook').hit[0] > 0);
    expect(reached).toEqual([true, true, true, false]);
    expect(oddsOf(at(3), 'rook', 'animate')).toEqual(NEVER);
  });

  test('X89: a Combatant attacks no ally, an Adventurer may', () => {
    const position = arena({
      figures: [rook([0, 0]), zeke([1, 0]), brute('a', [3, 0], one), brute('b', [4, 0], one)],
    });
    expect(oddsOf(position, 'a', 'b')).toEqual(NEVER);
    expect(oddsOf(position, 'rook', 'zeke').hit[0]).toBeGreaterThan(0);
  });

  test('a Dodge is asked of at the price it has: one more in Muck, and what a card adds (p.21, X162)', () => {
    const dearer = [{ id: 'dear', when: 'passive', modifiers: [{ actionPrice: 'dodge', amount: 1 }] }];
    const at = (under: string, granted: readonly object[] = []) => {
      const position = arena({
        board: { rows: [`.${under}`] },
        figures: [brute('us', [0, 0], { dice: ['white', 'white'] }), rook([1, 0], { sp: 0 })],
      });
      if (granted.length > 0)
        Object.assign(editFigure(position.state as EncounterState, 'rook'), {
          granted: [
            {
              ...{ id: 'g', cause: { kind: 'term', term: 'this-attack' }, by: 'rook' },
              ...{ until: { at: 'encounter' }, abilities: granted },
            },
          ],
        });
      return position;
    };
    const plain = oddsOf(at('.'), 'us', 'rook', { dodge: true });
    expect(plain.hit).not.toEqual(oddsOf(at('.'), 'us', 'rook').hit);
    for (const dear of [at('m'), at('.', dearer), at('m', dearer)])
      expect(oddsOf(dear, 'us', 'rook', { dodge: true })).toEqual(plain);
  });

  test('who dodges by its card for nothing is counted as dodging: Eliphie, Femke, Diem (p.56)', () => {
    for (const card of ['femke-and-diem', 'eliphie']) {
      const at = arena({
        figures: [
          brute('us', [0, 0], { dice: ['white', 'white'] }),
          { id: 'she', card, at: [1, 0], sp: 0 },
          zeke([2, 0]),
        ],
      });
      expect(oddsOf(at, 'us', 'she'), card).toEqual(oddsOf(at, 'us', 'she', { dodge: true }));
      expect(oddsOf(at, 'us', 'she').hit, card).not.toEqual(oddsOf(at, 'us', 'she', { dodge: false }).hit);
    }
  });

  test('throws of one sum are run once: to the roll, each sum, the damage of each sum that hits', () => {
    const steps = (dice: string[]) => {
      const work = workOutOdds(duel({ dice }), 'us', 'them');
      let count = 0;
      while (!work.next().done) count += 1;
      return count;
    };
    expect([steps(['white']), steps(['white', 'white']), steps(['black', 'white'])]).toEqual([10, 22, 11]);
  });
});

describe('p.50: a Dodge', () => {
  // BLACK shows 2, 1, 3, 4, 0 shields, and none with the skull: 3 + 3 + 2 + 1 of 36 still hit.
  const dodged = [1, 4];

  test('is worked out for whoever is asked to, also without the SP, also where its card says nothing', () => {
    expect(oddsOf(duel(), 'us', 'them', { dodge: true }).hit).toEqual(dodged);
    const position = duel();
    Object.assign(editFigure(position.state, 'us'), { sp: 0 });
    expect(oddsOf(position, 'them', 'us', { dodge: true }).hit).toEqual(dodged);
    expect(oddsOf(position, 'them', 'us', { dodge: false }).hit).toEqual([1, 2]);
    expect(oddsOf(position, 'them', 'us').hit).toEqual([1, 2]);
  });

  test('costs 2 SP in Muck, and the one who is asked has them', () => {
    const position = arena({
      board: { rows: ['.m'] },
      figures: [brute('them', [0, 0], one), hero('us', [1, 0], one, { sp: 0 })],
    });
    expect(oddsOf(position, 'them', 'us', { dodge: true }).hit).toEqual(dodged);
  });

  test('by SP before a token, which stays', () => {
    const position = arena({
      figures: [brute('them', [0, 0], one), hero('us', [1, 0], one, { tokens: { dodge: 1 } })],
    });
    expect(oddsOf(position, 'them', 'us', { dodge: true }).hit).toEqual(dodged);
    expect(position.state.figures[1]!.tokens).toEqual({ dodge: 1 });
  });
});

test('p.50: an Empowered attack misses in a sixth of all throws, for the skull', () => {
  const position = arena({ figures: [rook([0, 0]), brute('them', [1, 0], { defense: 2 })] });
  expect(oddsOf(position, 'rook', 'them').hit).toEqual([1, 1]);
  expect(oddsOf(position, 'rook', 'them', { empower: true }).hit).toEqual([5, 6]);
  expect(oddsOf(position, 'rook', 'them', { empower: false }).hit).toEqual([1, 1]);
});
