/** At the board's edge: figures, ways out and spaces that are asked for and not in sight; a press brings the board there. */
import { memo } from 'react';
import { type FigureId, hpOf, type Position } from '../../../engine/index.ts';
import { FigureBadge } from '../../figures/FigureToken.tsx';
import { isMotionReduced } from '../../page/use-reduced-motion.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { CELL, HEAD, MARGIN } from '../place/geometry.ts';
import type { BoardHand } from '../place/use-board-hand.ts';
import { type SeenPart, useSeenPart } from '../place/use-seen-part.ts';
import { middleOf, roomOf } from '../place/zoomed.ts';
import type { Point } from './band-lines.ts';
import { edgePlacesOf } from './edge-things.ts';
import type { SpaceHint } from './space-hint.ts';
import './edge-arrows.css';

interface Props {
  readonly position: Position;
  readonly hand: Pick<BoardHand, 'place' | 'sheet' | 'zoom'>;
  /** That answer the open question. */
  readonly spaces: readonly Pick<SpaceHint, 'space'>[];
  /** Who is chosen: neither it nor the plate at it is lain upon. */
  readonly chosen: FigureId | null;
}

export const EdgeArrows = memo(function EdgeArrows(props: Props) {
  const seen = useSeenPart(props.hand);
  return seen && <ArrowsFrom {...props} seen={seen} />;
});

/** To all that lies beyond the part that is in sight. */
export function ArrowsFrom({ position, hand, spaces, chosen, seen }: Props & { readonly seen: SeenPart }) {
  const words = useWords().ui.board;
  const telling = useTelling(position);
  const places = edgePlacesOf(position, seen, hand.zoom.cell, spaces, chosen);
  return (
    <div className="edge-arrows absolute inset-0 untouched" aria-hidden="true">
      {places.map((thing) => (
        <button
          key={thing.id}
          type="button"
          tabIndex={-1}
          className="edge-arrow absolute top-0 left-0 flex middle mid gap-3px round-m one-line pressable"
          data-of={thing.id}
          // Moved, not laid out anew: the board is drawn along under them for many frames of a round.
          style={{ translate: `calc(${thing.x}px - 50%) calc(${thing.y}px - 50%)` }}
          title={
            'figure' in thing
              ? telling.figureName(thing.figure)
              : 'exit' in thing
                ? words.exitAway(thing.exit.colour, thing.away)
                : words.spacesThere(thing.count)
          }
          onClick={() => pan(hand, thing.at)}
        >
          {'figure' in thing ? (
            <>
              <FigureBadge position={position} figure={thing.figure} size={26} decorative away />
              <span className="edge-says">
                {words.heart(hpOf(position, thing.figure) - thing.figure.damage)}
              </span>
            </>
          ) : (
            <span>{'exit' in thing ? words.exitTag(thing.exit.colour) : words.spacesThere(thing.count)}</span>
          )}
          <svg
            aria-hidden="true"
            className="edge-point rigid"
            width="14"
            height="14"
            viewBox="-10 -10 20 20"
            style={{ rotate: `${thing.angle}deg` }}
          >
            <path fill="currentColor" d="M-8-6 8 0-8 6Z" />
          </svg>
          {/* Its room stays, whoever acts: nothing moves for it. */}
          {'exit' in thing && <span className="least-1_2rem">{thing.away}</span>}
        </button>
      ))}
    </div>
  );
}

/** Into the middle of what is seen. */
function pan({ place, sheet, zoom }: Props['hand'], [x, y]: Point): void {
  if (!place.current || !sheet.current) return;
  const middle = middleOf(roomOf(place.current));
  const { left, top } = sheet.current.getBoundingClientRect();
  place.current.scrollBy({
    left: left + (MARGIN / CELL + x) * zoom.cell - middle.left,
    top: top + (HEAD / CELL + y) * zoom.cell - middle.top,
    behavior: isMotionReduced() ? 'auto' : 'smooth',
  });
}
