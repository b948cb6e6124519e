import { describe, expect, test } from 'vitest';
import { type Ability, type EffectOp, figureIn } from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { eventsOf, optionsOf, type Roll } from '../../support/arena.ts';
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
describe('what is failed, healed, gained and spent', () => {
  const doing = (
    position: Parameters<typeof run>[0],
    ops: readonly EffectOp[],
    rolls: readonly Roll[] = [],
  ) =>
    run(
      position,
      inTurnOf('rook', (table) => table.hooks.carryOut(table, ops, 'rook', 'foe', term('this-attack'))),
      rolls,
    );
  const vows = (session: ReturnType<typeof run>) => figureIn(session.state, 'rook').tokens.vow ?? 0;

  test('a Conviction Check failed by so much: its figure, the caster (p.51)', () => {
    const fail: EffectOp = {
      do: 'force',
      force: 12,
      to: { who: 'all', side: 'opponent', within: 'soi' },
      effects: [{ do: 'inflict', effect: 'wilt', to: { who: 'target' } }],
    };
    const watch = (atLeast: number): Ability => ({
      id: 'a',
      when: 'fails-conviction',
      of: { side: 'opponent', within: 'soi' },
      conditions: { if: [{ is: 'difference', atLeast }] },
      effects: [{ do: 'inflict', effect: 'condemn', to: { who: 'subject' } }],
    });
    expect(figureIn(doing(scene(watch(3)), [fail], low).state, 'foe').effects).toEqual(['condemn', 'wilt']);
    expect(figureIn(doing(scene(watch(30)), [fail], low).state, 'foe').effects).toEqual(['wilt']);
    expect(vows(doing(scene({ id: 'a', when: 'beats-conviction', effects: [gainVow] }), [fail], low))).toBe(
      1,
    );
  });

  test('an effect gained is shared; which is asked by a test', () => {
    const share: Ability = {
      id: 'a',
      when: 'gains-effect',
      of: { side: 'another-ally', within: 'board' },
      conditions: { if: [{ is: 'gained', polarity: 'positive' }] },
      effects: [{ do: 'inflict', effect: 'same', to: self }],
    };
    const give = (effect: 'haste' | 'wilt'): EffectOp => ({ do: 'inflict', effect, to: self });
    const session = doing(scene(share, 'zeke'), [give('haste'), give('wilt')]);
    expect(figureIn(session.state, 'zeke').effects).toEqual(['haste']);
  });

  test('tokens gained: one more of that sort, not of another', () => {
    const more: Ability = {
      id: 'a',
      when: 'gains-token',
      conditions: { if: [{ is: 'gained', token: 'summon' }] },
      effects: [{ do: 'gain-token', token: 'summon', amount: 1, to: self }],
    };
    const session = doing(scene(more), [{ do: 'gain-token', token: 'summon', amount: 2, to: self }, gainVow]);
    expect(figureIn(session.state, 'rook').tokens).toEqual({ summon: 3, vow: 1 });
  });

  test('what a Discipline gives is told from the same given by anything else (X175)', () => {
    const watch: Ability = {
      id: 'a',
      when: 'gains-token',
      conditions: { if: [{ is: 'gained', token: 'summon', discipline: 'summoning' }] },
      effects: [{ do: 'gain-token', token: 'summon', amount: 1, to: self }],
    };
    const give: EffectOp = { do: 'gain-token', token: 'summon', amount: 2, to: self };
    const by = (type: 'discipline' | 'item', card: string) => {
      const cause = { kind: 'ability', type, card, ability: 'call' } as const;
      const session = run(
        scene(watch),
        inTurnOf('rook', (table) => table.hooks.carryOut(table, [give, give], 'rook', null, cause)),
      );
      return figureIn(session.state, 'rook').tokens.summon;
    };
    expect(by('discipline', 'summoning')).toBe(6); // one more each time
    expect(by('discipline', 'exalted-summoning')).toBe(4);
    expect(by('item', 'summoning')).toBe(4);
  });

  test('healed points are counted', () => {
    const position = scene({
      id: 'a',
      when: 'heals',
      effects: [{ do: 'damage', type: 'irreducible', amount: { count: 'healed' }, to: { who: 'target' } }],
    });
    editFigure(position.state, 'rook').damage = 2;
    const session = run(
      position,
      inTurnOf('rook', (table) =>
        table.hooks.carryOut(
          table,
          [{ do: 'heal', amount: 9, to: { who: 'target' } }],
          'zeke',
          'rook',
          term('this-attack'),
        ),
      ),
    );
    expect(figureIn(session.state, 'zeke').damage).toBe(2);
  });

  test('a Heal token spent on another (p.74)', () => {
    const position = scene({
      id: 'a',
      when: 'spends-token',
      conditions: {
        if: [
          { is: 'gained', token: 'heal' },
          { is: 'target-is', side: 'another-ally' },
        ],
      },
      effects: [gainVow],
    });
    const hero = editFigure(position.state, 'rook');
    hero.tokens = { heal: 2 };
    hero.sp = 3;
    editFigure(position.state, 'zeke').damage = 3;
    const session = run(
      position,
      inTurnOf('rook', (table) =>
        table.hooks.takeAbility(table, 'rook', { do: 'use-token', token: 'heal', left: 1 }),
      ),
    );
    expect(optionsOf(session)).toContain('target:zeke');
    session.decide('target:zeke');
    expect(vows(session)).toBe(1);
  });

  test('an ability that costs symbols is used while there are some (p.48)', () => {
    const position = scene(
      {
        id: 'a',
        when: 'determine-damage',
        conditions: { symbols: { burst: 1 } },
        effects: [{ do: 'modify', stat: 'physical-damage', amount: 2 }],
      },
      'rook',
      { defense: 0 },
    );
    const more = withCard(
      position,
      'rook',
      [ability('after-roll', [{ do: 'add-symbol', symbol: 'burst', amount: 3 }])],
      'burst',
    );
    const session = run(more, strike('rook', 'foe'), [
      ['purple', 2],
      ['purple', 2],
    ]);
    for (const answer of ['use:rook.burst/a', 'use:rook.own/a', 'use:rook.own/a', 'use:rook.own/a'])
      session.decide(answer);
    expect(eventsOf(session, 'symbolsSpent')).toHaveLength(3);
  });
});
