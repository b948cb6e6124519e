import { describe, expect, test } from 'vitest';
import { type Ability, figureIn } from '../../../../src/engine/index.ts';
import { hpOf } from '../../../../src/engine/queries/figures/stats.ts';
import { arena, eventsOf, optionsOf } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, playFrom, rook } from '../../../support/encounter-arena.ts';
import { withCard } from '../../../support/own-cards.ts';
import { now } from '../../../support/rooks-turn.ts';

const turn = (rest: object = {}) =>
  arena({
    figures: [rook([0, 0], { sp: 1, ...rest }), body('foe', [5, 0])],
    active: 'rook',
    initiative: ['rook', 'foe'],
  });

describe('STATUS abilities (p.39)', () => {
  test('are used only while their conditions are met (p.48)', () => {
    const spWith = (damage: number) =>
      now(playFrom(turn({ damage, items: ['sword-of-dominions'] })), 'rook').sp;
    const position = turn();
    const half = Math.ceil(hpOf(position, figureIn(position.state, 'rook')) / 2);
    expect(spWith(half)).toBe(spWith(half - 1) + 1);
  });

  test('half the HP is half of all of them, those of cards too (p.48)', () => {
    const items = ['sword-of-dominions', 'heart-box'];
    const position = turn({ items });
    const half = Math.ceil(hpOf(position, figureIn(position.state, 'rook')) / 2);
    const spWith = (damage: number) => now(playFrom(turn({ damage, items })), 'rook').sp;
    expect(spWith(half)).toBe(spWith(half - 1) + 1);
  });

  test('one that costs something may be left, one that is exhausted is not offered', () => {
    const rest: readonly Ability[] = [
      {
        id: 'rest',
        name: 'A Moment of Rest',
        when: 'status',
        conditions: { exhaust: true },
        effects: [{ do: 'heal', amount: 2, to: { who: 'self' } }],
      },
    ];
    const rests = () => playFrom(withCard(turn({ damage: 5 }), 'rook', rest));
    const session = rests();
    expect(optionsOf(session)).toEqual(['use', 'no']);
    session.decide('use');
    expect(now(session, 'rook')).toMatchObject({ damage: 3 });
    const other = rests();
    other.decide('no');
    expect(other.pending?.kind).toBe('turn');
    expect(now(other, 'rook').damage).toBe(5);
    const tired = withCard(turn({ damage: 5 }), 'rook', rest);
    editFigure(tired.state, 'rook').cards.at(-1)!.exhausted = true;
    expect(playFrom(tired).pending?.kind).toBe('turn');
  });

  test('are named by their cards where the order is asked (S2)', () => {
    const session = playFrom(turn({ damage: 5, effects: ['poison'], disciplines: ['nirvanas-mark'] }));
    expect(session.pending?.kind).toBe('status-order');
    expect(session.pending?.options.map(({ act }) => act)).toMatchObject([
      { do: 'resolve-status', cause: { kind: 'effect', effect: 'poison' } },
      { do: 'resolve-status', cause: { kind: 'ability', type: 'discipline', card: 'nirvanas-mark' } },
    ]);
  });
});

test.each([
  ['Poison, its own, Condemn', 5, ['poison', 'foe.own/own', 'condemn']],
  ['its own before Poison, which would be its end', 1, ['foe.own/own', 'poison']],
] as const)('X80: an Intelligent Combatant takes what is best for it: %s', (_, left, order) => {
  const own: Ability = {
    id: 'own',
    when: 'status',
    effects: [{ do: 'gain-token', token: 'dodge', amount: 1, to: { who: 'self' } }],
  };
  const effects = left === 1 ? ['poison'] : ['condemn', 'poison'];
  const foe = { ...body('foe', [5, 0], { hp: 10 }), damage: 10 - left, effects };
  const position = arena({ figures: [rook([0, 0]), foe], active: 'foe', initiative: ['foe', 'rook'] });
  const session = playFrom(withCard(position, 'foe', [own]), [
    ['black', 1],
    ['black', 1],
  ]);
  const resolved = eventsOf(session, 'statusResolved').map(({ source }) => source);
  expect(resolved.slice(0, order.length)).toEqual(order);
});
