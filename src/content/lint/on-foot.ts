import type { Board, Space } from '../../engine/model/board.ts';
import { isSpace, orthogonalNeighbours } from '../../engine/queries/geometry/board-grid.ts';
import { sightBetween } from '../../engine/queries/geometry/line-of-sight.ts';

/** Where anybody can get to from the starting zone. */
export interface OnFoot {
  reaches(at: Space): boolean;
  /** On it, or beside it, diagonally too (p.41). */
  comesBeside(at: Space): boolean;
  sees(at: Space): boolean;
}

/**
 * Every space to which some way leads from these, round what is Obstructing, Void and walls (p.21). Elevation, danger
 * and figures close no way here: what is left out is out of reach for certain, but by WARP or SWAP.
 */
export function onFoot(board: Board, from: readonly Space[]): OnFoot {
  const spaces = new Map<string, Space>();
  for (const at of from) if (isSpace(board, at)) spaces.set(String(at), at);
  for (const at of spaces.values())
    for (const next of orthogonalNeighbours(board, at)) spaces.set(String(next), next);
  const all = [...spaces.values()];
  const reaches = (at: Space) => spaces.has(String(at));
  return {
    reaches,
    comesBeside: ([x, y]) => all.some((at) => Math.abs(at[0] - x) <= 1 && Math.abs(at[1] - y) <= 1),
    // Whoever is COLOSSAL sees over figures and elevation (L5): it sees what anybody might.
    sees: (at) =>
      reaches(at) || all.some((one) => sightBetween(board, [one], [at], [], { colossal: true }).clear),
  };
}
