import { memo } from 'react';
import { type Board, type Space, TERRAIN_OF } from '../../../engine/index.ts';
import { CELL, layOf, spaceKey } from '../place/geometry.ts';
import { MARKED_TERRAINS, type MarkedTerrain, TERRAIN_ICONS } from './terrain-art.ts';

interface Props {
  readonly board: Board;
  /** Where one is looked at. */
  readonly pointed: Space | null;
  readonly all: boolean;
}

const isMarked = (terrain: string | undefined): terrain is MarkedTerrain =>
  MARKED_TERRAINS.some((one) => one === terrain);

/** On a painted floor: what lies where one points, or all of it. */
export const TerrainSigns = memo(function TerrainSigns({ board, pointed, all }: Props) {
  const spaces = all ? layOf(board).spaces : pointed ? [pointed] : [];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus
    <g className="terrain-signs" aria-hidden="true">
      {spaces.map(([x, y]) => {
        const terrain = TERRAIN_OF[board.rows[y]?.[x] ?? ' '];
        if (!isMarked(terrain)) return null;
        const Icon = TERRAIN_ICONS[terrain];
        return (
          <g key={spaceKey([x, y])} data-terrain={terrain} transform={`translate(${x * CELL} ${y * CELL})`}>
            <circle className="stroke-2" cx="76" cy="76" r="20" />
            <Icon x={61} y={61} width={30} height={30} />
          </g>
        );
      })}
    </g>
  );
});
