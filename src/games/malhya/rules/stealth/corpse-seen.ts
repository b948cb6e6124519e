/** Who would see the corpse of an enemy that is killed where it stands: each must be killed next (L4087). */
import type { Position } from '../queries/booklets.ts';
import { groundOfPlace, placeOf } from '../queries/field-of.ts';
import { corpseSpace, watchersOf } from './quiet-here.ts';
import { watches } from './vision.ts';

export function corpseSeenBy(position: Position, target: string): string[] {
  const at = corpseSpace(position, target);
  const ground = groundOfPlace(placeOf(position));
  return watchersOf(position)
    .filter((watcher) => watcher.id !== target && watches(ground, watcher, at))
    .map(({ id }) => id);
}
