import { describe, expect, test } from 'vitest';
import { answer, eventsOf, GHOST, hundreds } from './table.ts';
import { at, fight, foeOf, OPEN } from './yard.ts';

const wolf = foeOf('wolf');

describe('winning p.29', () => {
  const end = (last: boolean, vita = 16) =>
    fight(['ferrywoman', 'huntsman'], {
      rows: OPEN,
      heroes: [
        [0, 0],
        [5, 5],
      ],
      foes: [
        [wolf, [1, 0], { vita: 1 }],
        [wolf, [7, 5], { at: null, vita: 0 }],
        [foeOf('grave', {}, { kind: 'affliction', coins: 3, lore: 2 }), [7, 0], { at: null, vita: 0 }],
      ],
      last,
      hero: vita === 0 ? { 1: GHOST } : {},
      rolls: [
        ...hundreds(90),
        ['d6', 1],
        ['d10', 10],
        ['d10', 9],
        ...(vita === 0
          ? []
          : ([
              ['d10', 1],
              ['d10', 2],
            ] as const)),
      ],
      piles: { items: ['silver-pin'] },
    });

  test('coins for every foe, Lore of each card, a d10 for each unique creature; then the token passes', () => {
    const session = answer(end(false), 'attack:2');
    expect(session.state.heroes.map(({ coins, lore }) => [coins, lore])).toEqual([
      [7, 3],
      [7, 3],
    ]);
    expect(eventsOf(session, 'searched').map(({ hero, found }) => [hero, found])).toEqual([
      [0, true],
      [0, false],
      [1, false],
      [1, false],
    ]);
    expect(session.state).toMatchObject({ field: null, leader: 1, step: 'travel' });
  });

  test('a ghost has its share and does not roll', () => {
    const session = answer(end(false, 0), 'attack:2');
    expect(eventsOf(session, 'searched').map(({ hero }) => hero)).toEqual([0, 0]);
    expect(session.state.heroes[1]).toMatchObject({ coins: 7, lore: 3 });
  });

  test('the chapter’s last fight wins it, and all ghosts lose it', () => {
    expect(answer(end(true), 'attack:2').state.ending).toBe('won');
    const lost = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[wolf, [1, 0]]],
      hero: { 0: { vita: 1 } },
      side: 'foes',
      rolls: [...hundreds(99), ['d2', 1]],
    });
    expect(lost.state).toMatchObject({ ending: 'all-ghosts' });
    expect(at(lost, 0)).toBeNull();
  });
});

test('FK-34 where dice are typed, the die of a decision is typed, too', () => {
  const session = fight(['ferrywoman', 'huntsman', 'lay-brother'], {
    rows: OPEN,
    heroes: [
      [0, 0],
      [2, 0],
      [2, 2],
    ],
    foes: [[wolf, [1, 1]]],
    side: 'foes',
    byHand: true,
  });
  expect(session.pending).toMatchObject({ kind: 'die-face', sides: 4 });
  // Of three a d4 may show one too many: it is rolled again.
  answer(session, 'face:4');
  expect(session.pending).toMatchObject({ kind: 'die-face', sides: 4 });
  answer(session, 'face:2', 'face:1');
  expect(eventsOf(session, 'fieldAttack')[0]).toMatchObject({ target: 1 });
});
