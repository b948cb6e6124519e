import { describe, expect } from 'vitest';
import { eventsOf, type Roll } from '../support/arena.ts';
import { now, play, rooksTurn } from '../support/card-play.ts';
import { cardTest } from '../support/card-test.ts';
import { body, rook, zeke } from '../support/encounter-arena.ts';

const foe = (at: readonly [number, number], stats: object = {}) => body('foe', at, { hp: 40, ...stats });
const knows = (discipline: string, rest: object = {}) => rook([1, 0], { disciplines: [discipline], ...rest });
/** Force 6 and the casting die against Conviction 2. */
const fails = (casting: Roll = ['purple', 1]): readonly Roll[] => [casting, ['purple', 1], ['purple', 1]];

describe('SANCTUS: spells', () => {
  cardTest('courage-stifle', 'twice the Armor in MAGIC DMG, cast with the die of a blunt weapon', () => {
    const session = rooksTurn(
      [knows('courage-stifle', { items: ['great-hammer', 'cuirass', 'padded-coat'] }), foe([3, 0])],
      fails(['white', 4]),
    );
    play(session, 'courage-stifle');
    expect(eventsOf(session, 'forceDetermined')[0]!.force.total).toBe(6 + 5);
    expect(now(session, 'foe').damage).toBe(4);
    expect(now(session, 'rook').sp).toBe(3);
  });

  cardTest('fervor', 'the Armor in MAGIC DMG; half of it healed, or Barrier for who is unhurt', () => {
    const cast = () =>
      rooksTurn(
        [knows('fervor', { items: ['buckler', 'cuirass'] }), zeke([0, 0], { damage: 5 }), foe([3, 0])],
        fails(),
      );
    const healed = play(cast(), 'fervor', 'target:foe', 'choose:heal');
    expect(now(healed, 'foe').damage).toBe(2);
    expect(now(healed, 'zeke').damage).toBe(4);
    const shielded = play(cast(), 'fervor', 'target:foe', 'choose:barrier');
    expect(now(shielded, 'rook').effects).toEqual(['barrier']);
  });

  cardTest('zealous-reprisal', 'the Combat Dice less the distance, and away; cheaper at the damaged', () => {
    const cast = (damage: number) =>
      play(
        rooksTurn(
          [knows('zealous-reprisal'), { ...foe([3, 0]), damage }],
          [...fails(), ['purple', 4], ['purple', 5]],
        ),
        'zealous-reprisal',
        'choose:push',
      );
    expect(now(cast(0), 'foe')).toMatchObject({ damage: 5 + 6 - 2, at: [6, 0] });
    expect([0, 1].map((damage) => now(cast(damage), 'rook').sp)).toEqual([2, 4]);
  });

  cardTest(
    'dimension-shift',
    'a Combat Die in MAGIC DMG; half of what was left defeats; a gift after it',
    () => {
      const cast = (hp: number, ...words: string[]) =>
        play(
          rooksTurn([knows('dimension-shift'), foe([3, 0], { hp })], [...fails(), ['purple', 5]]),
          'dimension-shift',
          ...words,
        );
      expect(now(cast(13, 'choose:sp'), 'foe')).toMatchObject({ defeated: false, damage: 6 });
      const session = cast(12, 'choose:sp');
      expect(now(session, 'foe').defeated).toBe(true);
      expect(now(session, 'rook').sp).toBe(5);
      expect(now(cast(13, 'choose:warp', 'space:0,0'), 'rook').at).toEqual([0, 0]);
      const ready = cast(13, 'choose:ready');
      expect(now(ready, 'rook').cards.every(({ exhausted }) => !exhausted)).toBe(true);
    },
  );
});
