import { describe, expect, test } from 'vitest';
import { type EncounterState, type Position, resultOf } from '../../../../src/engine/index.ts';
import { body, corridor, rook, scene, zeke } from '../../../support/encounter-arena.ts';

const won = { result: 'won', condition: 'gate' } as const;
const gate = {
  id: 'gate',
  result: 'won',
  text: 'The gate is open.',
  when: { is: 'told' },
  xp: 2,
  restore: true,
} as const;

const position = (state: Partial<EncounterState>): Position => {
  const game = scene({
    figures: [rook([0, 0]), zeke([1, 0]), body('foe', [3, 0]), body('other', [4, 0])],
    board: corridor(6),
    encounter: { endConditions: [gate] },
  });
  return { ...game, state: { ...game.state, ...state } };
};

describe('what an encounter was won with (p.18)', () => {
  test('nothing while it goes on', () => {
    expect(resultOf(position({}))).toBeNull();
  });

  test('gold, items drawn and sent to the stash, XP and the restoring of its End Condition, who fell', () => {
    const { loot, figures, clock } = position({}).state;
    const result = resultOf(
      position({
        outcome: won,
        clock: { ...clock, round: 4 },
        figures: figures.map((f) => (f.id === 'zeke' || f.id === 'foe' ? { ...f, defeated: true } : f)),
        loot: {
          ...loot,
          gold: 25,
          gained: [
            { figure: 'rook', card: 'gold:5', gold: 5 },
            { figure: 'rook', card: 'item', gold: 0 },
            { figure: 'rook', card: 'card:buckler', gold: 0 },
          ],
          stash: ['katar'],
        },
      }),
    );
    expect(result).toEqual({
      ...won,
      rounds: 4,
      gold: 25,
      xp: 2,
      drawn: ['buckler'],
      stash: ['katar'],
      beaten: ['foe'],
      fallen: ['zeke'],
      restored: true,
    });
  });

  test('an end that the encounter does not write gives neither XP nor rest (pp.18, 67)', () => {
    const lost = { result: 'lost', condition: 'urgency' } as const;
    expect(resultOf(position({ outcome: lost }))).toMatchObject({ ...lost, xp: 0, restored: false });
  });
});
