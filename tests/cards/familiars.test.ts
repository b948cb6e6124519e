import { describe, expect } from 'vitest';
import { figureIn, type Position } from '../../src/engine/index.ts';
import { resolveAttack } from '../../src/engine/procedures/attack/attack.ts';
import { hpOf, movementOf } from '../../src/engine/queries/figures/stats.ts';
import { arena, eventsOf, type Roll } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { body, corridor, inTurnOf, playFrom, rook, run } from '../support/encounter-arena.ts';
import { now, uses } from '../support/rooks-turn.ts';

/** Rook's turn beside a foe, with that Familiar. */
const beside = (familiar: string, rest: object = {}): Position =>
  arena({
    board: corridor(8),
    figures: [
      rook([0, 0], { disciplines: ['familiar', 'ruination'], familiar, ...rest }),
      body('foe', [1, 0], { defense: 5 }),
    ],
    active: 'rook',
    initiative: ['rook', 'foe'],
  });
const HITS: readonly Roll[] = [
  ['purple', 4],
  ['purple', 4],
];

describe('Familiars (p.68)', () => {
  cardTest('tatva', 'a space further; no Break Attacks for a turn', () => {
    const position = beside('tatva');
    expect(movementOf(position, figureIn(position.state, 'rook')).total).toBe(7);
    const session = playFrom(position);
    uses(session, 'slip-by');
    expect(now(session, 'rook').granted).toMatchObject([
      { abilities: [{ modifiers: [{ provokesNothing: true }] }] },
    ]);
  });

  cardTest('animism', '4 HP more; THROW PURPLE', () => {
    const position = beside('animism');
    const own = arena({ figures: [rook([0, 0])] });
    expect(hpOf(position, figureIn(position.state, 'rook'))).toBe(hpOf(own, figureIn(own.state, 'rook')) + 4);
    const session = playFrom(position, [['purple', 6]]);
    session.decide(session.pending!.options.find(({ id }) => id.startsWith('use:rook.animism/'))!.id);
    expect(now(session, 'foe').damage).toBe(7);
    expect(session.pending!.refused).toContainEqual(
      expect.objectContaining({ id: 'use:rook.animism/hurl', reason: { why: 'flipped' } }),
    );
    expect(hpOf({ ...position, state: session.state }, now(session, 'rook'))).toBe(
      hpOf(own, figureIn(own.state, 'rook')) + 4, // flipped it gives its benefit still (X32)
    );
  });

  cardTest('tristram-spirit', 'damage by the level of the tree after a hit; an effect gone', () => {
    const session = playFrom(beside('tristram-spirit', { effects: ['wilt'] }), HITS);
    session.decide('attack:foe');
    session.decide('no');
    uses(session, 'haunt');
    expect(now(session, 'foe').damage).toBe(5 + 2);
    uses(session, 'cleanse', 'choose:ally');
    expect(now(session, 'rook').effects).toEqual([]);
  });

  cardTest('yuxa', 'heals for damage dealt; a Dodge that gives 1 SP', () => {
    const session = playFrom(beside('yuxa', { damage: 3 }), HITS);
    session.decide('attack:foe');
    session.decide('no');
    uses(session, 'nibble');
    expect(now(session, 'rook').damage).toBe(2);
    const struck = run(
      beside('yuxa', { sp: 0 }),
      inTurnOf('foe', (table) =>
        resolveAttack(table, {
          attacker: 'foe',
          target: 'rook',
          profile: { kind: 'melee', range: 1 },
          cause: 'action',
        }),
      ),
      [
        ['black', 4],
        ['purple', 1],
      ],
    );
    uses(struck, 'dart');
    expect(eventsOf(struck, 'attackDodged')).toMatchObject([{ figure: 'rook', shields: 4 }]);
    expect(now(struck, 'rook').sp).toBe(1);
  });
});
