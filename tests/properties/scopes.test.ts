import { describe, expect, test } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { resolveMove } from '../../src/engine/procedures/movement/move.ts';
import { answerAll, arena, brute, eventsOf, hero, runRule } from '../support/arena.ts';

/** A hero beside a brute walks away; the brute strikes, misses, and is countered from inside the move. */
const walkAway = () =>
  runRule(
    arena(
      {
        figures: [hero('nova', [1, 1]), brute('ogre', [1, 0], { defense: 2 })],
        initiative: ['nova', 'ogre'],
        active: 'nova',
      },
      { state: { turn: turnOf('nova') } },
    ),
    (table) => resolveMove(table, { figure: 'nova', mode: 'action', points: 4 }),
    {
      rolls: [
        ['white', 1],
        ['white', 1],
        ['white', 4],
        ['white', 4],
      ],
    },
  );

const turnOf = (figure: string) => ({
  figure,
  phase: 'action' as const,
  moved: true,
  movementOver: false,
  statusDone: [],
  breakAttacked: [],
  used: [],
  aiStep: 0,
  aiActed: false,
});

const kinds = (state: { scopes: readonly { kind: string }[] }) => state.scopes.map((scope) => scope.kind);

describe('I7: what is under way is in the state', () => {
  test('Move > Break Attack > Counter, from the outside in, and all closed after it', () => {
    const { session, chance } = walkAway();
    expect(kinds(session.state)).toEqual(['move']);
    session.decide('step:1,2');
    expect(session.pending?.kind).toBe('dodge');
    expect(kinds(session.state)).toEqual(['move', 'attack']);
    expect(session.state.scopes[1]).toMatchObject({ cause: 'break-attack', attacker: 'ogre', step: 4 });
    session.decide('no');
    expect(session.pending?.kind).toBe('counter');
    expect(session.state.scopes[1]).toMatchObject({ cause: 'break-attack', hit: false });
    session.decide('counter');
    expect(session.pending?.kind).toBe('empower');
    expect(kinds(session.state)).toEqual(['move', 'attack']);
    expect(session.state.scopes[1]).toMatchObject({ cause: 'counter', attacker: 'nova', target: 'ogre' });
    session.decide('no');
    expect(session.pending?.kind).toBe('move');
    expect(kinds(session.state)).toEqual(['move']);
    expect(figureIn(session.state, 'nova').at).toEqual([1, 2]);
    expect(figureIn(session.state, 'ogre').damage).toBeGreaterThan(0);
    session.decide('end');
    expect(session.state.scopes).toEqual([]);
    expect(session.pending).toBeNull();
    chance.finish();
  });

  test('the Counter ends the attack it answers before it begins', () => {
    const { session } = walkAway();
    answerAll(session, ['step:1,2', 'no', 'counter', 'no']);
    const ended = session.events.findIndex((e) => e.type === 'attackEnded' && e.because === 'countered');
    const begun = session.events.findIndex(
      (e) => e.type === 'scopeOpened' && e.scope.kind === 'attack' && e.scope.cause === 'counter',
    );
    expect(ended).toBeGreaterThan(0);
    expect(begun).toBeGreaterThan(ended);
  });

  test('the step comes after the Break Attack, from the space left', () => {
    const { session } = walkAway();
    answerAll(session, ['step:1,2', 'no', 'no']);
    const order = session.events.map((event) => event.type);
    expect(order.indexOf('breakAttackProvoked')).toBeLessThan(order.indexOf('figureMoved'));
    expect(eventsOf(session, 'breakAttackProvoked')[0]).toMatchObject({
      figure: 'nova',
      by: 'ogre',
      at: [1, 1],
    });
  });
});
