import type { Figure } from '../../model/field.ts';
import { characters, onField, standing } from '../../queries/encounter/ground.ts';
import { foeOrder, heroOrder } from '../../queries/encounter/order.ts';
import { endIfAllGhosts } from '../changes.ts';
import type { FolkloreTable, Rule } from '../table.ts';
import { foeTurn } from './foe-turn.ts';
import { heroTurn } from './hero-turn.ts';
import { missTurn } from './miss-turn.ts';

/**
 * An encounter's round (p.24): one side, then the other, as First Strike has it (FK-24). The next turn in it:
 * 1. Characters: the leader first, then clockwise.
 * 2. Foes: Afflictions first, then by Vita downwards (p.26). One that was called in this round waits (p.28).
 * 3. Whoever held comes after everyone else: foes, too (FK-38).
 * Whoever lies down misses its turn (p.27).
 * It is over when the foes are gone, or all heroes are ghosts.
 */
export function* fieldRound(table: FolkloreTable): Rule {
  const { emit } = table;
  if (characters(onField(table)).length === 0 && endIfAllGhosts(table)) return;
  if (standing(onField(table), 'foes').length === 0) {
    emit({ type: 'stepBegan', step: 'field-loot', rule: 'p.29' });
    return;
  }
  const { side, first, round, held, acted, late = false } = onField(table).field;
  const next = side === 'heroes' ? nextHero(table) : nextFoe(table);
  if (next) {
    if (missTurn(table, next.id)) return;
    if (side === 'heroes') yield* heroTurn(table, next.id);
    else yield* foeTurn(table, next.id);
    return;
  }
  const waits = characters(onField(table)).some(({ id }) => held.includes(id) && !acted.includes(id));
  if (side === first && !late)
    emit({ type: 'sideBegan', side: side === 'heroes' ? 'foes' : 'heroes', rule: 'FK-24' });
  else if (waits && !late) emit({ type: 'sideBegan', side: 'heroes', late: true, rule: 'FK-38' });
  else emit({ type: 'fieldRoundBegan', round: round + 1, side: first!, rule: 'p.24' });
}

function nextHero(table: FolkloreTable): Figure | null {
  const position = onField(table);
  const { acted, held, late = false } = position.field;
  const left = heroOrder(position).filter(({ id }) => !acted.includes(id));
  return left.find(({ id }) => held.includes(id) === late) ?? null;
}

function nextFoe(table: FolkloreTable): Figure | null {
  const position = onField(table);
  return foeOrder(position).find(({ id, isNew }) => !isNew && !position.field.acted.includes(id)) ?? null;
}
