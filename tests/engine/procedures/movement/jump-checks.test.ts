import { describe, expect, test } from 'vitest';
import type { Space } from '../../../../src/engine/index.ts';
import { resolveJumpCheck } from '../../../../src/engine/procedures/movement/jump.ts';
import type { Jump } from '../../../../src/engine/queries/geometry/jumps.ts';
import { eventsOf, type Roll } from '../../../support/arena.ts';
import { adventurer, body, rook, run, scene, zeke } from '../../../support/encounter-arena.ts';

const LOW: readonly Roll[] = [
  ['purple', 1],
  ['purple', 1],
];

interface Leap {
  readonly over?: readonly Space[];
  readonly others?: readonly object[];
  readonly rolls?: readonly Roll[];
  readonly jumper?: object;
  readonly order?: readonly string[];
}

/** The Checks of a jump from [0, 0] over one space, and whether it gets across. */
function leaps({ over = [[1, 0]], others = [], rolls = LOW, jumper = zeke([0, 0]), order }: Leap) {
  const position = scene({
    board: { rows: ['.......', '.......', '.......'] },
    figures: [jumper, ...others, body('foe', [6, 2])],
    ...(order ? { initiative: order } : {}),
  });
  const { id } = jumper as { id: string };
  let across: boolean | null = null;
  const session = run(
    position,
    function* (table) {
      const jump = { over, to: [over.at(-1)![0] + 1, 0] } as unknown as Jump;
      across = yield* resolveJumpCheck(table, id, jump);
    },
    rolls,
  );
  const checks = eventsOf(session, 'checkMade').map(({ figure, skill, difficulty, passed, total }) => ({
    figure,
    skill,
    difficulty,
    passed,
    causes: total.entries.map(({ cause }) => (cause.kind === 'boost' ? cause.by : cause.kind)),
  }));
  return { across, checks };
}

describe('the Check of a jump (p.66, M8)', () => {
  test.each([1, 2, 3, 4])('over %i spaces it is 10, and 2 more for each after the first', (spaces) => {
    const over = Array.from({ length: spaces }, (_, i): Space => [1 + i, 0]);
    const { across, checks } = leaps({ over });
    expect(across).toBe(false);
    expect(checks).toMatchObject([
      { figure: 'zeke', skill: 'agility', difficulty: 8 + 2 * spaces, passed: false },
    ]);
  });

  test('a Combatant rolls BLACK, without a boost; only the skull fails', () => {
    const jumper = body('beast', [0, 0]);
    const others = [body('mate', [0, 1])];
    for (const [face, across] of [
      [1, true],
      [6, false],
    ] as const) {
      const leap = leaps({ jumper, others, rolls: [['black', face]] });
      expect(leap).toMatchObject({ across, checks: [{ figure: 'beast', causes: [expect.anything()] }] });
    }
  });
});

describe('the boost (p.66, X5)', () => {
  const boosts = (...others: readonly object[]) =>
    leaps({ others }).checks[0]!.causes.filter((cause) => ['rook', 'remi', 'ally', 'foe'].includes(cause));

  test.each([
    [[0, 1], ['rook']],
    [[1, 1], ['rook']], // diagonally
    [[0, 2], []],
    [[2, 0], []],
  ] as [Space, string[]][])('of an ally at %j: %j', (at, by) => {
    expect(boosts(rook(at))).toEqual(by);
  });

  test('not of who cannot act, of an opponent, or of an ally without a Strength', () => {
    expect(boosts(rook([0, 1], { effects: ['paralyze'] }))).toEqual([]);
    expect(boosts({ ...body('ally', [0, 1]), side: 'adventurers' })).toEqual([]);
    expect(boosts(body('brute', [0, 1]))).toEqual([]);
  });

  test('of several one alone', () => {
    expect(boosts(rook([0, 1]), adventurer('remi', [1, 1]))).toHaveLength(1);
  });
});

describe('the catch (p.66, X5)', () => {
  const catches = (leap: Leap) => leaps(leap).checks.slice(1);

  test.each([
    [[2, 1], ['rook']],
    [[3, 1], ['rook']],
    [[3, 0], ['rook']],
    [[4, 0], []],
    [[0, 2], []],
  ] as [Space, string[]][])('by an ally beside the landing at [2, 0], from %j: %j', (at, by) => {
    const rolls = by.length > 0 ? [...LOW, ...LOW] : LOW;
    expect(
      catches({ others: [rook(at)], rolls }).map(({ figure, skill, difficulty }) => [
        figure,
        skill,
        difficulty,
      ]),
    ).toEqual(by.map((id) => [id, 'perception', 10]));
  });

  test('not where the jump was made, nor by who cannot act or stands on the other side', () => {
    const high: readonly Roll[] = [
      ['purple', 6],
      ['purple', 6],
    ];
    expect(leaps({ others: [rook([3, 0])], rolls: high })).toMatchObject({
      across: true,
      checks: [{ passed: true }],
    });
    expect(catches({ others: [rook([3, 0], { effects: ['paralyze'] })] })).toEqual([]);
    expect(catches({ others: [body('brute', [3, 0])] })).toEqual([]);
  });

  test('passed it gets across, failed it does not', () => {
    const rolls = (face: number): Roll[] => [...LOW, ['purple', face], ['purple', face]];
    expect(leaps({ others: [rook([3, 0])], rolls: rolls(6) }).across).toBe(true);
    expect(leaps({ others: [rook([3, 0])], rolls: rolls(1) }).across).toBe(false);
  });

  test('by the one likeliest to, wherever it is on the track: a Combatant’s BLACK beats a low Perception', () => {
    const ally = { ...body('ally', [3, 0]), side: 'adventurers' };
    const far: readonly Space[] = [
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ];
    for (const order of [
      ['zeke', 'rook', 'ally', 'foe'],
      ['zeke', 'ally', 'rook', 'foe'],
    ]) {
      const others = [rook([6, 0]), { ...ally, at: [5, 1] }];
      const leap = leaps({ over: far, others, order, rolls: [...LOW, ['black', 1]] });
      expect(leap.checks.map(({ figure }) => figure)).toEqual(['zeke', 'ally']);
      expect(leap.across).toBe(true);
    }
  });
});
