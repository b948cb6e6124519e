import { describe, expect } from 'vitest';
import { eventsOf, optionsOf } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { body } from '../support/encounter-arena.ts';
import { FAILS, now, rooksTurn, uses } from '../support/rooks-turn.ts';

const foe = body('foe', [3, 0]);
const near = body('foe', [1, 0], { defense: 5 });
/** Two fives: they beat a Defense of 5 by 5. */
const HITS = [
  ['purple', 4],
  ['purple', 4],
] as const;

describe('Cruor, second level', () => {
  cardTest('root-the-mind', 'Paralyze on whoever fails', () => {
    const session = rooksTurn(['root-the-mind'], [foe], { rolls: FAILS });
    uses(session, 'cast', 'no');
    expect(now(session, 'foe').effects).toEqual(['paralyze']);
    expect(now(session, 'rook').sp).toBe(4);
  });

  cardTest('blood-toll', '2 SP for 2 damage', () => {
    const session = rooksTurn(['blood-toll'], [foe], { rook: { sp: 1 } });
    uses(session, 'bleed');
    expect(now(session, 'rook')).toMatchObject({ damage: 2, sp: 3 });
  });

  cardTest('blood-pact', 'as much damage to the target as to oneself', () => {
    const session = rooksTurn(['blood-pact'], [near], { rolls: HITS, rook: { damage: 11 } });
    session.decide('attack:foe');
    session.decide('no');
    uses(session, 'pact');
    expect(optionsOf(session)).toEqual(['number:0', 'number:1', 'number:2', 'number:3']);
    session.decide('number:2');
    expect(now(session, 'foe').damage).toBe(7);
    expect(now(session, 'rook').damage).toBe(13);
  });

  cardTest('in-dreams', 'a Vow on a hit, which may be spent on its damage', () => {
    const session = rooksTurn(['in-dreams'], [near], { rolls: HITS });
    session.decide('attack:foe');
    session.decide('no');
    uses(session, 'dream', 'token:vow');
    expect(now(session, 'foe').damage).toBe(7);
  });

  cardTest('abbadons-subtlety', 'a spell for what the attack dealt, and the turn is over', () => {
    const session = rooksTurn(['abbadons-subtlety'], [near], { rolls: [...HITS, ...FAILS] });
    session.decide('attack:foe');
    session.decide('no');
    uses(session, 'echo', 'no');
    expect(now(session, 'foe').damage).toBe(10);
    expect(eventsOf(session, 'phaseBegan').some(({ phase }) => phase === 'end')).toBe(true);
  });

  cardTest('organic-liquify', 'the better Conviction die of the target, and 4 for 2', () => {
    const target = body('foe', [3, 0], { conviction: ['purple', 'white'] });
    const session = rooksTurn(['organic-liquify'], [target], {
      rolls: [
        ['purple', 6],
        ['purple', 1],
        ['white', 1],
        ['white', 3],
      ],
    });
    uses(session, 'cast', 'no', 'yes:bleed');
    expect(now(session, 'foe').damage).toBe(8);
    expect(now(session, 'rook')).toMatchObject({ damage: 2, sp: 3 });
  });
});
