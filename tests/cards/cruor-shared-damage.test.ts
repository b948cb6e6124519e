import { describe, expect } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { resolveDefeat } from '../../src/engine/procedures/consequences/defeat.ts';
import { arena, eventsOf, type Roll } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { body, corridor, playFrom, rook, run, zeke } from '../support/encounter-arena.ts';
import { FAILS, now, rooksTurn, uses } from '../support/rooks-turn.ts';

const checks = (...faces: number[]): Roll[] => faces.map((face) => ['purple', face] as const);

describe('Cruor, damage that changes hands', () => {
  cardTest(
    'soul-steal',
    'damage given and taken at the start of the turn; a spell for half of one’s own',
    () => {
      const start = (choice: string, number: number) => {
        const position = arena({
          board: corridor(8),
          figures: [
            rook([0, 0], { disciplines: ['soul-steal'], damage: 5 }),
            zeke([1, 0], { damage: 3 }),
            body('foe', [4, 0]),
          ],
          active: 'rook',
          initiative: ['rook', 'zeke', 'foe'],
        });
        const session = playFrom(position, FAILS);
        uses(session, 'share', `choose:${choice}`, `number:${number}`);
        return session;
      };
      const given = start('give', 3);
      expect([now(given, 'rook').damage, now(given, 'zeke').damage]).toEqual([2, 6]);
      const taken = start('take', 2);
      expect([now(taken, 'rook').damage, now(taken, 'zeke').damage]).toEqual([7, 1]);
      uses(taken, 'cast', 'target:foe', 'no');
      expect(now(taken, 'foe').damage).toBe(4);
      expect(now(taken, 'rook').sp).toBe(3);
    },
  );

  cardTest('life-grasp', 'the difference to each of up to three; 6 more Force for 6 damage', () => {
    const foes = [body('a', [1, 0]), body('b', [2, 0]), body('c', [3, 0])];
    const cast = (ability: string) => {
      const session = rooksTurn(['life-grasp'], foes, { rolls: checks(1, 1, 2, 1, 1, 6, 6) });
      uses(session, ability, 'target:a', 'target:b', 'target:c', 'no');
      return ['a', 'b', 'c', 'rook'].map((id) => now(session, id).damage);
    };
    expect(cast('cast')).toEqual([4, 5, 0, 0]);
    expect(cast('cast-in-blood')).toEqual([10, 11, 0, 6]);
  });

  cardTest('bring-the-shadows', 'through opponents, and a spell on those', () => {
    const session = rooksTurn(['bring-the-shadows'], [body('foe', [1, 0]), body('far', [4, 0])], {
      rolls: [...FAILS, ['purple', 6]],
    });
    uses(session, 'cast', 'step:1,0', 'step:2,0', 'end', 'no');
    expect(eventsOf(session, 'attackEnded')).toEqual([]); // no Break Attack
    expect(now(session, 'foe')).toMatchObject({ damage: 7, effects: ['darkness'] });
    expect(now(session, 'far').damage).toBe(0);
    expect(now(session, 'rook')).toMatchObject({ at: [2, 0], sp: 3 });
  });

  cardTest('soul-pact', 'back with half of the HP when whoever felled him falls', () => {
    const position = arena({
      board: corridor(8),
      figures: [
        rook([0, 0], { disciplines: ['soul-pact'] }),
        zeke([4, 0]),
        body('foe', [1, 0]),
        body('b', [6, 0]),
      ],
    });
    const session = run(position, function* (table) {
      yield* resolveDefeat(table, 'rook', 'foe', term('this-attack'));
      yield* resolveDefeat(table, 'b', 'zeke', term('this-attack'));
      yield* resolveDefeat(table, 'foe', 'zeke', term('this-attack'));
    });
    expect(now(session, 'rook').defeated).toBe(true);
    uses(session, 'return');
    session.decide('space:3,0');
    expect(now(session, 'rook')).toMatchObject({ defeated: false, at: [3, 0], damage: 7 });
    expect(figureIn(session.state, 'rook').cards.find(({ ref }) => ref === 'soul-pact')?.flipped).toBe(true);
  });
});
