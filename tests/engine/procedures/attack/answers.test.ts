import { describe, expect, test } from 'vitest';
import { type Cause, figureIn, type Position } from '../../../../src/engine/index.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import { positionWith } from '../../../../src/engine/model/with.ts';
import { resolveAttack } from '../../../../src/engine/procedures/attack/attack.ts';
import { rollDodge } from '../../../../src/engine/procedures/attack/empower-and-dodge.ts';
import { LAST_ATTACKER, noteAttacker } from '../../../../src/engine/procedures/attack/last-attacker.ts';
import { dealDamage } from '../../../../src/engine/procedures/consequences/damage.ts';
import { chooseTargets } from '../../../../src/engine/procedures/core/targets.ts';
import { declaredAttack } from '../../../../src/engine/queries/attack/declared-attack.ts';
import { arena, eventsOf, type Roll } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, corridor, doing, inTurnOf, rook, run, zeke } from '../../../support/encounter-arena.ts';
import { withCard } from '../../../support/own-cards.ts';

/** Attacks under way, each as it stands before its target has answered. */
function under(...attacks: readonly (readonly [string, string])[]): Position {
  const position = arena({
    board: corridor(6),
    figures: [rook([0, 0]), zeke([2, 0]), body('foe', [1, 0]), body('other', [3, 0])],
  });
  const scopes = attacks.map(([by, at]) => ({
    ...declaredAttack(position, by, at, { kind: 'melee', range: 1 }, 'action'),
    step: 4,
    dice: ['white', 'white'] as const,
  }));
  return positionWith(position, { ...position.state, scopes });
}

describe('a Dodge that may be rolled again (p.50, D4)', () => {
  const rolled = (rolls: readonly Roll[], again: boolean, mayReroll = true) => {
    const session = run(under(['foe', 'rook']), (table) => rollDodge(table, mayReroll), rolls);
    if (mayReroll) {
      expect(session.pending).toMatchObject({
        kind: 'after-roll',
        figure: 'rook',
        question: { ask: 'dodge-again', rolled: [{ die: rolls[0]![0], face: rolls[0]![1] }] },
        rule: 'D4',
      });
      session.decide(again ? 'again' : 'pass');
    }
    expect(session.pending).toBeNull();
    return eventsOf(session, 'attackDodged').map(({ shields, skull }) => [shields, skull]);
  };

  test('the second roll stands, whatever it shows; without it the first', () => {
    const skullThenShields: Roll[] = [
      ['black', 6],
      ['black', 4],
    ];
    expect(rolled(skullThenShields, true)).toEqual([[4, false]]);
    expect(rolled(skullThenShields.slice(0, 1), false)).toEqual([[0, true]]);
    expect(rolled(skullThenShields.toReversed(), true)).toEqual([[0, true]]);
    expect(rolled(skullThenShields.slice(1), false, false)).toEqual([[4, false]]);
  });

  test('one Dodge an attack', () => {
    const session = run(
      under(['foe', 'rook']),
      function* (table) {
        yield* rollDodge(table);
        yield* rollDodge(table);
      },
      [['black', 4]],
    );
    expect(eventsOf(session, 'attackDodged')).toHaveLength(1);
  });
});

describe('the attacker (p.48)', () => {
  const attackerIn = (position: Position) => {
    let found: readonly string[] = [];
    run(position, function* (table) {
      found = yield* chooseTargets(table, { who: 'attacker' }, 'rook', null, term('reward'));
    });
    return found;
  };

  test('is whoever makes the innermost attack, if it stands; nobody without one', () => {
    expect(attackerIn(under())).toEqual([]);
    expect(attackerIn(under(['foe', 'rook']))).toEqual(['foe']);
    expect(attackerIn(under(['foe', 'rook'], ['rook', 'foe'], ['other', 'zeke']))).toEqual(['other']);
    const fallen = under(['other', 'rook'], ['foe', 'rook']);
    Object.assign(editFigure(fallen.state, 'foe'), { defeated: true, at: null });
    expect(attackerIn(fallen)).toEqual([]);
  });
});

describe('whoever attacked it last (X168)', () => {
  /** The marks of a beast after these have attacked it. */
  const marks = (by: readonly string[], before: readonly object[] = [], asks = true) => {
    const beast = {
      id: 'beast',
      side: 'combatants',
      at: [1, 0],
      stats: { hp: 9, defense: 9, dice: ['white', 'white'] },
    };
    const plain = arena({ board: corridor(6), figures: [rook([0, 0]), zeke([2, 0]), beast] });
    const { combatants } = plain.cards;
    const { card } = figureIn(plain.state, 'beast');
    const ai = asks
      ? [
          {
            id: 's',
            if: { is: 'otherwise' },
            do: [{ do: 'attack', kind: 'melee', prioritise: ['last-attacker'] }],
          } as const,
        ]
      : [];
    const cards = { ...plain.cards, combatants: { ...combatants, [card]: { ...combatants[card]!, ai } } };
    const position = { ...plain, cards };
    editFigure(position.state, 'beast').marks = [...before] as never;
    const session = run(
      position,
      doing((table) => {
        for (const one of by) noteAttacker(table, one, 'beast');
      }),
    );
    return { marks: figureIn(session.state, 'beast').marks ?? [], told: session.events.length };
  };
  const last = (by: string) => ({ mark: LAST_ATTACKER, by });
  const other = { mark: 'hunted', by: 'rook' };

  test.each([
    [['rook'], [last('rook')], 1],
    [['rook', 'rook'], [last('rook')], 1],
    [['rook', 'zeke'], [last('zeke')], 3],
    [['rook', 'zeke', 'rook'], [last('rook')], 5],
  ])('after %j it is the last of them', (by, expected, told) => {
    expect(marks(by)).toEqual({ marks: expected, told });
  });

  test('other marks stay', () => {
    expect(marks(['zeke'], [other, last('rook')]).marks).toEqual([other, last('zeke')]);
    expect(marks(['rook'], [other]).marks).toEqual([other, last('rook')]);
  });

  test('nobody is noted where no step asks, nor on an Adventurer', () => {
    expect(marks(['rook'], [], false).told).toBe(0);
    const party = run(
      under(),
      doing((table) => noteAttacker(table, 'foe', 'rook')),
    );
    expect(party.events).toEqual([]);
  });
});

describe('the last moment before a Defeat (p.48)', () => {
  const cause: Cause = term('crush');
  const drinking = (items: readonly string[], amount: number) => {
    const position = arena({ board: corridor(6), figures: [rook([0, 0], { items }), body('foe', [1, 0])] });
    const hp = run(position, (table) =>
      dealDamage(table, 'rook', 'irreducible', [{ cause, amount, rule: 'p.32' }], {
        by: 'foe',
        cause,
        rule: 'p.32',
      }),
    );
    return hp;
  };

  test('is told where something may be used "at any time", and only with the last HP', () => {
    const session = drinking(['vitality-juice-box'], 99);
    expect(session.pending).toMatchObject({
      kind: 'reaction',
      figure: 'rook',
      question: { ask: 'about-to-fall' },
    });
    expect(session.pending?.options.map(({ id }) => id)).toEqual([
      'pass',
      'use:rook.vitality-juice-box/drink',
    ]);
    session.decide('use:rook.vitality-juice-box/drink');
    expect(figureIn(session.state, 'rook').defeated).toBe(false);
    const passed = drinking(['vitality-juice-box'], 99);
    passed.decide('pass');
    expect(figureIn(passed.state, 'rook').defeated).toBe(true);
    expect(drinking(['vitality-juice-box'], 1).pending).toBeNull();
  });

  test('is no question where there is nothing', () => {
    const session = drinking([], 99);
    expect(session.pending).toBeNull();
    expect(figureIn(session.state, 'rook').defeated).toBe(true);
  });
});

describe('a hit that was Countered (X7)', () => {
  /** What a Combatant has used up by a hit without damage that Nova Counters, or does not. */
  const usedUp = (conditions: object, answer: 'counter' | 'no', face = 3) => {
    const foe = {
      id: 'foe',
      side: 'combatants',
      at: [1, 0],
      stats: { hp: 9, defense: 9, dice: ['white', 'white'] },
    };
    const nova = {
      id: 'nova',
      side: 'adventurers',
      at: [0, 0],
      sp: 2,
      stats: { hp: 9, defense: 5, armor: 9, dice: ['white', 'white'] },
    };
    const position = withCard(arena({ board: corridor(6), figures: [nova, foe] }), 'foe', [
      { id: 'f', when: 'follow-up', conditions, effects: [{ do: 'heal', amount: 1, to: { who: 'self' } }] },
    ]);
    const profile = { kind: 'melee', range: 1 } as const;
    const white: Roll = ['white', face];
    const session = run(
      position,
      inTurnOf('foe', (table) =>
        resolveAttack(table, { attacker: 'foe', target: 'nova', profile, cause: 'ai' }),
      ),
      [white, white, ['white', 1], ['white', 1]],
    );
    while (session.pending) {
      const ids = session.pending.options.map(({ id }) => id);
      session.decide(session.pending.kind === 'counter' ? answer : ids.includes('no') ? 'no' : ids[0]!);
    }
    expect(eventsOf(session, 'counterDeclared')).toHaveLength(answer === 'counter' ? 1 : 0);
    return eventsOf(session, 'abilityUsed').filter(({ rule }) => rule === 'X7');
  };

  test('was the first of the turn for what comes once a turn, and for nothing else', () => {
    expect(usedUp({ perTurn: true }, 'counter')).toMatchObject([
      { figure: 'foe', ability: 'foe.own/f', limit: 'turn' },
    ]);
    expect(usedUp({}, 'counter')).toEqual([]);
    expect(usedUp({ perTurn: true }, 'counter', 1)).toEqual([]); // a miss is no hit
  });
});
