/** What all enemies that have not acted will do, as everything stands (section 7.8), in the order of their Initiative. */
import { type Actor, type Foreseen, foreseen } from '../combat/enemy-foresight.ts';
import type { Position } from './booklets.ts';
import { enemyFileOf, fieldOf, placeOf } from './field-of.ts';
import { enemyNow } from './fighters.ts';

export function foreseenHere(position: Position): Foreseen[] {
  const { figures, acted, initiative, attacked } = placeOf(position);
  const actors = figures
    .filter(({ id }) => !acted.includes(id))
    .sort((a, b) => (initiative[b.type] ?? 0) - (initiative[a.type] ?? 0))
    .map(({ id, type }): Actor => {
      const { attack: lines } = enemyFileOf(position, type);
      return { id, type, lines, now: enemyNow(position, type) };
    });
  return foreseen(fieldOf(position), actors, attacked);
}
