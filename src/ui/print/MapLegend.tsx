import type { SVGAttributes } from 'react';
import type { Board, BoardToken } from '../../engine/index.ts';
import { TOKEN_ICONS } from '../board/ground/BoardTokens.tsx';
import { MARKED_TERRAINS, TERRAIN_ICONS } from '../board/ground/terrain-art.ts';
import { layOf } from '../board/place/geometry.ts';
import { useWholeWords } from '../page/use-words.ts';

/** How the starting zone is drawn. */
export const START = { stroke: 'currentColor', strokeWidth: 9, strokeDasharray: '3 15' } as const;
const BOX = { viewBox: '0 0 100 100', width: '6mm', height: '6mm', fill: 'currentColor' } as const;

interface Props {
  readonly board: Board;
  readonly tokens: readonly BoardToken[];
}

/** What the signs of a map stand for: only those that are on it. */
export function MapLegend({ board, tokens }: Props) {
  const words = useWholeWords().ui;
  const { legend } = words.print.map;
  const grounds = MARKED_TERRAINS.filter((terrain) => layOf(board).ofTerrain(terrain).length > 0);
  const kinds = [...new Set(tokens.map(({ kind }) => kind))];
  return (
    <ul className="flex wrap gap-1-4 mt-2">
      {grounds.map((terrain) => {
        const Icon = TERRAIN_ICONS[terrain];
        return (
          <li key={terrain} className="flex middle gap-1">
            <svg {...BOX} aria-hidden="true">
              <rect
                stroke="currentColor"
                strokeWidth={4}
                width="100"
                height="100"
                fill={`url(#map-${terrain})`}
              />
              <circle fill="var(--paper)" stroke="currentColor" strokeWidth={3} cx="50" cy="50" r="32" />
              <Icon x="28" y="28" width="44" height="44" />
            </svg>
            {words.board.space.terrain[terrain]}
          </li>
        );
      })}
      {kinds.map((kind) => {
        const Icon = TOKEN_ICONS[kind];
        return (
          <li key={kind} className="flex middle gap-1">
            <svg {...BOX} aria-hidden="true">
              <circle fill="var(--paper)" stroke="currentColor" strokeWidth={3} cx="50" cy="50" r="44" />
              <Icon x="26" y="26" width="48" height="48" />
            </svg>
            {legend.token[kind]}
          </li>
        );
      })}
      <li className="flex middle gap-1">
        <Line className="no-fill ends" {...START} /> {legend.start}
      </li>
      {board.walls.length > 0 && (
        <li className="flex middle gap-1">
          <Line className="wall-line stroke-12" /> {legend.wall}
        </li>
      )}
      {new Set(board.elevation.join('').replaceAll(' ', '')).size > 1 && (
        <li className="flex middle gap-1">
          <Line className="level-edge no-fill ends stroke-6" /> {legend.level}
        </li>
      )}
    </ul>
  );
}

function Line(line: SVGAttributes<SVGPathElement>) {
  return (
    <svg {...BOX} aria-hidden="true">
      <path {...line} d="M4 50h92" />
    </svg>
  );
}
