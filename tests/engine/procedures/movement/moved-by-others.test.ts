import { describe, expect, test } from 'vitest';
import { figureIn, type Space } from '../../../../src/engine/index.ts';
import { resolveCommand } from '../../../../src/engine/procedures/movement/command.ts';
import { resolveForcedMove } from '../../../../src/engine/procedures/movement/forced-move.ts';
import { eventsOf, optionsOf, type Roll } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, corridor, inTurnOf, rook, run, scene, zeke } from '../../../support/encounter-arena.ts';

type Scene = Parameters<typeof scene>[0];
type Forced = readonly [kind: 'push' | 'pull', moved: string, by: string, spaces: number];

const lane = (more: Partial<Scene> = {}) =>
  scene({ board: corridor(8), figures: [rook([3, 0], { sp: 0 }), body('foe', [2, 0])], ...more });

const forced = (position: ReturnType<typeof lane>, move: Forced, rolls: readonly Roll[] = []) =>
  run(
    position,
    inTurnOf(move[2], (table) => resolveForcedMove(table, ...move)),
    rolls,
  );

const atEnd = (session: ReturnType<typeof forced>, id: string) => {
  const { at, damage } = figureIn(session.state, id);
  return [at, damage];
};

describe('PUSH and PULL (p.33, M7, X73)', () => {
  test.each([1, 2, 4, 5, 6])('a Combatant uses all %i spaces; the rest is 1 IRREDUCIBLE each', (spaces) => {
    const session = forced(lane(), ['push', 'rook', 'foe', spaces]);
    expect(session.pending).toBeNull();
    expect(atEnd(session, 'rook')).toEqual([[Math.min(7, 3 + spaces), 0], Math.max(0, spaces - 4)]);
    expect(eventsOf(session, 'damageDealt')).toHaveLength(spaces > 4 ? 1 : 0);
  });

  test('of nothing, or of somebody or by somebody who does not stand, nothing comes', () => {
    expect(forced(lane(), ['push', 'rook', 'foe', 0]).events.map(({ type }) => type)).toEqual(['turnBegan']);
    for (const id of ['rook', 'foe']) {
      const position = lane({ figures: [rook([3, 0]), body('foe', [2, 0]), zeke([7, 0])] });
      Object.assign(editFigure(position.state, id), { defeated: true });
      const session = run(position, (table) => resolveForcedMove(table, 'push', 'rook', 'foe', 2));
      expect(session.events).toEqual([]);
    }
  });

  test('a player says how far: the most is proposed, none is one of them', () => {
    const session = forced(lane(), ['push', 'foe', 'rook', 2]);
    expect(session.pending).toMatchObject({
      figure: 'rook',
      question: { ask: 'moved-how-far', moved: 'foe', how: 'push' },
    });
    expect(session.pending?.options.map(({ id, proposed }) => [id, proposed ?? false])).toEqual([
      ['number:2', true],
      ['number:1', false],
      ['number:0', false],
    ]);
    session.decide('number:1');
    expect(atEnd(session, 'foe')).toEqual([[1, 0], 0]);
  });

  test('of numbers that come to the same the least is offered', () => {
    const away = lane({ figures: [rook([3, 0]), body('foe', [7, 0])] });
    const session = forced(away, ['pull', 'foe', 'rook', 5]);
    // Beside its puller it stops: 3 spaces are all there are.
    expect(optionsOf(session)).toEqual(['number:3', 'number:2', 'number:1', 'number:0']);
    session.decide('number:3');
    expect(atEnd(session, 'foe')).toEqual([[4, 0], 0]);
  });

  test.each([
    [['hulking'], 'foe', 'rook', [2, 0]],
    [['hulking'], 'foe', 'other', [0, 0]], // by its own side
    [['heavy'], 'foe', 'other', [1, 0]],
    [[], 'foe', 'other', [0, 0]],
  ] as const)('%j: %s moved by %s', (tags, moved, by, end) => {
    const figures = [rook([3, 0]), body('foe', [2, 0], { tags }), { ...body('other', [3, 0]) }];
    const session = forced(lane({ figures: by === 'rook' ? figures.slice(0, 2) : figures.slice(1) }), [
      'push',
      moved,
      by,
      2,
    ]);
    if (by === 'rook') expect(session.pending).toBeNull();
    expect(figureIn(session.state, 'foe').at).toEqual(end);
  });

  test('a PUSH provokes whoever is beside it, but not its pusher (M4)', () => {
    const board = { rows: ['........', '........'] };
    const figures = [rook([3, 0], { sp: 0 }), body('foe', [2, 0]), body('guard', [3, 1])];
    const session = forced(lane({ board, figures }), ['push', 'rook', 'foe', 1], [['purple', 1]]);
    expect(eventsOf(session, 'breakAttackProvoked').map(({ by }) => by)).toEqual(['guard']);
    expect(figureIn(session.state, 'rook').at).toEqual([4, 0]);
  });

  test('who falls to a Break Attack on the way is moved no farther and takes nothing more', () => {
    const board = { rows: ['......', '......'] };
    const guard = body('guard', [3, 1], { dice: ['white', 'white'] });
    const weak = { ...body('weak', [3, 0], { hp: 1, defense: 2 }), side: 'adventurers' };
    const session = forced(
      lane({ board, figures: [weak, rook([5, 1], { sp: 0 }), body('foe', [2, 0]), guard] }),
      ['push', 'weak', 'foe', 4],
      [
        ['white', 6],
        ['white', 6],
      ],
    );
    expect(figureIn(session.state, 'weak').defeated).toBe(true);
    expect(eventsOf(session, 'figureMoved')).toEqual([]);
    expect(eventsOf(session, 'damageDealt')).toHaveLength(1);
  });

  test.each([
    ['...d....', 1, ['moved-out-of-dangerous']],
    ['....d...', 1, ['entered-dangerous']],
    ['....d...', 2, ['moved-out-of-dangerous']],
    ['.....d..', 1, []],
    ['....h...', 2, []],
  ] as const)('on %s by %i (M3)', (row, spaces, fallen) => {
    const session = forced(lane({ board: { rows: [row] } }), ['push', 'rook', 'foe', spaces]);
    expect(
      eventsOf(session, 'figureDefeated').map(({ cause, by }) => [(cause as { term: string }).term, by]),
    ).toEqual(fallen.map((term) => [term, 'foe']));
  });

  test.each([
    [2, []],
    [3, ['fell']],
  ])('down %i levels (M2)', (levels, fallen) => {
    const board = { rows: ['........'], elevation: [`${String(levels + 1).repeat(4)}1111`] };
    const session = forced(lane({ board }), ['push', 'rook', 'foe', 1]);
    expect(eventsOf(session, 'figureDefeated').map(({ cause }) => (cause as { term: string }).term)).toEqual(
      fallen,
    );
  });

  test('of two ways as bad the pusher picks, a Combatant the first', () => {
    const board = { rows: ['......', '......', '......', '......'] };
    const figures = [rook([2, 1], { sp: 0 }), body('foe', [1, 2])];
    const session = forced(lane({ board, figures }), ['push', 'rook', 'foe', 1]);
    expect(figureIn(session.state, 'rook').at).toEqual([3, 1]);
    const picks = forced(lane({ board, figures }), ['push', 'foe', 'rook', 1]);
    picks.decide('number:1');
    expect(picks.pending?.question).toMatchObject({ ask: 'moved-where', moved: 'foe' });
    expect(optionsOf(picks)).toEqual(['way:0,2:0', 'way:1,3:1']);
    picks.decide('way:1,3:1');
    expect(figureIn(picks.state, 'foe').at).toEqual([1, 3]);
  });
});

/** One that acts not, and strikes at nobody who passes. */
const stiff = (id: string, where: Space) => ({ ...body(id, where), effects: ['paralyze'] });

describe('COMMAND of a Combatant (X164)', () => {
  /** Where Rook is led to by a foe with so many spaces. */
  const led = (
    rows: readonly string[],
    spaces: number,
    others: readonly object[] = [],
    at: Space = [2, 1],
    who: object = {},
  ) => {
    const figures = [rook(at, { sp: 0, ...who }), stiff('foe', [7, 0]), ...others];
    const board = { rows: rows.map((row) => `${row}##.`) };
    const session = run(scene({ board, figures }), (table) =>
      resolveCommand(table, 'rook', 'foe', spaces, false),
    );
    expect(session.pending).toBeNull();
    return eventsOf(session, 'figureMoved').map(({ to }) => to);
  };
  const OPEN = ['.....', '.....', '.....'];

  test.each([
    ['into Water', ['.....', '...w.', '.....'], [[3, 1]]],
    ['into Muck', ['.....', '.m...', '.....'], [[1, 1]]],
    ['not into Hindering', ['.....', '...h.', '.....'], []],
    ['never into Dangerous', ['.....', '...d.', '.....'], []],
    ['nor two spaces away, where the first makes it no worse', ['.....', '....w', '.....'], []],
  ] as const)('%s', (_what, rows, way) => {
    expect(led(rows, 3)).toEqual(way);
  });

  test('beside more of its own side, step by step as far as it gets worse', () => {
    expect(led(OPEN, 3, [stiff('other', [4, 1])])).toEqual([[3, 1]]);
    expect(led(OPEN, 3, [stiff('other', [4, 1])], [1, 1])).toEqual([]); // beside one already, no step beside two
    expect(led(OPEN, 3, [stiff('a', [4, 0]), stiff('b', [4, 2])])).toEqual([[3, 1]]);
  });

  test('into a hazard rather than beside many; out of one never', () => {
    const many = [stiff('a', [4, 0]), stiff('b', [4, 1]), stiff('c', [4, 2])];
    expect(led(['.....', '.w...', '.....'], 1, many)).toEqual([[1, 1]]);
    expect(led(['.....', '..w..', '.....'], 1, many)).toEqual([]);
  });

  test('allies of the one that is led make it no worse', () => {
    expect(led(OPEN, 2, [zeke([4, 1])])).toEqual([]);
  });

  test('as far as its spaces go, HEAVY one less, HULKING not at all', () => {
    const rows = ['.....', '..www', '.....'];
    const wet = (spaces: number, tags: readonly string[] = []) => {
      const figures = [
        { ...body('one', [2, 1], { tags }), side: 'adventurers' },
        stiff('foe', [0, 0]),
        stiff('next', [4, 0]),
        stiff('last', [4, 2]),
      ];
      const session = run(scene({ board: { rows }, figures }), (table) =>
        resolveCommand(table, 'one', 'foe', spaces, false),
      );
      return eventsOf(session, 'figureMoved').map(({ to }) => to);
    };
    expect(wet(1)).toEqual([[3, 1]]);
    expect(wet(0)).toEqual([]);
    expect(wet(1, ['heavy'])).toEqual([]);
    expect(wet(2, ['heavy'])).toEqual([[3, 1]]);
    expect(wet(2, ['hulking'])).toEqual([]);
  });

  test('who cannot act does not go, and nobody goes for who does not stand', () => {
    const rows = ['.....', '...w.', '.....'];
    expect(led(rows, 2, [], [2, 1], { effects: ['paralyze'] })).toEqual([]);
    for (const id of ['rook', 'foe']) {
      const position = scene({ board: { rows }, figures: [rook([2, 1]), body('foe', [0, 0]), zeke([4, 2])] });
      Object.assign(editFigure(position.state, id), { defeated: true });
      expect(run(position, (table) => resolveCommand(table, 'rook', 'foe', 2)).events).toEqual([]);
    }
  });

  test('a large base is in a hazard with all of it', () => {
    const ogre = { ...body('ogre', [1, 0], { size: [2, 2] }), side: 'adventurers' };
    const far = stiff('foe', [7, 3]);
    const steps = (rows: readonly string[]) =>
      eventsOf(
        run(scene({ board: { rows: rows.map((row) => `${row}..`) }, figures: [ogre, far] }), (table) =>
          resolveCommand(table, 'ogre', 'foe', 1, false),
        ),
        'figureMoved',
      ).map(({ to }) => to);
    expect(steps(['..ww..', '..ww..', '......', '......'])).toEqual([[2, 0]]);
    expect(steps(['...w..', '...w..', '......', '......'])).toEqual([]);
  });
});
