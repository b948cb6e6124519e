import { describe, expect } from 'vitest';
import { eventsOf, optionsOf, type Roll } from '../support/arena.ts';
import { now, play, rooksTurn } from '../support/card-play.ts';
import { cardTest } from '../support/card-test.ts';
import { body, rook } from '../support/encounter-arena.ts';

const weak = (id: string, at: readonly [number, number], stats: object = {}) =>
  body(id, at, { defense: 5, hp: 40, ...stats });
const with_ = (discipline: string, rest: object = {}) => ({ sp: 0, disciplines: [discipline], ...rest });
/** Two PURPLE dice: 5 and 5, which hit a Defense of 5 by 5. */
const fives: readonly Roll[] = [
  ['purple', 4],
  ['purple', 4],
];
const low: readonly Roll[] = [
  ['purple', 1],
  ['purple', 2],
];

describe('MARTIAL: disciplines that attack', () => {
  cardTest('blade-works', 'a free melee attack with two one-handed weapons, and none with one', () => {
    const session = rooksTurn(
      [rook([0, 0], with_('blade-works', { items: ['hand-axe', 'katar'] })), weak('foe', [1, 0])],
      [
        ['white', 1],
        ['white', 5],
      ],
    );
    play(session, 'blade-works');
    expect(now(session, 'foe').damage).toBe(3);
    expect(now(session, 'rook').sp).toBe(0);
    expect(optionsOf(session).some((id) => id.includes('blade-works'))).toBe(false);
    const one = rooksTurn([rook([0, 0], with_('blade-works', { items: ['hand-axe'] })), weak('foe', [1, 0])]);
    expect(optionsOf(one).some((id) => id.includes('blade-works'))).toBe(false);
  });

  cardTest('chains-of-command', 'reaches 2 spaces, and a burst drives the target away', () => {
    const session = rooksTurn(
      [rook([0, 0], with_('chains-of-command')), weak('foe', [2, 0])],
      [
        ['purple', 6],
        ['purple', 1],
        ['purple', 3],
        ['purple', 3],
      ],
    );
    play(session, 'chains-of-command', 'attack/haul', 'push');
    expect(eventsOf(session, 'forceDetermined')[0]!.force.total).toBe(6 + 1 + 3);
    expect(now(session, 'foe')).toMatchObject({ damage: 3, at: [5, 0] });
  });

  cardTest('onslaught', 'three attacks for 3 SP while each of them hits', () => {
    const foes = (rolls: readonly Roll[]) =>
      rooksTurn([rook([0, 0], with_('onslaught', { sp: 4 })), weak('foe', [1, 0])], rolls);
    const session = play(foes([...fives, ...fives, ...fives]), 'onslaught', 'attack/second', 'attack/third');
    expect(now(session, 'foe').damage).toBe(15);
    expect(now(session, 'rook').sp).toBe(1);
    const missed = play(foes([...fives, ...low]), 'onslaught', 'attack/second');
    expect(eventsOf(missed, 'attackEnded')).toHaveLength(2);
  });

  cardTest('morbid-envy', 'the highest die once more as PHYSICAL DMG', () => {
    const session = rooksTurn(
      [rook([0, 0], with_('morbid-envy')), weak('foe', [1, 0])],
      [
        ['purple', 5],
        ['purple', 2],
      ],
    );
    play(session, 'morbid-envy');
    expect(now(session, 'foe').damage).toBe(3 + 6);
  });

  cardTest('bring-the-wrath', 'a Defeat gives three spaces and an attack, though nobody stood beside', () => {
    const session = rooksTurn(
      [
        rook([0, 0], with_('bring-the-wrath', { sp: 3 })),
        weak('near', [1, 0], { hp: 5 }),
        weak('far', [4, 0]),
      ],
      [...fives, ...fives],
    );
    play(session, 'attack:near', 'bring-the-wrath', '1,0', '2,0', '3,0');
    expect(now(session, 'near').defeated).toBe(true);
    expect(now(session, 'rook').at).toEqual([3, 0]);
    expect(now(session, 'far').damage).toBe(5);
  });

  cardTest('promise', 'each earlier attack on the target is 1 to the roll', () => {
    const session = rooksTurn(
      [rook([0, 0], with_('promise', { sp: 4 })), weak('foe', [1, 0])],
      [...low, ['purple', 1], ['purple', 3]],
    );
    play(session, 'attack:foe');
    expect(now(session, 'foe').damage).toBe(0);
    play(session, 'attack:foe', 'promise');
    expect(eventsOf(session, 'attackJudged')[1]).toMatchObject({ hit: true, roll: { total: 1 + 3 + 1 } });
  });

  cardTest(
    'mage-breaker',
    "the target's Casting die as PHYSICAL DMG; nothing of one that casts nothing",
    () => {
      const against = (casting: string | null, rolls: readonly Roll[]) =>
        play(
          rooksTurn(
            [rook([0, 0], with_('mage-breaker', { sp: 4 })), weak('foe', [1, 0], { casting })],
            [...fives, ...rolls],
          ),
          'attack:foe',
          'mage-breaker',
        );
      const session = against('orange', [['orange', 4]]);
      expect(now(session, 'foe').damage).toBe(5 + 6);
      expect(now(session, 'rook').sp).toBe(1);
      expect(now(against(null, []), 'foe').damage).toBe(5);
    },
  );

  cardTest('hammer-helm', '+1 PHYSICAL DMG always; a two-handed attack thrown again', () => {
    const session = rooksTurn(
      [rook([0, 0], with_('hammer-helm', { sp: 2, items: ['war-axe'] })), weak('foe', [1, 0])],
      [
        ['white', 1],
        ['orange', 1],
        ['white', 2],
        ['orange', 3],
      ],
    );
    play(session, 'attack:foe', 'hammer-helm', 'dice:0,1');
    expect(now(session, 'foe').damage).toBe(3 + 4 - 5 + 1);
  });

  cardTest('gigas-grip', 'two great weapons, any two of their dice', () => {
    const attack = (rolls: readonly Roll[]) => {
      const two = with_('gigas-grip', { sp: 2, items: ['great-hammer', 'war-axe'] });
      const session = rooksTurn([rook([0, 0], two), weak('foe', [1, 0])], rolls);
      session.decide('attack:foe');
      expect(optionsOf(session)).toEqual(['pool:orange+white', 'pool:white+white']);
      expect(session.pending?.options.map(({ proposed }) => proposed === true)).toEqual([true, false]);
      return session;
    };
    const best = play(
      attack([
        ['white', 1],
        ['orange', 3],
      ]),
      'orange+white',
    );
    expect(now(best, 'foe').damage).toBe(1);
    const chosen = play(
      attack([
        ['white', 5],
        ['white', 5],
      ]),
      'white+white',
      'best',
    );
    expect(eventsOf(chosen, 'diceRolled')[0]?.dice.map(({ die }) => die)).toEqual(['white', 'white']);
    expect(now(chosen, 'foe').damage).toBeGreaterThan(0);
  });
});
