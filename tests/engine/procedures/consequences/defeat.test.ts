import { describe, expect, test } from 'vitest';
import { type Ability, type Cause, figureIn, type Position } from '../../../../src/engine/index.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import {
  defeatSunk,
  listHolding,
  resolveDefeat,
} from '../../../../src/engine/procedures/consequences/defeat.ts';
import { eventsOf } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, corridor, doing, rook, run, scene, zeke } from '../../../support/encounter-arena.ts';
import { withCard } from '../../../support/own-cards.ts';

const cause: Cause = term('crush');

const hall = (more: Partial<Parameters<typeof scene>[0]> = {}): Position =>
  scene({
    board: corridor(9),
    figures: [
      rook([0, 0], { damage: 3 }),
      zeke([2, 0]),
      { ...body('ally', [4, 0]), side: 'adventurers', damage: 2 },
      body('foe', [6, 0]),
      body('other', [8, 0]),
    ],
    ...more,
  });

const falls = (position: Position, id: string, by: string | null = null) =>
  run(position, (table) => resolveDefeat(table, id, by, cause));

const hpOfCard = (id: string) =>
  id === 'ally' ? 20 : hall().cards.adventurers[{ rook: 'rook-lars', zeke: 'zeke-jeong' }[id]!]!.hp;

describe('being Defeated (p.67)', () => {
  test.each([
    ['rook', 3],
    ['zeke', 0],
    ['ally', 2],
  ])('%s is dealt what is left of its HP, IRREDUCIBLE, and keeps it', (id, damage) => {
    const session = falls(hall(), id, 'foe');
    const hp = hpOfCard(id);
    expect(eventsOf(session, 'damageDealt')).toMatchObject([
      {
        figure: id,
        amount: hp - damage,
        damageType: 'irreducible',
        by: 'foe',
        cause,
        sum: { total: hp - damage },
      },
    ]);
    expect(figureIn(session.state, id)).toMatchObject({ defeated: true, at: null, damage: hp });
  });

  test('an opponent is dealt nothing more, and whoever has all of it already neither', () => {
    expect(eventsOf(falls(hall(), 'foe', 'rook'), 'damageDealt')).toEqual([]);
    const full = hall();
    editFigure(full.state, 'rook').damage = hpOfCard('rook');
    expect(eventsOf(falls(full, 'rook'), 'damageDealt')).toEqual([]);
  });

  test('nobody falls twice', () => {
    const session = run(hall(), function* (table) {
      yield* resolveDefeat(table, 'foe', null, cause);
      yield* resolveDefeat(table, 'foe', null, cause);
    });
    expect(eventsOf(session, 'figureDefeated')).toHaveLength(1);
  });

  const glee = (when: 'defeats' | 'defeated'): Ability => ({
    id: when,
    when,
    effects: [{ do: 'gain-token', token: 'dodge', amount: 1, to: { who: 'self' } }],
  });
  const dodges = (position: Position, id: string, felled: string, by: string | null) =>
    eventsOf(falls(withCard(position, id, [glee('defeats')]), felled, by), 'tokenGained').length;

  test('whoever Defeats somebody answers it, if it stands; nobody else', () => {
    expect(dodges(hall(), 'rook', 'foe', 'rook')).toBe(1);
    expect(dodges(hall(), 'rook', 'foe', 'zeke')).toBe(0);
    expect(dodges(hall(), 'rook', 'foe', null)).toBe(0);
    expect(dodges(hall(), 'rook', 'rook', 'rook')).toBe(0); // by its own hand
    const gone = hall();
    Object.assign(editFigure(gone.state, 'rook'), { defeated: true, at: null });
    expect(dodges(gone, 'rook', 'foe', 'rook')).toBe(0);
  });

  test('whoever falls answers it while it still stands', () => {
    const session = falls(withCard(hall(), 'rook', [glee('defeated')]), 'rook', 'foe');
    const types = session.events.map(({ type }) => type);
    expect(types.indexOf('tokenGained')).toBeLessThan(types.indexOf('figureDefeated'));
    expect(eventsOf(session, 'tokenGained')).toHaveLength(1);
  });

  test('what it carries falls where it stood (X131)', () => {
    const carried = ['lamp', 'key'].map((id, i) => ({
      token: { id, kind: 'objective' as const, colour: 'red' },
      by: i === 0 ? 'rook' : 'zeke',
    }));
    const session = falls(hall({ state: { carried } }), 'rook');
    expect(session.state.boardTokens).toMatchObject([{ id: 'lamp', at: [0, 0] }]);
    expect(session.state.carried).toEqual([carried[1]]);
  });
});

describe('No Player Elimination (p.71)', () => {
  const kind = (urgency: number, urgencyLimit = 3) =>
    hall({ ruleset: { noPlayerElimination: true, urgencyLimit }, state: { urgency } });

  test('an Adventurer is down for now: an Urgency token comes, and nothing is Defeated', () => {
    const session = falls(kind(0), 'rook', 'foe');
    expect(figureIn(session.state, 'rook')).toMatchObject({ defeated: false, felled: true, at: null });
    expect(eventsOf(session, 'figureFelled')).toMatchObject([
      { figure: 'rook', by: 'foe', cause, rule: 'p.71' },
    ]);
    expect(eventsOf(session, 'urgencyAdded')).toMatchObject([
      { count: 1, cause: { kind: 'defeat', of: 'rook' } },
    ]);
    expect(eventsOf(session, 'figureDefeated')).toEqual([]);
    expect(session.state.outcome).toBeNull();
  });

  test('who is down does not fall again; others of the party and opponents are Defeated', () => {
    const session = run(kind(0), function* (table) {
      for (const id of ['rook', 'rook', 'ally', 'foe']) yield* resolveDefeat(table, id, null, cause);
    });
    expect(eventsOf(session, 'figureFelled')).toHaveLength(1);
    expect(eventsOf(session, 'figureDefeated').map(({ figure }) => figure)).toEqual(['ally', 'foe']);
    expect(session.state.urgency).toBe(1);
  });

  test.each([
    [0, null],
    [1, null],
    [2, 'urgency'],
  ])('with %i tokens of 3 before', (urgency, outcome) => {
    expect(falls(kind(urgency), 'rook').state.outcome?.condition ?? null).toBe(outcome);
  });
});

describe('whose HP have sunk to their damage (p.67, X33)', () => {
  test('are Defeated between two actions; those that hold are told in the order of the track', () => {
    const position = hall({ initiative: ['other', 'foe', 'zeke', 'rook', 'ally'] });
    for (const id of ['foe', 'other']) editFigure(position.state, id).damage = 20;
    editFigure(position.state, 'ally').damage = 19;
    let holding: readonly string[] = [];
    const session = run(
      position,
      doing((table) => {
        holding = listHolding(table);
      }),
    );
    expect(holding).toEqual(['zeke', 'rook', 'ally']);
    expect(
      eventsOf(session, 'figureDefeated')
        .map(({ figure }) => figure)
        .sort(),
    ).toEqual(['foe', 'other']);
  });

  test('of those that are named only who has none left falls', () => {
    const session = run(hall(), (table) => defeatSunk(table, ['other', 'foe', 'ally', 'rook']));
    expect(eventsOf(session, 'figureDefeated')).toEqual([]);
  });
});
