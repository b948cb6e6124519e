import { describe, expect, test } from 'vitest';
import {
  type Ability,
  type EffectOp,
  figureIn,
  type Position,
  remainingHpOf,
} from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import type { DamageType } from '../../../src/engine/model/vocabulary.ts';
import { dealDamage } from '../../../src/engine/procedures/consequences/damage.ts';
import type { Table } from '../../../src/engine/procedures/core/table.ts';
import { resolveTurnPhase } from '../../../src/engine/procedures/turn/turn.ts';
import { arena, eventsOf, optionsOf, type Roll } from '../../support/arena.ts';
import { body, inTurnOf, rook, run, zeke } from '../../support/encounter-arena.ts';
import { withCard } from '../../support/own-cards.ts';

const self = { who: 'self' } as const;
const soi = { side: 'another-ally', within: 'soi' } as const;

const scene = (ability: Ability, holder = 'rook', rest: object = {}) =>
  withCard(arena({ figures: [rook([0, 0], rest), zeke([1, 0]), body('foe', [2, 0])] }), holder, [ability]);

const blow = (id: string, amount: number, type: DamageType = 'irreducible') =>
  function* (table: Table) {
    yield* dealDamage(table, id, type, [{ cause: term('this-attack'), amount, rule: 'p.44' }], {
      by: 'foe',
      cause: term('this-attack'),
      rule: 'p.44',
    });
  };

const hurt = (
  position: Position,
  id: string,
  amount: number,
  type: DamageType = 'irreducible',
  rolls: readonly Roll[] = [],
) => run(position, inTurnOf('zeke', blow(id, amount, type)), rolls);

const gainVow: EffectOp = { do: 'gain-token', token: 'vow', amount: 1, to: self };

describe('what would Defeat (X46)', () => {
  test('survives with so many HP', () => {
    const session = hurt(
      scene({ id: 'a', when: 'would-be-defeated', effects: [{ do: 'survive', hp: 2 }] }),
      'rook',
      50,
    );
    const hero = figureIn(session.state, 'rook');
    expect(hero.defeated).toBe(false);
    expect(eventsOf(session, 'defeatPrevented')).toMatchObject([{ amount: 2 }]);
  });

  test('is not asked about while HP are left', () => {
    const ability: Ability = { id: 'a', when: 'would-be-defeated', effects: [gainVow] };
    expect(figureIn(hurt(scene(ability), 'rook', 3).state, 'rook').tokens.vow).toBeUndefined();
  });

  test('for a while: no damage, then Defeated, though healed (p.39)', () => {
    const position = scene({
      id: 'a',
      when: 'would-be-defeated',
      effects: [{ do: 'survive', until: 'end-of-next-turn' }],
    });
    const session = run(position, function* (table) {
      yield* inTurnOf('zeke', blow('rook', 50))(table);
      yield* blow('rook', 9)(table);
      table.emit({ type: 'turnEnded', figure: 'zeke', rule: 'p.39' });
      table.emit({ type: 'turnBegan', figure: 'rook', rule: 'p.39' });
      table.emit({
        type: 'damageHealed',
        figure: 'rook',
        amount: 4,
        cause: term('this-attack'),
        rule: 'p.46',
      });
      table.emit({ type: 'phaseBegan', figure: 'rook', phase: 'end', rule: 'p.39' });
      yield* resolveTurnPhase(table);
    });
    expect(eventsOf(session, 'damageDealt')[1]?.rule).toBe('p.67'); // what was missing up to HP, at the end
    const order = session.events.map(({ type }) => type);
    expect(order.indexOf('figureDefeated')).toBeGreaterThan(order.indexOf('damageHealed'));
    expect(figureIn(session.state, 'rook').defeated).toBe(true);
  });

  test('an ally heals it and takes as much', () => {
    const position = scene(
      {
        id: 'a',
        when: 'would-be-defeated',
        of: soi,
        conditions: { exhaust: true },
        effects: [
          { do: 'heal', amount: { dice: ['purple'] }, to: { who: 'subject' } },
          { do: 'damage', type: 'irreducible', amount: { count: 'healed' }, to: self },
        ],
      },
      'zeke',
    );
    const session = hurt(position, 'rook', 50, 'irreducible', [['purple', 6]]);
    session.decide('use:zeke.own/a');
    expect(figureIn(session.state, 'rook').defeated).toBe(false);
    const { amount } = eventsOf(session, 'damageHealed')[0]!;
    expect(figureIn(session.state, 'zeke').damage).toBe(amount);
  });
});

describe('Defeated', () => {
  test('answers while it still stands; cannot undo it', () => {
    const session = hurt(
      scene({
        id: 'a',
        when: 'defeated',
        effects: [
          { do: 'heal', amount: 9, to: self },
          { do: 'damage', type: 'irreducible', amount: 3, to: { who: 'target' } },
        ],
      }),
      'rook',
      50,
    );
    expect(figureIn(session.state, 'foe').damage).toBe(3);
    expect(figureIn(session.state, 'rook').defeated).toBe(true);
  });

  test("an ally's in SOI, whatever Defeats it (p.67)", () => {
    const position = scene({ id: 'a', when: 'defeated', of: soi, effects: [gainVow] }, 'zeke');
    const session = run(
      position,
      inTurnOf('foe', (table) =>
        table.hooks.carryOut(
          table,
          [{ do: 'defeat', to: { who: 'target' } }],
          'foe',
          'rook',
          term('this-attack'),
        ),
      ),
    );
    expect(figureIn(session.state, 'zeke').tokens.vow).toBe(1);
  });

  test('comes back when whoever did it is Defeated', () => {
    const position = withCard(
      scene({
        id: 'mark',
        when: 'defeated',
        effects: [{ do: 'mark', mark: 'slayer', to: { who: 'target' } }],
      }),
      'rook',
      [
        {
          id: 'back',
          when: 'defeated',
          of: { side: 'opponent', within: 'board', with: { mark: 'slayer' } },
          fallen: true,
          conditions: { flip: true },
          effects: [
            {
              do: 'revive',
              to: self,
              near: { who: 'choose', side: 'another-ally', within: 'board' },
              within: 'adjacent',
              hp: { count: 'own-hp', half: 'up' },
            },
          ],
        },
      ],
      'pact',
    );
    const session = run(
      { ...position, encounter: { ...position.encounter, endConditions: [] } },
      inTurnOf('zeke', function* (table) {
        yield* blow('rook', 50)(table);
        yield* dealDamage(
          table,
          'foe',
          'irreducible',
          [{ cause: term('this-attack'), amount: 50, rule: 'p.44' }],
          {
            by: 'zeke',
            cause: term('this-attack'),
            rule: 'p.44',
          },
        );
      }),
      [['black', 6]],
    );
    expect(optionsOf(session)).toEqual(['use:rook.pact/back', 'pass']);
    session.decide('use:rook.pact/back');
    session.decide('space:0,0');
    const hero = figureIn(session.state, 'rook');
    expect(hero).toMatchObject({ defeated: false, at: [0, 0] });
    expect(hero.damage).toBeGreaterThan(0);
    expect(session.state.track.some(({ figures }) => figures.includes('rook'))).toBe(true);
  });

  test('a card brings a Defeated ally back with half of its HP', () => {
    const session = run(
      scene({ id: 'x', when: 'any-time', effects: [gainVow] }, 'zeke'),
      inTurnOf('zeke', function* (table) {
        yield* blow('rook', 50)(table);
        const back: EffectOp = {
          do: 'revive',
          to: { who: 'choose', side: 'another-ally', within: 'board', with: { defeated: true } },
          within: 'adjacent',
          hp: { count: 'target-hp', half: 'up' },
        };
        yield* table.hooks.carryOut(table, [back], 'zeke', null, term('this-attack'));
      }),
      [['black', 6]],
    );
    session.decide('space:0,0');
    expect(figureIn(session.state, 'rook')).toMatchObject({ defeated: false, at: [0, 0] });
  });
});

test('redirected damage: what armour left, of any type, to whoever takes it (X46)', () => {
  const position = () =>
    scene(
      {
        id: 'a',
        when: 'damage-reduction',
        of: soi,
        conditions: { exhaust: true },
        effects: [{ do: 'redirect-damage', to: self, type: 'irreducible' }],
      },
      'zeke',
    );
  for (const type of ['irreducible', 'magic'] as const) {
    const session = hurt(position(), 'rook', 5, type);
    session.decide('use:zeke.own/a');
    expect(figureIn(session.state, 'rook').damage).toBe(0);
    expect(figureIn(session.state, 'zeke').damage).toBe(5);
  }
});

test('redirected damage never goes to whoever is dealt it: with nobody else, nothing is offered (X176)', () => {
  const position = (armor: number) =>
    scene(
      {
        id: 'a',
        when: 'damage-reduction',
        of: { side: 'ally', within: 'soi' },
        conditions: { exhaust: true },
        effects: [
          {
            do: 'redirect-damage',
            to: { who: 'choose', side: 'ally', within: 'board', with: { hpLeft: { atLeast: armor } } },
          },
        ],
      },
      'zeke',
    );
  const full = (p: Position, id: string) => remainingHpOf(p, figureIn(p.state, id));
  const [me, other] = [full(position(1), 'rook'), full(position(1), 'zeke')];
  const alone = position(Math.min(me, other) + 1);
  const only = me > other ? 'rook' : 'zeke';
  expect(me).not.toBe(other);
  const kept = hurt(alone, only, 2);
  expect(kept.pending).toBeNull();
  expect(figureIn(kept.state, only).damage).toBe(2);
  const both = hurt(position(1), 'rook', 2);
  both.decide('use:zeke.own/a');
  expect(both.pending).toBeNull(); // Zeke is the only one left
  expect(figureIn(both.state, 'rook').damage).toBe(0);
  expect(figureIn(both.state, 'zeke').damage).toBe(2);
});
