import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  asksForDifficulty,
  type EncounterDefinition,
  type EncounterOp,
  EncounterSession,
  figureIn,
  hpOf,
  movementOf,
  type Objective,
  type Space,
  terrainAt,
} from '../../src/engine/index.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { resolveDefeat } from '../../src/engine/procedures/consequences/defeat.ts';
import { checkEndConditions } from '../../src/engine/procedures/consequences/objectives.ts';
import { resolveReveal } from '../../src/engine/procedures/consequences/reveal.ts';
import { tellMoment, watchEncounter } from '../../src/engine/procedures/consequences/watch.ts';
import { conditionsHold } from '../../src/engine/queries/figures/conditions-hold.ts';
import { stateSchema } from '../../src/stores/opened/state-schema.ts';
import { eventsOf, optionsOf, type Roll } from '../support/arena.ts';
import {
  body,
  corridor,
  doing,
  gold,
  playFrom,
  rook,
  run,
  scene,
  token,
  told,
  zeke,
} from '../support/encounter-arena.ts';
import { longNight, storyContent, storyGame } from '../support/story-pack.ts';

type Scene = Parameters<typeof scene>[0];

/** Rook and a foe in a corridor of ten, with such an encounter. */
const hall = (encounter: Partial<EncounterDefinition> = {}, more: Partial<Scene> = {}) =>
  scene({
    figures: [rook([0, 0]), body('foe', [9, 0])],
    board: corridor(10),
    encounter,
    ...more,
  });

const doAll = (ops: readonly EncounterOp[], position = hall(), rolls: readonly Roll[] = []) =>
  run(position, (table) => resolveReveal(table, ops, 'rook', term('reward')), rolls);

const one = (
  id: string,
  when: Objective['when'],
  more: Partial<Objective> = {},
  ...ops: EncounterOp[]
): Objective => ({
  id,
  when,
  ...told(...ops),
  ...more,
});

const won = (id: string, end: Partial<EncounterDefinition['endConditions'][number]>) =>
  ({
    id,
    result: 'won',
    text: id,
    when: { is: 'told' },
    ...end,
  }) as EncounterDefinition['endConditions'][number];

describe('conditions, counters and flags (X130)', () => {
  test('a flag counts 1 until it is taken off; a counter adds up, sets, and never goes below 0', () => {
    const session = doAll([
      { do: 'flag', flag: 'alarm' },
      { do: 'count', counter: 'crates', add: 2 },
      { do: 'count', counter: 'crates', add: -5 },
      { do: 'count', counter: 'keys', to: 3 },
      { do: 'flag', flag: 'alarm', off: true },
    ]);
    expect(session.state.counters).toEqual({ alarm: 0, crates: 0, keys: 3 });
  });

  test('`if` does one thing or the other', () => {
    const ops = (flag: string): EncounterOp[] => [
      { do: 'flag', flag: 'a' },
      // biome-ignore lint/suspicious/noThenProperty: a word of the language
      { do: 'if', if: [{ is: 'flag', flag }], then: [gold(1)], else: [gold(5)] },
    ];
    expect(doAll(ops('a')).state.loot.gold).toBe(1);
    expect(doAll(ops('b')).state.loot.gold).toBe(5);
  });

  test('the difficulty and the number of Adventurers say who is set up', () => {
    const sicklesIn = (difficulty: 'easy' | 'hard' | undefined, party: number) => {
      const { setup } = storyGame(longNight, 's');
      const session = storyGame(longNight, 's', {
        party: setup.party.slice(0, party),
        ...(difficulty ? { difficulty } : {}),
      });
      return {
        cards: session.state.figures.filter(({ card }) => card === 'cave-sickle').map(({ number }) => number),
        bell: session.state.boardTokens.some(({ id }) => id === 'bell'),
      };
    };
    expect(asksForDifficulty(longNight)).toBe(true);
    expect(sicklesIn(undefined, 4)).toEqual({ cards: [1], bell: true });
    expect(sicklesIn(undefined, 2)).toEqual({ cards: [], bell: true });
    expect(sicklesIn('hard', 4)).toEqual({ cards: [1, 2], bell: false });
  });

  test.each([
    [{ is: 'standing', who: 'opponents', atMost: 0 }, false],
    [{ is: 'standing', who: 'opponents' }, true],
    [{ is: 'on', who: 'adventurers', spaces: [[0, 0]], all: true }, true],
    [{ is: 'on', who: 'opponents', spaces: [[0, 0]] }, false],
    [{ is: 'round', atMost: 0 }, false],
    [
      {
        is: 'not',
        of: {
          is: 'any',
          of: [
            { is: 'flag', flag: 'x' },
            { is: 'round', atLeast: 9 },
          ],
        },
      },
      true,
    ],
    [{ is: 'damage', who: 'adventurers', atLeast: 'half' }, false],
    [{ is: 'adventurers', atLeast: 1, atMost: 1 }, true],
  ] as const)('%j holds: %s', (condition, holds) => {
    expect(conditionsHold(hall(), [condition])).toBe(holds);
  });
});

describe('when Objectives come about again (X134)', () => {
  const every = { is: 'round-begins', round: 2, every: 3 } as const;
  test.each([1, 2, 3, 5, 6, 8])('reinforcements every third round from the second: round %i', (round) => {
    const position = hall({ objectives: [one('more', every, {}, gold(1))] }, { round });
    const session = run(position, (table) => tellMoment(table, { is: 'round-begins', round }));
    expect(session.state.loot.gold).toBe([2, 5, 8].includes(round) ? 1 : 0);
  });

  test('what holds on does not come about twice, what holds anew does', () => {
    const enters = one('step', { is: 'adventurer-enters', spaces: [[0, 0]] }, { repeat: true }, gold(1));
    const session = run(hall({ objectives: [enters] }), function* (table) {
      yield* watchEncounter(table);
      yield* watchEncounter(table);
      const move = (to: Space) =>
        table.emit({
          type: 'figureMoved',
          figure: 'rook',
          from: [0, 0],
          to,
          how: 'text',
          cost: 0,
          rule: 'X136',
        });
      move([1, 0]);
      yield* watchEncounter(table);
      move([0, 0]);
      yield* watchEncounter(table);
    });
    expect(eventsOf(session, 'objectiveActivated')).toHaveLength(2);
  });

  test('with `if` only while it holds; at a round’s end by its moment alone', () => {
    const ends = one(
      'tick',
      { is: 'round-ends', round: 1, every: 1 },
      { if: [{ is: 'flag', flag: 'on' }] },
      gold(1),
    );
    const goldAfter = (counters: Record<string, number>) =>
      run(hall({ objectives: [ends] }, { state: { counters } }), (table) =>
        tellMoment(table, { is: 'round-ends', round: 4 }),
      ).state.loot.gold;
    expect(goldAfter({ on: 1 })).toBe(1);
    expect(goldAfter({})).toBe(0);
  });
});

describe('tokens that are carried (X131)', () => {
  const lamp = {
    carried: [{ token: 'lamp', name: 'the lamp', drop: true, modifiers: [{ stat: 'movement', amount: -1 }] }],
  } as const;
  const lying = { tokens: [token('objective', [1, 0], 'yellow', 'lamp')] };

  test('picked up, it weighs on its bearer; put down, it lies where its bearer stands', () => {
    const session = playFrom(hall(lamp, { ...lying, active: 'rook' }));
    const before = movementOf(positionOf(session), figureIn(session.state, 'rook')).total;
    session.decide('pick-up:lamp');
    expect(movementOf(positionOf(session), figureIn(session.state, 'rook')).total).toBe(before - 1);
    session.decide('put-down:lamp');
    expect(session.state.boardTokens).toMatchObject([{ id: 'lamp', at: [0, 0] }]);
  });
  const positionOf = (session: {
    readonly state: typeof hall extends never ? never : ReturnType<typeof hall>['state'];
  }) => ({
    ...hall(lamp),
    state: session.state,
  });

  test('a Combatant picks nothing up; brought to its place it tells', () => {
    const home = one('home', { is: 'token-brought', token: 'lamp', spaces: [[0, 0]] }, {}, gold(3));
    const carried = [{ token: { id: 'lamp', kind: 'objective', colour: 'yellow' }, by: 'rook' }] as const;
    const session = run(hall({ ...lamp, objectives: [home] }, { state: { carried } }), watchEncounter);
    expect(session.state.loot.gold).toBe(3);
    expect(run(hall({ ...lamp, objectives: [home] }), watchEncounter).state.loot.gold).toBe(0);
  });
});

describe('doors (X132)', () => {
  const gate = (state: 'open' | 'closed' | 'locked') => ({
    doors: [
      {
        id: 'gate',
        name: 'the gate',
        edges: [
          [
            [0, 0],
            [1, 0],
          ],
        ],
        state,
      },
    ] as const,
  });
  test('a closed one is opened by who stands at it, a locked one is not', () => {
    const walls = [
      [
        [0, 0],
        [1, 0],
      ],
    ] as const;
    const board = { ...corridor(10), walls };
    const session = playFrom(hall(gate('closed'), { board, active: 'rook' }));
    expect(optionsOf(session)).toContain('door:gate:open');
    session.decide('door:gate:open');
    expect(session.state.board.walls).toEqual([]);
    expect(session.state.doors).toEqual({ gate: 'open' });
    expect(optionsOf(session)).toContain('door:gate:closed');
    expect(optionsOf(playFrom(hall(gate('locked'), { board, active: 'rook' })))).not.toContain(
      'door:gate:open',
    );
  });
  test('set up closed it is a wall', () => {
    expect(storyGame(longNight, 's').state.board.walls).toContainEqual([
      [5, 2],
      [6, 2],
    ]);
  });
});

describe('enforced rules and SPECIAL terrain (p.14, p.21, X135)', () => {
  test('a rule changes numbers for whom it is meant, while it holds', () => {
    const rules = [
      {
        name: 'Tough',
        text: '',
        for: 'opponents',
        modifiers: [{ stat: 'hp', amount: 4 }],
        if: [{ is: 'difficulty', of: ['hard'] }],
      },
    ] as const;
    const hp = (difficulty: 'easy' | 'hard', id: string) => {
      const position = hall({ rules }, { state: { difficulty } });
      return hpOf(position, figureIn(position.state, id));
    };
    expect(hp('hard', 'foe') - hp('easy', 'foe')).toBe(4);
    expect(hp('hard', 'rook')).toBe(hp('easy', 'rook'));
  });

  test('who comes in has its rule once, until it has left; who ends a turn there has the other', () => {
    const special = [
      { name: 'Ice', text: '', who: 'adventurers', enters: [{ do: 'count', counter: 'cracks', add: 1 }] },
    ] as const;
    const session = run(hall({ special }, { board: { rows: ['ss........'] } }), function* (table) {
      yield* watchEncounter(table);
      yield* watchEncounter(table);
    });
    expect(session.state.counters).toEqual({ cracks: 1 });
  });
});

describe('figures the text moves (X136, X140)', () => {
  test('an escort walks so many spaces, round nobody through, and stops where no way leads nearer', () => {
    const walk: EncounterOp = { do: 'walk', who: 'adventurers', to: [[8, 0]], spaces: 3 };
    expect(figureIn(doAll([walk]).state, 'rook').at).toEqual([3, 0]);
    const blocked = hall({}, { figures: [rook([0, 0]), body('foe', [2, 0])] });
    expect(figureIn(doAll([walk], blocked).state, 'rook').at).toEqual([1, 0]);
  });

  test('put somewhere, or as near as there is room', () => {
    const session = doAll([{ do: 'move-figure', who: 'doer', to: [9, 0] }]);
    expect(figureIn(session.state, 'rook').at).toEqual([8, 0]);
    expect(eventsOf(session, 'breakAttackProvoked')).toEqual([]);
  });

  test('who leaves is not Defeated; when enough have left and nobody stands, it is won', () => {
    const endConditions = [
      won('away', { when: { is: 'escaped', atLeast: 1 } }),
      { id: 'fallen', result: 'lost', text: '', when: { is: 'all-adventurers-defeated' } } as const,
    ];
    const figures = [rook([0, 0]), zeke([1, 0]), body('foe', [9, 0])];
    const leave = doAll([{ do: 'leave', who: 'doer' }], hall({ endConditions }, { figures }));
    expect(leave.state.outcome).toBeNull();
    expect(leave.state.left).toEqual(['rook']);
    const both = run(hall({ endConditions }, { figures }), function* (table) {
      yield* resolveReveal(table, [{ do: 'leave', who: 'doer' }], 'rook', term('reward'));
      yield* resolveDefeat(table, 'zeke', null, term('fell'));
    });
    expect(both.state.outcome).toEqual({ result: 'won', condition: 'away' });
  });
});

describe('choices and random tables (X137)', () => {
  const choose: EncounterOp = {
    do: 'choose',
    id: 'way',
    text: 'Which?',
    options: [
      { id: 'up', name: 'Up', do: [gold(1)] },
      { id: 'down', name: 'Down', do: [gold(2)] },
      { id: 'never', name: 'Never', if: [{ is: 'flag', flag: 'x' }], do: [gold(9)] },
    ],
  };
  test('the players choose among what is open', () => {
    const session = doAll([choose]);
    expect(optionsOf(session)).toEqual(['story:up', 'story:down']);
    session.decide('story:down');
    expect(session.state.loot.gold).toBe(2);
  });

  test('a line is drawn, and told', () => {
    const session = doAll([{ do: 'random', id: 'luck', of: [{ chance: 1, do: [gold(4)] }] }]);
    expect(session.state.loot.gold).toBe(4);
    expect(eventsOf(session, 'tableDrawn')).toMatchObject([{ table: 'luck', line: 0 }]);
  });
});

describe('ends (p.14, X138)', () => {
  test('met only while its `if` holds', () => {
    const endConditions = [
      won('dawn', {
        when: { is: 'holds', if: [{ is: 'standing', who: 'opponents' }] },
        if: [{ is: 'flag', flag: 'lit' }],
      }),
    ];
    const outcome = (counters: Record<string, number>) =>
      run(hall({ endConditions }, { state: { counters } }), doing(checkEndConditions)).state.outcome
        ?.condition;
    expect(outcome({})).toBeUndefined();
    expect(outcome({ lit: 1 })).toBe('dawn');
  });

  test('one that goes on pays, is read once, and opens those that ask for it', () => {
    const endConditions = [
      won('first', {
        when: { is: 'holds', if: [{ is: 'flag', flag: 'a' }] },
        gold: 2,
        goesOn: told({ do: 'flag', flag: 'b' }),
      }),
      won('second', {
        when: {
          is: 'holds',
          if: [
            { is: 'done', id: 'first' },
            { is: 'flag', flag: 'b' },
          ],
        },
      }),
    ];
    const session = run(hall({ endConditions }, { state: { counters: { a: 1 } } }), watchEncounter);
    expect(session.state.loot.gold).toBe(2);
    expect(eventsOf(session, 'wentOnTold')).toHaveLength(1);
    expect(session.state.outcome?.condition).toBe('second');
  });
});

test('what an encounter has of its own is on its board from the start', () => {
  const { state } = storyGame(longNight, 's');
  expect(state.pieces).toMatchObject([{ id: 'cart', terrain: 'hindering', under: '..' }]);
  expect(terrainAt(state.board, [8, 1])).toBe('hindering');
});

test('a game of it is kept and taken up: its state and its set-up are of the kinds that are known', () => {
  const session = storyGame(longNight, 's', { difficulty: 'hard' });
  while (session.pending && session.state.clock.round < 2) session.decide(session.pending.options[0]!.id);
  expect(v.safeParse(stateSchema, session.state).issues).toBeUndefined();
  const again = new EncounterSession(session.toLog().setup, storyContent);
  for (const { option } of session.toLog().decisions) again.decide(option);
  expect(again.state).toEqual(session.state);
});
