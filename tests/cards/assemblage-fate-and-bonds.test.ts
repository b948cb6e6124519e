import { describe, expect } from 'vitest';
import { inflict } from '../../src/engine/procedures/consequences/damage.ts';
import { rollDice } from '../../src/engine/procedures/core/roll.ts';
import { arena, eventsOf, optionsOf, type Roll } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { body, inTurnOf, playFrom, rook, run, withWisp } from '../support/encounter-arena.ts';
import { FAILS, now, rooksTurn, uses } from '../support/rooks-turn.ts';

const foe = body('foe', [3, 0]);
const check = (rolls: readonly Roll[]) => {
  const session = rooksTurn(['the-pessimist', 'corrosive-ideal'], [foe], { rolls });
  uses(session, 'cast', 'no');
  return now(session, 'foe').effects;
};

describe('Assemblage, fate and bonds', () => {
  cardTest('fortune-telling', 'a die of any roll in SOI turned to any face, once', () => {
    const session = run(
      arena({ figures: [rook([0, 0], { disciplines: ['fortune-telling'] }), foe] }),
      inTurnOf('foe', function* (table) {
        yield* rollDice(table, 'foe', ['white'], 'effect', 'p.5');
        yield* rollDice(table, 'foe', ['white'], 'effect', 'p.5');
      }),
      [
        ['white', 6],
        ['white', 5],
      ],
    );
    uses(session, 'foretold');
    session.decide(optionsOf(session).find((id) => id.endsWith('1'))!);
    expect(session.events.find((event) => 'dice' in event && event.type !== 'diceRolled')).toMatchObject({
      dice: [{ die: 'white', face: 1 }],
    });
    expect(session.pending).toBeNull();
  });

  cardTest('the-pessimist', 'Condemn for failing by 3 or more', () => {
    expect(check(FAILS)).toEqual(['condemn', 'poison']);
    const by2: readonly Roll[] = [
      ['purple', 1],
      ['purple', 2],
      ['purple', 3],
    ];
    expect(check(by2)).toEqual(['poison']);
  });

  cardTest('resonance', 'a burst for another Discipline of 1 to 3 SP without its SP', () => {
    const session = rooksTurn(
      ['resonance', 'crumbling-time', 'blood-toll'],
      [body('foe', [1, 0], { defense: 5 })],
      {
        rolls: [['purple', 6], ['purple', 4], ...FAILS],
        rook: { sp: 2 },
      },
    );
    session.decide('attack:foe');
    uses(session, 'again');
    while (now(session, 'foe').effects.length === 0) session.decide(optionsOf(session)[0]!);
    expect(now(session, 'foe').effects).toEqual(['wilt']);
    expect(eventsOf(session, 'spSpent').map(({ amount }) => amount)).toEqual([2]);
  });

  cardTest('friends-with-benefits', 'Summoning gives one token more, nothing else does', () => {
    const cards = ['friends-with-benefits', 'summoning', 'exalted-summoning'];
    const session = playFrom(withWisp(cards));
    uses(session, 'call');
    expect(now(session, 'rook').tokens.summon).toBe(3 + 1);
    const begun = withWisp(cards);
    Object.assign(begun.state.clock, { round: 0, phase: 'round-start' });
    expect(now(playFrom(begun), 'rook').tokens.summon).toBe(1);
  });

  cardTest('soul-bond', 'a token more, its SP for Espers, positive effects for all of them', () => {
    const session = playFrom(
      withWisp(['soul-bond', 'friends-with-benefits', 'summoning', 'banished-knowledge']),
    );
    uses(session, 'call');
    expect(now(session, 'rook').tokens.summon).toBe(4 + 2);
    uses(session, 'hasten', 'target:rook');
    expect(now(session, 'wisp').effects).toEqual(['haste']);
    const back = run(
      withWisp(['soul-bond']),
      inTurnOf('foe', function* (table) {
        yield* [];
        inflict(table, 'wisp', 'wilt', 'foe');
      }),
    );
    expect(now(back, 'rook').effects).toEqual([]);
    const position = withWisp(['soul-bond'], { damage: 4 }, { sp: 0 });
    position.state.clock = { ...position.state.clock, queue: ['wisp'] };
    const turn = playFrom(position);
    uses(turn, 'kindle');
    expect(now(turn, 'rook')).toMatchObject({ damage: 1, sp: 4 });
  });
});
