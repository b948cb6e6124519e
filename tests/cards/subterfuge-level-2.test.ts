import { describe, expect } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { bow, choose, damageOn, effectsOn, knife, pistol, play, spOf, strike } from '../support/answers.ts';
import { eventsOf, optionsOf, type Roll } from '../support/arena.ts';
import { armed, inTheOpen, soft, ten } from '../support/armed-rook.ts';
import { cardTest } from '../support/card-test.ts';
import { body, playFrom, zeke } from '../support/encounter-arena.ts';

/** It fails what it is asked for: 1 and 1. */
const fails: Roll[] = [
  ['purple', 1],
  ['purple', 1],
];

describe('Subterfuge, level 2', () => {
  cardTest('acid-splash', 'who fails has 3 less Armor, and it hurts all around', () => {
    const foes = [body('foe', [3, 0], { ...soft, armor: 3 }), body('other', [4, 0])];
    // FORCE 6 and its level against 2: failed.
    const session = play(
      armed(knife, ['acid-splash'], ...foes),
      [...ten, ...fails],
      'attack:foe',
      'acid-splash/splash',
    );
    expect([damageOn(session, 'foe'), damageOn(session, 'other')]).toEqual([2, 2]);
    expect(figureIn(session.state, 'foe').granted?.[0]?.abilities[0]).toMatchObject({
      modifiers: [{ stat: 'armor', amount: -3 }],
    });
    expect(spOf(session, 'rook')).toBe(2);
  });

  cardTest('false-idol', 'a melee attack for no SP', () => {
    const session = play(armed(knife, ['false-idol'], body('foe', [3, 0], soft)), ten, 'false-idol/strike');
    expect(damageOn(session, 'foe')).toBe(1);
    expect(spOf(session, 'rook')).toBe(5);
    expect(optionsOf(playFrom(armed(pistol, ['false-idol'], body('foe', [3, 0])))).join()).not.toContain(
      'idol',
    );
  });

  cardTest('paralyzing-point', 'Paralyze on whoever fails', () => {
    const session = play(
      armed(knife, ['paralyzing-point'], body('foe', [3, 0], soft)),
      [...ten, ...fails],
      'attack:foe',
      'paralyzing-point/needle',
    );
    expect(effectsOn(session, 'foe')).toEqual(['paralyze']);
    expect(spOf(session, 'rook')).toBe(2);
  });

  cardTest('friend-over-foe', 'another ally strikes whom one has struck; or a Dodge', () => {
    const foes = [body('foe', [3, 0], soft), body('other', [5, 0], soft), zeke([4, 0], { sp: 0 })];
    const position = armed(knife, ['friend-over-foe'], ...foes);
    const session = play(
      position,
      [...ten, ['purple', 6], ['purple', 6]],
      'attack:foe',
      'friend-over-foe/now-you',
    );
    expect(eventsOf(session, 'attackEnded').map(({ attacker, target }) => `${attacker} ${target}`)).toEqual([
      'rook foe',
      'zeke foe',
    ]);
    expect(damageOn(session, 'other')).toBe(0);
    const attacked = armed(knife, ['friend-over-foe'], body('foe', [3, 0], { dice: ['white', 'white'] }));
    const dodge: Roll[] = [['black', 4]];
    expect(
      damageOn(strike(attacked, 'foe', 'rook', [...dodge, ...ten], 'friend-over-foe/duck'), 'rook'),
    ).toBe(0);
  });

  cardTest('down-the-masses', 'two ranged attacks on two for 2 SP', () => {
    const foes = [body('foe', [4, 0], soft), body('other', [0, 0], soft)];
    const session = play(
      armed(bow, ['down-the-masses'], ...foes),
      [...ten, ...ten],
      'down-the-masses/volley',
      'attack:other',
      'attack:foe',
    );
    expect(eventsOf(session, 'attackEnded').map(({ target }) => target)).toEqual(['other', 'foe']);
    expect(spOf(session, 'rook')).toBe(3);
  });

  cardTest('cqc', 'more damage the nearer it is, and two steps', () => {
    const session = play(armed(pistol, ['cqc'], body('foe', [4, 0], soft)), ten, 'cqc/close-in', 'step-back');
    expect(damageOn(session, 'foe')).toBe(1 + 3);
    choose(session, '1,0', '0,0');
    expect(figureIn(session.state, 'rook').at).toEqual([0, 0]);
  });

  cardTest('shame-of-the-otaku', 'is not there, and strikes back for nothing', () => {
    const position = inTheOpen(
      knife,
      ['shame-of-the-otaku'],
      body('foe', [3, 1], { ...soft, dice: ['white', 'white'] }),
    );
    const session = strike(
      position,
      'foe',
      'rook',
      [...ten, ...ten],
      'shame-of-the-otaku/not-there',
      'space:3,2',
      'counter',
    );
    expect(damageOn(session, 'rook')).toBe(0);
    expect(figureIn(session.state, 'rook').at).toEqual([3, 2]);
    expect(eventsOf(session, 'counterDeclared')).toHaveLength(1);
    expect(spOf(session, 'rook')).toBe(5);
  });
});
