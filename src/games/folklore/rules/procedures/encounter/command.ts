import type { Turn } from '../../model/field.ts';
import { sumOf } from '../../model/ledger.ts';
import { companionOf, listCommanded } from '../../queries/encounter/deeds.ts';
import { fieldDefense } from '../../queries/encounter/encounter-numbers.ts';
import { figureIn, onField, standing, stands } from '../../queries/encounter/ground.ts';
import { ask, type FolkloreTable, type Rule, roll, rollDice } from '../table.ts';
import { strike } from './attack.ts';
import { feelGround, goAlong } from './ground-harm.ts';
import { stumble } from './harm.ts';
import { hurt } from './hurt.ts';

/** A turn of a creature that somebody plays: its Stride and one attack. */
export const turnOfCreature = (table: FolkloreTable, figure: number): Turn => {
  const { foe } = figureIn(onField(table), figure);
  const { stride } = table.content.foes[foe!]!.encounter!;
  return { figure, steps: stride, acts: 1, interacts: 0, begun: false, felt: [], used: [] };
};

/** A summoned ally acts in the turn of its hero, once (pp.25, 28). */
export function* command(table: FolkloreTable, figure: number, hero: number): Rule {
  table.emit({ type: 'commandBegan', turn: turnOfCreature(table, figure), rule: 'p.25' });
  yield* feelGround(table, figure);
  yield* commanded(table, figure, hero);
  table.emit({ type: 'commandEnded', figure, rule: 'p.25' });
}

/** It goes and attacks as its hero says, not as its kind does; an attack ends its movement (p.28). */
export function* commanded(table: FolkloreTable, id: number, hero: number): Rule {
  const isThere = () => stands(onField(table), figureIn(onField(table), id));
  while (isThere() && standing(onField(table), 'foes').length > 0) {
    const options = listCommanded(table, id);
    const act = yield* ask(table, hero, { kind: 'encounter-turn', figure: id, options, rule: 'p.28' });
    if (act.do === 'walk') yield* goAlong(table, id, act.way, 'p.28');
    else if (act.do === 'attack') {
      const { acts } = onField(table).field.turn!;
      table.emit({ type: 'actTaken', acts: acts - 1, steps: 0, rule: 'p.28' });
      // Naturals are of characters and of foes by themselves (FK-58).
      yield* strike(table, id, act.target);
    } else break;
  }
  if (isThere()) stumble(table, id);
}

/** A trained companion attacks beside its hero: d100 and its Might, with no space of its own (p.25, FK-57). */
export function* loose(table: FolkloreTable, by: number, target: number): Rule {
  const position = onField(table);
  const hero = figureIn(position, by).hero!;
  const { id, attack } = companionOf(position, hero)!;
  const face = yield* roll(table, 100, 'FK-57', hero);
  const sum = sumOf([
    { cause: { from: 'die', sides: 100 }, amount: face, rule: 'FK-57' },
    { cause: { from: 'item', card: id }, amount: attack.might, rule: 'FK-57' },
  ]);
  const need = fieldDefense(position, figureIn(position, target));
  const hit = sum.total >= need.total;
  table.emit({ type: 'fieldAttack', by, target, roll: sum, need, face, hit, companion: id, rule: 'p.25' });
  if (!hit) return;
  const lost = sumOf(yield* rollDice(table, attack.damage, 'FK-1', hero));
  hurt(table, target, lost.total, 'FK-1');
}
