import { describe, expect } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { spendableSp } from '../../src/engine/queries/figures/costs.ts';
import { bow, choose, damageOn, knife, pistol, play, spOf, strike, withFront } from '../support/answers.ts';
import { eventsOf, optionsOf, type Roll } from '../support/arena.ts';
import { armed, inTheOpen, soft, ten } from '../support/armed-rook.ts';
import { cardTest } from '../support/card-test.ts';
import { body, corridor, rook, scene } from '../support/encounter-arena.ts';

describe('Subterfuge, levels 3 and 4', () => {
  cardTest('profound-intuition', 'a Dodge becomes an attack', () => {
    const position = withFront(
      scene({
        board: corridor(6),
        figures: [
          rook([2, 0], { sp: 2, disciplines: ['profound-intuition'], items: ['katar', 'katar'] }),
          body('foe', [3, 0], { defense: 9, dice: ['white', 'white'] }),
        ],
        active: 'foe',
        initiative: ['foe', 'rook'],
      }),
      'katar',
      knife,
    );
    const dodge: Roll[] = [['black', 4]];
    const session = strike(
      position,
      'foe',
      'rook',
      [...dodge, ...ten, ...ten],
      'dodge',
      'profound-intuition/answer',
      'end',
    );
    expect(damageOn(session, 'rook')).toBe(0);
    expect(damageOn(session, 'foe')).toBe(1);
  });

  cardTest('rapid-reload', 'a hit stores Energy, and Energy is SP', () => {
    const session = play(
      armed(pistol, ['rapid-reload'], body('foe', [4, 0], soft)),
      ten,
      'attack:foe',
      'rapid-reload/reload',
    );
    expect(figureIn(session.state, 'rook').cards.find(({ ref }) => ref === 'rapid-reload')?.energy).toBe(1);
    const { state } = session;
    expect(spendableSp({ ...armed(pistol, ['rapid-reload']), state }, figureIn(state, 'rook'))).toBe(3 + 1);
  });

  cardTest('jack-of-all-blades', 'every blade is LIGHT, and the wall flanks', () => {
    const sword = { ...knife, tags: ['sword'] };
    const foe = body('foe', [3, 0], soft);
    const walled = withFront(
      scene({
        board: { rows: ['....#..'] },
        figures: [
          rook([2, 0], { disciplines: ['jack-of-all-blades', 'follow-through'], items: ['katar', 'katar'] }),
          foe,
        ],
        active: 'rook',
        initiative: ['rook', 'foe'],
      }),
      'katar',
      sword,
    );
    const session = play(walled, ten, 'attack:foe', 'follow-through/between-the-plates');
    expect(damageOn(session, 'foe')).toBe(2 + 3); // Flanking
    expect(damageOn(play(armed(sword, ['jack-of-all-blades'], foe), ten, 'attack:foe'), 'foe')).toBe(1);
  });

  cardTest('ninjutsu', 'one more Defense, and a Dodge for the card', () => {
    const position = armed(knife, ['ninjutsu'], body('foe', [3, 0], { dice: ['white', 'white'] }));
    expect(damageOn(strike(position, 'foe', 'rook', ten), 'rook')).toBe(0); // 10 against 9 and 1 hits for nothing
    const dodged = strike(position, 'foe', 'rook', [['black', 3], ...ten], 'ninjutsu/vanish');
    expect(eventsOf(dodged, 'attackJudged')[0]).toMatchObject({ hit: false });
    expect(spOf(dodged, 'rook')).toBe(5);
  });

  cardTest('brutal-slaughter', 'the third attack of a turn deals 6 more', () => {
    const position = armed(
      knife,
      ['false-idol', 'quick-blow', 'brutal-slaughter'],
      body('foe', [3, 0], soft),
    );
    const session = play(
      position,
      [...ten, ...ten, ...ten],
      'false-idol/strike',
      'attack:foe',
      'quick-blow/again',
      'brutal-slaughter/third-cut',
    );
    expect(damageOn(session, 'foe')).toBe(1 + 1 + 7);
  });

  cardTest('blot-out-the-sun', 'a ranged attack, then a die on all who stand there', () => {
    const foes = [body('foe', [5, 0], soft), body('other', [6, 0]), body('far', [7, 0])];
    const session = play(
      armed(bow, ['blot-out-the-sun'], ...foes),
      [...ten, ['white', 6]],
      'blot-out-the-sun/rain',
    );
    expect(['foe', 'other', 'far'].map((id) => damageOn(session, id))).toEqual([1 + 7, 7, 0]);
    expect(spOf(session, 'rook')).toBe(3);
  });

  cardTest('murder-circus', 'as many knives as levels, over as many targets', () => {
    const foes = [body('foe', [4, 1]), body('other', [0, 1])];
    const rolls: Roll[] = [
      ['purple', 4],
      ['purple', 4],
      ['purple', 4],
    ];
    const session = play(
      inTheOpen(knife, ['murder-circus'], ...foes),
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
      inTheOpen(knife, ['fist-of-polaris'], ...foes),
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
