import { type MoveDestination, type Space, spOfMove } from '../../../engine/index.ts';

/** Spaces that are to be in sight from the start of a turn on. */
export interface Around {
  readonly turn: string;
  readonly from: Space;
  /** The last of them. */
  readonly to: Space;
}

/** Whoever acts, and all it reaches for the least price; null while nothing can be reached. */
export function aroundOf(at: Space, reach: readonly MoveDestination[], turn: string): Around | null {
  if (reach.length === 0) return null;
  const least = Math.min(...reach.map(spOfMove));
  const spaces = [at, ...reach.filter((one) => spOfMove(one) === least).map(({ space }) => space)];
  const edge = (of: (...all: number[]) => number): Space => [
    of(...spaces.map(([x]) => x)),
    of(...spaces.map(([, y]) => y)),
  ];
  return { turn, from: edge(Math.min), to: edge(Math.max) };
}
