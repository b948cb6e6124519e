import { describe, expect, test } from 'vitest';
import { chooseWay } from '../../../src/engine/ai/choose-way.ts';
import {
  DEFAULT_RULESET,
  type EncounterDefinition,
  EncounterSession,
  figureIn,
  hpOf,
  type Ruleset,
} from '../../../src/engine/index.ts';
import { resolveDefeat } from '../../../src/engine/procedures/consequences/defeat.ts';
import { resolveSpawn } from '../../../src/engine/procedures/consequences/spawn.ts';
import { eventsOf, optionsOf, type Roll } from '../../support/arena.ts';
import { body, corridor, inTurnOf, playFrom, rook, run, scene, zeke } from '../../support/encounter-arena.ts';
import { changedGame, gameContent, yard } from '../../support/games.ts';

const lost = {
  id: 'fallen',
  result: 'lost',
  text: 'lost',
  when: { is: 'all-adventurers-defeated' },
} as const;

describe('urgencyLimit: 3, 4 or 5 (p.18, p.71)', () => {
  test.each([3, 4, 5] as const)('the token number %i loses', (urgencyLimit) => {
    const session = playFrom(
      scene({
        figures: [rook([0, 0]), body('foe', [5, 0])],
        board: corridor(6),
        active: 'rook',
        ruleset: { urgencyLimit },
      }),
    );
    while (session.pending) session.decide('end-turn');
    expect(eventsOf(session, 'urgencyAdded')).toHaveLength(urgencyLimit);
    expect(session.state.outcome).toMatchObject({ result: 'lost', condition: 'urgency' });
  });
});

describe('noPlayerElimination (p.71)', () => {
  const fall = (ruleset: Partial<Ruleset>, figures: object[], fallen: string[] = ['rook']) =>
    run(
      scene({ figures, board: corridor(12), ruleset, encounter: { endConditions: [lost] } }),
      inTurnOf('zeke', function* (table) {
        for (const id of fallen) yield* resolveDefeat(table, id, null, { kind: 'effect', effect: 'condemn' });
      }),
    );
  const two = [
    rook([0, 0], { effects: ['haste'], tokens: { dodge: 1 } }),
    zeke([5, 0]),
    body('foe', [11, 0]),
  ];

  test('off: a defeated Adventurer is out, its card with it', () => {
    const session = fall({}, two);
    expect(figureIn(session.state, 'rook')).toMatchObject({ defeated: true, felled: false });
    expect(session.state.track.map(({ id }) => id)).not.toContain('rook');
    expect(session.state.urgency).toBe(0);
  });

  test('on: it waits on its card, tokens gone; an Urgency token comes', () => {
    const session = fall({ noPlayerElimination: true }, two);
    expect(figureIn(session.state, 'rook')).toMatchObject({
      defeated: false,
      felled: true,
      at: null,
      effects: [],
      tokens: {},
    });
    expect(session.state.track.map(({ id }) => id)).toContain('rook');
    expect(session.state.urgency).toBe(1);
    expect(session.state.outcome).toBeNull();
  });

  test('on: all down at once is lost (X19), and so is the last Urgency token', () => {
    expect(fall({ noPlayerElimination: true }, two, ['rook', 'zeke']).state.outcome?.condition).toBe(
      'fallen',
    );
    const position = scene({
      figures: two,
      board: corridor(12),
      ruleset: { noPlayerElimination: true },
      state: { urgency: 3 },
    });
    const session = run(
      position,
      inTurnOf('zeke', (table) => resolveDefeat(table, 'rook', null, { kind: 'effect', effect: 'condemn' })),
    );
    expect(session.state.outcome?.condition).toBe('urgency');
  });

  test('on: back in its next turn within an ally’s Sphere of Influence, with 9 damage at most', () => {
    const position = scene({
      figures: two,
      board: corridor(12),
      ruleset: { noPlayerElimination: true },
      active: 'rook',
    });
    Object.assign(position.state.figures[0]!, {
      felled: true,
      at: null,
      effects: [],
      damage: 14,
      turnsTaken: 1,
      sp: 0,
    });
    const session = playFrom(position);
    expect(session.pending).toMatchObject({ kind: 'choose-space', figure: 'rook', rule: 'p.71' });
    expect(optionsOf(session)).toEqual([1, 2, 3, 4, 6, 7, 8, 9].map((x) => `space:${x},0`));
    session.decide('space:4,0');
    expect(figureIn(session.state, 'rook')).toMatchObject({ felled: false, at: [4, 0], damage: 9, sp: 3 });
    expect(session.pending).toMatchObject({ kind: 'turn', figure: 'rook' });
  });

  test('Combatants are out all the same', () => {
    const session = fall({ noPlayerElimination: true }, two, ['foe']);
    expect(figureIn(session.state, 'foe').defeated).toBe(true);
  });
});

describe('activeCombatants (p.71)', () => {
  const track = (activeCombatants: boolean, rolls: Roll[]) =>
    run(
      scene({
        figures: [rook([0, 0]), zeke([1, 0]), body('foe', [11, 0])],
        board: corridor(12),
        ruleset: { activeCombatants },
      }),
      inTurnOf('rook', (table) => resolveSpawn(table, 'animate', [6, 0], null)),
      rolls,
    ).state.track.map(({ id }) => id);

  test('off: BLACK places the card; on: directly after the active one', () => {
    expect(track(false, [['black', 5]])).toEqual(['rook', 'zeke', 'foe', 'animate']);
    expect(track(true, [])).toEqual(['rook', 'animate', 'zeke', 'foe']);
  });

  test('on, outside a turn: at the end of the track', () => {
    const session = run(
      scene({
        figures: [rook([0, 0]), zeke([1, 0])],
        board: corridor(12),
        ruleset: { activeCombatants: true },
      }),
      (table) => resolveSpawn(table, 'animate', [6, 0], null),
    );
    expect(session.state.track.map(({ id }) => id)).toEqual(['rook', 'zeke', 'animate']);
  });
});

describe('unpredictableCombat (p.71)', () => {
  const dealt = (unpredictableCombat: boolean) => {
    const session = playFrom(
      scene({
        figures: [rook([0, 0]), zeke([1, 0])],
        board: corridor(6),
        active: 'rook',
        ruleset: { unpredictableCombat },
      }),
    );
    while (session.state.clock.round < 3) session.decide('end-turn');
    return eventsOf(session, 'initiativeDealt').length;
  };

  test('off: the track stays; on: shuffled as each round begins', () => {
    expect(dealt(false)).toBe(0);
    expect(dealt(true)).toBe(2);
  });
});

describe('favorableConditions (p.71)', () => {
  const order = {
    move: { do: 'move', to: { goal: 'towards', of: 'nearest' } },
    struck: null,
    nextAttack: { kind: 'melee', range: 1 },
    style: 'melee',
  } as const;
  const end = (favorableConditions: boolean) => {
    const position = scene({
      figures: [rook([3, 1]), zeke([3, 3]), body('foe', [0, 2], { movement: 6 })],
      board: { rows: ['.....', '.....', '.....', '.....', '.....'] },
      ruleset: { favorableConditions },
    });
    const { way } = chooseWay(position, figureIn(position.state, 'foe'), order);
    const [x, y] = way!.end;
    return [rook, zeke].filter((_, i) => Math.max(Math.abs(3 - x), Math.abs([1, 3][i]! - y)) <= 1).length;
  };

  test('of equally good ends: beside the most opponents, or with it on beside the fewest (C5)', () => {
    expect(end(false)).toBe(2);
    expect(end(true)).toBe(1);
  });

  test('of several effects: the worst for the Adventurers, printed first, or with it on the last (p.58)', () => {
    const chosen = (favorableConditions: boolean) => {
      const session = run(
        scene({
          figures: [rook([0, 0]), body('foe', [1, 0])],
          board: corridor(6),
          ruleset: { favorableConditions },
        }),
        inTurnOf('foe', (table) =>
          table.hooks.carryOut(
            table,
            [
              {
                do: 'choose',
                options: [
                  { id: 'worst', effects: [{ do: 'inflict', effect: 'poison', to: { who: 'target' } }] },
                  { id: 'mild', effects: [{ do: 'inflict', effect: 'darkness', to: { who: 'target' } }] },
                ],
              },
            ],
            'foe',
            'rook',
            { kind: 'spell', by: 'foe' },
          ),
        ),
      );
      return figureIn(session.state, 'rook').effects;
    };
    expect(chosen(false)).toEqual(['poison']);
    expect(chosen(true)).toEqual(['darkness']);
  });
});

describe('reconnaissance (p.71)', () => {
  const begin = (reconnaissance: boolean) => {
    const session = changedGame(yard, {}, { reconnaissance });
    while (session.pending?.kind === 'placement') session.decide(session.pending.options[0]!.id);
    return session.events
      .map(({ type }) => type)
      .filter((type) => type === 'figurePlaced' || type === 'initiativeDealt');
  };

  test('off: placed, then the track is dealt; on: the other way round', () => {
    expect(begin(false)).toEqual([
      'figurePlaced',
      'figurePlaced',
      'figurePlaced',
      'figurePlaced',
      'initiativeDealt',
    ]);
    expect(begin(true)[0]).toBe('initiativeDealt');
    expect(begin(true)).toHaveLength(5);
  });
});

describe('fifthPlayer (p.71)', () => {
  const encounter: EncounterDefinition = {
    ...gameContent.encounters[yard]!,
    startingZone: [
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
    ],
  };
  const fifth = { ...gameContent.cards.adventurers['rook-lars']!, id: 'fifth-one', name: 'Fifth One' };
  const content = {
    cards: {
      ...gameContent.cards,
      adventurers: { ...gameContent.cards.adventurers, 'fifth-one': fifth },
    },
    encounters: { [yard]: encounter },
  };
  const game = (fifthPlayer: boolean, party: number) =>
    new EncounterSession(
      {
        encounter: yard,
        ruleset: { ...DEFAULT_RULESET, fifthPlayer },
        seed: 'five',
        seats: [{ id: 'a', name: 'A' }],
        byHand: false,
        party: ['nightingale-arsen', 'zeke-jeong', 'rook-lars', 'remi-moretti', 'fifth-one']
          .slice(0, party)
          .map((card) => ({ card, seat: 'a', loadout: { items: [], disciplines: [] } })),
      },
      content,
    );

  test('opponents have half as much HP again, rounded up; the players’ figures do not', () => {
    const hp = (on: boolean) => {
      const { position } = game(on, 4);
      return ['animate-1', 'rook'].map((id) => hpOf(position, figureIn(position.state, id)));
    };
    expect(hp(false)).toEqual([18, 14]);
    expect(hp(true)).toEqual([27, 14]);
  });

  test('the fifth Adventurer starts beside the Starting Zone', () => {
    const session = game(true, 5);
    for (let i = 0; i < 3; i++) session.decide(session.pending!.options[0]!.id);
    expect(session.pending).toMatchObject({ kind: 'placement', figure: 'fifth' });
    expect(optionsOf(session).sort()).toEqual([
      'place:0,4',
      'place:1,0',
      'place:1,1',
      'place:1,2',
      'place:1,3',
      'place:1,4',
    ]);
    session.decide('place:1,2');
    expect(eventsOf(session, 'figurePlaced').at(-1)).toMatchObject({ figure: 'fifth', at: [1, 2] });
  });
});
