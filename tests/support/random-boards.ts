import type { Board, Space, Wall } from '../../src/engine/model/board.ts';

/** A small seeded generator for tests: the same seed, the same boards. */
export function seededRandom(seed: number): (below: number) => number {
  let word = seed >>> 0;
  return (below) => {
    word = (word + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export interface BoardMix {
  /** Characters drawn from, often-wanted ones repeated. */
  readonly terrain: string;
  /** Digits drawn from. */
  readonly levels: string;
  /** One edge in so many is walled; 0 for none. */
  readonly wallEvery: number;
}

export function randomBoard(
  next: (below: number) => number,
  width: number,
  height: number,
  mix: BoardMix,
): Board {
  const draw = (from: string): string => from[next(from.length)] ?? '.';
  const row = (from: string): string => Array.from({ length: width }, () => draw(from)).join('');
  const rows = Array.from({ length: height }, () => row(mix.terrain));
  const elevation = Array.from({ length: height }, () => row(mix.levels));
  const walls: Wall[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const edges: Space[] = [
        [x + 1, y],
        [x, y + 1],
      ];
      for (const edge of edges)
        if (mix.wallEvery > 0 && next(mix.wallEvery) === 0) walls.push([[x, y], edge]);
    }
  }
  return { rows, elevation, walls };
}

/** Whether a wall runs through a base that stands there: nobody stands so (p.22). */
export const crossesWall = (
  { walls = [] }: Pick<Board, 'walls'>,
  [x, y]: Space,
  [wide, high]: readonly number[],
): boolean => {
  const holds = ([a, b]: Space): boolean => a >= x && a < x + wide! && b >= y && b < y + high!;
  return walls.some(([one, other]) => holds(one) && holds(other));
};
