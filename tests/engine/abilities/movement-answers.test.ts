import { describe, expect, test } from 'vitest';
import { listWays } from '../../../src/engine/ai/ai-ways.ts';
import { type Ability, type EffectOp, figureIn, type Position } from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { resolveForcedMove } from '../../../src/engine/procedures/movement/forced-move.ts';
import { resolveMove } from '../../../src/engine/procedures/movement/move.ts';
import { arena, eventsOf, optionsOf, type Roll } from '../../support/arena.ts';
import { body, corridor, inTurnOf, playFrom, rook, run, zeke } from '../../support/encounter-arena.ts';
import { withCard } from '../../support/own-cards.ts';

const hurt = { do: 'damage', type: 'irreducible', amount: 1, to: { who: 'subject' } } as const;
const at = (session: ReturnType<typeof run>, id: string) => figureIn(session.state, id).at;
const use = (position: Position, effects: readonly EffectOp[], rolls: readonly Roll[] = []) =>
  run(
    position,
    inTurnOf('rook', (table) => table.hooks.carryOut(table, effects, 'rook', 'foe', term('this-attack'))),
    rolls,
  );

describe('COMMAND (X164)', () => {
  const rows = { rows: ['........', '..d.....', '........'] };
  const command = (more: Partial<Extract<EffectOp, { do: 'command' }>> = {}): EffectOp => ({
    do: 'command',
    spaces: 2,
    to: { who: 'target' },
    ...more,
  });
  const stage = (foe: object = {}, where: [number, number] = [3, 0]) =>
    arena({ board: rows, figures: [rook([0, 0]), body('foe', where, foe)] });

  test('the user moves it step by step, no farther than wanted', () => {
    const session = use(stage(), [command()]);
    expect(session.pending).toMatchObject({ figure: 'rook', question: { ask: 'moved-where', moved: 'foe' } });
    const step = session.pending!.options.find(
      ({ act }) => act.do === 'be-moved' && String(act.space) === '3,1',
    )!;
    session.decide(step.id);
    expect(at(session, 'foe')).toEqual([3, 1]);
    // Never to its Defeat: the Dangerous space beside it is not offered.
    const ends = session.pending!.options.flatMap(({ act }) =>
      act.do === 'be-moved' ? [String(act.space)] : [],
    );
    expect(ends).not.toContain('2,1');
    session.decide('done');
    expect(session.pending).toBeNull();
    expect(at(session, 'foe')).toEqual([3, 1]);
  });

  test('HULKING is not moved by opponents, HEAVY goes less far, the paralyzed do not go', () => {
    expect(use(stage({ tags: ['hulking'] }), [command()]).pending).toBeNull();
    const heavy = use(stage({ tags: ['heavy'] }), [command()]);
    heavy.decide(heavy.pending!.options[0]!.id);
    expect(heavy.pending).toBeNull();
    const stiff = arena({
      board: rows,
      figures: [rook([0, 0]), { ...body('foe', [3, 0]), effects: ['paralyze'] }],
    });
    expect(use(stiff, [command()]).pending).toBeNull();
  });

  test('a Combatant moves its opponent into a hazard, else beside its own', () => {
    const position = arena({
      board: { rows: ['....w'] },
      figures: [rook([3, 0]), body('foe', [0, 0])],
    });
    const session = run(
      position,
      inTurnOf('foe', (table) =>
        table.hooks.carryOut(table, [command({ spaces: 3 })], 'foe', 'rook', term('this-attack')),
      ),
    );
    expect(at(session, 'rook')).toEqual([4, 0]);
  });
});

describe('what answers movement (X165)', () => {
  const moves: Ability = {
    id: 'm',
    when: 'moves',
    effects: [{ do: 'gain-token', token: 'dodge', amount: 1, to: { who: 'self' } }],
  };
  const walk = (position: Position, ...steps: string[]) => {
    const session = run(
      position,
      inTurnOf('rook', (table) => resolveMove(table, { figure: 'rook', mode: 'free', points: 3 })),
    );
    for (const step of steps) session.decide(step);
    return session;
  };
  const tokens = (session: ReturnType<typeof run>) => figureIn(session.state, 'rook').tokens.dodge ?? 0;
  const stage = () => arena({ board: corridor(8), figures: [rook([1, 0]), body('foe', [7, 0])] });

  test('its own movement, once it has ended, of a space at least', () => {
    const position = () => withCard(stage(), 'rook', [moves]);
    expect(tokens(walk(position(), 'step:2,0', 'step:3,0', 'end'))).toBe(1);
    expect(tokens(walk(position(), 'end'))).toBe(0);
    const pushed = run(position(), (table) => resolveForcedMove(table, 'push', 'rook', 'foe', 1));
    expect(at(pushed, 'rook')).toEqual([0, 0]);
    expect(tokens(pushed)).toBe(0);
  });

  const watch = (within: 'adjacent' | 'soi' | 'board'): Ability => ({
    id: 'w',
    when: 'enters',
    of: { side: 'opponent', within },
    effects: [hurt],
  });
  const guarded = (within: 'adjacent' | 'soi' | 'board') =>
    withCard(arena({ board: corridor(9), figures: [rook([1, 0]), body('foe', [5, 0])] }), 'foe', [
      watch(within),
    ]);

  test('whoever comes beside it, at the step that brings them there and once', () => {
    const session = walk(guarded('adjacent'), 'step:2,0', 'step:3,0');
    expect(figureIn(session.state, 'rook').damage).toBe(0);
    session.decide('step:4,0');
    expect(figureIn(session.state, 'rook').damage).toBe(1);
  });

  test('who was there before does not enter; who leaves and comes back does', () => {
    const near = withCard(
      arena({ board: corridor(9), figures: [rook([4, 0]), body('foe', [5, 0])] }),
      'foe',
      [watch('adjacent')],
    );
    const session = run(
      near,
      inTurnOf('rook', (table) =>
        resolveMove(table, { figure: 'rook', mode: 'free', points: 3, provokes: false }),
      ),
    );
    session.decide('step:3,0');
    expect(figureIn(session.state, 'rook').damage).toBe(0);
    session.decide('step:4,0');
    expect(figureIn(session.state, 'rook').damage).toBe(1);
  });

  test('who moves about within it does not come into it', () => {
    const session = walk(guarded('board'), 'step:2,0', 'step:3,0', 'end');
    expect(at(session, 'rook')).toEqual([3, 0]);
    expect(figureIn(session.state, 'rook').damage).toBe(0);
  });

  test('also who is pulled, or WARPS, into a Sphere of Influence', () => {
    const pulled = run(guarded('adjacent'), (table) => resolveForcedMove(table, 'pull', 'rook', 'foe', 3));
    expect(at(pulled, 'rook')).toEqual([4, 0]);
    expect(figureIn(pulled.state, 'rook').damage).toBe(1);
    const far = withCard(
      arena({ board: corridor(14), figures: [rook([0, 0]), body('foe', [13, 0])] }),
      'foe',
      [watch('soi')],
    );
    const warped = use(far, [{ do: 'warp', to: { who: 'self' }, within: 'adjacent', from: 'target' }]);
    expect(at(warped, 'rook')).toEqual([12, 0]);
    expect(figureIn(warped.state, 'rook').damage).toBe(1);
  });

  test('an answer that moves the mover ends what it was about to walk', () => {
    const shove: Ability = {
      ...watch('adjacent'),
      effects: [{ do: 'push', spaces: 2, to: { who: 'subject' } }],
    };
    const position = withCard(
      arena({ board: corridor(9), figures: [rook([1, 0]), body('foe', [5, 0])] }),
      'foe',
      [shove],
    );
    const session = walk(position, 'step:2,0', 'step:3,0', 'step:4,0');
    expect(at(session, 'rook')).toEqual([2, 0]);
  });
});

test('rounds begin and end for everybody', () => {
  const each = (id: string, when: 'round-start' | 'round-end', token: 'dodge' | 'vow'): Ability => ({
    id,
    when,
    effects: [{ do: 'gain-token', token, amount: 1, to: { who: 'self' } }],
  });
  const position = withCard(
    arena({
      board: corridor(8),
      figures: [rook([1, 0]), body('foe', [7, 0])],
      active: 'rook',
      initiative: ['rook', 'foe'],
    }),
    'rook',
    [each('a', 'round-end', 'dodge'), each('b', 'round-start', 'vow')],
  );
  const session = playFrom(position);
  const before = session.state.clock.round;
  for (let i = 0; i < 5 && session.state.clock.round === before; i++)
    session.decide(session.pending?.kind === 'turn' ? 'end-turn' : session.pending!.options[0]!.id);
  expect(figureIn(session.state, 'rook').tokens).toMatchObject({ dodge: 1, vow: 1 });
  expect(eventsOf(session, 'roundEnded')).toHaveLength(1);
});

describe('the target chooses (X166)', () => {
  const options = (by?: 'target'): EffectOp => ({
    do: 'choose',
    ...(by ? { by } : {}),
    options: [
      { id: 'suffer', effects: [{ do: 'damage', type: 'magic', amount: 3, to: { who: 'target' } }] },
      { id: 'pay', effects: [{ do: 'gain-gold', amount: 2 }] },
    ],
  });
  const hex = (effect: EffectOp) =>
    run(
      arena({ board: corridor(8), figures: [rook([0, 0]), zeke([1, 0]), body('foe', [3, 0])] }),
      inTurnOf('rook', (table) => table.hooks.carryOut(table, [effect], 'rook', 'zeke', term('this-attack'))),
    );

  test('its player is asked, and the last option is proposed to it', () => {
    expect(hex(options()).pending?.figure).toBe('rook');
    const session = hex(options('target'));
    expect(session.pending?.figure).toBe('zeke');
    expect(session.pending?.options.find(({ proposed }) => proposed)?.act).toMatchObject({ part: 'pay' });
    session.decide(optionsOf(session)[1]!);
    expect(session.state.loot.gold).toBe(2);
  });

  test('so it is with what may be done or not', () => {
    const may: EffectOp = { do: 'optional', id: 'yield', by: 'target', effects: [hurt] };
    expect(hex(may).pending?.figure).toBe('zeke');
  });
});

test('a check against a counted number, and any positive effect removed', () => {
  const position = arena({
    board: corridor(8),
    figures: [rook([0, 0]), { ...body('foe', [3, 0], { armor: 4 }), effects: ['haste', 'wilt'] }],
  });
  const session = use(
    position,
    [
      {
        do: 'check',
        skill: 'strength',
        difficulty: { count: 'target-armor', plus: 1 },
        pass: [{ do: 'remove-effect', effect: 'any-positive', to: { who: 'target' } }],
      },
    ],
    [
      ['purple', 6],
      ['purple', 6],
    ],
  );
  expect(eventsOf(session, 'scopeOpened').map(({ scope }) => scope)).toContainEqual(
    expect.objectContaining({ kind: 'check', difficulty: 5 }),
  );
  expect(figureIn(session.state, 'foe').effects).toEqual(['wilt']);
});

describe('elusive (X170)', () => {
  const slippery: Ability = { id: 'e', when: 'passive', modifiers: [{ elusive: true }] };
  const stage = () =>
    withCard(
      arena({
        board: { rows: ['......', '......'] },
        figures: [rook([1, 0]), body('near', [0, 0]), body('far', [3, 0])],
      }),
      'rook',
      [slippery],
    );
  const MISS: Roll[] = [['purple', 1]];
  const struckBy = (session: ReturnType<typeof run>) =>
    eventsOf(session, 'breakAttackProvoked').map(({ by }) => by);

  test('who stands beside it where its movement begins gets no Break Attack, others do', () => {
    const session = run(
      stage(),
      inTurnOf('rook', (table) => resolveMove(table, { figure: 'rook', mode: 'free', points: 3 })),
      MISS,
    );
    session.decide('step:2,0');
    expect(struckBy(session)).toEqual([]);
    session.decide('step:2,1');
    while (session.pending?.kind === 'dodge') session.decide('no');
    expect(struckBy(session)).toEqual(['far']);
  });

  test('pushed, it provokes as ever', () => {
    const sideways = withCard(
      arena({
        board: { rows: ['......', '......', '......'] },
        figures: [rook([1, 1]), body('near', [0, 1]), body('far', [1, 0])],
      }),
      'rook',
      [slippery],
    );
    const moved = run(
      sideways,
      inTurnOf('far', (table) => resolveForcedMove(table, 'push', 'rook', 'far', 1)),
      MISS,
    );
    while (moved.pending?.kind === 'dodge') moved.decide('no');
    expect(struckBy(moved)).toEqual(['near']);
  });

  test('an opponent chooses its way by it', () => {
    const position = arena({
      board: { rows: ['......', '......'] },
      figures: [body('eel', [1, 0]), rook([0, 0]), zeke([4, 0])],
    });
    const breaks = (at: Position) => {
      const ways = listWays(at, figureIn(at.state, 'eel'), { points: 2, jump: null });
      return Array.from({ length: ways.count }, (_, way) => ways.breaksOf(way)).reduce((a, b) => a + b, 0);
    };
    expect(breaks(position)).toBeGreaterThan(0);
    expect(breaks(withCard(position, 'eel', [slippery]))).toBe(0);
  });
});
