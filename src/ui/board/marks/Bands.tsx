/** Where a figure can go, by price: a line round each band. */
import { memo } from 'react';
import {
  keptBy,
  listStanding,
  type MoveDestination,
  type Position,
  spacesOf,
  terrainAt,
} from '../../../engine/index.ts';
import { hasSpace, outlinePath } from '../place/geometry.ts';
import { type Band, bandsOf } from './band-lines.ts';

/** Of where a figure can go, what it still can attack after; null where the two are not told apart. */
export type NearReach = readonly MoveDestination[] | null;

/** The same for the same reach: lines and plates ask for it. */
export const bandsAt = keptBy((reach: readonly MoveDestination[], position: Position): readonly Band[] => {
  const figures = listStanding(position.state);
  const mover = figures.find(({ id }) => id === position.state.turn?.figure);
  const passedBy = figures.flatMap(spacesOf);
  return bandsOf(
    reach,
    mover ? spacesOf(mover) : [],
    (space) => hasSpace(passedBy, space) || terrainAt(position.state.board, space) === 'obstructing',
  );
});

export interface BandProps {
  readonly position: Position;
  readonly reach: readonly MoveDestination[];
}

/**
 * The lines, and filled what leaves an attack (X115): the cheaper over the dearer, solid over dashed over dotted. Each is tinted
 * inside, so that the cheaper is the lighter; what is left of a movement under way by its tint alone.
 */
export const ReachLayer = memo(function ReachLayer({
  position,
  reach,
  near,
}: BandProps & { readonly near: NearReach }) {
  const still = (near ?? reach).filter(({ way }) => way.length > 0).map(({ space }) => space);
  return (
    <g className="board-bands untouched">
      {still.length > 0 && <path className="board-near" fill="var(--lit)" d={outlinePath(still)} />}
      {bandsAt(reach, position).map(({ sp, path }) => (
        <g key={sp} data-sp={sp}>
          <path
            className="board-casing gone no-fill untouched joints"
            stroke="rgb(0 0 0 / 0.75)"
            strokeWidth={10}
            d={path}
          />
          <path className="board-band joints" fill="#fffaf0" stroke="#fffaf0" strokeWidth={5} d={path} />
        </g>
      ))}
    </g>
  );
});
