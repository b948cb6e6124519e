import { describe, expect } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { spendableSp } from '../../src/engine/queries/figures/costs.ts';
import {
  bow,
  choose,
  damageOn,
  effectsOn,
  knife,
  pistol,
  play,
  spOf,
  strike,
  withFront,
} from '../support/answers.ts';
import { eventsOf, optionsOf, type Roll } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { body, corridor, playFrom, rook, scene, zeke } from '../support/encounter-arena.ts';

/** 5 and 5 to hit. */
const ten: Roll[] = [
  ['white', 4],
  ['white', 4],
];
const soft = { defense: 9 };
/** It fails what it is asked for: 1 and 1. */
const fails: Roll[] = [
  ['purple', 1],
  ['purple', 1],
];

const armed = (front: typeof knife, refs: readonly string[], ...others: readonly object[]) =>
  withFront(
    scene({
      board: corridor(9),
      figures: [
        rook([2, 0], { disciplines: refs, items: front.hands === 2 ? ['katar'] : ['katar', 'katar'] }),
        ...others,
      ],
      active: 'rook',
      initiative: ['rook', ...others.map((one) => (one as { id: string }).id)],
    }),
    'katar',
    front,
  );

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
});

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
});
