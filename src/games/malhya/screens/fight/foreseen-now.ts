import { type Actor, type Foreseen, foreseen } from '../../rules/combat/enemy-foresight.ts';
import type { EnemyChoice, EnemyDecision } from '../../rules/combat/priority.ts';
import { waiters } from '../../rules/procedures/waiting.ts';
import type { Position } from '../../rules/queries/booklets.ts';
import { enemyFileOf, fieldOf, placeOf } from '../../rules/queries/field-of.ts';
import { enemyNow } from '../../rules/queries/fighters.ts';

/** What an enemy will do, and what else if somebody who waits stepped off. */
export interface ForeseenNow extends Foreseen {
  readonly ifGone: readonly { readonly hero: string; readonly choice: EnemyChoice | null }[];
}

/** Enemies that have not acted in this turn, the highest Initiative first. */
function actorsLeft(position: Position): Actor[] {
  const { figures, acted, initiative } = placeOf(position);
  const at = (type: string) => initiative[type] ?? enemyNow(position, type).initiative;
  return figures
    .filter(({ id }) => !acted.includes(id))
    .toSorted((a, b) => at(b.type) - at(a.type))
    .map(({ id, type }) => ({
      id,
      type,
      lines: enemyFileOf(position, type).attack,
      now: enemyNow(position, type),
    }));
}

/** What enemies will do in this turn as everything stands. */
export function foreseenNow(position: Position): ForeseenNow[] {
  const { attacked } = placeOf(position);
  const field = fieldOf(position);
  const actors = actorsLeft(position);
  const told = foreseen(field, actors, attacked);
  const without = waiters(position).map((hero) => {
    const { id } = position.state.heroes[hero]!;
    const figures = field.figures.filter((one) => one.id !== id);
    return { hero: id, told: foreseen({ ...field, figures }, actors, attacked) };
  });
  return told.map((one) => ({
    ...one,
    ifGone: without.flatMap(({ hero, told: other }) => {
      const choice = other.find(({ id, line }) => id === one.id && line === one.line)?.choice ?? null;
      return choice?.target === one.choice?.target ? [] : [{ hero, choice }];
    }),
  }));
}

/** Whether the table decides it. */
export const isTie = ({ decidedBy }: Pick<EnemyDecision, 'decidedBy'>): boolean =>
  decidedBy.includes('table');
