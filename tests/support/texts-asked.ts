/** Where texts ask after many things at once: what the tests of text conditions look at. */
import { figureIn, type Position } from '../../src/engine/index.ts';
import type { Setting } from '../../src/engine/model/circumstances.ts';
import type { Test } from '../../src/engine/model/language/abilities.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { attackWith } from '../../src/engine/model/with.ts';
import { declaredAttack } from '../../src/engine/queries/attack/declared-attack.ts';
import { testsHold } from '../../src/engine/queries/figures/tests.ts';
import { arena } from './arena.ts';
import { editFigure } from './edit.ts';
import { body, rook, zeke } from './encounter-arena.ts';

/** Rook in the corner with a foe beside him and Zeke on its other side; another foe lies in the distance. */
export function askedTable(held: object = {}, turn: object = {}): Position {
  const position = arena({
    board: { rows: ['........', '........'] },
    figures: [
      rook([0, 0], { damage: 7, effects: ['haste'], tokens: { dodge: 2 }, ...held }),
      body('foe', [1, 0], { hp: 20 }),
      zeke([2, 0]),
      body('far', [7, 1]),
    ],
  });
  Object.assign(editFigure(position.state, 'foe'), {
    damage: 9,
    effects: ['poison'],
    marks: [{ mark: 'prey', by: 'rook' }],
    spawnedByFigure: true,
  });
  return {
    ...position,
    state: { ...position.state, turn: { figure: 'rook', attacks: [], ...turn } as never },
  };
}
export const plain = askedTable();
/** Whether a condition holds for Rook. */
export const at = (position: Position, test: Test, setting: Setting = {}) =>
  testsHold(position, figureIn(position.state, 'rook'), [test], setting);
const entry = (amount: number) => ({ cause: term('difference'), amount, rule: 'p.43' });
export const attackBy = (attacker = 'rook', target = 'foe', kind: 'melee' | 'ranged' = 'melee') =>
  declaredAttack(plain, attacker, target, { kind, range: kind === 'melee' ? 1 : 4 }, 'action');
export const hit = attackWith(attackBy(), {
  hit: true,
  toHit: [entry(9)],
  defense: [entry(6)],
  finalDamage: 6,
});
export const of = (target: string): Setting => ({ target });
