import { type Board, type Direction, levelAt, type Space, TERRAIN_OF } from '../../engine/index.ts';

/** Something on a space, by a letter. */
export interface Mark {
  readonly letter: string;
  readonly at: Space;
}

const ARROWS: Readonly<Record<Direction, string>> = { north: '^', east: '>', south: 'v', west: '<' };

/**
 * A board as text: a column for each x, a line for each y, both with their numbers. A space is a letter for who or
 * what is on it, its terrain, its level where the board has any, and its Current; walls are drawn between spaces.
 */
export function mapLines(board: Board, marks: readonly Mark[]): string[] {
  const height = board.rows.length;
  const width = Math.max(...board.rows.map((row) => row.length));
  const currents = new Map((board.currents ?? []).map((one) => [String(one.at), ARROWS[one.direction]]));
  const letters = new Map<string, string>();
  for (const { at, letter } of marks) if (!letters.has(String(at))) letters.set(String(at), letter);
  const hasLevels = board.elevation.length > 0;
  const space = (x: number, y: number): string => {
    const code = board.rows[y]?.[x] ?? ' ';
    const level = !hasLevels
      ? ''
      : code === ' ' || levelAt(board, [x, y]) === 1
        ? ' '
        : levelAt(board, [x, y]);
    const current = currents.size === 0 ? '' : (currents.get(`${x},${y}`) ?? ' ');
    return `${letters.get(`${x},${y}`) ?? ' '}${code}${level}${current}`;
  };
  const across = space(0, 0).length;
  const walls = new Set(board.walls.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const xs = Array.from({ length: width }, (_, x) => x);
  const margin = ' '.repeat(4);
  const lines = [
    margin +
      xs
        .map((x) =>
          String(x)
            .padStart(2)
            .padEnd(across + 1),
        )
        .join(''),
  ];
  for (let y = 0; y < height; y++) {
    const cells = xs.map((x) => space(x, y) + (walls.has(`${x},${y} ${x + 1},${y}`) ? '|' : ' '));
    lines.push(`${String(y).padStart(3)} ${cells.join('')}`);
    const below = xs.map((x) =>
      walls.has(`${x},${y} ${x},${y + 1}`) ? `${'-'.repeat(across)} ` : ' '.repeat(across + 1),
    );
    if (below.some((part) => part.trim() !== '')) lines.push(margin + below.join(''));
  }
  return lines.map((line) => line.trimEnd());
}

/** What the signs of a map mean, of those that are on it. */
export function signLines(board: Board): string[] {
  const codes = [...new Set(board.rows.flatMap((row) => [...row]))].filter((code) => code !== ' ');
  const signs = codes.map((code) => `${code} ${TERRAIN_OF[code]}`);
  if (board.elevation.length > 0) signs.push('2-4 its level where it is above 1');
  if (board.currents?.length) signs.push('^ > v < a current');
  if (board.walls.length > 0) signs.push('| - walls');
  return [`    ${signs.join(', ')}`];
}
