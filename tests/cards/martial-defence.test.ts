import { describe, expect } from 'vitest';
import { figureIn, hpOf, staminaOf } from '../../src/engine/index.ts';
import { eventsOf, optionsOf, type Roll } from '../support/arena.ts';
import { attackOn, now, play, rooksTurn } from '../support/card-play.ts';
import { cardTest } from '../support/card-test.ts';
import { body, playFrom, rook, scene } from '../support/encounter-arena.ts';

const foe = (stats: object = {}) =>
  body('foe', [1, 0], { defense: 5, hp: 40, dice: ['purple', 'purple'], ...stats });
const knows = (discipline: string, rest: object = {}) =>
  rook([0, 0], { sp: 0, disciplines: [discipline], ...rest });
const high: readonly Roll[] = [
  ['purple', 6],
  ['purple', 6],
];
const low: readonly Roll[] = [
  ['purple', 1],
  ['purple', 1],
];

function hpWith(discipline: string): number {
  const position = scene({ figures: [knows(discipline), foe()] });
  return hpOf(position, figureIn(position.state, 'rook'));
}

/** The encounter has been set up and is about to begin. */
function beginning(discipline: string) {
  const position = scene({ figures: [knows(discipline), foe()], initiative: ['rook', 'foe'] });
  Object.assign(position.state.clock, { round: 0, phase: 'round-start' });
  return playFrom(position);
}

describe('MARTIAL: disciplines that keep their owner standing', () => {
  cardTest('anticipated-attack', 'two books of a Dodge are a shield more', () => {
    const session = attackOn(
      'foe',
      'rook',
      [knows('anticipated-attack', { sp: 1 }), foe()],
      [['black', 2], ...high],
    );
    play(session, 'dodge');
    expect(eventsOf(session, 'attackDodged')).toMatchObject([{ shields: 2 }]); // BBBS
  });

  cardTest('critical-defense', 'a Dodge token as the encounter begins, and one for a burst', () => {
    expect(now(beginning('critical-defense'), 'rook').tokens.dodge).toBe(1);
    const session = rooksTurn([knows('critical-defense', { sp: 3 }), foe()], high);
    play(session, 'attack:foe', 'critical-defense/opening');
    expect(now(session, 'rook').tokens.dodge).toBe(1);
  });

  cardTest('fortuitous-homicide', 'a Counter that costs no SP', () => {
    const session = attackOn('foe', 'rook', [knows('fortuitous-homicide'), foe()], [...low, ...high]);
    expect(optionsOf(session)).toEqual(['no', 'counter:rook.fortuitous-homicide/riposte']);
    play(session, 'counter');
    expect(now(session, 'foe').damage).toBe(14 - 5);
    expect(now(session, 'rook').cards.find(({ ref }) => ref === 'fortuitous-homicide')?.exhausted).toBe(true);
  });

  cardTest('nirvanas-mark', '2 HP more, and 1 healed in each Status Phase', () => {
    const session = rooksTurn([knows('nirvanas-mark', { damage: 3, sp: 2 }), foe()]);
    expect(hpWith('nirvanas-mark')).toBe(16);
    expect(now(session, 'rook').damage).toBe(2);
  });

  cardTest('blood-rage', '1 SP more recovered with half of the HP gone', () => {
    const recovery = (damage: number) => {
      const position = scene({ figures: [knows('blood-rage', { damage }), foe()] });
      return staminaOf(position, figureIn(position.state, 'rook')).recovery;
    };
    expect([recovery(6), recovery(7)]).toEqual([3, 4]);
  });

  cardTest('physically-perfected', 'HP by the level, and 1 SP for a burst', () => {
    const session = rooksTurn([knows('physically-perfected', { sp: 2 }), foe()], high);
    expect(hpWith('physically-perfected')).toBe(16);
    play(session, 'attack:foe', 'physically-perfected/breath');
    expect(now(session, 'rook').sp).toBe(1);
  });

  cardTest('relentless-feign', 'two attacks back after a miss, and one more for each SP', () => {
    const session = attackOn(
      'foe',
      'rook',
      [knows('relentless-feign', { sp: 3 }), foe()],
      [...low, ...high, ...high, ...high, ...high],
    );
    play(session, 'relentless-feign', 'number:2');
    expect(eventsOf(session, 'attackEnded').filter(({ attacker }) => attacker === 'rook')).toHaveLength(4);
    expect(now(session, 'foe').damage).toBe(4 * (14 - 5));
    expect(now(session, 'rook').sp).toBe(0);
  });
});
