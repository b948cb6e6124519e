/** Blank upgrade tokens (L379, L5968): those they lie on count for nothing. */
import type { Position } from '../queries/booklets.ts';

/** A type's tokens without those a blank one lies on. */
export function blankedOut(
  { state }: Pick<Position, 'state'>,
  type: string,
  tokens: readonly string[],
): readonly string[] {
  const left = [...tokens];
  for (const { enemy, token } of state.magic.blanks)
    if (enemy === type && left.includes(token)) left.splice(left.indexOf(token), 1);
  return left;
}
