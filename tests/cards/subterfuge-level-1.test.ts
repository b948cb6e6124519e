import { describe, expect } from 'vitest';
import { bow, damageOn, knife, pistol, play, spOf, strike } from '../support/answers.ts';
import { eventsOf, optionsOf, type Roll } from '../support/arena.ts';
import { armed, inTheOpen, soft, ten } from '../support/armed-rook.ts';
import { cardTest } from '../support/card-test.ts';
import { body, playFrom, zeke } from '../support/encounter-arena.ts';

/** It attacks whoever is beside it. */
const brawler = (id: string, at: readonly [number, number]) => ({
  ...body(id, at, { dice: ['white', 'white'] }),
});

describe('Subterfuge, level 1', () => {
  cardTest('trick-shot', 'one less to hit and three more damage, if one likes', () => {
    const position = () => armed(pistol, ['trick-shot'], body('foe', [5, 0], soft));
    expect(damageOn(play(position(), ten, 'trick-shot/shot', 'plain'), 'foe')).toBe(1);
    const tricked = play(position(), ten, 'trick-shot/shot', 'trick');
    expect(damageOn(tricked, 'foe')).toBe(3);
    expect(spOf(tricked, 'rook')).toBe(5);
    expect(optionsOf(tricked).join()).not.toContain('trick-shot');
    expect(optionsOf(playFrom(armed(knife, ['trick-shot'], body('foe', [5, 0])))).join()).not.toContain(
      'trick',
    );
  });

  cardTest('follow-through', 'SP into damage, and no armor between flankers', () => {
    const position = armed(
      knife,
      ['follow-through'],
      body('foe', [3, 0], { ...soft, armor: 4 }),
      zeke([4, 0]),
    );
    const session = play(position, ten, 'attack:foe', 'between-the-plates', 'lean-in', 'number:2');
    expect(damageOn(session, 'foe')).toBe(2 + 3 + 4); // the difference, Flanking, twice the SP
    expect(spOf(session, 'rook')).toBe(1);
  });

  cardTest('precise-strike', 'one more ranged damage, and EMPOWER for the card', () => {
    const position = armed(bow, ['precise-strike'], body('foe', [6, 0], soft));
    const session = play(position, [...ten, ['black', 4]], 'attack:foe', 'precise-strike/aim');
    expect(damageOn(session, 'foe')).toBe(2);
    expect(spOf(session, 'rook')).toBe(3);
    expect(eventsOf(session, 'attackEmpowered')).toHaveLength(1);
  });

  cardTest('quick-blow', 'a second attack for 1 SP, and no third off itself', () => {
    const position = armed(knife, ['quick-blow'], body('foe', [3, 0], soft), body('other', [1, 0], soft));
    const session = play(position, [...ten, ...ten], 'attack:foe', 'quick-blow/again', 'attack:other');
    expect([damageOn(session, 'foe'), damageOn(session, 'other')]).toEqual([1, 1]);
    expect(spOf(session, 'rook')).toBe(2);
    expect(session.pending?.kind).toBe('turn');
  });

  cardTest('speed-injustice', 'a Dodge for the card, thrown again', () => {
    const position = armed(knife, ['speed-injustice'], brawler('foe', [3, 0]));
    // 10 to hit; Defense 9, the Dodge brings no shield, then two.
    const rolls: Roll[] = [['black', 5], ['black', 1], ...ten];
    const session = strike(position, 'foe', 'rook', rolls, 'speed-injustice/sidestep', 'again');
    expect(damageOn(session, 'rook')).toBe(0);
    expect(spOf(session, 'rook')).toBe(5);
  });

  cardTest('kill-the-messenger', 'a lowest face becomes the highest', () => {
    const rolls: Roll[] = [
      ['white', 1],
      ['white', 4],
    ];
    const position = () => inTheOpen(bow, ['kill-the-messenger'], body('foe', [5, 1], soft));
    const session = play(position(), rolls, 'attack:foe', 'kill-the-messenger/no-mercy', 'turn:0:6');
    // 7 and 5 against 9, where 2 and 5 would have missed.
    expect(damageOn(session, 'foe')).toBe(3);
    expect(optionsOf(play(position(), ten, 'attack:foe')).join()).not.toContain('messenger');
  });
});
