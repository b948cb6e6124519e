import { describe, expect, test } from 'vitest';
import { eventsOf, hundreds } from './table.ts';
import { at, fight, foeOf, OPEN } from './yard.ts';

const wolf = foeOf('wolf');
const archer = foeOf('archer', { ranged: true });
const swarm = foeOf('swarm', { swarm: true, base: 2, stride: 4 });
const miss = hundreds(2);

const chose = (session: ReturnType<typeof fight>, nth = 0) => eventsOf(session, 'foeChose')[nth]!.trace;

describe('with a sword p.26', () => {
  test('towards the nearest by its way, and always next to it', () => {
    const session = fight(['ferrywoman', 'huntsman'], {
      rows: OPEN,
      heroes: [
        [0, 0],
        [3, 3],
      ],
      foes: [[wolf, [5, 5]]],
      side: 'foes',
      rolls: miss,
    });
    expect(chose(session)).toMatchObject({
      behaviour: 'melee',
      because: 'nearest',
      target: 1,
      byDice: false,
      candidates: [{ figure: 1, steps: 1 }],
    });
    expect(at(session, 2)).toEqual([4, 4]);
  });

  test('FK-23 nearest is by the way there, and walls count', () => {
    const session = fight(['ferrywoman', 'huntsman'], {
      rows: ['........', '.###....', '.#.#....', '.#.#....', '........', '........'],
      heroes: [
        [2, 3],
        [5, 3],
      ],
      foes: [[foeOf('wolf', { stride: 9 }), [2, 0]]],
      side: 'foes',
      rolls: miss,
    });
    // The ferrywoman is three spaces off as the crow flies, and behind a wall.
    expect(chose(session)).toMatchObject({ target: 1 });
  });

  test('of several as near the dice decide', () => {
    const set = (decision: number) =>
      fight(['ferrywoman', 'huntsman'], {
        rows: OPEN,
        heroes: [
          [0, 2],
          [4, 2],
        ],
        foes: [[wolf, [2, 2]]],
        side: 'foes',
        rolls: [['decision', decision], ...miss],
      });
    expect(chose(set(1))).toMatchObject({ target: 0, byDice: true });
    expect(chose(set(2))).toMatchObject({ target: 1, byDice: true });
  });

  test('next to an enemy it stays; of several next to it the dice decide', () => {
    const session = fight(['ferrywoman', 'huntsman'], {
      rows: OPEN,
      heroes: [
        [1, 1],
        [3, 1],
      ],
      foes: [[wolf, [2, 2]]],
      side: 'foes',
      rolls: [['decision', 2], ...miss],
    });
    expect(chose(session)).toMatchObject({ because: 'next-to-it', target: 1, byDice: true });
    expect(at(session, 2)).toEqual([2, 2]);
  });

  test('goes next to its target also where it reaches two spaces', () => {
    const session = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[foeOf('large', { base: 2 }), [3, 0]]],
      side: 'foes',
      rolls: miss,
    });
    expect(at(session, 1)).toEqual([1, 0]);
  });

  test('past no hazard as long as any target is reached without one', () => {
    const session = fight(['ferrywoman', 'huntsman'], {
      rows: ['.~......', '.~......', '........'],
      heroes: [
        [0, 0],
        [7, 2],
      ],
      foes: [[foeOf('wolf', { stride: 4 }), [3, 0]]],
      side: 'foes',
      rolls: miss,
    });
    // The huntsman is further, and reached with dry feet.
    expect(chose(session)).toMatchObject({ because: 'nearest' });
    expect(at(session, 2)![0] === 1 && at(session, 2)![1] < 2).toBe(false);
  });

  const pastHazards = () =>
    fight(['ferrywoman'], {
      rows: ['.=..', '.~..', '.=..'],
      heroes: [[0, 1]],
      foes: [[foeOf('wolf', { stride: 2 }), [3, 1]]],
      side: 'foes',
      rolls: miss,
    });

  test('where no target is reached without, it lands on the least hazard', () => {
    const session = pastHazards();
    expect(chose(session)).toMatchObject({ because: 'nearest-past-hazard' });
    expect(at(session, 1)).toEqual([1, 1]);
  });

  test('FK-37 in its next turn it leaves the hazard for a dry space next to an enemy, where there is one', () => {
    const set = (rows: readonly string[]) =>
      fight(['ferrywoman'], {
        rows,
        heroes: [[0, 1]],
        foes: [[foeOf('wolf', { stride: 2 }), [1, 1]]],
        side: 'foes',
        rolls: miss,
      });
    const dry = set(['....', '.~..', '.~..']);
    expect(chose(dry)).toMatchObject({ because: 'leaves-hazard', target: 0 });
    expect(at(dry, 1)).toEqual([1, 0]);
    expect(eventsOf(dry, 'foeHurt')).toEqual([]);
    const wet = set(['~~~~', '.~..', '~~~~']);
    expect(chose(wet)).toMatchObject({ because: 'next-to-it' });
    expect(at(wet, 1)).toEqual([1, 1]);
  });

  test('next to several when it has moved, the dice decide whom it attacks', () => {
    const session = fight(['ferrywoman', 'huntsman'], {
      rows: OPEN,
      heroes: [
        [1, 1],
        [1, 2],
      ],
      foes: [[wolf, [4, 1]]],
      side: 'foes',
      rolls: [['decision', 1], ['decision', 2], ...miss],
    });
    // All of it is told before it moves.
    expect(chose(session)).toMatchObject({ target: 0, byDice: true, attacks: 1 });
    expect(eventsOf(session, 'fieldAttack')[0]).toMatchObject({ target: 1 });
  });

  test('FK-45 where figures stand in every way it comes as near as it can, and ends on a hazard only for want of a dry space', () => {
    const crowded = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [
        [wolf, [1, 0]],
        [wolf, [0, 1]],
        [wolf, [1, 1]],
        [wolf, [7, 3]],
      ],
      side: 'foes',
      rolls: hundreds(2, 2, 2),
    });
    expect(chose(crowded, 3)).toMatchObject({ because: 'towards', target: 0, attacks: null });
    expect(at(crowded, 4)![0]).toBe(4);
    const endsAt = (rows: readonly string[]) =>
      at(fight(['lay-brother'], { rows, heroes: [[0, 0]], foes: [[wolf, [6, 0]]], side: 'foes' }), 1);
    expect(endsAt(['..==.....'])).toEqual([4, 0]);
    // Where all of its Stride is wet, it wades on to the least.
    expect(endsAt(['...=~=.'])).toEqual([4, 0]);
  });

  test('FK-47 two walls that meet at their corners part it from whoever is next to it', () => {
    const parted = fight(['huntsman'], {
      rows: ['.#...', '#....', '.....'],
      heroes: [[0, 0]],
      foes: [
        [foeOf('wolf', { stride: 0 }), [1, 1]],
        [foeOf('swarm', { swarm: true, base: 2, stride: 0 }), [1, 1]],
      ],
      hero: { 0: { vita: 9, items: [{ ref: 'bandage', exhausted: false }] } },
      side: 'foes',
    });
    expect(eventsOf(parted, 'fieldAttack')).toEqual([]);
    expect(at(parted, 1)).toEqual([1, 1]);
  });

  test('FK-32 whoever ends a turn on a hazard loses its rank in Vita', () => {
    expect(eventsOf(pastHazards(), 'foeHurt')[0]).toMatchObject({ amount: 1, rule: 'FK-32' });
  });

  test('out of reach it goes as far as its Stride; without a way it stays', () => {
    const session = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[wolf, [7, 0]]],
      side: 'foes',
    });
    expect(chose(session)).toMatchObject({ because: 'towards', target: 0 });
    expect(at(session, 1)).toEqual([4, 0]);
    const shut = fight(['ferrywoman'], {
      rows: ['..#.', '..#.'],
      heroes: [[0, 0]],
      foes: [[wolf, [3, 0]]],
      side: 'foes',
    });
    expect(chose(shut)).toMatchObject({ because: 'no-way', target: null });
  });

  test('FK-28 nobody goes through anybody', () => {
    const session = fight(['ferrywoman'], {
      rows: ['......', '######'],
      heroes: [[0, 0]],
      foes: [
        [foeOf('slow', { stride: 0, vita: 1 }), [3, 0]],
        [foeOf('wolf', { vita: 9 }), [5, 0]],
      ],
      side: 'foes',
    });
    expect(chose(session, 1)).toMatchObject({ because: 'towards', target: 0, attacks: null });
    expect(at(session, 2)).toEqual([4, 0]);
  });
});

describe('with an arrow p.26', () => {
  test('it stands, and shoots at random at whom it sees', () => {
    const session = fight(['ferrywoman', 'huntsman'], {
      rows: OPEN,
      heroes: [
        [0, 0],
        [0, 5],
      ],
      foes: [[archer, [6, 3]]],
      side: 'foes',
      rolls: [['decision', 2], ...miss],
    });
    expect(chose(session)).toMatchObject({
      behaviour: 'ranged',
      because: 'sees-and-stands',
      target: 1,
      byDice: true,
    });
    expect(at(session, 2)).toEqual([6, 3]);
  });

  test('FK-35 next to somebody it goes back: where it sees most, and of such spaces as far as it can', () => {
    const session = fight(['ferrywoman'], {
      rows: OPEN,
      heroes: [[0, 0]],
      foes: [[archer, [1, 1]]],
      side: 'foes',
      rolls: miss,
    });
    expect(chose(session)).toMatchObject({ because: 'steps-back', target: 0 });
    const [x, y] = at(session, 1)!;
    expect(Math.max(x, y)).toBe(4);
    // A corner further off from which it would see nobody is not taken.
    const walled = fight(['ferrywoman'], {
      rows: ['....#', '....#', '....#', '###..', '###..'],
      heroes: [[0, 0]],
      foes: [[archer, [1, 1]]],
      side: 'foes',
      rolls: miss,
    });
    expect(eventsOf(walled, 'fieldAttack')).toHaveLength(1);
  });

  test('seeing nobody it goes to where it sees most', () => {
    const session = fight(['ferrywoman'], {
      rows: ['...#....', '...#....', '........'],
      heroes: [[1, 0]],
      foes: [[archer, [5, 0]]],
      side: 'foes',
      rolls: miss,
    });
    expect(chose(session)).toMatchObject({ because: 'moves-to-see', target: 0, attacks: 0 });
    const shut = fight(['ferrywoman'], {
      rows: ['..#.', '..#.'],
      heroes: [[0, 0]],
      foes: [[archer, [3, 0]]],
      side: 'foes',
    });
    expect(chose(shut)).toMatchObject({ because: 'sees-nobody', target: null, attacks: null });
  });

  test('FK-44 seeing nobody from anywhere in its Stride it goes as far as that towards where it will, past no hazard', () => {
    const walks = (rows: readonly string[]) =>
      fight(['ferrywoman'], {
        rows,
        heroes: [[0, 0]],
        foes: [[foeOf('archer', { ranged: true, stride: 2 }), [3, 0]]],
        side: 'foes',
      });
    const session = walks(['.##....', '.##.##.', '.##.##.', '.##.##.', '.......']);
    expect(chose(session)).toMatchObject({ because: 'towards-sight', target: null, attacks: null });
    expect(at(session, 1)).toEqual([3, 2]);
    const wet = walks(['.##....', '.##.##.', '.##~##.', '.##.##.', '.##....']);
    expect(chose(wet)).toMatchObject({ because: 'sees-nobody' });
    expect(at(wet, 1)).toEqual([3, 0]);
  });
});

describe('swarms p.28', () => {
  test('over as many enemies as they can, also among them, with one roll against all on and next to them', () => {
    const session = fight(['ferrywoman', 'huntsman', 'lay-brother'], {
      rows: OPEN,
      heroes: [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
      foes: [[swarm, [6, 2]]],
      side: 'foes',
      rolls: hundreds(20),
    });
    expect(chose(session)).toMatchObject({ behaviour: 'swarm', because: 'covers-most' });
    expect(at(session, 3)).toEqual([2, 2]);
    const attacks = eventsOf(session, 'fieldAttack');
    expect(attacks.map(({ target, face }) => [target, face])).toEqual([
      [0, 20],
      [1, 20],
      [2, 20],
    ]);
    expect(eventsOf(session, 'dieRolled')).toHaveLength(1);
  });

  test('FK-39 where it is on somebody comes before where it strikes most', () => {
    const session = fight(['ferrywoman', 'huntsman'], {
      rows: OPEN,
      heroes: [
        [1, 1],
        [4, 1],
      ],
      foes: [[swarm, [6, 1]]],
      side: 'foes',
      rolls: hundreds(2),
    });
    // Between the two it would strike both, and be on neither.
    expect(at(session, 2)![0]).toBe(4);
    expect(eventsOf(session, 'fieldAttack').map(({ target }) => target)).toEqual([1]);
  });

  test('they go through friends and over them, and end on no other swarm; characters do not go through them', () => {
    const session = fight(['ferrywoman'], {
      rows: ['......', '######'],
      heroes: [[0, 0]],
      foes: [
        [foeOf('slow', { stride: 0, vita: 1 }), [3, 0]],
        [foeOf('swarm', { swarm: true, base: 2, vita: 9, stride: 6 }), [4, 0]],
      ],
      side: 'foes',
      rolls: miss,
    });
    expect(at(session, 2)).toEqual([0, 0]);
    const two = fight(['ferrywoman'], {
      rows: ['......', '######'],
      heroes: [[2, 0]],
      foes: [
        [swarm, [1, 0]],
        [foeOf('other', { swarm: true, base: 2, stride: 6, vita: 2 }), [4, 0]],
      ],
      side: 'foes',
      rolls: [...miss, ...miss],
    });
    expect(at(two, 2)).toEqual([3, 0]);
    const shut = fight(['ferrywoman'], {
      rows: ['......', '######'],
      heroes: [[0, 0]],
      foes: [[swarm, [1, 0]]],
    });
    expect(shut.pending!.options.some(({ id }) => id.startsWith('walk:'))).toBe(false);
  });
});

test('summoning p.28: one creature at a time, next to its caller, acting in the round after', () => {
  const called = foeOf('called', { stride: 0 });
  const session = fight(['ferrywoman'], {
    rows: OPEN,
    heroes: [[0, 0]],
    foes: [[foeOf('caller', { summons: 'called', stride: 0 }), [6, 4]]],
    cards: [called],
    side: 'foes',
  });
  expect(eventsOf(session, 'summoned')).toHaveLength(1);
  const [, , one] = session.state.field!.figures;
  expect(Math.max(Math.abs(one!.at![0] - 6), Math.abs(one!.at![1] - 4))).toBe(1);
  expect(eventsOf(session, 'fieldTurnBegan').map(({ turn }) => turn.figure)).toEqual([1, 0]);
  session.decide('end');
  expect(eventsOf(session, 'summoned')).toHaveLength(1);
  expect(eventsOf(session, 'fieldTurnBegan').map(({ turn }) => turn.figure)).toEqual([1, 0, 1, 2, 0]);
});
