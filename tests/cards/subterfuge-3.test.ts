import { describe, expect } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { bow, choose, damageOn, knife, play, spOf, strike, withFront } from '../support/answers.ts';
import { eventsOf, optionsOf, type Roll } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { body, rook, scene } from '../support/encounter-arena.ts';

const ten: Roll[] = [
  ['white', 4],
  ['white', 4],
];
const soft = { defense: 9, dice: ['white', 'white'] };

/** Rook in the middle of open ground, with a weapon of that front in each hand it can. */
const open = (front: typeof knife, ref: string, ...foes: readonly object[]) =>
  withFront(
    scene({
      board: { rows: ['......', '......', '......'] },
      figures: [
        rook([2, 1], { disciplines: [ref], items: front.hands === 2 ? ['katar'] : ['katar', 'katar'] }),
        ...foes,
      ],
      active: 'rook',
      initiative: ['rook', 'foe'],
    }),
    'katar',
    front,
  );

describe('the rest of Subterfuge', () => {
  cardTest('kill-the-messenger', 'a lowest face becomes the highest', () => {
    const rolls: Roll[] = [
      ['white', 1],
      ['white', 4],
    ];
    const position = () => open(bow, 'kill-the-messenger', body('foe', [5, 1], soft));
    const session = play(position(), rolls, 'attack:foe', 'kill-the-messenger/no-mercy', 'turn:0:6');
    // 7 and 5 against 9, where 2 and 5 would have missed.
    expect(damageOn(session, 'foe')).toBe(3);
    expect(optionsOf(play(position(), ten, 'attack:foe')).join()).not.toContain('messenger');
  });

  cardTest('shame-of-the-otaku', 'is not there, and strikes back for nothing', () => {
    const position = open(knife, 'shame-of-the-otaku', body('foe', [3, 1], soft));
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

  cardTest('murder-circus', 'as many knives as levels, over as many targets', () => {
    const foes = [body('foe', [4, 1]), body('other', [0, 1])];
    const rolls: Roll[] = [
      ['purple', 4],
      ['purple', 4],
      ['purple', 4],
    ];
    const session = play(
      open(knife, 'murder-circus', ...foes),
      rolls,
      'murder-circus/knives',
      'target:foe',
      'target:other',
      'target:foe',
    );
    expect([damageOn(session, 'foe'), damageOn(session, 'other')]).toEqual([10, 5]);
  });

  cardTest('fist-of-polaris', 'around one, onto another, and again for 1 SP', () => {
    const foes = [body('foe', [3, 1], soft), body('other', [5, 1], soft)];
    const session = play(
      open(knife, 'fist-of-polaris', ...foes),
      ten,
      'fist-of-polaris/around',
      'space:4,1',
      'target:other',
    );
    expect(figureIn(session.state, 'rook').at).toEqual([4, 1]);
    expect([damageOn(session, 'foe'), damageOn(session, 'other')]).toEqual([0, 1]);
    expect(optionsOf(session).join()).not.toContain('around');
    choose(session, 'fist-of-polaris/again');
    expect(spOf(session, 'rook')).toBe(4);
    expect(optionsOf(session).join()).toContain('fist-of-polaris/around');
  });
});
