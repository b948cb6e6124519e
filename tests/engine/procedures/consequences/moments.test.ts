import { describe, expect, test } from 'vitest';
import {
  figureIn,
  type Objective,
  type Position,
  type Space,
  type Trigger,
} from '../../../../src/engine/index.ts';
import {
  endTurnInSpecial,
  type StoryMoment,
  tellMoment,
  watchEncounter,
} from '../../../../src/engine/procedures/consequences/watch.ts';
import { type ArenaSession, eventsOf } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, gold, objective, run, token, told, zeke } from '../../../support/encounter-arena.ts';
import { broughtAbout, hall, type Scene, waiting } from '../../../support/text-hall.ts';

const looked = (position: Position) => broughtAbout(run(position, watchEncounter));

const lamp = token('objective', [4, 0], 'yellow', 'lamp');

describe('moments (X134)', () => {
  const at = (
    when: Trigger,
    moment: StoryMoment,
    props: Partial<Objective> = {},
    more: Partial<Scene> = {},
  ) => broughtAbout(run(waiting(when, more, props), (table) => tellMoment(table, moment)));

  test.each(['round-begins', 'round-ends'] as const)(
    '%s: of that round, or every so many from it on',
    (is) => {
      const rounds = [1, 2, 3, 4, 5, 6, 7];
      const when = (props: Partial<Objective>, every?: number) =>
        rounds.filter(
          (round) => at({ is, round: 3, ...(every ? { every } : {}) }, { is, round }, props).length > 0,
        );
      const flag = { if: [{ is: 'not', of: { is: 'flag', flag: 'x' } }] } as const;
      expect(when(flag)).toEqual([3]);
      expect(when({}, 2)).toEqual([3, 5, 7]);
      expect(when({}, 1)).toEqual([3, 4, 5, 6, 7]);
      expect(when({ if: [{ is: 'flag', flag: 'x' }] }, 2)).toEqual([]);
    },
  );

  test('of another moment nothing comes', () => {
    expect(at({ is: 'round-ends', round: 3 }, { is: 'round-begins', round: 3 })).toEqual([]);
    expect(at({ is: 'round-begins', round: 3, every: 1 }, { is: 'round-ends', round: 3 })).toEqual([]);
    expect(at({ is: 'round-ends', round: 1 }, { is: 'encounter-begins' })).toEqual([]);
    expect(at({ is: 'encounter-begins' }, { is: 'encounter-begins' })).toEqual(['goal by rook']);
    expect(at({ is: 'encounter-begins' }, { is: 'round-ends', round: 1 })).toEqual([]);
    expect(at({ is: 'encounter-begins' }, { is: 'turn-ends-on', figure: 'rook' })).toEqual([]);
  });

  test('a round’s beginning alone is as good later, what comes again or hangs on something is not', () => {
    const later = (props: Partial<Objective>, every?: number) =>
      looked(waiting({ is: 'round-begins', round: 2, ...(every ? { every } : {}) }, { round: 5 }, props))
        .length;
    expect(later({})).toBe(1);
    expect(later({}, 1)).toBe(0);
    expect(later({ if: [{ is: 'round' }] })).toBe(0);
  });

  test('what has come about does not come again, unless it is to', () => {
    const done = { state: { done: ['goal'] } };
    const moment = { is: 'round-ends', round: 4 } as const;
    expect(at({ is: 'round-ends', round: 4 }, moment, {}, done)).toEqual([]);
    expect(at({ is: 'round-ends', round: 4 }, moment, { repeat: true }, done)).toHaveLength(1);
    expect(at({ is: 'round-ends', round: 4, every: 1 }, moment, {}, done)).toHaveLength(1);
  });

  test.each([
    ['zeke', { spaces: [[4, 0]] }, ['goal by zeke']],
    ['rook', { spaces: [[4, 0]] }, []],
    ['zeke', { beside: 'lamp' }, ['goal by zeke']],
    ['rook', { beside: 'lamp' }, []],
    ['foe', { spaces: [[9, 0]] }, []],
  ] as const)('the end of a turn of %s on %j', (figure, where, expected) => {
    const state = { boardTokens: [{ ...lamp, at: [5, 0] as Space }] };
    const when = { is: 'turn-ends-on', ...where } as Trigger;
    expect(at(when, { is: 'turn-ends-on', figure }, {}, { state })).toEqual(expected);
  });

  test('who ended its turn but does not stand brings nothing about', () => {
    const position = waiting({ is: 'turn-ends-on', spaces: [[4, 0]] });
    editFigure(position.state, 'zeke').defeated = true;
    const session = run(position, (table) => tellMoment(table, { is: 'turn-ends-on', figure: 'zeke' }));
    expect(broughtAbout(session)).toEqual([]);
  });

  test('Objectives come before Achievements, and then what the board shows by now', () => {
    const when = { is: 'round-ends', round: 1 } as const;
    const session = run(
      hall({
        encounter: {
          achievements: [objective('feat', when)],
          objectives: [
            objective('board', { is: 'holds', if: [{ is: 'flag', flag: 'x' }] }),
            objective('goal', when, { do: 'flag', flag: 'x' }),
          ],
        },
      }),
      (table) => tellMoment(table, { is: 'round-ends', round: 1 }),
    );
    const happened = session.events.flatMap((event) =>
      event.type === 'objectiveActivated'
        ? [event.objective]
        : event.type === 'achievementCompleted'
          ? [event.achievement]
          : [],
    );
    expect(happened).toEqual(['goal', 'feat', 'board']);
  });
});

describe('SPECIAL terrain (p.21, X135)', () => {
  const count = (counter: string) => ({ do: 'count', counter }) as const;
  const ice = (props: object = {}): Partial<Scene> => ({
    board: { rows: ['s...ss..ss'] },
    encounter: {
      special: [{ name: 'Ice', text: '', enters: [count('in')], ends: [count('out')], ...props }],
    },
  });
  const counters = (session: ArenaSession) => session.state.counters ?? {};

  test('whoever stands in it has come into it, once; whom it does not concern has not', () => {
    const wentIn = (props?: object) =>
      counters(
        run(hall(ice(props)), function* (table) {
          yield* watchEncounter(table);
          yield* watchEncounter(table);
        }),
      );
    expect(wentIn()).toEqual({ in: 3 });
    expect(wentIn({ who: 'opponents' })).toEqual({ in: 1 });
    expect(
      wentIn({
        spaces: [
          [4, 0],
          [5, 0],
        ],
      }),
    ).toEqual({ in: 1 });
    expect(wentIn({ enters: undefined })).toEqual({});
  });

  test('from one such space to another it stays in it; out and in again it comes anew', () => {
    const way = (...spaces: Space[]) =>
      counters(
        run(hall({ ...ice(), figures: [zeke([1, 0]), body('foe', [7, 0])] }), function* (table) {
          for (const to of spaces) {
            const from = figureIn(table.state, 'zeke').at!;
            table.emit({ type: 'figureMoved', figure: 'zeke', from, to, how: 'step', cost: 1, rule: 'p.41' });
            yield* watchEncounter(table);
          }
        }),
      );
    expect(way([4, 0], [5, 0], [4, 0])).toEqual({ in: 1 });
    expect(way([4, 0], [3, 0], [4, 0])).toEqual({ in: 2 });
    expect(way([3, 0], [2, 0])).toEqual({});
  });

  test('a large base is in it with any of its spaces', () => {
    const at = (x: number) =>
      counters(
        run(
          hall({
            ...ice(),
            board: { rows: ['......', '..s...'] },
            figures: [body('ogre', [x, 0], { size: [2, 2] })],
          }),
          watchEncounter,
        ),
      );
    expect([at(0), at(1), at(2), at(3)]).toEqual([{}, { in: 1 }, { in: 1 }, {}]);
  });

  test('who ends its turn there has what it says of that, if it concerns it and stands there', () => {
    const ends = (figure: string, props?: object) =>
      counters(run(hall(ice(props)), (table) => endTurnInSpecial(table, figure)));
    expect(ends('zeke')).toEqual({ out: 1 });
    expect(ends('zeke', { who: 'opponents' })).toEqual({});
    expect(ends('zeke', { spaces: [[8, 0]] })).toEqual({});
    expect(ends('zeke', { ends: undefined })).toEqual({});
    const fallen = hall(ice());
    editFigure(fallen.state, 'zeke').defeated = true;
    expect(counters(run(fallen, (table) => endTurnInSpecial(table, 'zeke')))).toEqual({});
  });
});

describe('ends with which the same board goes on (p.14, X138)', () => {
  const goesOn = told(gold(5));
  const first = { id: 'first', result: 'won', text: '', when: { is: 'told' }, goesOn } as const;
  test.each([
    ['once it is met, and once', ['first'], 5],
    ['not before it is met', [], 0],
    ['not twice', ['first', 'told:first'], 0],
  ] as const)('are read %s', (_what, done, paid) => {
    const session = run(
      hall({ encounter: { endConditions: [first] }, state: { done: [...done] } }),
      function* (table) {
        yield* watchEncounter(table);
        yield* watchEncounter(table);
      },
    );
    expect(session.state.loot.gold).toBe(paid);
    expect(eventsOf(session, 'wentOnTold')).toHaveLength(paid / 5);
  });

  test('are read also where no Adventurer is left to whom anything could come', () => {
    const position = hall({ encounter: { endConditions: [first] }, state: { done: ['first'] } });
    for (const id of ['rook', 'zeke'])
      Object.assign(editFigure(position.state, id), { defeated: true, at: null });
    const session = run(position, watchEncounter);
    expect(eventsOf(session, 'wentOnTold')).toMatchObject([{ condition: 'first', by: null }]);
    expect(session.state.loot.gold).toBe(0);
  });
});
