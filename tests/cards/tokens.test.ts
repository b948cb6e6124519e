import { describe, expect } from 'vitest';
import { carryOut } from '../../src/engine/abilities/effects.ts';
import { figureIn } from '../../src/engine/index.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { dealDamage } from '../../src/engine/procedures/consequences/damage.ts';
import { borneBy } from '../../src/engine/queries/figures/borne.ts';
import { movementTotalOf } from '../../src/engine/queries/figures/stats.ts';
import { arena } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { inTurnOf, rook, run } from '../support/encounter-arena.ts';

const put = (token: string, on: string) =>
  inTurnOf('rook', (table) =>
    carryOut(table, [{ do: 'put-token', token, to: { who: 'target' } }], 'rook', on, {
      kind: 'figure',
      figure: 'rook',
    }),
  );

const beside = (card: string) => arena({ figures: [rook([0, 0]), { id: 'foe', card, at: [1, 0] }] });

describe('tokens beside those of p.74', () => {
  cardTest('sedate', 'halves the Movement of whoever bears it, but for those that never do', () => {
    const position = beside('animate');
    const moves = () => movementTotalOf(position, figureIn(position.state, 'foe'));
    expect(moves()).toBe(6);
    run(position, put('sedate', 'foe'));
    expect(moves()).toBe(3);
    expect(
      borneBy(figureIn(run(beside('uncommon-earth-loa'), put('sedate', 'foe')).state, 'foe'), 'sedate'),
    ).toBe(0);
  });

  cardTest('nemesis', 'any damage its bearer is dealt is 2 more', () => {
    const position = beside('animate');
    const { state } = run(position, put('nemesis', 'foe'));
    const hurt = run(
      { ...position, state },
      inTurnOf('rook', (table) =>
        dealDamage(table, 'foe', 'magic', [{ cause: term('this-attack'), amount: 3, rule: 'p.44' }], {
          by: 'rook',
          cause: term('this-attack'),
          rule: 'p.44',
        }),
      ),
    );
    expect(figureIn(hurt.state, 'foe').damage).toBe(5);
  });

  cardTest('tether', 'shows who is tethered: one token at most', () => {
    const position = beside('animate');
    const { state } = run(position, put('tether', 'foe'));
    const again = run({ ...position, state }, put('tether', 'foe'));
    expect(borneBy(figureIn(again.state, 'foe'), 'tether')).toBe(1);
  });
});
