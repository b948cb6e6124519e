import type { Board, Space } from '../../engine/model/board.ts';
import { isSpace, orthogonalNeighbours } from '../../engine/queries/geometry/board-grid.ts';
import { sightBetween } from '../../engine/queries/geometry/line-of-sight.ts';

/** Lines of sight that are looked along before it is taken for granted that there is one. */
const MOST_LOOKS = 20_000;

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
  const near = [-1, 0, 1];
  let looks = MOST_LOOKS;
  const look = (from: Space, at: Space): boolean => {
    looks -= 1;
    // Whoever is COLOSSAL sees over figures and elevation (L5): it sees what anybody might.
    return looks < 0 || sightBetween(board, [from], [at], [], { colossal: true }).clear;
  };
  return {
    reaches,
    comesBeside: ([x, y]) => near.some((dx) => near.some((dy) => reaches([x + dx, y + dy]))),
    sees: (at) => reaches(at) || all.some((one) => look(one, at)),
  };
}
