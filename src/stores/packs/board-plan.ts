import { type Board, type EncounterDefinition, type Space, TERRAIN_OF } from '../../engine/index.ts';

/** The plan of a board: what is shown of it until it is painted, and where nobody paints. Paths in spaces. */
export interface BoardPlan {
  readonly size: readonly [number, number];
  /** Every space one can be on. */
  readonly floor: string;
  readonly water: string;
  /** What nobody stands on: walls, pits. */
  readonly shut: string;
  /** Where a party may begin, and where opponents wait. */
  readonly start: readonly Space[];
  readonly foes: readonly Space[];
}

/** The spaces for which it holds, as a path of a rectangle for each run of them in a row. */
function pathOf({ rows }: Board, holds: (letter: string) => boolean): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (x < row.length && holds(row[x]!)) x++;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  });
  return path;
}

/** Adventurers of a party. */
const PARTY = 4;

export function planOf({ board, startingZone, combatants }: EncounterDefinition): BoardPlan {
  const is = (letter: string) => TERRAIN_OF[letter] ?? 'void';
  return {
    size: [Math.max(...board.rows.map((row) => row.length)), board.rows.length],
    floor: pathOf(board, (letter) => is(letter) !== 'void'),
    water: pathOf(board, (letter) => is(letter) === 'water'),
    shut: pathOf(board, (letter) => ['obstructing', 'dangerous'].includes(is(letter))),
    start: startingZone.slice(0, PARTY),
    foes: combatants.map(({ at }) => at),
  };
}
