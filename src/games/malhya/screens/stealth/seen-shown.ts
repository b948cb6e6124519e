import type { Position } from '../../rules/queries/booklets.ts';
import { seenSpaces } from '../../rules/stealth/quiet-here.ts';

const known = new WeakMap<object, ReadonlyMap<string, readonly string[]>>();

/** For each space by whom it is seen, worked out once for each state: every way's note asks for it. */
export function seenShown(position: Position): ReadonlyMap<string, readonly string[]> {
  const seen = known.get(position.state) ?? seenSpaces(position);
  known.set(position.state, seen);
  return seen;
}
