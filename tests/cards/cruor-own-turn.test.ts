import { describe, expect, test } from 'vitest';
import { eventsOf, optionsOf } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { body, zeke } from '../support/encounter-arena.ts';
import { FAILS, now, offers, RESISTS, rooksTurn, uses } from '../support/rooks-turn.ts';

const foe = body('foe', [3, 0]);
const near = body('foe', [1, 0], { defense: 5 });
/** Two fives: they beat a Defense of 5 by 5. */
const HITS = [
  ['purple', 4],
  ['purple', 4],
] as const;

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

  test('abbadons-subtlety: after a spell, too, once it has done all it does (X75)', () => {
    const both = ['abbadons-subtlety', 'gore-shot'];
    const session = rooksTurn(both, [foe], { rolls: [...FAILS, ...FAILS] });
    uses(session, 'cast', 'no', 'no', 'use:rook.abbadons-subtlety/echo'); // it bleeds for no more
    expect(eventsOf(session, 'scopeClosed').filter(({ kind }) => kind === 'spell')).toHaveLength(1);
    session.decide('no'); // the echo is not EMPOWERED
    expect(now(session, 'foe').damage).toBe(2 + 2);
  });

  test('abbadons-subtlety: not after damage of another ability (X75)', () => {
    const session = rooksTurn(['abbadons-subtlety'], [foe], {
      rook: { items: ['magic-frag'] },
      rolls: [['blue', 1]],
    });
    uses(session, 'throw', 'space:2,0');
    expect(eventsOf(session, 'damageDealt').map(({ figure }) => figure)).toContain('foe');
    expect(optionsOf(session).some((id) => id.includes('echo'))).toBe(false);
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

describe('Cruor, third and fourth level', () => {
  cardTest('aura-of-hate', 'every opponent in SOI resists worse; 2 damage for 3 on each of them', () => {
    const others = [body('foe', [3, 0]), body('far', [7, 0])];
    const session = rooksTurn(['aura-of-hate', 'crumbling-time'], others, {
      rolls: [
        ['purple', 3], // Force 9
        ['purple', 3],
        ['purple', 5], // 9, less 1
      ],
    });
    uses(session, 'cast', 'no');
    expect(eventsOf(session, 'convictionChecked')[0]!.total.total).toBe(8);
    expect(now(session, 'foe').effects).toEqual(['wilt']);
    uses(session, 'vent');
    expect(['foe', 'far', 'rook'].map((id) => now(session, id).damage)).toEqual([3, 0, 2]);
  });

  cardTest('sinful-privilege', 'MAGIC DMG, which armour does not stop', () => {
    const session = rooksTurn(['sinful-privilege'], [body('foe', [1, 0], { defense: 5, armor: 3 })], {
      rolls: [
        ['purple', 4],
        ['purple', 4],
      ],
    });
    session.decide('attack:foe');
    session.decide('no');
    uses(session, 'taint');
    expect(now(session, 'foe').damage).toBe(5);
    expect(eventsOf(session, 'damageDealt')[0]!.damageType).toBe('magic');
  });

  cardTest('he-watches', 'a flying Move for 2 SP; a Vow for 2 damage', () => {
    const session = rooksTurn(['he-watches'], [body('foe', [1, 0])]);
    uses(session, 'vow');
    expect(now(session, 'rook')).toMatchObject({ damage: 2, tokens: { vow: 1 }, sp: 5 });
    uses(session, 'hover', 'step:1,0', 'step:2,0', 'end');
    expect(now(session, 'rook')).toMatchObject({ at: [2, 0], sp: 3 });
    expect(offers(session, 'hover')).toBe(false);
  });
});
