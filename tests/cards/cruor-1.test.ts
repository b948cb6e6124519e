import { describe, expect } from 'vitest';
import { optionsOf } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { body, zeke } from '../support/encounter-arena.ts';
import { FAILS, now, offers, RESISTS, rooksTurn, uses } from '../support/rooks-turn.ts';

const foe = body('foe', [3, 0]);

/** A spell of 1 SP on the one figure there is, which fails its check or not. */
const cast = (card: string, rolls = FAILS) => {
  const session = rooksTurn([card], [foe], { rolls });
  uses(session, 'cast', 'no');
  return session;
};

describe('Cruor, first level', () => {
  cardTest('crumbling-time', 'Wilt on whoever fails, nothing on whoever does not', () => {
    const session = cast('crumbling-time');
    expect(now(session, 'foe').effects).toEqual(['wilt']);
    expect(now(session, 'rook').sp).toBe(4);
    expect(offers(session, 'cast')).toBe(false);
    expect(now(cast('crumbling-time', RESISTS), 'foe').effects).toEqual([]);
  });

  cardTest('corrosive-ideal', 'Poison on whoever fails', () => {
    expect(now(cast('corrosive-ideal'), 'foe').effects).toEqual(['poison']);
  });

  cardTest('oxygen-syphon', 'Disease on every opponent that fails, and again while there is SP', () => {
    const session = rooksTurn(['oxygen-syphon'], [foe, body('other', [4, 0]), zeke([2, 0])], {
      rolls: [...FAILS, ['purple', 6], ['purple', 6]],
    });
    uses(session, 'cast', 'no');
    expect(now(session, 'foe').effects).toEqual(['disease']);
    expect(now(session, 'other').effects).toEqual([]);
    expect(now(session, 'zeke').effects).toEqual([]);
    expect(now(session, 'rook').sp).toBe(3);
    expect(offers(session, 'cast')).toBe(true);
  });

  cardTest('imbued-fear', 'a free attack of +2; Force 7 and the difference for Darkness', () => {
    const session = rooksTurn(['imbued-fear'], [body('foe', [1, 0], { defense: 5 })], {
      rolls: [
        ['purple', 4],
        ['purple', 4],
        ['purple', 6],
        ['purple', 6],
      ],
    });
    uses(session, 'strike', 'no', 'use:attack/fear');
    expect(now(session, 'rook').sp).toBe(5);
    expect(now(session, 'foe').damage).toBe(7); // 5 + 5 against 5, and 2
    expect(now(session, 'foe').effects).toEqual([]); // 14 against Force 7 + 5 = 12
  });

  cardTest('gore-shot', '2 magic, and 1 more for 1 of his own', () => {
    const session = rooksTurn(['gore-shot'], [foe], { rolls: FAILS });
    uses(session, 'cast', 'no', 'yes:bleed');
    expect(now(session, 'foe').damage).toBe(3);
    expect(now(session, 'rook')).toMatchObject({ damage: 1, sp: 4 });
  });

  cardTest('to-faust', 'a Vow for 2 damage at once, the first time in a turn alone', () => {
    const session = rooksTurn(['to-faust', 'blood-toll', 'he-watches'], [foe], { rook: { sp: 0 } });
    uses(session, 'bleed');
    expect(now(session, 'rook').tokens.vow).toBe(1);
    uses(session, 'vow'); // 2 more of his own, and the Vow of that card
    expect(now(session, 'rook')).toMatchObject({ damage: 4, tokens: { vow: 2 } });
    expect(optionsOf(session)).toContain('end-turn');
  });
});
