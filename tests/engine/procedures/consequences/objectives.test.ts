import { describe, expect, test } from 'vitest';
import { type EncounterDefinition, figureIn, type Trigger } from '../../../../src/engine/index.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import { resolveDefeat } from '../../../../src/engine/procedures/consequences/defeat.ts';
import { checkEndConditions } from '../../../../src/engine/procedures/consequences/objectives.ts';
import { watchEncounter } from '../../../../src/engine/procedures/consequences/watch.ts';
import { encounterActions } from '../../../../src/engine/procedures/turn/encounter-action.ts';
import { eventsOf, optionsOf } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import {
  body,
  corridor,
  doing,
  gold,
  objective,
  playFrom,
  rook,
  run,
  scene,
  token,
  told,
  zeke,
} from '../../../support/encounter-arena.ts';

const lever = token('objective', [3, 0], 'blue', 'lever');

describe('Objectives, p.17: when they come about', () => {
  const activated = (when: Trigger, input: Partial<Parameters<typeof scene>[0]>) =>
    eventsOf(
      run(
        scene({
          figures: [rook([0, 0])],
          board: corridor(6),
          tokens: [lever],
          encounter: { objectives: [objective('goal', when, gold(3))] },
          ...input,
        }),
        watchEncounter,
      ),
      'objectiveActivated',
    );
  const beside = { is: 'adventurer-beside', token: 'lever' } as const;

  test('an Adventurer on or beside the token', () => {
    expect(activated(beside, { figures: [rook([1, 0])] })).toEqual([]);
    expect(activated(beside, { figures: [rook([2, 0])] })).toMatchObject([
      { objective: 'goal', by: 'rook', rule: 'p.17' },
    ]);
    expect(activated(beside, { figures: [rook([3, 0])] })).toHaveLength(1);
  });

  test('not across a wall, nor by a Combatant', () => {
    const board = {
      ...corridor(6),
      walls: [
        [
          [2, 0],
          [3, 0],
        ],
      ],
    };
    expect(activated(beside, { figures: [rook([2, 0])], board })).toEqual([]);
    expect(activated(beside, { figures: [rook([0, 0]), body('foe', [2, 0])] })).toEqual([]);
    expect(
      activated(beside, { figures: [rook([0, 0]), { ...body('ally', [2, 0]), side: 'adventurers' }] }),
    ).toEqual([]);
  });

  test('an Adventurer in one of the spaces', () => {
    const enters = {
      is: 'adventurer-enters',
      spaces: [
        [4, 0],
        [5, 0],
      ],
    } as const;
    expect(activated(enters, { figures: [rook([3, 0]), body('foe', [4, 0])] })).toEqual([]);
    expect(activated(enters, { figures: [rook([0, 0]), zeke([5, 0])] })).toMatchObject([{ by: 'zeke' }]);
  });

  test('so many Combatants of a card defeated', () => {
    const rats = (...defeated: boolean[]) => {
      const position = scene({
        figures: [
          rook([0, 0]),
          ...defeated.map((_, i) => ({ id: `cave-sickle-${i + 1}`, card: 'cave-sickle', at: [2 + i, 0] })),
        ],
        board: corridor(6),
        encounter: { objectives: [objective('goal', { is: 'defeated', card: 'cave-sickle', count: 2 })] },
      });
      defeated.forEach((down, i) => {
        editFigure(position.state, `cave-sickle-${i + 1}`).defeated = down;
      });
      return eventsOf(run(position, watchEncounter), 'objectiveActivated').length;
    };
    expect(rats(true, false)).toBe(0);
    expect(rats(true, true)).toBe(1);
  });

  test.each([
    ['whoever Defeated it, in anybody’s turn', 'rook', 'rook'],
    ['the Adventurer whose turn it is where nobody did', null, 'zeke'],
  ])('with the defeat itself, for %s (X99)', (_what, felledBy, by) => {
    const position = scene({
      figures: [rook([0, 0]), zeke([1, 0]), { id: 'cave-sickle-1', card: 'cave-sickle', at: [3, 0] }],
      board: corridor(6),
      encounter: { objectives: [objective('goal', { is: 'defeated', card: 'cave-sickle' })] },
    });
    const session = run(position, (table) => {
      table.emit({ type: 'turnBegan', figure: 'zeke', rule: 'p.39' });
      return resolveDefeat(table, 'cave-sickle-1', felledBy, term('crush'));
    });
    expect(eventsOf(session, 'objectiveActivated')).toMatchObject([{ by }]);
  });

  test('as a round begins', () => {
    const begins = { is: 'round-begins', round: 2 } as const;
    expect(activated(begins, { round: 1 })).toEqual([]);
    expect(activated(begins, { round: 2 })).toHaveLength(1);
    const session = playFrom(
      scene({
        figures: [rook([0, 0]), body('foe', [5, 0])],
        board: corridor(6),
        active: 'rook',
        encounter: { objectives: [objective('goal', begins)] },
      }),
    );
    while (session.state.clock.round < 2) session.decide('end-turn');
    const types = session.events.map((event) => event.type);
    expect(types.indexOf('objectiveActivated')).toBe(types.indexOf('roundBegan') + 1);
  });
});

describe('Objectives by an Encounter Action, pp.17 and 48', () => {
  const wheel = objective(
    'wheel',
    { is: 'encounter-action', token: 'lever', name: 'Turn the wheel' },
    gold(3),
  );
  const game = (at: readonly [number, number], rest: object = {}, board: object = corridor(6)) =>
    playFrom(
      scene({
        figures: [rook(at, rest)],
        board,
        active: 'rook',
        tokens: [lever],
        encounter: { objectives: [wheel] },
      }),
    );

  test('is offered beside the token for 1 SP, by its name', () => {
    const option = game([2, 0]).pending?.options.find(({ id }) => id === 'encounter:wheel');
    expect(option).toMatchObject({ act: { do: 'encounter-action', objective: 'wheel' }, sp: 1 });
  });

  test('is refused with its reason elsewhere, and without the SP', () => {
    const far = game([0, 0]).pending;
    expect(far?.options.map(({ id }) => id)).not.toContain('encounter:wheel');
    expect(far?.refused).toContainEqual({
      id: 'encounter:wheel',
      act: { do: 'encounter-action', objective: 'wheel', space: lever.at },
      reason: { why: 'not-beside' },
      rule: 'p.48',
    });
    const mired = scene({
      figures: [rook([2, 0], { sp: 1 })],
      board: { rows: ['..m...'] },
      tokens: [lever],
      encounter: { objectives: [wheel] },
    });
    run(
      mired,
      doing((table) => {
        const { options, refused } = encounterActions(table, 'rook');
        expect(options).toEqual([]);
        expect(refused).toMatchObject([{ id: 'encounter:wheel', reason: { why: 'sp', needs: 2 } }]);
      }),
    );
  });

  test('does its text, once; nothing but the action brings it about', () => {
    const session = game([2, 0]);
    expect(eventsOf(session, 'objectiveActivated')).toEqual([]);
    session.decide('encounter:wheel');
    expect(eventsOf(session, 'objectiveActivated')).toMatchObject([{ objective: 'wheel', by: 'rook' }]);
    expect(session.state.loot.gold).toBe(3);
    expect(figureIn(session.state, 'rook').sp).toBe(4);
    expect(optionsOf(session)).not.toContain('encounter:wheel');
  });

  test('a Command Combatant may take it too (p.55)', () => {
    const session = playFrom(
      scene({
        figures: [rook([0, 0]), { id: 'lock-keeper-1', card: 'lock-keeper', at: [2, 0], sp: 3 }],
        board: corridor(6),
        active: 'lock-keeper-1',
        tokens: [lever],
        encounter: { objectives: [wheel] },
      }),
    );
    session.decide('encounter:wheel');
    expect(eventsOf(session, 'objectiveActivated')).toMatchObject([{ by: 'lock-keeper-1' }]);
  });
});

describe('once each', () => {
  const steps = { is: 'adventurer-enters', spaces: [[1, 0]] } as const;
  const walk = (encounter: Partial<EncounterDefinition>) => {
    const session = playFrom(
      scene({
        figures: [rook([0, 0]), zeke([5, 0])],
        board: corridor(6),
        active: 'rook',
        encounter,
      }),
    );
    for (const answer of ['move', 'step:1,0', 'step:0,0', 'step:1,0', 'end']) {
      if (session.pending?.kind === 're-equip') session.decide('done');
      session.decide(answer);
    }
    return session;
  };

  test('an Objective stepped on again stays as it is', () => {
    const session = walk({ objectives: [objective('goal', steps, gold(3))] });
    expect(eventsOf(session, 'objectiveActivated')).toHaveLength(1);
    expect(session.state.loot.gold).toBe(3);
    expect(session.state.done).toEqual(['goal']);
  });

  test('an Achievement is completed once, and only whoever did it gains (p.18)', () => {
    const session = walk({
      achievements: [
        objective(
          'feat',
          steps,
          { do: 'gain-items', items: ['smoke-bomb'] },
          {
            do: 'effects',
            effects: [{ do: 'gain-token', token: 'dodge', amount: 1, to: { who: 'self' } }],
          },
        ),
      ],
    });
    expect(eventsOf(session, 'achievementCompleted')).toMatchObject([
      { achievement: 'feat', by: 'rook', rule: 'p.18' },
    ]);
    expect(eventsOf(session, 'itemGained').map(({ figure, item }) => [figure, item.ref])).toEqual([
      ['rook', 'smoke-bomb'],
    ]);
    expect(figureIn(session.state, 'zeke').tokens).toEqual({});
  });

  test('an Objective and an Achievement may come of the same step', () => {
    const session = walk({
      objectives: [objective('goal', steps, gold(1))],
      achievements: [objective('feat', steps, gold(2))],
    });
    expect(session.state.done).toEqual(['goal', 'feat']);
    expect(session.state.loot.gold).toBe(3);
  });
});

describe('endings, p.14', () => {
  const won = { id: 'won', result: 'won', text: 'won', when: { is: 'told' }, gold: 9 } as const;
  const lost = {
    id: 'lost',
    result: 'lost',
    text: 'lost',
    when: { is: 'all-adventurers-defeated' },
  } as const;

  test('an encounter may be told to end: nothing after it happens', () => {
    const session = run(
      scene({
        figures: [rook([0, 0])],
        tokens: [token('totem', [2, 0])],
        encounter: {
          endConditions: [won, lost],
          totems: { blue: told({ do: 'end', condition: 'won' }, gold(50)) },
        },
      }),
      watchEncounter,
    );
    expect(session.state.outcome).toEqual({ result: 'won', condition: 'won' });
    expect(session.state.loot.gold).toBe(9);
    expect(session.events.at(-1)?.type).toBe('outcomeReached');
  });

  test('a told condition does not come by itself', () => {
    const session = run(
      scene({ figures: [rook([0, 0])], encounter: { endConditions: [won] } }),
      doing((table) => {
        checkEndConditions(table);
      }),
    );
    expect(session.state.outcome).toBeNull();
  });

  test('all opponents and all Adventurers down at once: lost (C10)', () => {
    const ends = [{ ...won, when: { is: 'all-opponents-defeated' } } as const, lost];
    const position = scene({
      figures: [rook([0, 0]), body('foe', [2, 0])],
      encounter: { endConditions: ends },
    });
    for (const { id } of position.state.figures) editFigure(position.state, id).defeated = true;
    const session = run(
      position,
      doing((table) => {
        checkEndConditions(table);
      }),
    );
    expect(session.state.outcome?.result).toBe('lost');
  });

  test('an end met by a defeat comes before the Objective that the same defeat brings about', () => {
    const session = run(
      scene({
        figures: [rook([0, 0]), { id: 'cave-sickle-1', card: 'cave-sickle', at: [3, 0] }],
        encounter: {
          endConditions: [{ ...won, when: { is: 'all-opponents-defeated' } }],
          objectives: [objective('goal', { is: 'defeated', card: 'cave-sickle' }, gold(50))],
        },
      }),
      (table) => resolveDefeat(table, 'cave-sickle-1', 'rook', term('crush')),
    );
    expect(session.state.outcome?.condition).toBe('won');
    expect(session.state.loot.gold).toBe(9);
  });
});
