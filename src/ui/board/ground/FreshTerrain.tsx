import { memo } from 'react';
import { type Board, type Space, TERRAIN_OF } from '../../../engine/index.ts';
import { layOf, squaresPath } from '../place/geometry.ts';
import { TerrainPatch } from './StaticLayer.tsx';
import { MARKED_TERRAINS } from './terrain-art.ts';

interface Props {
  readonly board: Board;
  /** The board that is seen in the picture. */
  readonly painted: Board;
}

/** What has changed since the picture was painted: plain until it is painted anew. */
export const FreshTerrain = memo(function FreshTerrain({ board, painted }: Props) {
  const fresh = layOf(board).spaces.filter(([x, y]) => board.rows[y]?.[x] !== painted.rows[y]?.[x]);
  if (fresh.length === 0) return null;
  const of = (terrain: string): readonly Space[] =>
    fresh.filter(([x, y]) => TERRAIN_OF[board.rows[y]![x]!] === terrain);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus
    <g className="untouched" aria-hidden="true">
      <path
        className="board-fresh-stone"
        fill="var(--slate-2)"
        stroke="rgb(0 0 0 / 0.5)"
        strokeWidth={3}
        d={squaresPath(of('normal'), 2, 7)}
      />
      {MARKED_TERRAINS.map((terrain) => (
        <TerrainPatch key={terrain} terrain={terrain} spaces={of(terrain)} />
      ))}
    </g>
  );
});
