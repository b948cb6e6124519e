import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/engine/index.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import { resolveDefeat } from '../../../../src/engine/procedures/consequences/defeat.ts';
import { resolveReEquip } from '../../../../src/engine/procedures/consequences/re-equip.ts';
import { hpOf } from '../../../../src/engine/queries/figures/stats.ts';
import { arena, eventsOf } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, playFrom, rook, run, withWisp } from '../../../support/encounter-arena.ts';
import { withCard } from '../../../support/own-cards.ts';
import { now } from '../../../support/rooks-turn.ts';

describe('X33: who has no more HP left than damage, for what gave them is gone, is Defeated (p.67)', () => {
  const fallOf = (damage: number) =>
    run(withWisp(['friends-with-benefits'], {}, { damage }, [2, 0]), (table) =>
      resolveDefeat(table, 'rook', 'foe', term('crush')),
    );

  test('an Esper with the Adventurer whose Discipline gave it HP', () => {
    const session = fallOf(6);
    expect(eventsOf(session, 'figureDefeated').map(({ figure, by }) => [figure, by])).toEqual([
      ['rook', 'foe'],
      ['wisp', null],
    ]);
    expect(session.state.track.map(({ id }) => id)).toEqual(['foe']);
  });

  test('not one that has HP left without them', () => {
    const session = fallOf(5);
    expect(eventsOf(session, 'figureDefeated').map(({ figure }) => figure)).toEqual(['rook']);
  });

  test('who turns over the card they were on, once the action is done', () => {
    const hurl = (left: number) => {
      const abilities: readonly Ability[] = [
        { id: 'vigour', when: 'passive', modifiers: [{ stat: 'hp', amount: 4 }] },
        { id: 'hurl', when: 'action', conditions: { flip: true }, effects: [{ do: 'throw', die: 'purple' }] },
      ];
      const position = withCard(withWisp([], {}, { at: [2, 0] }, [1, 0]), 'rook', abilities);
      const rooks = editFigure(position.state, 'rook');
      rooks.damage = hpOf(position, rooks) - left;
      const session = playFrom(position, [['purple', 6]]);
      session.decide('use:rook.own/hurl');
      expect(now(session, 'foe').damage).toBe(7);
      return session;
    };
    expect(eventsOf(hurl(5), 'figureDefeated')).toEqual([]);
    const session = hurl(4);
    expect(eventsOf(session, 'figureDefeated')).toMatchObject([{ figure: 'rook', by: null, rule: 'p.67' }]);
    expect(session.pending?.figure).toBe('wisp');
  });
});

describe('IMMUNITY (p.32): who has an Effect and becomes immune to it loses it', () => {
  const dressed = (effects: readonly string[]) => {
    const position = arena({ figures: [rook([0, 0], { effects, sp: 3 }), body('foe', [3, 0])] });
    const rooks = editFigure(position.state, 'rook');
    const clothes = { ...rooks.cards[0]!, id: 'rook.clothes', ref: 'organic-clothes', type: 'item' as const };
    rooks.pack.push(clothes);
    const session = run(position, (table) => resolveReEquip(table, 'rook'));
    session.decide('equip:rook.clothes');
    session.decide('done');
    return session;
  };

  test('as an item is put on', () => {
    const session = dressed(['disease', 'wilt']);
    expect(now(session, 'rook').effects).toEqual(['wilt']);
    expect(eventsOf(session, 'effectRemoved')).toMatchObject([{ effect: 'disease', rule: 'p.32' }]);
  });

  test('though Disease keeps every other one (p.74)', () => {
    const immune: readonly Ability[] = [
      { id: 'clear', when: 'passive', modifiers: [{ immunity: 'darkness' }] },
    ];
    const position = arena({
      figures: [rook([0, 0], { effects: ['disease', 'darkness'] }), body('foe', [3, 0])],
      active: 'rook',
      initiative: ['rook', 'foe'],
    });
    expect(now(playFrom(withCard(position, 'rook', immune)), 'rook').effects).toEqual(['disease']);
  });
});
