import type { Board, Direction } from '../../../engine/index.ts';

/** Spaces in a row through which the same Current runs one way. */
export interface CurrentRun {
  /** The first it comes to, in spaces. */
  readonly at: readonly [number, number];
  readonly direction: Direction;
  /** Spaces a figure is carried. */
  readonly strength: number;
  readonly length: number;
}

export const WAY: Readonly<Record<Direction, readonly [number, number]>> = {
  south: [0, 1],
  west: [-1, 0],
  north: [0, -1],
  east: [1, 0],
};

/** The Currents of a board, space joined to space along the way they run. */
export function currentRuns({ currents = [] }: Pick<Board, 'currents'>): CurrentRun[] {
  type Current = (typeof currents)[number];
  const key = ({ direction, spaces }: Current, x: number, y: number) => `${x},${y},${direction},${spaces}`;
  const all = new Set(currents.map((one) => key(one, one.at[0], one.at[1])));
  return currents.flatMap((one): CurrentRun[] => {
    const [dx, dy] = WAY[one.direction];
    const [x, y] = one.at;
    if (all.has(key(one, x - dx, y - dy))) return [];
    let length = 1;
    while (all.has(key(one, x + dx * length, y + dy * length))) length++;
    return [{ at: [x, y], direction: one.direction, strength: one.spaces, length }];
  });
}
