import { describe, expect, test } from 'vitest';
import type { EncounterDefinition, EncounterState } from '../../../../src/engine/index.ts';
import {
  checkEndConditions,
  type EndedBy,
} from '../../../../src/engine/procedures/consequences/objectives.ts';
import { watchEncounter } from '../../../../src/engine/procedures/consequences/watch.ts';
import { eventsOf } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, doing, gold, rook, run, token, told, zeke } from '../../../support/encounter-arena.ts';
import { byText, hall, type Scene } from '../../../support/text-hall.ts';

type End = EncounterDefinition['endConditions'][number];

const end = (id: string, when: End['when'], more: Partial<End> = {}): End => ({
  id,
  result: 'won',
  text: id,
  when,
  ...more,
});

interface Now {
  readonly gone?: readonly string[];
  readonly felled?: readonly string[];
  readonly left?: readonly string[];
  readonly state?: Partial<EncounterState>;
  readonly at?: EndedBy;
  readonly scene?: Partial<Scene>;
}

/** Which of these ends is met now; null for none. */
function met(
  ends: readonly End[],
  { gone = [], felled = [], left = [], state = {}, at, scene = {} }: Now = {},
) {
  const position = hall({
    figures: [
      rook([0, 0]),
      zeke([4, 0]),
      { ...body('ally', [6, 0]), side: 'adventurers' },
      body('foe', [9, 0]),
    ],
    ...scene,
    state: { ...state, ...(left.length > 0 ? { left: [...left] } : {}) },
    encounter: { endConditions: ends },
  });
  for (const id of [...gone, ...left])
    Object.assign(editFigure(position.state, id), { defeated: true, at: null });
  for (const id of felled) Object.assign(editFigure(position.state, id), { felled: true, at: null });
  const session = run(
    position,
    doing((table) => checkEndConditions(table, at)),
  );
  return session.state.outcome?.condition ?? null;
}

describe('when an End Condition is met (p.14, X140)', () => {
  const away = (atLeast?: number) => [
    end('away', { is: 'escaped', ...(atLeast ? { atLeast } : {}) }),
    end('fallen', { is: 'all-adventurers-defeated' }, { result: 'lost' }),
  ];

  test.each([
    [1, { left: ['rook', 'zeke'] }, 'away'],
    [2, { left: ['rook', 'zeke'] }, 'away'],
    [2, { left: ['rook'], gone: ['zeke'] }, 'fallen'],
    [1, { left: ['rook'], gone: ['zeke'] }, 'away'],
    [undefined, { left: ['rook'], gone: ['zeke'] }, 'away'],
    [1, { left: ['rook'] }, null], // Zeke still stands
    [1, { left: ['ally'], gone: ['rook', 'zeke'] }, 'fallen'], // no Adventurer has left
    [1, { left: ['foe'], gone: ['rook', 'zeke'] }, 'fallen'],
    [undefined, { gone: ['rook', 'zeke'] }, 'fallen'],
  ] as const)('escaped, at least %s of them: %j', (atLeast, now, expected) => {
    expect(met(away(atLeast), now)).toBe(expected);
  });

  test.each([
    [{ gone: ['rook', 'zeke'] }, 'fallen'],
    [{ gone: ['rook'] }, null],
    [{ gone: ['rook'], felled: ['zeke'] }, 'fallen'], // nobody is left to return to (X19)
    [{ felled: ['rook', 'zeke'] }, 'fallen'],
    [{ gone: ['ally'] }, null],
  ])('all Adventurers down: %j', (now, expected) => {
    expect(met([end('fallen', { is: 'all-adventurers-defeated' }, { result: 'lost' })], now)).toBe(expected);
  });

  test.each([
    [{}, null],
    [{ gone: ['ally'] }, null],
    [{ gone: ['foe'] }, 'clear'],
  ])('all opponents down: %j', (now, expected) => {
    expect(met([end('clear', { is: 'all-opponents-defeated' })], now)).toBe(expected);
  });

  test.each([
    [3, 'turns', null],
    [3, 'round-start', 'late'],
    [4, 'turns', 'late'],
    [2, 'round-start', null],
  ] as const)('3 rounds have passed: in round %i, %s', (round, phase, expected) => {
    const clock = { ...hall().state.clock, round, phase };
    expect(met([end('late', { is: 'rounds-passed', rounds: 3 })], { state: { clock } })).toBe(expected);
  });

  test.each([
    [3, 'late'],
    [2, 'clear'],
  ])('won against a round that is over and would lose in round 3: in round %i (X96)', (round, expected) => {
    const clock = { ...hall().state.clock, round, phase: 'turns' as const };
    const ends = [
      end('late', { is: 'rounds-passed', rounds: 3 }, { result: 'lost' }),
      end('clear', { is: 'all-opponents-defeated' }),
    ];
    expect(met(ends, { gone: ['foe'], state: { clock }, at: { roundIsOver: true } })).toBe(expected);
    expect(met(ends, { gone: ['foe'], state: { clock } })).toBe('clear');
    expect(met(ends, { state: { clock }, at: { roundIsOver: true } })).toBeNull();
  });

  test.each([
    ['zeke', 'out'],
    ['rook', null],
    ['foe', null],
    ['ally', null],
    [undefined, null],
  ])('an exit where a turn of %s ends (p.18)', (turnOf, expected) => {
    const exits = [
      token('exit', [4, 0], 'red'),
      token('exit', [0, 0], 'blue'),
      token('loot', [6, 0], 'red', 'x'),
      token('exit', [9, 0], 'red', 'y'),
    ];
    const ends = [end('out', { is: 'adventurer-ends-turn-on', exit: 'red' })];
    expect(met(ends, { state: { boardTokens: exits }, ...(turnOf ? { at: { turnOf } } : {}) })).toBe(
      expected,
    );
  });

  test('lost comes before won, whatever is printed first (C10); what is told comes not by itself', () => {
    const always = { is: 'holds', if: [] } as const;
    expect(met([end('won', always), end('lost', always, { result: 'lost' })])).toBe('lost');
    expect(met([end('told', { is: 'told' })])).toBeNull();
  });

  test('what holds asks after whoever takes or ends the turn', () => {
    const here = { is: 'holds', if: [{ is: 'on', who: 'doer', spaces: [[4, 0]] }] } as const;
    expect(met([end('here', here)], { at: { turnOf: 'zeke' } })).toBe('here');
    expect(met([end('here', here)], { at: { turnOf: 'rook' } })).toBeNull();
    expect(met([end('here', here)])).toBeNull();
  });
});

describe('ends that any change may meet (p.14, X138)', () => {
  const lit = [{ is: 'flag', flag: 'lit' }] as const;
  test.each([
    ['what holds', end('it', { is: 'holds', if: lit })],
    ['what hangs on more', end('it', { is: 'all-opponents-defeated' }, { if: lit })],
  ])('%s is looked at as soon as the text has changed it, and whenever the board is', (_what, one) => {
    const scene = { encounter: { endConditions: [one] }, figures: [rook([0, 0])] };
    const session = byText(hall(scene), [{ do: 'flag', flag: 'lit' }, gold(9)]);
    expect([session.state.outcome?.condition, session.state.loot.gold]).toEqual(['it', 0]);
    const looked = run(hall({ ...scene, state: { counters: { lit: 1 } } }), watchEncounter);
    expect(looked.state.outcome?.condition).toBe('it');
  });

  test('an end that goes on pays what it says, once, and the next may be met', () => {
    const ends = (price: number) => [
      end('first', { is: 'holds', if: lit }, { ...(price ? { gold: price } : {}), goesOn: told() }),
      end('second', { is: 'all-opponents-defeated' }),
    ];
    const position = (price: number) =>
      hall({ encounter: { endConditions: ends(price) }, state: { counters: { lit: 1 } } });
    const twice = run(
      position(4),
      doing((table) => {
        checkEndConditions(table);
        checkEndConditions(table);
      }),
    );
    expect(twice.state.loot.gold).toBe(4);
    expect(eventsOf(twice, 'encounterWentOn')).toHaveLength(1);
    expect(
      eventsOf(
        run(
          position(0),
          doing((table) => checkEndConditions(table)),
        ),
        'goldGained',
      ),
    ).toEqual([]);
  });
});
