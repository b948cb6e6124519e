import { describe, expect, test } from 'vitest';
import { type Ability, type EffectOp, figureIn } from '../../../src/engine/index.ts';
import type { Conditions, RollPurpose } from '../../../src/engine/model/language/abilities.ts';
import { type Cause, term } from '../../../src/engine/model/messages/cause.ts';
import { resolveForce } from '../../../src/engine/procedures/attack/resolve-spell.ts';
import { rollDice, rollNotes } from '../../../src/engine/procedures/core/roll.ts';
import type { Table } from '../../../src/engine/procedures/core/table.ts';
import { eventsOf, type Roll } from '../../support/arena.ts';
import { editFigure } from '../../support/edit.ts';
import { inTurnOf, run } from '../../support/encounter-arena.ts';
import { withCard } from '../../support/own-cards.ts';
import {
  exhausting as ability,
  LOW as low,
  struckScene as scene,
  strike,
} from '../../support/struck-rook.ts';

const self = { who: 'self' } as const;
const gainVow: EffectOp = { do: 'gain-token', token: 'vow', amount: 1, to: self };
const own: Cause = { kind: 'ability', type: 'discipline', card: 'own', ability: 'a' };
describe('before a roll (X47)', () => {
  const slow = ability('before-roll', [{ do: 'modify-roll', amount: -3 }], {
    of: { side: 'opponent', within: 'soi' },
  });

  test("an opponent's attack roll is less, with a line of its own", () => {
    const session = run(scene(slow), strike('foe', 'rook'), low);
    session.decide('use:rook.own/a');
    const { roll } = eventsOf(session, 'attackJudged')[0]!;
    expect(roll.entries).toContainEqual({ cause: own, amount: -3, rule: 'X47' });
  });

  test('so is a Conviction Check', () => {
    const session = run(
      scene(slow),
      inTurnOf('rook', (table) =>
        resolveForce(table, {
          user: 'rook',
          force: [{ cause: { kind: 'force', force: 9 }, amount: 9, rule: 'p.51' }],
          targets: ['foe'],
          effects: [gainVow],
          cause: term('this-attack'),
        }),
      ),
      low,
    );
    session.decide('use:rook.own/a');
    expect(eventsOf(session, 'convictionChecked')[0]?.total.entries).toContainEqual({
      cause: own,
      amount: -3,
      rule: 'X47',
    });
  });

  test('is not asked about a roll without a number', () => {
    const session = run(
      scene(slow),
      inTurnOf('foe', (table) => rollDice(table, 'foe', ['black'], 'effect', 'p.74')),
      [['black', 6]],
    );
    expect(session.pending).toBeNull();
  });

  test('SP bought into the attack roll', () => {
    const position = scene({
      id: 'a',
      when: 'before-roll',
      may: true,
      conditions: { rolls: ['attack'] },
      effects: [
        {
          do: 'choose-number',
          id: 'more',
          max: 5,
          sp: 1,
          effects: [{ do: 'modify', stat: 'attack-roll', amount: { count: 'chosen' } }],
        },
      ],
    });
    editFigure(position.state, 'rook').sp = 3;
    const session = run(position, strike('rook', 'foe'), low);
    for (const answer of ['no', 'use:rook.own/a', 'number:2']) session.decide(answer);
    expect(eventsOf(session, 'attackJudged')[0]!.roll.entries.map(({ amount }) => amount)).toContain(2);
    expect(figureIn(session.state, 'rook').sp).toBe(1);
  });
});

test('a check may be passed whatever lies (p.51)', () => {
  const conditions: Conditions = { exhaust: true, rolls: ['conviction'] };
  const session = run(
    scene(ability('before-roll', [{ do: 'pass-check' }], { conditions })),
    inTurnOf('foe', (table) =>
      resolveForce(table, {
        user: 'foe',
        force: [{ cause: { kind: 'force', force: 30 }, amount: 30, rule: 'p.51' }],
        targets: ['rook'],
        effects: [{ do: 'inflict', effect: 'wilt', to: { who: 'target' } }],
        cause: term('this-attack'),
      }),
    ),
    [
      ['purple', 1],
      ['purple', 1],
    ],
  );
  session.decide('use:rook.own/a');
  expect(eventsOf(session, 'convictionChecked')).toMatchObject([{ passed: true }]);
});

describe('after a roll (X47)', () => {
  const rolling = (one: Ability, purpose: RollPurpose, rolls: readonly Roll[], notes = rollNotes()) => {
    const session = run(
      scene(one),
      inTurnOf('rook', (table: Table) =>
        rollDice(table, 'rook', rolls.map(([die]) => die) as never, purpose, 'p.48', notes),
      ),
      rolls,
    );
    return { session, notes };
  };

  test('a die is turned to its highest number, not BLACK', () => {
    const { session } = rolling(
      ability('after-roll', [{ do: 'set-die', face: 'highest', notBlack: true }]),
      'check',
      [
        ['purple', 1],
        ['black', 6],
      ],
    );
    session.decide('use:rook.own/a');
    expect(eventsOf(session, 'diceRerolled')).toMatchObject([
      { turned: true, which: [0], dice: [{ die: 'purple', face: 6 }, { die: 'black' }] },
    ]);
  });

  test('only once the lowest number lies there', () => {
    const conditions: Conditions = { exhaust: true, if: [{ is: 'shows', face: 'lowest' }] };
    const one = ability('after-roll', [{ do: 'set-die', face: 'any' }], { conditions });
    expect(rolling(one, 'check', [['purple', 6]]).session.pending).toBeNull();
    expect(rolling(one, 'check', [['purple', 1]]).session.pending?.kind).toBe('after-roll');
  });

  test('a symbol more is spent like any other', () => {
    const position = scene(
      ability('after-roll', [{ do: 'add-symbol', symbol: 'burst', amount: 2 }]),
      'rook',
      {
        defense: 0,
      },
    );
    const session = run(position, strike('rook', 'foe'), [
      ['purple', 2],
      ['purple', 2],
    ]);
    session.decide('use:rook.own/a');
    expect(eventsOf(session, 'symbolsAdded')).toMatchObject([{ added: { burst: 2 } }]);
  });

  test('in another roll it is told to whoever rolls', () => {
    const { session, notes } = rolling(
      ability('after-roll', [{ do: 'add-symbol', symbol: 'shield', amount: 2 }]),
      'dodge',
      [['black', 1]],
      rollNotes(['shield']),
    );
    session.decide('use:rook.own/a');
    expect(notes.symbols).toEqual({ shield: 2 });
  });

  test('but not where the roll is not read for it (X94)', () => {
    const burst = ability('after-roll', [{ do: 'add-symbol', symbol: 'burst', amount: 1 }]);
    expect(rolling(burst, 'dodge', [['black', 1]], rollNotes(['shield'])).session.pending).toBeNull();
  });

  test('in a roll for an effect it shows like that of a die (X94)', () => {
    const outcome = (effects: readonly EffectOp[]) =>
      ({ do: 'roll', dice: ['purple'], outcomes: [{ face: 'burst', effects }] }) as const;
    const position = scene(ability('after-roll', [{ do: 'add-symbol', symbol: 'burst', amount: 1 }]));
    const session = run(
      position,
      inTurnOf('rook', (table) =>
        table.hooks.carryOut(table, [outcome([gainVow])], 'rook', null, term('this-attack')),
      ),
      [['purple', 1]],
    );
    session.decide('use:rook.own/a');
    expect(figureIn(session.state, 'rook').tokens.vow).toBe(1);
  });
});

describe('a hit that is answered before damage (step 5c)', () => {
  const hits: readonly Roll[] = [
    ['purple', 6],
    ['purple', 6],
  ];

  test('misses instead: no damage, no Dodge', () => {
    const position = scene(ability('struck', [{ do: 'make-miss' }]));
    const dodged = withCard(position, 'rook', [{ id: 'b', when: 'dodged', effects: [gainVow] }], 'other');
    const session = run(dodged, strike('foe', 'rook'), hits);
    session.decide('use:rook.own/a');
    expect(figureIn(session.state, 'rook')).toMatchObject({ damage: 0, tokens: {} });
    expect(eventsOf(session, 'attackEnded')).toMatchObject([{ because: 'missed' }]);
  });

  test('strikes an ally instead, as it was rolled', () => {
    const position = scene(
      ability('struck', [{ do: 'redirect', to: self }], { of: { side: 'another-ally', within: 'adjacent' } }),
      'zeke',
    );
    const session = run(position, strike('foe', 'rook'), hits);
    session.decide('use:zeke.own/a');
    expect(figureIn(session.state, 'rook').damage).toBe(0);
    expect(figureIn(session.state, 'zeke').damage).toBeGreaterThan(0);
    expect(eventsOf(session, 'attackEnded')).toMatchObject([{ target: 'zeke' }]);
  });
});
