import { describe, expect, test } from 'vitest';
import type { Ability, Position } from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { dealDamage } from '../../../src/engine/procedures/consequences/damage.ts';
import type { Table } from '../../../src/engine/procedures/core/table.ts';
import { arena, brute, eventsOf, hero, runRule } from '../../support/arena.ts';
import { editFigure } from '../../support/edit.ts';
import { inTurnOf } from '../../support/encounter-arena.ts';
import { withCard } from '../../support/own-cards.ts';

/** Two of each side, and how they stand on the Initiative Track. */
const TRACK = ['fay', 'ann', 'gus', 'ben'];
const ADVENTURERS = ['ann', 'ben'];
const isAdventurer = (id: string) => ADVENTURERS.includes(id);

/** Whenever anybody takes damage, whoever has it gains SP. */
const watching: Ability = {
  id: 'w',
  when: 'damaged',
  of: { side: 'figure', within: 'board' },
  effects: [{ do: 'gain-token', token: 'vow', amount: 1, to: { who: 'self' } }],
};

function scene(): Position {
  // In the state they stand in another order than on the track.
  const figures = [brute('gus', [3, 0]), hero('ben', [1, 2]), brute('fay', [3, 2]), hero('ann', [1, 0])];
  const position = arena({ figures, initiative: TRACK, active: 'ann' });
  return TRACK.reduce((so, id) => withCard(so, id, [watching], `watch-${id}`), position);
}

const hurt = (subject: string) => (table: Table) =>
  dealDamage(table, subject, 'irreducible', [{ cause: term('this-attack'), amount: 1, rule: 'p.44' }], {
    by: null,
    cause: term('this-attack'),
    rule: 'p.44',
  });

/** The order of X40: whom it befell, then whose turn it is, its side as on the track, then the other. */
function orderOf(active: string, subject: string): string[] {
  const others = TRACK.filter((id) => id !== active && id !== subject);
  const mine = others.filter((id) => isAdventurer(id) === isAdventurer(active));
  const theirs = others.filter((id) => isAdventurer(id) !== isAdventurer(active));
  return [subject, ...(active === subject ? [] : [active]), ...mine, ...theirs];
}

const answered = (position: Position, rule: Parameters<typeof runRule>[1]) =>
  eventsOf(runRule(position, rule).session, 'tokenGained').map(({ figure }) => figure);

describe('X40: whom it befell answers first, then whose turn it is, its side, the other, each as on the track', () => {
  test.each(TRACK.flatMap((active) => TRACK.map((subject) => [active, subject] as const)))(
    'in the turn of %s, what befalls %s',
    (active, subject) => {
      expect(answered(scene(), inTurnOf(active, hurt(subject)))).toEqual(orderOf(active, subject));
    },
  );

  test('in nobody’s turn as they stand on the track', () => {
    const position = scene();
    position.state.turn = null;
    expect(answered(position, hurt('gus'))).toEqual(['gus', 'fay', 'ann', 'ben']);
  });

  test('who is off the board watches nothing', () => {
    const position = scene();
    editFigure(position.state, 'ben').at = null;
    expect(answered(position, inTurnOf('ann', hurt('gus')))).toEqual(['gus', 'ann', 'fay']);
  });
});
