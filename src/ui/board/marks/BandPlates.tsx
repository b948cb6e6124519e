/** On the line round each band a plate that says its price. */
import { memo } from 'react';
import { type FigureId, listStanding, type MoveDestination, spOfMove } from '../../../engine/index.ts';
import { letterSize } from '../../page/letter-size.ts';
import { useWords } from '../../page/use-words.ts';
import { CELL, centreOf } from '../place/geometry.ts';
import type { BoardHand } from '../place/use-board-hand.ts';
import { type SeenPart, useSeenPart } from '../place/use-seen-part.ts';
import { type BandProps, bandsAt } from './Bands.tsx';
import { type Lying, type Point, plateAt } from './band-lines.ts';
import { edgePlacesOf } from './edge-things.ts';
import { Plate } from './Plate.tsx';
import type { SpaceHint } from './space-hint.ts';
import { costBox } from './tag-place.ts';

/** Half of a plate with so many letters, in pixels of a page whose letters have their usual size. */
const halfOf = (letters: number): Point => [10 + 4 * letters, 15];
const USUAL = 16;

/** Arrows at the edge, what shows all of the board on the left of its foot, and whose the dock is on the right of it. */
function lyingOver(
  seen: SeenPart,
  arrows: readonly { readonly x: number; readonly y: number }[],
  cell: number,
) {
  const box = (x: number, y: number, halfX: number, halfY: number): Lying => ({
    at: [seen.left + x / cell, seen.top + y / cell],
    half: [halfX / cell, halfY / cell],
  });
  const [width, height] = [(seen.right - seen.left) * cell, (seen.bottom - seen.top) * cell];
  return [
    ...arrows.map(({ x, y }) => box(x, y, 44, 19)),
    box(46, height - 27, 46, 27),
    box(width - 66, height - 20, 66, 20),
  ];
}

/** What the farthest space of a price takes: SP buy more of a way than a Move Action each (p.40). */
const farthest = (reach: readonly MoveDestination[], sp: number): number =>
  Math.max(...reach.filter((to) => spOfMove(to) === sp).map(({ cost }) => cost));

/** A plate on the line of each band, where it is seen and hides nobody. */
export const BandPlates = memo(function BandPlates({
  position,
  reach,
  hand,
  spaces,
  chosen,
  priced,
}: BandProps & {
  readonly hand: Pick<BoardHand, 'place' | 'sheet' | 'zoom'>;
  readonly spaces: readonly Pick<SpaceHint, 'space'>[];
  readonly chosen: FigureId | null;
  /** Where the price of a way stands already. */
  readonly priced: MoveDestination | null;
}) {
  const words = useWords().ui.board;
  const seen = useSeenPart(hand);
  const { cell } = hand.zoom;
  const left = position.state.scopes.findLast((scope) => scope.kind === 'move');
  const large = letterSize() / USUAL || 1;
  const taken: Point[] = listStanding(position.state).map(({ at, size }) => {
    const [x, y] = centreOf(at!, size);
    return [x / 100, y / 100];
  });
  const lying = seen ? lyingOver(seen, edgePlacesOf(position, seen, cell, spaces, chosen), cell) : [];
  if (priced) {
    const price = words.price(priced, priced.breaks.length);
    const { x, y, width: wide, height: high } = costBox(position, priced.space, price);
    lying.push({ at: [x / CELL, y / CELL], half: [wide / 2 / CELL, high / 2 / CELL] });
  }
  return bandsAt(reach, position)
    .toReversed()
    .map(({ sp, border }) => {
      const says = sp === 0 && left ? words.bandLeft(left.points) : words.band(sp, farthest(reach, sp));
      const [width, height] = halfOf(says.length);
      const half: Point = [(width * large) / cell, (height * large) / cell];
      const at = plateAt(border, taken, seen, half, lying);
      if (!at) return null;
      taken.push(at);
      lying.push({ at, half });
      return (
        <Plate key={sp} at={at} kind="band">
          {says}
        </Plate>
      );
    });
});
