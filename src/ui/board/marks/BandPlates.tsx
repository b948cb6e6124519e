/** On the line round each band a plate that says its price. */
import { memo } from 'react';
import { listStanding } from '../../../engine/index.ts';
import { useWords } from '../../page/use-words.ts';
import { centreOf } from '../place/geometry.ts';
import type { BoardHand } from '../place/use-board-hand.ts';
import { useSeenPart } from '../place/use-seen-part.ts';
import { type BandProps, bandsAt } from './Bands.tsx';
import { type Point, plateAt } from './band-lines.ts';
import { edgePlacesOf } from './edge-things.ts';
import { Plate } from './Plate.tsx';

/** Half of a plate, in pixels. */
const HALF: Point = [58, 15];

/** A plate on the line of each band, where it is seen and hides nobody. */
export const BandPlates = memo(function BandPlates({
  position,
  reach,
  hand,
}: BandProps & { readonly hand: Pick<BoardHand, 'place' | 'sheet' | 'zoom'> }) {
  const words = useWords().ui.board;
  const seen = useSeenPart(hand);
  const { cell } = hand.zoom;
  const taken: Point[] = listStanding(position.state).map(({ at, size }) => {
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
