/** Right, up and towards whoever looks, in widths of a die. */
export type Direction = readonly [x: number, y: number, z: number];

/** A turn in space: its rows are where each direction comes to. */
export type Turn = readonly [Direction, Direction, Direction];

/** A side of a cube: the way it looks, and where its picture's right and its foot lie. */
export interface Side {
  readonly normal: Direction;
  readonly right: Direction;
  readonly down: Direction;
}

/** The six sides of a die as it comes from the box, by their faces less one: 1 up, 6 down. */
export const SIDES: readonly Side[] = [
  { normal: [0, 1, 0], right: [1, 0, 0], down: [0, 0, 1] },
  { normal: [0, 0, 1], right: [1, 0, 0], down: [0, -1, 0] },
  { normal: [1, 0, 0], right: [0, 0, -1], down: [0, -1, 0] },
  { normal: [-1, 0, 0], right: [0, 0, 1], down: [0, -1, 0] },
  { normal: [0, 0, -1], right: [-1, 0, 0], down: [0, -1, 0] },
  { normal: [0, -1, 0], right: [1, 0, 0], down: [0, 0, -1] },
];

/** By so many radians about an axis of length 1. */
export function turnAbout([x, y, z]: Direction, angle: number): Turn {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const k = 1 - c;
  return [
    [c + x * x * k, x * y * k - z * s, x * z * k + y * s],
    [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
    [z * x * k - y * s, z * y * k + x * s, c + z * z * k],
  ];
}

const dot = (a: Direction, b: Direction): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Where a turn takes a direction. */
export const turned = (turn: Turn, way: Direction): Direction => [
  dot(turn[0], way),
  dot(turn[1], way),
  dot(turn[2], way),
];

/** First `inner`, then `outer`. */
export function afterTurn(outer: Turn, inner: Turn): Turn {
  const row = (of: Direction): Direction => [
    of[0] * inner[0][0] + of[1] * inner[1][0] + of[2] * inner[2][0],
    of[0] * inner[0][1] + of[1] * inner[1][1] + of[2] * inner[2][1],
    of[0] * inner[0][2] + of[1] * inner[1][2] + of[2] * inner[2][2],
  ];
  return [row(outer[0]), row(outer[1]), row(outer[2])];
}

/** Lays a face (1 to 6) up, its right to the right. */
export function layUp(face: number): Turn {
  const { right, normal, down } = SIDES[face - 1]!;
  return [right, normal, down];
}
