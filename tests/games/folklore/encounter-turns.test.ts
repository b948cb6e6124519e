import { describe, expect, test } from 'vitest';
import { hitsOnField } from '../../../src/games/folklore/rules/queries/encounter/encounter-numbers.ts';
import { onField } from '../../../src/games/folklore/rules/queries/encounter/ground.ts';
import { answer, eventsOf, hundreds, idsOf, type Roll } from './table.ts';
import { fight, foeOf, OPEN, onYard } from './yard.ts';

const wolf = foeOf('wolf');
const drowned = foeOf('grave', {}, { kind: 'affliction' });
const far = [7, 5] as const;

describe('First Strike p.24', () => {
  const strikes = (own: number, theirs: number, foe = wolf) =>
    fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[foe, far]],
      step: 'first-strike',
      field: { first: null, round: 0 },
      rolls: [['d10', own], ['d10', theirs], ...hundreds(1, 1, 1, 1)],
    });

  test('the higher roll goes first, a tie is the heroes’', () => {
    expect(eventsOf(strikes(6, 5), 'firstStrike')[0]).toMatchObject({ first: 'heroes' });
    expect(eventsOf(strikes(5, 5), 'firstStrike')[0]).toMatchObject({ first: 'heroes' });
    expect(eventsOf(strikes(5, 6), 'firstStrike')[0]).toMatchObject({ first: 'foes' });
  });

  test('with an Affliction the foes add one', () => {
    const [strike] = eventsOf(strikes(5, 5, drowned), 'firstStrike');
    expect(strike).toMatchObject({ first: 'foes', foes: { total: 6 } });
    expect(strike!.foes!.entries.map(({ cause }) => cause.from)).toEqual(['die', 'affliction']);
    expect(eventsOf(strikes(6, 5, drowned), 'firstStrike')[0]).toMatchObject({ first: 'heroes' });
  });

  test('in darkness the foes win without a roll', () => {
    const session = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[wolf, far]],
      step: 'first-strike',
      dark: true,
    });
    expect(eventsOf(session, 'firstStrike')[0]).toMatchObject({ first: 'foes', heroes: null, foes: null });
  });

  test('FK-24 one side acts, then the other; nobody rolls anew in the next round', () => {
    const session = fight(['ferrywoman'], { rows: OPEN, heroes: [[0, 0]], foes: [[wolf, far]] });
    answer(session, 'end');
    expect(eventsOf(session, 'sideBegan').map(({ side }) => side)).toEqual(['foes']);
    expect(session.state.field).toMatchObject({ round: 2, side: 'heroes' });
    expect(eventsOf(session, 'firstStrike')).toEqual([]);
  });
});

describe('a character’s turn pp.24-26', () => {
  test('the leader acts first, the others clockwise; who holds comes after all others', () => {
    const session = fight(['ferrywoman', 'huntsman', 'lay-brother'], {
      rows: OPEN,
      heroes: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      foes: [[wolf, far]],
    });
    expect(session.pending).toMatchObject({ kind: 'encounter-turn', hero: 0 });
    answer(session, 'hold');
    expect(session.pending).toMatchObject({ hero: 1 });
    answer(session, 'end');
    expect(session.pending).toMatchObject({ hero: 2 });
    answer(session, 'end');
    expect(session.pending).toMatchObject({ hero: 0 });
    // What was held is not held again.
    expect(idsOf(session)).not.toContain('hold');
  });

  test('FK-38 who holds acts after everyone else, foes too, and once in a round', () => {
    const session = fight(['ferrywoman', 'huntsman'], {
      rows: OPEN,
      heroes: [
        [0, 0],
        [1, 0],
      ],
      foes: [[wolf, far]],
    });
    answer(session, 'hold', 'end');
    expect(session.pending).toMatchObject({ hero: 0 });
    expect(eventsOf(session, 'fieldTurnBegan').map(({ turn }) => turn.figure)).toEqual([0, 1, 2, 0]);
    expect(idsOf(session)).not.toContain('hold');
    answer(session, 'end');
    expect(session.state.field!.round).toBe(2);
  });

  test('a hold is for a whole turn: once something was done it is too late', () => {
    const session = fight(['ferrywoman', 'huntsman'], {
      rows: OPEN,
      heroes: [
        [0, 0],
        [1, 0],
      ],
      foes: [[wolf, far]],
    });
    answer(session, 'walk:0,1');
    expect(idsOf(session)).not.toContain('hold');
  });

  test('a move is up to the Stride, in pieces, with other actions between them', () => {
    const session = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[wolf, far]],
      searches: [[1, 1]],
      rolls: [['d10', 1]],
    });
    expect(idsOf(session)).toContain('walk:3,0');
    expect(idsOf(session)).not.toContain('walk:4,0');
    answer(session, 'walk:1,0', 'search:1,1');
    expect(idsOf(session)).toContain('walk:3,0');
    expect(idsOf(session)).not.toContain('walk:4,0');
  });

  test('an attack is the one Act, and ends the move', () => {
    const session = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[foeOf('wolf', { vita: 20 }), [1, 0]]],
      flames: [[0, 1]],
      rolls: [...hundreds(40), ['d6', 1], ...hundreds(2)],
    });
    expect(idsOf(session)).toContain('douse:0,1');
    answer(session, 'attack:1');
    expect(eventsOf(session, 'fieldAttack')[0]).toMatchObject({ by: 0, roll: { total: 52 }, hit: true });
    // Nothing is left but the end, and that is no choice.
    expect(eventsOf(session, 'fieldTurnEnded')[0]).toMatchObject({ figure: 0 });
  });

  test('FK-20 an attack roll equal to the Defense hits, one less does not', () => {
    const roll = (face: number, hurts: readonly Roll[]) =>
      eventsOf(
        answer(
          fight(['ferrywoman'], {
            rows: OPEN,
            heroes: [[0, 0]],
            foes: [[foeOf('wolf', { vita: 20, stride: 0 }), [1, 0]]],
            rolls: [...hundreds(face), ...hurts, ...hundreds(2)],
          }),
          'attack:1',
        ),
        'fieldAttack',
      )[0];
    expect(roll(38, [['d6', 1]])).toMatchObject({ hit: true, need: { total: 50 }, roll: { total: 50 } });
    expect(roll(37, [])).toMatchObject({ hit: false });
  });

  test('any number of consumables beside the Act; what is exhausted takes it', () => {
    const items = [
      { ref: 'bandage', exhausted: false },
      { ref: 'bandage', exhausted: false },
      { ref: 'knucklebone', exhausted: false },
    ];
    const session = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[wolf, [1, 0]]],
      hero: { 0: { vita: 2, items } },
      rolls: [
        ['d4', 1],
        ['d4', 1],
        ['d2', 1],
      ],
    });
    answer(session, 'use:bandage', 'use:bandage');
    expect(idsOf(session)).toContain('attack:1');
    answer(session, 'use:knucklebone');
    expect(idsOf(session)).not.toContain('attack:1');
  });

  test('FK-42 Might of an item that is used up counts for all of the turn, against its kind alone', () => {
    const water = [{ ref: 'well-water', exhausted: false }];
    const set: Parameters<typeof fight>[1] = {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [
        [foeOf('grave', { vita: 20 }, { kind: 'affliction', defense: 60 }), [1, 0]],
        [foeOf('wolf', { vita: 20 }, { defense: 60 }), [0, 1]],
      ],
      hero: { 0: { items: water } },
      rolls: [['d100', 100], ['d6', 1], ['d100', 23], ['d6', 1], ...hundreds(2, 2)],
    };
    const session = fight(['ferrywoman'], set);
    const { content } = onYard(['ferrywoman'], set);
    const odds = (target: number) => hitsOnField(onField({ state: session.state, content }), 0, target);
    expect(odds(1)).toBe(53);
    answer(session, 'use:well-water');
    expect(odds(1)).toBe(78);
    expect(odds(2)).toBe(53);
    expect(idsOf(session)).not.toContain('hold');
    answer(session, 'attack:2', 'again');
    expect(eventsOf(session, 'fieldAttack')[0]!.roll.total).toBe(112);
    answer(session, 'attack:1');
    // 23, 12 of the card and 25 of the water.
    expect(eventsOf(session, 'fieldAttack')[1]).toMatchObject({ roll: { total: 60 }, hit: true });
    expect(eventsOf(session, 'fieldAttack')[1]!.roll.entries.at(-1)).toMatchObject({
      cause: { from: 'item', card: 'well-water' },
      amount: 25,
      rule: 'FK-42',
    });
  });

  test('FK-42 what adds nothing is not offered: no such foe, or the item takes the Act itself', () => {
    const items = ['well-water', 'bone-whistle', 'church-candle'].map((ref) => ({ ref, exhausted: false }));
    const offered = (foe: typeof wolf) =>
      idsOf(
        fight(['ferrywoman'], {
          rows: OPEN,
          heroes: [[0, 0]],
          foes: [[foe, far]],
          hero: { 0: { items } },
        }),
      ).filter((id) => id.startsWith('use:'));
    expect(offered(wolf)).toEqual([]);
    expect(offered(drowned)).toEqual(['use:well-water']);
  });

  test('FK-33 a token is searched once, by one interaction a turn, and 6 of a d10 finds', () => {
    const session = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[wolf, far]],
      searches: [
        [0, 1],
        [1, 1],
      ],
      rolls: [['d10', 6]],
      piles: { items: ['silver-pin'] },
    });
    answer(session, 'search:0,1');
    expect(eventsOf(session, 'itemDrawn')[0]).toMatchObject({ item: 'silver-pin' });
    expect(session.state.field!.searches).toEqual([[1, 1]]);
    expect(idsOf(session)).not.toContain('search:1,1');
    const none = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[wolf, far]],
      searches: [[0, 1]],
      rolls: [['d10', 5]],
    });
    expect(eventsOf(answer(none, 'search:0,1'), 'itemDrawn')).toEqual([]);
  });

  test('items change hands with a neighbour at the very end of a turn alone', () => {
    const session = fight(['ferrywoman', 'huntsman', 'lay-brother'], {
      rows: OPEN,
      heroes: [
        [0, 0],
        [1, 0],
        [5, 5],
      ],
      foes: [[wolf, far]],
      hero: { 0: { items: [{ ref: 'silver-pin', exhausted: false }] } },
    });
    expect(idsOf(session).some((id) => id.startsWith('give'))).toBe(false);
    answer(session, 'end');
    expect(session.pending!.kind).toBe('trade');
    expect(idsOf(session)).toEqual(['end', 'give:0:0:1']);
    answer(session, 'give:0:0:1', 'end');
    expect(session.state.heroes[1]!.items.map(({ ref }) => ref)).toEqual(['silver-pin']);
    expect(session.pending).toMatchObject({ kind: 'encounter-turn', hero: 1 });
  });

  test('FK-31 an ability of the stances goes on until its hero has a turn again', () => {
    const session = fight(['lay-brother'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[foeOf('wolf', { vita: 20 }), [1, 1]]],
      rolls: [...hundreds(75)],
    });
    answer(session, 'ability', 'end');
    expect(eventsOf(session, 'fieldAttack')[0]).toMatchObject({ need: { total: 80 }, hit: false });
    expect(eventsOf(session, 'lastingEnded')).toHaveLength(1);
    expect(session.state.heroes[0]!.power).toBe(7);
  });

  test('FK-48 where the first attack of an ability fells its target, the second is lost', () => {
    const session = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[1, 1]],
      foes: [
        [foeOf('one', { vita: 1 }), [0, 0]],
        [foeOf('other', { stride: 0 }), [2, 2]],
      ],
      rolls: [...hundreds(90), ['d6', 1], ...hundreds(2)],
    });
    answer(session, 'attack:1+ability');
    expect(eventsOf(session, 'fieldAttack').map(({ by, target }) => [by, target])).toEqual([
      [0, 1],
      [2, 0],
    ]);
  });

  test('FK-49 with the last foe nothing is traded any more, and no hazard hurts', () => {
    const session = fight(['ferrywoman', 'huntsman'], {
      rows: ['~.', '..'],
      heroes: [
        [0, 0],
        [0, 1],
      ],
      foes: [[foeOf('last', { vita: 1 }), [1, 0]]],
      hero: { 0: { items: [{ ref: 'bandage', exhausted: false }] } },
      rolls: [...hundreds(90), ['d6', 1], ['d10', 1], ['d10', 1]],
    });
    answer(session, 'attack:2');
    expect(session.pending?.kind).toBe('travel');
    expect(eventsOf(session, 'statChanged').filter(({ stat }) => stat === 'vita')).toEqual([]);
  });

  test('an ability with an attack roll is used with the attack: two rolls of Two Strokes', () => {
    const session = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[foeOf('wolf', { vita: 20 }), [1, 0]]],
      rolls: [...hundreds(50), ['d6', 2], ...hundreds(50), ['d6', 3], ...hundreds(2)],
    });
    answer(session, 'attack:1+ability');
    expect(session.state.field!.figures[1]!.vita).toBe(15);
  });
});

test('foes act in order: Afflictions first, then the highest Vita', () => {
  const session = fight(['ferrywoman'], {
    rows: OPEN,
    heroes: [[0, 0]],
    foes: [
      [foeOf('small', { vita: 2, stride: 0 }), far],
      [foeOf('big', { vita: 9, stride: 0 }), [6, 5]],
      [foeOf('grave', { vita: 1, stride: 0 }, { kind: 'affliction' }), [5, 5]],
    ],
    side: 'foes',
  });
  expect(eventsOf(session, 'fieldTurnBegan').map(({ turn }) => turn.figure)).toEqual([3, 2, 1, 0]);
});
