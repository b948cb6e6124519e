import { expect, test } from 'vitest';
import { become } from '../../../src/engine/abilities/become.ts';
import { judge } from '../../../src/engine/ai/conditions.ts';
import { type CombatantCard, figureIn, type Position } from '../../../src/engine/index.ts';
import { resolveCombatantLoot } from '../../../src/engine/procedures/consequences/loot.ts';
import { eventsOf, runRule } from '../../support/arena.ts';
import { rook } from '../../support/encounter-arena.ts';
import { den, hurtIn, turnFrom, victim } from '../../support/monster-play.ts';

const scene = { card: 'silt-imp', others: [victim('a', [1, 0])] };

/** The position with another card for the beast, made of the one it has. */
const withBeast = (position: Position, changes: Partial<CombatantCard>): Position => {
  const { card } = figureIn(position.state, 'beast');
  const combatants = {
    ...position.cards.combatants,
    [card]: { ...position.cards.combatants[card]!, ...changes },
  };
  return { ...position, cards: { ...position.cards, combatants } };
};

test('X60: the card turned to gives numbers, abilities and steps; damage, effects and initiative card stay', () => {
  const card = { card: 'drowned-castellan', others: scene.others, has: { effects: ['wilt'] } };
  const before = figureIn(den(card).state, 'beast');
  const session = hurtIn(card, 13, 'a');
  const after = figureIn(session.state, 'beast');
  expect(after).toMatchObject({ id: before.id, group: before.group, effects: ['wilt'], damage: 13 });
  expect(after.cards).toHaveLength(before.cards.length);
  expect(eventsOf(session, 'cardTurned')).toEqual([
    {
      type: 'cardTurned',
      figure: 'beast',
      from: 'drowned-castellan',
      to: 'high-tide-castellan',
      rule: 'X60',
    },
  ]);
});

test('X60: turned over in the middle of its activation, it is done with the step under way', () => {
  const turning = withBeast(den(scene), {
    ai: [
      {
        id: 'turn',
        if: { is: 'otherwise' },
        do: [{ do: 'effects', effects: [{ do: 'become', card: 'coin-crab' }] }],
        continueDown: true,
      },
      { id: 'bite', if: { is: 'otherwise' }, do: [{ do: 'attack', kind: 'melee' }] },
    ],
  });
  const { session, steps } = turnFrom(turning);
  expect(steps).toEqual(['turn']);
  expect(figureIn(session.state, 'beast').card).toBe('coin-crab');
});

test('Energy of an AI: asked after, spent, never below 0 (p.48)', () => {
  const sparks = withBeast(den({ ...scene, energy: 1 }), {
    ai: [
      {
        id: 'spark',
        if: { is: 'energy', atLeast: 1 },
        do: [{ do: 'effects', effects: [{ do: 'spend-energy', amount: 2 }] }],
        continueDown: true,
      },
      {
        id: 'charge',
        if: { is: 'not', of: { is: 'energy', atLeast: 1 } },
        do: [{ do: 'effects', effects: [{ do: 'gain-energy', amount: 3, max: 2 }] }],
      },
    ],
  });
  const { session, steps } = turnFrom(sparks);
  expect(steps).toEqual(['spark', 'charge']);
  expect(eventsOf(session, 'energyChanged').map(({ amount }) => amount)).toEqual([-1, 2]);
});

test('damage of half its HP or more, and so many tokens (p.58)', () => {
  const holds = (damage: number, atLeast: number | 'half') =>
    judge(
      den({ ...scene, card: 'tunnel-boar', has: { damage } }),
      figureIn(den({ ...scene, card: 'tunnel-boar', has: { damage } }).state, 'beast'),
      { is: 'has-damage', atLeast },
    ).value;
  expect([holds(7, 'half'), holds(8, 'half'), holds(3, 4), holds(4, 4)]).toEqual([false, true, false, true]);
});

test('another tier and a later phase leave the Monster Loot of the first card (p.55)', () => {
  const figures = { card: 'high-tide-castellan', others: [rook([1, 0])] };
  const gilded = withBeast(den(figures), { tags: ['gilded'], avarice: 0 });
  const { session } = runRule(gilded, (table) => resolveCombatantLoot(table, 'beast', 'rook'));
  expect(eventsOf(session, 'itemGained').map(({ item }) => item.ref)).toEqual(['castellan-seal']);
});

test('X60: only a Combatant has cards to turn to, and to the one it has it is not turned', () => {
  const turned = (figure: string, card: string) =>
    runRule(den({ ...scene, others: [rook([1, 0])] }), function* (table) {
      yield* [];
      become(table, figure, card);
    }).session.events.length;
  expect([turned('beast', 'coin-crab'), turned('beast', 'silt-imp'), turned('rook', 'coin-crab')]).toEqual([
    1, 0, 0,
  ]);
});
