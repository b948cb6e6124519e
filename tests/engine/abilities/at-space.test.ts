import { describe, expect, test } from 'vitest';
import { type Ability, type EffectOp, figureIn, type Position } from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { resolveAttack } from '../../../src/engine/procedures/attack/attack.ts';
import { resolveTurnPhase } from '../../../src/engine/procedures/turn/turn.ts';
import { arena, eventsOf, optionsOf, type Roll } from '../../support/arena.ts';
import { editFigure } from '../../support/edit.ts';
import { body, inTurnOf, playFrom, rook, run, zeke } from '../../support/encounter-arena.ts';
import { withCard } from '../../support/own-cards.ts';

const self = { who: 'self' } as const;
const target = { who: 'target' } as const;
const heal: EffectOp = { do: 'heal', amount: 2, to: self };

const use = (ops: readonly EffectOp[], figures: readonly object[], rolls: readonly Roll[] = []) =>
  run(
    arena({ figures }),
    inTurnOf('rook', (table) => table.hooks.carryOut(table, ops, 'rook', null, term('this-attack'))),
    rolls,
  );

describe('a space of the user’s choice', () => {
  test('targets are measured from it; each has a roll of its own', () => {
    const blast: EffectOp = {
      do: 'at-space',
      within: 'range',
      range: 4,
      effects: [
        {
          do: 'each',
          who: { who: 'all', side: 'figure', within: 'adjacent', from: 'space' },
          effects: [{ do: 'damage', type: 'irreducible', amount: { dice: ['white'] }, to: target }],
        },
      ],
    };
    const session = use(
      [blast],
      [rook([0, 0]), body('foe', [3, 0]), body('other', [3, 2]), body('far', [0, 2])],
      [
        ['white', 1],
        ['white', 6],
      ],
    );
    session.decide('space:3,1');
    const damage = (id: string) => figureIn(session.state, id).damage;
    expect(damage('other')).toBeGreaterThan(damage('foe'));
    expect(damage('far')).toBe(0);
  });

  test('a lit Dynamite token (p.67)', () => {
    const session = use([{ do: 'place-dynamite', range: 2 }], [rook([0, 0]), body('foe', [5, 0])]);
    expect(optionsOf(session)).not.toContain('space:3,0');
    session.decide('space:2,0');
    expect(session.state.dynamite).toMatchObject([{ at: [2, 0], lit: session.state.clock.round }]);
  });
});

describe('a token that gives abilities (X48)', () => {
  const place = (abilities: readonly Ability[]): EffectOp => ({
    do: 'place-ward',
    ward: 'font',
    within: 'adjacent',
    side: 'ally',
    reach: 2,
    abilities,
  });

  test('to allies in its reach, in their Status Phase', () => {
    const status = (at: [number, number]) => {
      const session = run(
        arena({ figures: [rook([0, 0]), zeke(at, { damage: 5 }), body('foe', [5, 0])] }),
        inTurnOf('zeke', function* (table) {
          const ward = place([{ id: 'mend', when: 'status', effects: [heal] }]);
          yield* table.hooks.carryOut(table, [ward], 'rook', null, term('this-attack'));
          while (table.state.turn && table.state.turn.phase !== 'refresh') yield* resolveTurnPhase(table);
        }),
      );
      session.decide('space:1,0');
      return figureIn(session.state, 'zeke').damage;
    };
    expect(status([3, 0])).toBe(3);
    expect(status([4, 0])).toBe(5);
  });

  test('its modifiers hold as long as one stays', () => {
    const session = use(
      [
        place([{ id: 'calm', when: 'passive', modifiers: [{ immunity: 'wilt' }] }]),
        { do: 'inflict', effect: 'wilt', to: self },
      ],
      [rook([0, 0]), body('foe', [5, 0])],
    );
    session.decide('space:1,0');
    expect(figureIn(session.state, 'rook').effects).toEqual([]);
    expect(eventsOf(session, 'wardPlaced')).toMatchObject([
      { ward: { cause: term('this-attack'), at: [1, 0] } },
    ]);
  });
});

describe('Disciplines and cards of one’s own', () => {
  const scene = (own: Ability, changes: (position: Position) => void = () => {}) => {
    const base = arena({
      figures: [rook([0, 0], { sp: 0, damage: 5 }), body('foe', [1, 0], { defense: 0 })],
      active: 'rook',
      initiative: ['rook', 'foe'],
    });
    const learned = withCard(
      base,
      'rook',
      [{ id: 'mend', when: 'action', conditions: { sp: 2, exhaust: true }, effects: [heal] }],
      'mending',
    );
    const dear = withCard(
      learned,
      'rook',
      [{ id: 'dear', when: 'action', conditions: { sp: 5 }, effects: [heal] }],
      'dear',
    );
    const position = withCard(dear, 'rook', [own]);
    changes(position);
    return position;
  };
  const borrow: Ability = {
    id: 'a',
    when: 'action',
    conditions: { perTurn: true },
    effects: [{ do: 'use-discipline', maxSp: 3 }],
  };

  test('one is used without its SP, but exhausted', () => {
    const session = playFrom(scene(borrow));
    session.decide('use:rook.own/a');
    expect(figureIn(session.state, 'rook').damage).toBe(3);
    expect(eventsOf(session, 'cardExhausted')).toMatchObject([{ card: 'rook.mending' }]);
    expect(eventsOf(session, 'spSpent')).toEqual([]);
  });

  test('is not on offer when there is none', () => {
    const poor: Ability = { ...borrow, effects: [{ do: 'use-discipline', maxSp: 1 }] };
    const position = scene(poor, ({ state }) => {
      editFigure(state, 'rook').sp = 1; // so that the turn is asked about
    });
    const session = playFrom(position);
    expect(session.pending?.refused?.map(({ reason }) => reason)).toContainEqual({ why: 'no-discipline' });
  });

  test('a card is flipped, and turned back (p.30)', () => {
    const flip = (ops: readonly EffectOp[]) =>
      run(
        scene(borrow),
        inTurnOf('rook', (table) =>
          table.hooks.carryOut(table, ops, 'rook', null, term('this-attack'), {
            card: 'rook.own',
            key: 'rook.own/a',
          }),
        ),
      );
    const session = flip([{ do: 'flip', card: 'this' }]);
    const own = (one: typeof session) => figureIn(one.state, 'rook').cards.find(({ ref }) => ref === 'own')!;
    expect(own(session).flipped).toBe(true);
    const back = flip([
      { do: 'flip', card: 'this' },
      { do: 'flip', card: 'choose', back: true },
    ]);
    expect(own(back).flipped).toBe(false);
  });

  test('an ability paid in symbols, in step 6a, as often as they last (p.43)', () => {
    const position = scene({
      id: 'a',
      when: 'symbols',
      conditions: { symbols: { burst: 1 } },
      effects: [heal],
    });
    const more = withCard(
      position,
      'rook',
      [
        {
          id: 'b',
          when: 'after-roll',
          conditions: { exhaust: true },
          effects: [{ do: 'add-symbol', symbol: 'burst', amount: 2 }],
        },
      ],
      'burst',
    );
    const session = run(
      more,
      inTurnOf('rook', (table) =>
        resolveAttack(table, {
          attacker: 'rook',
          target: 'foe',
          profile: { kind: 'melee', range: 1 },
          cause: 'action',
        }),
      ),
      [
        ['purple', 2],
        ['purple', 2],
      ],
    );
    for (const answer of ['use:rook.burst/b', 'use:rook.own/a', 'use:rook.own/a']) session.decide(answer);
    expect(figureIn(session.state, 'rook').damage).toBe(1);
  });
});
