import { describe, expect, test } from 'vitest';
import { figureIn, type Space } from '../../../../src/engine/index.ts';
import { type MovePlan, resolveMove } from '../../../../src/engine/procedures/movement/move.ts';
import { arena, brute, eventsOf, hero, optionsOf } from '../../../support/arena.ts';
import { inTurnOf, run } from '../../../support/encounter-arena.ts';

interface Start {
  readonly rows: readonly string[];
  readonly elevation?: readonly string[];
  readonly at?: Space;
  readonly sp?: number;
  readonly stats?: object;
  readonly others?: readonly object[];
}

/** Nova's movement with so many points, up to its first question. */
function moving(
  { rows, elevation, at = [0, 0], sp = 0, stats = {}, others = [] }: Start,
  points: number,
  plan: Partial<MovePlan> = {},
) {
  const board = { rows, ...(elevation ? { elevation } : {}) };
  const position = arena({ board, figures: [hero('nova', at, stats, { sp }), ...others] });
  return run(
    position,
    inTurnOf('nova', (table) => resolveMove(table, { figure: 'nova', mode: 'action', points, ...plan })),
  );
}

const refusals = ({ pending }: ReturnType<typeof moving>) =>
  Object.fromEntries((pending?.refused ?? []).map(({ id, reason, rule }) => [id, { ...reason, rule }]));

const ally = (at: Space) => ({ ...brute('ally', at), side: 'adventurers' });

describe('the steps a movement has (p.41, M1)', () => {
  test.each([
    ['out of Hindering for 2', ['h..'], 2, 'action', true],
    ['not for 1', ['h..'], 1, 'action', false],
    ['free movement counts spaces', ['h..'], 1, 'free', true],
    ['out of Normal for 1', ['.h.'], 1, 'action', true],
    ['not for nothing', ['...'], 0, 'action', false],
  ] as const)('%s', (_what, rows, points, mode, can) => {
    const session = moving({ rows, sp: 1 }, points, { mode });
    if (can) expect(optionsOf(session)).toContain('step:1,0');
    else {
      expect(optionsOf(session)).not.toContain('step:1,0');
      const costs = rows[0]!.startsWith('h') ? 2 : 1;
      expect(refusals(session)['step:1,0']).toEqual({ why: 'movement', costs, left: points, rule: 'M1' });
    }
  });

  test('each way that is barred with its reason, in the order north, east, south, west', () => {
    const rows = ['...', '#..', '...'];
    const session = moving({ rows, at: [1, 1], others: [brute('foe', [1, 0])] }, 3);
    expect(optionsOf(session).filter((id) => id.startsWith('step'))).toEqual(['step:2,1', 'step:1,2']);
    expect(refusals(session)).toEqual({
      'step:1,0': { why: 'opponent-there', rule: 'p.41' },
      'step:0,1': { why: 'obstructing', rule: 'p.41' },
    });
    expect(Object.values(refusals(moving({ rows: ['..'] }, 1))).map(({ why }) => why)).toHaveLength(3);
  });

  test('diagonally only where an ability says so', () => {
    const rows = ['...', '...', '...'];
    const steps = (plan: Partial<MovePlan>) =>
      optionsOf(moving({ rows, at: [1, 1] }, 2, plan)).filter((id) => id.startsWith('step')).length;
    expect(steps({})).toBe(4);
    expect(steps({ diagonal: true })).toBe(8);
  });

  test('through opponents only where an ability says so; they are given as passed', () => {
    let passed: readonly string[] = [];
    const start = (through?: true) => {
      const position = arena({
        board: { rows: ['....'] },
        figures: [hero('nova', [0, 0], {}, { sp: 0 }), { ...brute('foe', [1, 0]), effects: ['paralyze'] }],
      });
      return run(
        position,
        inTurnOf('nova', function* (table) {
          passed = yield* resolveMove(table, {
            figure: 'nova',
            mode: 'free',
            points: 2,
            ...(through ? { through } : {}),
          });
        }),
      );
    };
    expect(optionsOf(start())).toEqual([]);
    const session = start(true);
    session.decide('step:1,0');
    session.decide('step:2,0');
    expect(figureIn(session.state, 'nova').at).toEqual([2, 0]);
    expect(passed).toEqual(['foe']);
  });

  test.each([
    [2, 0, false], // 1 to come, 2 to leave
    [3, 0, true],
    [1, 1, true], // 2 points for 1 SP
  ])('onto an ally with %i points and %i SP only if it can leave again: %s', (points, sp, can) => {
    const session = moving({ rows: ['...', '.##'], sp, others: [ally([1, 0])] }, points);
    expect(optionsOf(session).includes('step:1,0')).toBe(can);
    if (!can) expect(refusals(session)['step:1,0']).toEqual({ why: 'no-way-out', rule: 'p.41' });
  });

  test('in free movement no SP gets it out again', () => {
    const session = moving({ rows: ['...', '.##'], sp: 5, others: [ally([1, 0])] }, 1, { mode: 'free' });
    expect(optionsOf(session)).not.toContain('step:1,0');
  });

  test('out of Muck onto an ally: what more could be bought there costs no more than 1 SP (M1)', () => {
    const onto = (sp: number) =>
      optionsOf(moving({ rows: ['m..'], sp, others: [ally([1, 0])] }, 1)).includes('step:1,0');
    expect([onto(0), onto(1)]).toEqual([false, true]);
  });
});

describe('points for SP (M5)', () => {
  test.each([
    [['...'], 0, false],
    [['...'], 1, true],
    [['m..'], 1, false],
    [['m..'], 2, true],
  ] as const)('on %j with %i SP: %s', (rows, sp, can) => {
    const session = moving({ rows, sp }, 1);
    expect(optionsOf(session).includes('buy')).toBe(can);
    if (can)
      expect(session.pending?.options.find(({ id }) => id === 'buy')).toMatchObject({
        sp,
        act: { points: 2 },
      });
  });

  test('are added to what is left; none in free movement', () => {
    const session = moving({ rows: ['......'], sp: 2 }, 1);
    session.decide('buy');
    expect(session.pending?.question).toEqual({ ask: 'move', left: 3, unit: 'point' });
    expect(figureIn(session.state, 'nova').sp).toBe(1);
    expect(eventsOf(session, 'movementBought')).toMatchObject([{ figure: 'nova', points: 2 }]);
    const free = moving({ rows: ['......'], sp: 2 }, 1, { mode: 'free' });
    expect(free.pending?.question).toEqual({ ask: 'move', left: 1, unit: 'space' });
    expect(optionsOf(free)).not.toContain('buy');
  });
});

describe('where a movement may end (p.41, M3)', () => {
  test('not on an ally, but where it set out', () => {
    const session = moving({ rows: ['....'], others: [ally([1, 0])] }, 4);
    expect(optionsOf(session)).toContain('end');
    session.decide('step:1,0');
    expect(optionsOf(session)).not.toContain('end');
    session.decide('step:2,0');
    expect(optionsOf(session)).toContain('end');
  });

  test.each([
    ['d', 'ends-in-dangerous'],
    ['h', undefined],
  ])('in %s it is told what comes of it', (terrain, note) => {
    const session = moving({ rows: [`.${terrain}..`] }, 3, { flight: true });
    session.decide('step:1,0');
    expect(session.pending?.options.find(({ id }) => id === 'end')?.note).toEqual(
      note ? { note } : undefined,
    );
  });

  test('who has moved may be answered, who has not moved may not: it has gone so many spaces', () => {
    const session = moving({ rows: ['....'] }, 2);
    session.decide('step:1,0');
    session.decide('step:2,0');
    expect(session.pending).toBeNull();
    expect(session.state.scopes).toEqual([]);
    expect(eventsOf(session, 'scopeClosed')).toMatchObject([{ kind: 'move', rule: 'p.41' }]);
  });
});

describe('jumps in a movement (M8)', () => {
  const jumps = (start: Start, points: number, plan?: Partial<MovePlan>) =>
    optionsOf(moving(start, points, plan)).filter((id) => id.startsWith('jump'));

  test.each([
    [1, 'action', []],
    [2, 'action', ['jump:2,0']],
    [2, 'free', ['jump:2,0']],
    [3, 'action', ['jump:2,0', 'jump:3,0']],
    [3, 'free', ['jump:2,0', 'jump:3,0']],
  ] as const)('with %i points of %s: %j', (points, mode, expected) => {
    expect(jumps({ rows: ['.....'], sp: 0 }, points, { mode })).toEqual(expected);
  });

  test('none with FLIGHT, its own or given for the movement', () => {
    expect(jumps({ rows: ['.....'] }, 3, { flight: true })).toEqual([]);
    expect(jumps({ rows: ['.....'], stats: { tags: ['flight'] } }, 3)).toEqual([]);
  });

  test('what a failed or a passed one does is told', () => {
    const notes = (rows: readonly string[]) =>
      moving({ rows }, 2)
        .pending?.options.filter(({ act }) => act.do === 'jump')
        .map(({ note }) => note?.note);
    expect(notes(['.d.'])).toEqual(['failed-jump-defeats']);
    expect(notes(['.md'])).toEqual(['defeats']);
    expect(notes(['.m.'])).toEqual([undefined]);
  });

  test('a second way to the same space is told apart', () => {
    const session = moving({ rows: ['.d.', '.m.'], at: [0, 0] }, 4);
    const to = session.pending?.options.flatMap(({ act }) =>
      act.do === 'jump' && String(act.space) === '2,0' ? [act.another] : [],
    );
    expect(to).toEqual([false, true]);
  });
});
