import { expect, test } from 'vitest';
import { type Ability, figureIn } from '../../../src/engine/index.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { dealDamage } from '../../../src/engine/procedures/consequences/damage.ts';
import { arena, eventsOf } from '../../support/arena.ts';
import { body, inTurnOf, rook, run, zeke } from '../../support/encounter-arena.ts';
import { withCard } from '../../support/own-cards.ts';

/** Hurts every opponent beside it when it is hurt. */
const ONCE: Ability = {
  id: 'a',
  when: 'damaged',
  conditions: { perRound: true },
  effects: [
    {
      ...{ do: 'damage', type: 'irreducible', amount: 2 },
      to: { who: 'all', side: 'opponent', within: 'adjacent' },
    },
  ],
};

/** Rook is hurt twice in a turn; before the second time the foe has come beside him. */
const hurtTwice = (foe: readonly [number, number]) =>
  run(
    withCard(arena({ figures: [rook([0, 0]), zeke([1, 0]), body('foe', foe)] }), 'rook', [ONCE]),
    inTurnOf('zeke', function* (table) {
      const cause = term('this-attack');
      const hurt = () =>
        dealDamage(table, 'rook', 'irreducible', [{ cause, amount: 3, rule: 'p.44' }], {
          ...{ by: 'foe', cause, rule: 'p.44' },
        });
      yield* hurt();
      const way = { from: foe, to: [0, 1], how: 'warp', cost: 0, rule: 'p.33' } as const;
      table.emit({ type: 'figureMoved', figure: 'foe', ...way });
      yield* hurt();
    }),
  );

test('what answers damage once per round does so once in it, however often it is hurt (p.48)', () => {
  const session = hurtTwice([1, 1]);
  expect(eventsOf(session, 'abilityUsed')).toMatchObject([{ limit: 'round' }]);
  expect(figureIn(session.state, 'foe').damage).toBe(2);
});

test('it is not used on nobody, and so is there the next time in that round (X142)', () => {
  expect(figureIn(hurtTwice([4, 2]).state, 'foe').damage).toBe(2);
});
