import { describe, expect, test } from 'vitest';
import { listWays } from '../../../../src/engine/ai/ai-ways.ts';
import { judge } from '../../../../src/engine/ai/conditions.ts';
import {
  type Current,
  type Direction,
  figureIn,
  type Position,
  type Space,
  term,
} from '../../../../src/engine/index.ts';
import { placeTerrain } from '../../../../src/engine/procedures/consequences/place-terrain.ts';
import { driftLoot, resolveCurrent } from '../../../../src/engine/procedures/movement/currents.ts';
import { eventsOf, type Roll } from '../../../support/arena.ts';
import {
  body,
  doing,
  inTurnOf,
  playFrom,
  rook,
  run,
  scene,
  token,
  zeke,
} from '../../../support/encounter-arena.ts';

/** A stream on every space of the rows, all one way. */
const stream = (rows: readonly string[], direction: Direction, spaces: number): Current[] =>
  rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) =>
      letter === ' ' || letter === '#' ? [] : [{ at: [x, y] as Space, direction, spaces }],
    ),
  );

interface Stream {
  readonly rows: readonly string[];
  readonly direction?: Direction;
  readonly strength?: number;
  readonly figures: readonly object[];
  readonly walls?: readonly (readonly [Space, Space])[];
  readonly rest?: Partial<Parameters<typeof scene>[0]>;
}

function inStream({
  rows,
  direction = 'east',
  strength = 2,
  figures,
  walls = [],
  rest = {},
}: Stream): Position {
  const position = scene({ board: { rows, walls }, figures, ...rest });
  const board = { ...position.state.board, currents: stream(rows, direction, strength) };
  return { ...position, state: { ...position.state, board } };
}

const carried = (input: Stream, id = 'rook', rolls: readonly Roll[] = []) => {
  const session = run(
    inStream(input),
    inTurnOf(id, (table) => resolveCurrent(table, id)),
    rolls,
  );
  const { at, damage, defeated } = figureIn(session.state, id);
  return { session, at, damage, defeated };
};

describe('Currents and figures, p.22', () => {
  test.each([
    ['north', [2, 0]],
    ['south', [2, 4]],
    ['east', [4, 2]],
    ['west', [0, 2]],
  ] as const)('carry whoever is in them %s', (direction, to) => {
    const rows = ['wwwww', 'wwwww', 'wwwww', 'wwwww', 'wwwww'];
    expect(carried({ rows, direction, figures: [rook([2, 2])] })).toMatchObject({ at: to, damage: 0 });
  });

  test('at the end of its turn, before the turn is over', () => {
    const position = inStream({
      rows: ['wwwwww'],
      figures: [rook([0, 0]), zeke([5, 0])],
      rest: { active: 'rook' },
    });
    const session = playFrom(position);
    session.decide('end-turn');
    const types = session.events.map((event) => event.type);
    expect(eventsOf(session, 'figureMoved').map(({ to, how }) => [to, how])).toEqual([
      [[1, 0], 'current'],
      [[2, 0], 'current'],
    ]);
    expect(types.indexOf('figureMoved')).toBeLessThan(types.indexOf('turnEnded'));
    expect(figureIn(session.state, 'zeke').at).toEqual([5, 0]); // whose turn it is not stays
  });

  test('what it cannot be moved is IRREDUCIBLE, one a space: figures, obstructing, the edge, a wall', () => {
    const against = (rows: string[], ...others: object[]) =>
      carried({ rows, figures: [rook([0, 0]), ...others] });
    expect(against(['www'], body('foe', [2, 0]))).toMatchObject({ at: [1, 0], damage: 1 });
    expect(against(['www'], body('foe', [1, 0]))).toMatchObject({ at: [0, 0], damage: 2 });
    expect(against(['ww#'])).toMatchObject({ at: [1, 0], damage: 1 });
    expect(against(['ww'])).toMatchObject({ at: [1, 0], damage: 1 });
    const walls = [
      [
        [0, 0],
        [1, 0],
      ],
    ] as const;
    const walled = carried({ rows: ['www'], figures: [rook([0, 0])], walls });
    expect(walled).toMatchObject({ at: [0, 0], damage: 2 });
    expect(eventsOf(walled.session, 'damageDealt')).toMatchObject([
      { damageType: 'irreducible', cause: term('current'), by: null },
    ]);
  });

  test('over the edge into Dangerous it defeats', () => {
    const fall = carried({ rows: ['wd.'], figures: [rook([0, 0])] });
    expect(fall.defeated).toBe(true);
  });

  test('provokes Break Attacks (M4)', () => {
    const { session } = carried(
      {
        rows: ['.....', 'wwwww'],
        strength: 1,
        figures: [rook([1, 1], { sp: 0 }), { ...body('foe', [0, 0]) }],
      },
      'rook',
      [['purple', 1]],
    );
    expect(eventsOf(session, 'breakAttackProvoked')).toMatchObject([{ figure: 'rook', by: 'foe' }]);
    expect(figureIn(session.state, 'rook').at).toEqual([2, 1]);
  });

  test('FLIGHT ignores it, HULKING is not moved, neither is hurt', () => {
    for (const tag of ['flight', 'hulking']) {
      const figures = [body('foe', [0, 0], { tags: [tag] })];
      expect(carried({ rows: ['www'], figures }, 'foe')).toMatchObject({ at: [0, 0], damage: 0 });
    }
  });

  test('HEAVY takes one off', () => {
    const figures = [body('foe', [0, 0], { tags: ['heavy'] })];
    expect(carried({ rows: ['wwww'], figures }, 'foe').at).toEqual([1, 0]);
    expect(carried({ rows: ['wwww'], strength: 1, figures }, 'foe').at).toEqual([0, 0]);
  });

  test('a large base only with all its spaces in the same one (M9)', () => {
    const figures = [body('foe', [0, 0], { size: [2, 2] })];
    expect(carried({ rows: ['wwwww', 'wwwww'], figures }, 'foe').at).toEqual([2, 0]);
    const half = inStream({ rows: ['wwwww', 'wwwww'], figures });
    half.state.board = {
      ...half.state.board,
      currents: half.state.board.currents!.filter(({ at }) => at[1] === 0),
    };
    const session = run(half, (table) => resolveCurrent(table, 'foe'));
    expect(figureIn(session.state, 'foe').at).toEqual([0, 0]);
  });

  test('terrain laid over it takes it away: tokens never have one (p.21)', () => {
    const position = inStream({ rows: ['....'], figures: [rook([0, 0])] });
    const session = run(position, function* (table) {
      placeTerrain(table, 'water', [[0, 0]], null);
      yield* resolveCurrent(table, 'rook');
    });
    expect(session.state.board.currents).toHaveLength(3);
    expect(figureIn(session.state, 'rook').at).toEqual([0, 0]);
  });
});

describe('Currents and Loot, p.22', () => {
  const drift = (rows: string[], at: Space, walls: Stream['walls'] = [], kind: 'loot' | 'totem' = 'loot') => {
    const position = inStream({ rows, figures: [rook([0, 1])], walls, rest: { tokens: [token(kind, at)] } });
    return run(position, doing(driftLoot)).state.boardTokens[0]?.at ?? null;
  };

  test('drifts at the end of the round, past figures, up to what blocks it (X23)', () => {
    expect(drift(['wwww', '.   '], [0, 0])).toEqual([2, 0]);
    expect(drift(['ww#w', '.   '], [0, 0])).toEqual([1, 0]);
    expect(drift(['wwww', '.   '], [3, 0])).toEqual([3, 0]);
    expect(
      drift(
        ['wwww', '.   '],
        [0, 0],
        [
          [
            [1, 0],
            [2, 0],
          ],
        ],
      ),
    ).toEqual([1, 0]);
  });

  test('moved into or through Dangerous it is discarded (p.21)', () => {
    expect(drift(['wdww', '.   '], [0, 0])).toBeNull();
    expect(drift(['wwdw', '.   '], [0, 0])).toBeNull();
  });

  test('other tokens stay', () => {
    expect(drift(['wwww', '.   '], [0, 0], [], 'totem')).toEqual([0, 0]);
  });

  test('by the clock: after the last turn, before the round is over', () => {
    const position = inStream({
      rows: ['wwwwww', '......'],
      figures: [rook([0, 1]), body('foe', [5, 1])],
      rest: { active: 'rook', tokens: [token('loot', [1, 0])] },
    });
    position.state.board = {
      ...position.state.board,
      currents: position.state.board.currents!.filter(({ at }) => at[1] === 0),
    };
    const session = playFrom(position);
    while (session.state.clock.round < 2) session.decide('end-turn');
    const types = session.events.map((event) => event.type);
    expect(session.state.boardTokens[0]?.at).toEqual([3, 0]);
    expect(types.indexOf('boardTokenMoved')).toBeGreaterThan(
      types.lastIndexOf('turnEnded', types.indexOf('roundEnded')),
    );
    expect(types.indexOf('boardTokenMoved')).toBeLessThan(types.indexOf('roundEnded'));
  });
});

describe('Combatants and Currents, p.58: never where one would surely defeat them', () => {
  const ends = (rows: string[], foe: object, strength = 1) => {
    const position = inStream({ rows, direction: 'south', strength, figures: [rook([4, 0]), foe] });
    return listWays(position, figureIn(position.state, 'foe'), { jump: null })
      .all()
      .map(({ end }) => end);
  };

  test('not above the weir', () => {
    const rows = ['.....', '.....', 'ddddd'];
    expect(ends(rows, body('foe', [0, 0]))).not.toContainEqual([1, 1]);
    expect(ends(rows, body('foe', [0, 0]))).toContainEqual([1, 0]);
    expect(ends(rows, body('foe', [0, 0], { tags: ['flight'] }))).toContainEqual([1, 1]);
  });

  test('not against a wall with its last HP', () => {
    const rows = ['.....', '.....'];
    expect(ends(rows, body('foe', [0, 0], { hp: 2 }), 2)).not.toContainEqual([1, 1]);
    expect(ends(rows, body('foe', [0, 0], { hp: 3 }), 2)).toContainEqual([1, 1]);
  });

  test('so "can it move and attack" does not count such a space (C3)', () => {
    const position = inStream({
      rows: ['#####', '.....', 'ddddd'],
      direction: 'south',
      strength: 1,
      figures: [rook([4, 1]), body('foe', [0, 1])],
    });
    const figure = figureIn(position.state, 'foe');
    expect(judge(position, figure, { is: 'can-move-and-attack', kind: 'melee' }).value).toBe(false);
  });
});
