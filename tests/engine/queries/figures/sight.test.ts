import { describe, expect, test } from 'vitest';
import { type Figure, figureIn, type Position } from '../../../../src/engine/index.ts';
import type { Space } from '../../../../src/engine/model/board.ts';
import { figureWith, positionWithFigure } from '../../../../src/engine/model/with.ts';
import {
  isInInfluence,
  isInSight,
  listInInfluence,
  listSpacesInInfluence,
  listSpacesInSight,
  occupantsFor,
  opponentsInLine,
  seenIfThere,
  sightFor,
  sightOf,
  sightToSpace,
} from '../../../../src/engine/queries/figures/sight.ts';
import { SEEN } from '../../../../src/engine/queries/geometry/in-sight.ts';
import { arena } from '../../../support/arena.ts';
import { body, rook, zeke } from '../../../support/encounter-arena.ts';
import { withCard } from '../../../support/own-cards.ts';
import { crossesWall, randomBoard, seededRandom } from '../../../support/random-boards.ts';
import { allSpaces, slowIsSpace } from '../../../support/slow-geometry.ts';
import { slowSight } from '../../../support/slow-lines.ts';

const of = (position: Position, id: string): Figure => figureIn(position.state, id);

describe('L1, L2: the opponents that stand in a line', () => {
  const COLOSSAL = { id: 'm', when: 'passive', modifiers: [{ tag: 'colossal' }] } as const;
  const inLine = (figures: object[], to: Space, rows = ['......', '......'], tall?: string) => {
    const plain = arena({ board: { rows }, figures: [rook([0, 0]), body('aim', to), ...figures] });
    const position = tall ? withCard(plain, tall, [COLOSSAL]) : plain;
    return opponentsInLine(position, of(position, 'rook'), of(position, 'aim')).map(({ id }) => id);
  };
  test('the nearest of those that close it, in whatever order they came', () => {
    expect(inLine([body('far', [3, 0]), body('near', [1, 0])], [5, 0])).toEqual(['near']);
    expect(inLine([body('near', [1, 0]), body('far', [3, 0])], [5, 0])).toEqual(['near']);
    expect(inLine([body('mid', [2, 0]), body('far', [4, 0]), body('near', [1, 0])], [5, 0])).toEqual([
      'near',
    ]);
  });
  test('none where nobody stands in it, an ally does, or it is closed without them', () => {
    expect([
      inLine([], [5, 0]),
      inLine([body('aside', [2, 1])], [5, 0]),
      inLine([zeke([2, 0])], [5, 0]),
    ]).toEqual([[], [], []]);
    expect(inLine([body('near', [1, 0])], [5, 0], ['...#..', '...#..'])).toEqual([]);
  });
  test('none for who is COLOSSAL, nor before a target that is (L5)', () => {
    const near = [body('near', [1, 0])];
    expect([inLine(near, [5, 0], undefined, 'rook'), inLine(near, [5, 0], undefined, 'aim')]).toEqual([
      [],
      [],
    ]);
    expect(inLine(near, [5, 0], undefined, 'near')).toEqual(['near']);
  });
  test('two that close a corner together, each once', () => {
    const both = inLine([body('east', [1, 0]), body('south', [0, 1])], [1, 1]);
    expect([...both].sort()).toEqual(['east', 'south']);
    expect(inLine([body('east', [1, 0])], [1, 1])).toEqual([]);
  });
});

/** Five figures on a small board; `tall` is COLOSSAL, one foe is large. */
function table(next: (below: number) => number): Position {
  const mix = { terrain: '.......h#', levels: '1112', wallEvery: 14 };
  const board = randomBoard(next, 6, 5, mix);
  const at = (): Space => [next(5), next(4)];
  const open = (size: readonly number[]): Space => {
    const one = at();
    return crossesWall(board, one, size) ? open(size) : one;
  };
  const position = arena({
    board,
    figures: [
      rook(at()),
      zeke(at()),
      body('foe', at()),
      body('big', open([2, 2]), { size: [2, 2] }),
      body('other', at()),
    ],
  });
  return next(3) === 0
    ? withCard(position, 'foe', [{ id: 'm', when: 'passive', modifiers: [{ tag: 'colossal' }] }])
    : position;
}
const isTall = (position: Position, id: string): boolean =>
  of(position, id).cards.some(({ ref }) => ref === 'own');

describe('L1-L7: what a figure sees', () => {
  const ids = ['rook', 'zeke', 'foe', 'big', 'other'];
  test('is the same however it is asked, also as if it stood elsewhere', () => {
    const next = seededRandom(51);
    const seen = { clear: 0, shut: 0 };
    for (let round = 0; round < 7; round++) {
      const position = table(next);
      const { board } = position.state;
      const spaces = allSpaces(board);
      for (const id of ids) {
        const from = of(position, id);
        const moved = figureWith(from, { at: [next(5), next(4)] });
        const there = positionWithFigure(position, moved);
        const told = JSON.stringify([
          board,
          position.state.figures.map((one) => [one.id, one.at]),
          id,
          moved.at,
        ]);
        for (const other of ids.filter((one) => one !== id)) {
          const to = of(position, other);
          const spacesOf = (one: Figure): Space[] =>
            occupantsFor(position, { ...one, id: 'nobody' })
              .filter((occupant) => occupant.id === one.id)
              .flatMap((occupant) => occupant.spaces);
          const occupants = occupantsFor(position, from, [other]);
          const colossal = isTall(position, id) || isTall(position, other);
          const slow = slowSight(board, spacesOf(from), spacesOf(to), occupants, { colossal });
          const { clear, penalty } = sightOf(position, from, to);
          expect({ clear, penalty }, told).toEqual(slow);
          const asked = sightFor(position, id, other);
          expect([isInSight(position, from, to), asked.clear, asked.penalty], told).toEqual([
            clear,
            clear,
            penalty,
          ]);
          const line = sightOf(there, moved, to).clear;
          expect([isInSight(position, moved, to), isInSight(there, moved, to)], told).toEqual([line, line]);
          if (!colossal)
            expect(
              seenIfThere(
                position,
                moved,
                moved,
                { at: moved.at!, size: moved.size },
                { at: to.at!, size: to.size },
              ) === SEEN,
              told,
            ).toBe(line);
          seen[clear ? 'clear' : 'shut']++;
        }
        const within = round % 3 === 0 ? undefined : 2;
        const list = (place: Position, one: Figure): string[] =>
          listSpacesInSight(place, one, within).map((space) => space.join());
        expect(list(position, moved), told).toEqual(list(there, moved));
        if (within === undefined) {
          const clear = spaces.filter(
            (to) => slowIsSpace(board, to) && sightToSpace(position, from, to).clear,
          );
          expect(list(position, from), told).toEqual(clear.map((space) => space.join()));
          expect(sightToSpace(position, moved, spaces[round]!), told).toEqual(
            sightToSpace(there, moved, spaces[round]!),
          );
        }
      }
    }
    expect(Math.min(seen.clear, seen.shut)).toBeGreaterThan(20);
  });

  test('L6: a Sphere of Influence goes 4 spaces, over everybody’s heads, not past what is obstructing; nobody is in that of who is off the board', () => {
    const position = arena({
      board: { rows: ['.......', '.......', '..#....'] },
      figures: [rook([0, 0]), zeke([5, 0]), body('wall', [1, 0]), body('foe', [4, 1]), body('hid', [3, 2])],
    });
    const me = of(position, 'rook');
    const inside = (from: Figure) =>
      position.state.figures.filter((one) => isInInfluence(position, from, one)).map(({ id }) => id);
    expect(inside(me)).toEqual(['rook', 'wall', 'foe']);
    expect(listInInfluence(position, me, position.state.figures).map(({ id }) => id)).toEqual(inside(me));
    const off = figureWith(me, { at: null });
    expect([inside(off), listSpacesInInfluence(position, off), listSpacesInSight(position, off)]).toEqual([
      ['rook'],
      [],
      [],
    ]);
    expect(listSpacesInInfluence(position, me).filter(([, y]) => y === 0)).toEqual(
      [0, 1, 2, 3, 4].map((x) => [x, 0]),
    );
    const soi = (from: string | Space, to: string | Space) =>
      sightFor(position, from, to, { influence: true }).clear;
    expect([soi('rook', 'foe'), soi('rook', 'zeke'), soi([0, 0], [4, 0]), soi([0, 0], [5, 0])]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([soi([0, 2], [4, 2]), soi([0, 0], 'foe')]).toEqual([false, true]);
  });

  test('a space has neither allies nor opponents, unless it is looked from as a figure would', () => {
    const position = arena({
      board: { rows: ['.....'] },
      figures: [rook([0, 0]), body('foe', [2, 0]), zeke([3, 0])],
    });
    const clear = (as?: string) => {
      const sight = sightFor(position, [1, 0], [4, 0], as ? { as } : {});
      return [sight.clear, sight.penalty];
    };
    expect([clear(), clear('rook'), clear('foe')]).toEqual([
      [true, 0],
      [false, 0],
      [false, 0],
    ]);
    expect(sightFor(position, [2, 0], [4, 0], { as: 'rook' })).toMatchObject({ clear: true, penalty: -1 });
  });
});
