import type { EncounterDefinition, Space } from '../../engine/index.ts';
import { BoardEdges } from '../board/ground/BoardEdges.tsx';
import { CurrentLayer } from '../board/ground/CurrentLayer.tsx';
import { rulerPath } from '../board/ground/ruler.ts';
import { MARKED_TERRAINS, TERRAIN_ICONS } from '../board/ground/terrain-art.ts';
import {
  CELL,
  layOf,
  MARGIN,
  outlinePath,
  sizeOfBoard,
  spaceKey,
  squaresPath,
} from '../board/place/geometry.ts';
import { useWholeWords } from '../page/use-words.ts';
import { MapDefs } from './MapDefs.tsx';
import { START } from './MapLegend.tsx';
import { MapFoes, MapTokens } from './MapThings.tsx';
import type { MapPage } from './map-pages.ts';
import '../board/ground/floor.css';

interface Props {
  readonly encounter: EncounterDefinition;
  readonly page: MapPage;
  /** Millimetres of a space. */
  readonly cell: number;
  /** Columns and rows are numbered around it; else each space bears its own. */
  readonly rulers: boolean;
  readonly foes: boolean;
}

/** A part of a map in black on white, as it lies before the first turn. */
export function MapDrawing({ encounter, page, cell, rulers, foes }: Props) {
  const words = useWholeWords().ui.print.map;
  const { board, startingZone } = encounter;
  const { from, columns, rows } = page;
  const { spaces, ofTerrain } = layOf(board);
  const around = rulers ? MARGIN : 0;
  const [width, height] = [columns * CELL + 2 * around, rows * CELL + 2 * around];
  return (
    <svg
      className="map-drawing block"
      fill="currentColor"
      role="img"
      aria-label={words.drawing(encounter.name)}
      viewBox={`${from[0] * CELL - around} ${from[1] * CELL - around} ${width} ${height}`}
      width={`${(width / CELL) * cell}mm`}
      height={`${(height / CELL) * cell}mm`}
    >
      <MapDefs />
      <path className="no-fill" stroke="var(--ink-soft)" strokeWidth={1.6} d={squaresPath(spaces)} />
      {MARKED_TERRAINS.map((terrain) => {
        const there = ofTerrain(terrain);
        const Icon = TERRAIN_ICONS[terrain];
        return (
          there.length > 0 && (
            <g key={terrain} data-terrain={terrain}>
              <path d={outlinePath(there)} fill={`url(#map-${terrain})`} />
              <path className="no-fill" stroke="currentColor" strokeWidth={4} d={outlinePath(there)} />
              {there.map(([x, y]) => (
                <g key={spaceKey([x, y])} transform={`translate(${x * CELL} ${y * CELL})`}>
                  <circle fill="var(--paper)" stroke="currentColor" strokeWidth={3} cx="79" cy="21" r="17" />
                  <Icon x="67" y="9" width="24" height="24" />
                </g>
              ))}
            </g>
          )
        );
      })}
      {startingZone.length > 0 && <path className="no-fill ends" {...START} d={outlinePath(startingZone)} />}
      <CurrentLayer board={board} />
      <BoardEdges board={board} />
      <path className="no-fill joints" stroke="currentColor" strokeWidth={7} d={outlinePath(spaces)} />
      <MapTokens encounter={encounter} />
      {foes && <MapFoes encounter={encounter} />}
      {rulers ? (
        <path className="no-fill" stroke="currentColor" strokeWidth={3.4} d={rulerPath(sizeOfBoard(board))} />
      ) : (
        <Names spaces={spaces} />
      )}
    </svg>
  );
}

/** Each space by its column and row. */
function Names({ spaces }: { spaces: readonly Space[] }) {
  return spaces.map(([x, y]) => (
    <text
      key={spaceKey([x, y])}
      className="rimmed semi"
      stroke="var(--paper)"
      strokeWidth={5}
      fontSize={15}
      x={x * CELL + 6}
      y={y * CELL + 17}
    >
      {x},{y}
    </text>
  ));
}
