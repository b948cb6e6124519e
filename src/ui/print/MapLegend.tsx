import type { Board, BoardToken } from '../../engine/index.ts';
import { TOKEN_ICONS } from '../board/ground/BoardTokens.tsx';
import { MARKED_TERRAINS, TERRAIN_ICONS } from '../board/ground/terrain-art.ts';
import { layOf } from '../board/place/geometry.ts';
import { useWholeWords } from '../page/use-words.ts';

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
    <ul className="map-legend">
      {grounds.map((terrain) => {
        const Icon = TERRAIN_ICONS[terrain];
        return (
          <li key={terrain}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <rect className="map-terrain" width="100" height="100" fill={`url(#map-${terrain})`} />
              <circle className="map-sign" cx="50" cy="50" r="32" />
              <Icon x="28" y="28" width="44" height="44" />
            </svg>
            {words.board.space.terrain[terrain]}
          </li>
        );
      })}
      {kinds.map((kind) => {
        const Icon = TOKEN_ICONS[kind];
        return (
          <li key={kind}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <circle className="map-token" cx="50" cy="50" r="44" />
              <Icon x="26" y="26" width="48" height="48" />
            </svg>
            {legend.token[kind]}
          </li>
        );
      })}
      <li>
        <Line className="map-start" /> {legend.start}
      </li>
      {board.walls.length > 0 && (
        <li>
          <Line className="wall-line stroke-12" /> {legend.wall}
        </li>
      )}
      {new Set(board.elevation.join('').replaceAll(' ', '')).size > 1 && (
        <li>
          <Line className="level-edge no-fill ends stroke-6" /> {legend.level}
        </li>
      )}
    </ul>
  );
}

function Line({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path className={className} d="M4 50h92" />
    </svg>
  );
}
