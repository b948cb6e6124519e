import { memo } from 'react';
import { type Board, levelAt, type Space } from '../../../engine/index.ts';
import { CELL, edgePath, layOf, outlinePath, spaceKey } from '../place/geometry.ts';

/** What lies between spaces: walls, and the edges of levels with each level named. Above any overlay of the floor. */
export const BoardEdges = memo(function BoardEdges({ board }: { board: Board }) {
  const walls = board.walls.map(([a, b]) => edgePath(a, b)).join('');
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus
    <g className="untouched" aria-hidden="true">
      {hasLevels(board) && <Levels board={board} spaces={layOf(board).spaces} />}
      {walls && (
        <g className="board-walls">
          <path className="wall-casing no-fill ends" stroke="var(--wall-edge)" strokeWidth={20} d={walls} />
          <path className="wall-line stroke-12 no-fill ends" d={walls} />
          {/* Striped as a barrier: red alone is not seen on brown by everybody. */}
          <path
            className="wall-shine no-fill"
            stroke="rgb(255 244 228 / 0.9)"
            strokeWidth={12}
            strokeDasharray="8 17"
            strokeDashoffset={-8}
            d={walls}
          />
        </g>
      )}
    </g>
  );
});

/** Whether any space may lie above another. */
const hasLevels = (board: Board): boolean => board.elevation.some((row) => /[2-4]/.test(row));

function Levels({ board, spaces }: { board: Board; spaces: readonly Space[] }) {
  const drawn = new Set(spaces.map(spaceKey));
  const levels = new Set(spaces.map((space) => levelAt(board, space)));
  if (levels.size < 2) return null;
  const edges: string[] = [];
  for (const [x, y] of spaces) {
    for (const next of [
      [x + 1, y],
      [x, y + 1],
    ] as const) {
      if (drawn.has(spaceKey(next)) && levelAt(board, [x, y]) !== levelAt(board, next)) {
        edges.push(edgePath([x, y], next));
      }
    }
  }
  return (
    <g className="board-levels">
      {[2, 3, 4].map((level) => (
        <path
          key={level}
          className="level-raised"
          fill="rgb(220 200 255 / 0.06)"
          d={outlinePath(spaces.filter((space) => levelAt(board, space) >= level))}
        />
      ))}
      <path
        className="level-casing no-fill ends"
        stroke="rgb(0 0 0 / 0.55)"
        strokeWidth={11}
        d={edges.join('')}
      />
      <path className="level-edge no-fill ends stroke-6" d={edges.join('')} />
      {spaces
        .filter((space) => levelAt(board, space) > 1)
        .map(([x, y]) => (
          <g key={spaceKey([x, y])}>
            <path fill="var(--elevation)" d={`M${x * CELL + 9} ${y * CELL + 92}l9-15 9 15z`} />
            <text
              className="stroke-dark rimmed bold"
              fontSize={24}
              fill="var(--elevation)"
              strokeWidth={4}
              x={x * CELL + 30}
              y={y * CELL + 93}
            >
              {levelAt(board, [x, y])}
            </text>
          </g>
        ))}
    </g>
  );
}
