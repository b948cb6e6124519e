/** A bot's way to a place through closed doors. */
import { adjacency, type Board, listDoors, type Position, type Space, withWalls } from '../engine/index.ts';

/** How many steps there are from anywhere to some places: null where no way leads there. */
export interface WayTo {
  steps(spaces: readonly Space[]): number | null;
  /** Whether only a closed door leads there: the steps are then those to the door and on from there. */
  readonly isShut: boolean;
}

/**
 * The steps to some places for whoever stands on `from`. Where closed doors shut all of them off they lead to the one
 * that is best on the way, since the party opens it from a space at it (X132); locked ones stay walls.
 */
export function wayTo(position: Position, from: readonly Space[], places: readonly Space[]): WayTo {
  const { board } = position.state;
  const plain = stepsOn(board, places);
  if (places.length === 0 || plain(from) !== null) return { steps: plain, isShut: false };
  const closed = listDoors(position).flatMap(({ door, now }) => (now === 'closed' ? [door.edges] : []));
  if (closed.length === 0) return { steps: plain, isShut: false };
  const here = stepsOn(board, from);
  const beyond = stepsOn(withWalls(board, closed.flat(), false), places);
  let best: { readonly at: readonly Space[]; readonly rest: number; readonly all: number } | null = null;
  for (const edges of closed) {
    const at = edges.flat().filter((space) => here([space]) !== null);
    const rest = beyond(at);
    if (rest === null) continue;
    const all = here(at)! + rest;
    if (best === null || all < best.all) best = { at, rest, all };
  }
  if (best === null) return { steps: plain, isShut: false };
  const { at, rest } = best;
  const toDoor = stepsOn(board, at);
  return {
    steps: (spaces) => {
      const steps = toDoor(spaces);
      return steps === null ? null : steps + rest;
    },
    isShut: true,
  };
}

function stepsOn(board: Board, places: readonly Space[]): WayTo['steps'] {
  const steps = adjacency.stepsFrom(board, places);
  return (spaces) => adjacency.leastSteps(board, steps, spaces);
}
