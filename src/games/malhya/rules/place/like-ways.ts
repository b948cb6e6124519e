/** Other ways to the same space that cost as much and are as clear as a way (malhya.txt L3992, MA-196). */
import { gaitOf, movesFrom, type Step } from './moves.ts';
import { isSameSpace, type Space, spacesApart } from './space.ts';
import type { Field, Standing } from './standing.ts';
import { bentBy } from './straightness.ts';
import { inTheWayOf, isOpen, type Walk } from './walks.ts';

/** The way itself first. */
export function likeWays(field: Field, walker: Standing, way: Walk): Walk[] {
  const { through } = inTheWayOf(field, walker);
  const bends = bentBy('', walker.at, way.steps);
  const found: Walk[] = [way];
  const isKnown = (steps: readonly Step[]) =>
    found.some((one) => one.steps.every(({ to }, i) => isSameSpace(to, steps[i]!.to)));
  const look = (from: Space, steps: readonly Step[], cost: number): void => {
    for (const move of movesFrom(field.ground, from, gaitOf(walker))) {
      const gone = [...steps, ...move.steps];
      const left = way.cost - cost - move.cost;
      if (left < spacesApart(move.to, way.to) || !bends.startsWith(bentBy('', walker.at, gone))) continue;
      if (!isOpen(through, move, walker.size)) continue;
      if (!isSameSpace(move.to, way.to)) look(move.to, gone, cost + move.cost);
      else if (left === 0 && !isKnown(gone)) found.push({ to: way.to, steps: gone, cost: way.cost });
    }
  };
  look(walker.at, [], 0);
  return found;
}
