import { describe, expect, test } from 'vitest';
import { type Figure, figureIn } from '../../../../src/engine/index.ts';
import {
  areAllies,
  areFiguresAdjacent,
  inTrackOrder,
  isBesideSpace,
  isOnBoard,
  isPlaced,
  isStanding,
  levelOf,
  listOpponents,
  listOtherAllies,
  listStanding,
  rangeOf,
  spacesOf,
  standsOn,
  stepsOf,
  trackPlaceOf,
} from '../../../../src/engine/queries/figures/figures.ts';
import { isHemmedIn, moverOf, reachFor } from '../../../../src/engine/queries/figures/mover.ts';
import { arena } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, rook, zeke } from '../../../support/encounter-arena.ts';
import { withCard } from '../../../support/own-cards.ts';

/** Rook west of a big foe, Zeke behind a wall of obstructing; one foe lies Defeated, one is off the board. */
const position = arena({
  board: { rows: ['.....#.', '.....#.', '.....#.'], elevation: ['1112111', '1113111', '1111111'] },
  figures: [
    rook([0, 0]),
    zeke([6, 0]),
    body('big', [2, 0], { size: [2, 2] }),
    body('near', [1, 2]),
    { ...body('dead', [0, 1]), defeated: true },
    body('gone', [4, 2]),
  ],
  initiative: ['near', 'zeke', 'rook'],
});
Object.assign(editFigure(position.state, 'gone'), { at: null });
Object.assign(editFigure(position.state, 'dead'), { at: [0, 1] });
const of = (id: string): Figure => figureIn(position.state, id);
const ids = (figures: readonly Figure[]) => figures.map(({ id }) => id);

describe('M9: who stands where', () => {
  test('a base covers its spaces, row by row; who is off the board covers none', () => {
    expect([spacesOf(of('rook')), spacesOf(of('gone'))]).toEqual([[[0, 0]], []]);
    expect(spacesOf(of('big'))).toEqual([
      [2, 0],
      [3, 0],
      [2, 1],
      [3, 1],
    ]);
    const on = (id: string) =>
      (
        [
          [2, 0],
          [3, 1],
          [4, 1],
          [1, 0],
          [2, 2],
          [0, 0],
        ] as const
      ).map((space) => standsOn(of(id), space));
    expect(on('big')).toEqual([true, true, false, false, false, false]);
    expect(on('rook')).toEqual([false, false, false, false, false, true]);
    expect(on('gone')).toEqual([false, false, false, false, false, false]);
  });

  test('on the board is who has a place and is not Defeated', () => {
    const all = position.state.figures;
    expect(ids(all.filter(isOnBoard))).toEqual(['rook', 'zeke', 'big', 'near']);
    expect(ids(listStanding(position.state))).toEqual(['rook', 'zeke', 'big', 'near']);
    expect(ids(all.filter(({ id }) => isStanding(position, id)))).toEqual(['rook', 'zeke', 'big', 'near']);
    expect(ids(all.filter(isPlaced))).toEqual(['rook', 'zeke', 'big', 'near', 'dead']);
  });

  test('allies are of one side, opponents of the other; nobody is another ally of itself', () => {
    expect([
      ids(listOpponents(position.state, of('rook'))),
      ids(listOpponents(position.state, of('big'))),
    ]).toEqual([
      ['big', 'near'],
      ['rook', 'zeke'],
    ]);
    expect(
      ['rook', 'zeke', 'near', 'dead'].map((id) => ids(listOtherAllies(position.state, of(id)))),
    ).toEqual([['zeke'], ['rook'], ['big'], ['big', 'near']]);
    expect([areAllies(of('rook'), of('zeke')), areAllies(of('rook'), of('big'))]).toEqual([true, false]);
  });
});

describe('G2-G4, X1: how far and how high', () => {
  test('adjacent with any space of a base; nobody who is off the board is', () => {
    const beside = (a: string) =>
      ids(position.state.figures.filter(({ id }) => id !== a && areFiguresAdjacent(position, a, id)));
    expect([beside('big'), beside('rook'), beside('gone')]).toEqual([['near'], ['dead'], []]);
  });

  test('Range is counted from the nearest spaces, over whatever lies between; there is none to who is off the board', () => {
    const far = (a: string, b: string) => rangeOf(of(a), of(b));
    expect([far('rook', 'big'), far('big', 'rook'), far('big', 'zeke'), far('rook', 'zeke')]).toEqual([
      2, 2, 3, 6,
    ]);
    expect([far('rook', 'gone'), far('gone', 'rook')]).toEqual([
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ]);
  });

  test('steps go round what is obstructing; there are none where no way leads', () => {
    const steps = (a: string, b: string) => stepsOf(position, of(a), of(b));
    expect([steps('rook', 'big'), steps('big', 'rook'), steps('near', 'rook')]).toEqual([2, 2, 2]);
    expect([steps('rook', 'zeke'), steps('zeke', 'rook'), steps('rook', 'gone')]).toEqual([null, null, null]);
  });

  test('a base stands at the highest level of its spaces', () => {
    expect(['rook', 'big', 'near', 'gone'].map((id) => levelOf(position, of(id)))).toEqual([1, 3, 1, 0]);
  });

  test('p.17: on or beside a space, with any space of the base', () => {
    const beside = (at: readonly [number, number]) =>
      ids(position.state.figures.filter(({ id }) => isBesideSpace(position, id, at)));
    expect(beside([1, 0])).toEqual(['rook', 'big', 'dead']);
    expect(beside([3, 1])).toEqual(['big']);
    expect(beside([4, 2])).toEqual(['big']);
    expect(beside([0, 2])).toEqual(['near', 'dead']);
    expect(beside([6, 2])).toEqual([]);
    expect(beside([6, 0])).toEqual(['zeke']);
  });
});

test('C2: in the order of the track, then by number; who is not on it comes last', () => {
  const { state } = arena({
    figures: [rook([0, 0]), body('a', [1, 0]), body('b', [2, 0]), body('c', [3, 0]), zeke([4, 0])],
    initiative: ['zeke', 'b', 'rook'],
  });
  Object.assign(editFigure(state, 'a'), { group: 'b', number: 2 });
  Object.assign(editFigure(state, 'b'), { group: 'b', number: 3 });
  Object.assign(editFigure(state, 'c'), { group: 'nowhere', number: 1 });
  expect(ids(inTrackOrder(state, state.figures))).toEqual(['zeke', 'a', 'b', 'rook', 'c']);
  expect(ids(inTrackOrder(state, [...state.figures].reverse()))).toEqual(['zeke', 'a', 'b', 'rook', 'c']);
  expect([inTrackOrder(state, []), ids(inTrackOrder(state, [figureIn(state, 'c')]))]).toEqual([[], ['c']]);
  const place = (id: string) => trackPlaceOf(state, figureIn(state, id));
  expect(place('zeke')).toBeLessThan(place('a'));
  expect([place('b') - place('a'), place('c') > place('rook')]).toEqual([1, true]);
});

describe('pp.32-33, 66: a figure as movement has it', () => {
  const changed = (...modifiers: object[]) => {
    const { state, ...rest } = position;
    const held = withCard({ state, ...rest }, 'rook', [
      { id: 'm', when: 'passive', modifiers: modifiers as never },
    ]);
    return moverOf(held, figureIn(held.state, 'rook'));
  };
  const plain = {
    id: 'rook',
    at: [0, 0],
    size: [1, 1],
    flight: false,
    crush: false,
    unstoppable: false,
    evenCost: false,
    jumps: undefined,
    freeMovement: false,
    diagonal: false,
    through: false,
  };
  test.each<[object[], object]>([
    [[], {}],
    [[{ tag: 'flight' }], { flight: true }],
    [[{ tag: 'crush' }], { crush: true }],
    [[{ tag: 'relentless' }], { crush: true }],
    [[{ tag: 'unstoppable' }], { unstoppable: true }],
    [[{ ignoreTerrainCost: true }], { evenCost: true }],
    [[{ jumps: 'never' }], { jumps: 'never' }],
    [[{ jumps: 'not-over-dangerous' }], { jumps: 'not-over-dangerous' }],
    [[{ jumps: 'not-over-dangerous' }, { jumps: 'never' }], { jumps: 'never' }],
    [[{ jumps: 'never' }, { jumps: 'not-over-dangerous' }], { jumps: 'never' }],
  ])('with %j', (modifiers, is) => {
    expect(changed(...modifiers)).toEqual({ ...plain, ...is });
  });

  test('and as it is asked to move', () => {
    const asked = (options: object) => moverOf(position, of('rook'), options);
    expect([
      asked({ free: true }),
      asked({ flight: true }),
      asked({ diagonal: true }),
      asked({ through: true }),
    ]).toEqual([
      { ...plain, freeMovement: true },
      { ...plain, flight: true },
      { ...plain, diagonal: true },
      { ...plain, through: true },
    ]);
  });

  test('it reaches what its points pay for, past the Defeated, through no opponent', () => {
    const reach = (points: number) => reachFor(position, of('rook'), points).map(({ space }) => space.join());
    expect(reach(0)).toEqual(['0,0']);
    expect(reach(1)).toEqual(['0,0', '1,0', '0,1']);
    expect(reach(2)).toEqual(['0,0', '1,0', '0,1', '1,1', '0,2']);
  });

  test.each<[string, object, boolean]>([
    ['nobody near', {}, false],
    [
      'walls of figures on every side',
      {
        foes: [
          [1, 0],
          [0, 1],
        ],
      },
      true,
    ],
    ['one side left open', { foes: [[1, 0]] }, false],
    ['an ally on the open side: it may be passed', { foes: [[1, 0]], friend: [0, 1] }, false],
    ['a cliff on the open side: it may be jumped up (M8)', { foes: [[1, 0]], levels: ['11', '31'] }, false],
    ['obstructing on the open side', { foes: [[1, 0]], rows: ['..', '#.'] }, true],
    ['a deadly drop on the open side', { foes: [[1, 0]], levels: ['44', '14'] }, false],
  ])('p.41: hemmed in with %s', (_, scene, isIt) => {
    const {
      foes = [],
      friend,
      rows = ['..', '..'],
      levels,
    } = scene as {
      foes?: [number, number][];
      friend?: [number, number];
      rows?: string[];
      levels?: string[];
    };
    const there = arena({
      board: { rows, ...(levels ? { elevation: levels } : {}) },
      figures: [rook([0, 0]), ...(friend ? [zeke(friend)] : []), ...foes.map((at, i) => body(`f${i}`, at))],
    });
    expect(isHemmedIn(there, figureIn(there.state, 'rook'))).toBe(isIt);
  });
});
