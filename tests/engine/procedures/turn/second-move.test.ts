import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/engine/index.ts';
import { figureIn } from '../../../../src/engine/index.ts';
import { eventsOf, hero, optionsOf } from '../../../support/arena.ts';
import { body, corridor, playFrom, rook, scene } from '../../../support/encounter-arena.ts';
import { withCard } from '../../../support/own-cards.ts';

/** Something to do but to move: a turn in which there is nothing left is over by itself. */
const rest: Ability = {
  id: 'rest',
  when: 'action',
  effects: [{ do: 'gain-token', token: 'dodge', amount: 1, to: { who: 'self' } }],
};

const turn = (...abilities: readonly Ability[]) =>
  playFrom(
    withCard(
      scene({ figures: [rook([0, 0]), body('foe', [19, 0])], board: corridor(20), active: 'rook' }),
      'rook',
      [rest, ...abilities],
    ),
  );
type Game = ReturnType<typeof turn>;
const walk = (session: Game, ...xs: readonly number[]) => {
  for (const x of xs) session.decide(`step:${x},0`);
  session.decide('end');
};
const sp = ({ state }: Game) => figureIn(state, 'rook').sp;
const refused = ({ pending }: Game) =>
  pending!.refused!.filter(({ act }) => act.do === 'move').map(({ reason }) => reason.why);

describe('a second Move Action (p.41, X192)', () => {
  test('the rulebook has one a turn', () => {
    const session = turn();
    session.decide('move');
    walk(session, 1);
    expect(optionsOf(session)).not.toContain('move');
    expect(refused(session)).toEqual(['one-move-a-turn']);
  });

  const again: Ability = {
    id: 'again',
    when: 'action',
    conditions: { sp: 1, exhaust: true },
    effects: [{ do: 'move-action', another: true }],
  };

  test('`another` of an ability is whole, and the turn’s own is left', () => {
    const session = turn(again);
    session.decide('use:rook.own/again');
    expect(session.pending!.question).toMatchObject({ ask: 'move', unit: 'point' });
    expect(optionsOf(session)).toContain('buy');
    walk(session, 1, 2);
    expect(session.state.turn!.moved).toBe(false);
    session.decide('move');
    walk(session, 3);
    expect(figureIn(session.state, 'rook').at).toEqual([3, 0]);
    expect(eventsOf(session, 'moveActionUsed').map(({ another }) => another ?? false)).toEqual([true, false]);
    expect([optionsOf(session).includes('move'), sp(session)]).toEqual([false, 3]);
  });

  test('and it may come after it', () => {
    const session = turn(again);
    session.decide('move');
    walk(session, 1);
    session.decide('use:rook.own/again');
    walk(session, 2);
    expect(session.state.turn).not.toHaveProperty('movedMore');
    expect(figureIn(session.state, 'rook').at).toEqual([2, 0]);
  });

  test('an ability without `another` finds the turn’s own used up', () => {
    const plain: Ability = { ...again, effects: [{ do: 'move-action' }] };
    const session = turn(plain);
    session.decide('move');
    walk(session, 1);
    expect(optionsOf(session)).not.toContain('use:rook.own/again');
  });

  test('moreMoves: one more in each turn, paid for like the first', () => {
    const session = turn({ id: 'tireless', when: 'passive', modifiers: [{ moreMoves: 1 }] });
    session.decide('move');
    walk(session, 1);
    expect(session.state.turn).not.toHaveProperty('movedMore');
    session.decide('move');
    walk(session, 2);
    expect([session.state.turn!.movedMore, sp(session)]).toEqual([1, 3]);
    expect(refused(session)).toEqual(['one-move-a-turn']);
  });
});

test.each([
  [5, true],
  [4, false],
])(
  'X88: without a point of movement a Move for %i of 5 SP does nothing if none is left to buy points (p.41)',
  (price, is) => {
    const dear: Ability = {
      id: 'dear',
      when: 'passive',
      modifiers: [{ actionPrice: 'move', amount: price - 1 }],
    };
    const us = hero('us', [0, 0], { movement: 0 }, { sp: 5 });
    const figures = [us, body('foe', [9, 0])];
    const session = playFrom(
      withCard(scene({ figures, board: corridor(10), active: 'us' }), 'us', [rest, dear]),
    );
    expect(figureIn(session.state, 'us').sp).toBe(5);
    const move = session.pending!.options.find(({ act }) => act.do === 'move')!;
    expect(move.note).toEqual(is ? { note: 'does-nothing' } : undefined);
  },
);
