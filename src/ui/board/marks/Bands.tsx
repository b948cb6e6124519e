/** Where a figure can go, by price: a line round each band, and a plate on the line that says it. */
import { memo } from 'react';
import { keptBy, type MoveDestination, type Position, spacesOf, terrainAt } from '../../../engine/index.ts';
import { useWords } from '../../page/use-words.ts';
import { centreOf, hasSpace, outlinePath } from '../place/geometry.ts';
import type { BoardHand } from '../place/use-board-hand.ts';
import { useSeenPart } from '../place/use-seen-part.ts';
import { type Band, bandsOf, type Point, plateAt } from './band-lines.ts';
import { edgePlacesOf } from './edge-things.ts';
import { Plate } from './Plate.tsx';

/** Of where a figure can go, what it still can attack after; null where the two are not told apart. */
export type NearReach = readonly MoveDestination[] | null;

const standing = ({ state }: Position) => state.figures.filter(({ at, defeated }) => at && !defeated);

/** The same for the same reach: lines and plates ask for it. */
export const bandsAt = keptBy((reach: readonly MoveDestination[], position: Position): readonly Band[] => {
  const figures = standing(position);
  const mover = figures.find(({ id }) => id === position.state.turn?.figure);
  const passedBy = figures.flatMap(spacesOf);
  return bandsOf(
    reach,
    mover ? spacesOf(mover) : [],
    (space) => hasSpace(passedBy, space) || terrainAt(position.state.board, space) === 'obstructing',
  );
});

interface Props {
  readonly position: Position;
  readonly reach: readonly MoveDestination[];
}

/** The lines, and filled what leaves an attack (X115): the cheaper over the dearer, solid over dashed over dotted. */
export const ReachLayer = memo(function ReachLayer({
  position,
  reach,
  near,
}: Props & { readonly near: NearReach }) {
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
          <path className="board-band no-fill joints" stroke="#fffaf0" strokeWidth={5} d={path} />
        </g>
      ))}
    </g>
  );
});

/** Half of a plate, in pixels. */
const HALF: Point = [58, 15];

/** A plate on the line of each band, where it is seen and hides nobody. */
export const BandPlates = memo(function BandPlates({
  position,
  reach,
  hand,
}: Props & { readonly hand: Pick<BoardHand, 'place' | 'sheet' | 'zoom'> }) {
  const words = useWords().ui.board;
  const seen = useSeenPart(hand);
  const { cell } = hand.zoom;
  const taken: Point[] = standing(position).map(({ at, size }) => {
    const [x, y] = centreOf(at!, size);
    return [x / 100, y / 100];
  });
  // As long as two spaces of a phone.
  for (const { x, y } of seen ? edgePlacesOf(position, seen, cell) : [])
    taken.push(...[-0.5, 0.5].map((aside): Point => [seen!.left + x / cell + aside, seen!.top + y / cell]));
  return bandsAt(reach, position)
    .toReversed()
    .map(({ sp, border }) => {
      const at = plateAt(border, taken, seen, [HALF[0] / cell, HALF[1] / cell]);
      if (!at) return null;
      taken.push(at);
      return (
        <Plate key={sp} at={at} kind="band">
          {words.band(sp)}
        </Plate>
      );
    });
});
