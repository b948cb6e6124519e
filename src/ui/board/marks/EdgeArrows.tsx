/** At the board's edge: figures and ways out that are not in sight, each where it lies; a press brings it there. */
import { memo } from 'react';
import {
  type BoardToken,
  type Figure,
  hpOf,
  isSameSpace,
  type Position,
  rangeOf,
  spacesOf,
} from '../../../engine/index.ts';
import { FigureBadge } from '../../figures/FigureToken.tsx';
import { isMotionReduced } from '../../page/use-reduced-motion.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { CELL, centreOf, HEAD, MARGIN } from '../place/geometry.ts';
import type { BoardHand } from '../place/use-board-hand.ts';
import { type SeenPart, useSeenPart } from '../place/use-seen-part.ts';
import { middleOf, roomOf } from '../place/zoomed.ts';
import type { Point } from './band-lines.ts';
import { edgeOf, spread } from './edge-places.ts';
import './edge-arrows.css';

interface Props {
  readonly position: Position;
  readonly hand: Pick<BoardHand, 'place' | 'sheet' | 'zoom'>;
}

type Thing =
  | { readonly id: string; readonly at: Point; readonly figure: Figure }
  | { readonly id: string; readonly at: Point; readonly exit: BoardToken; readonly away: number | null };

export const EdgeArrows = memo(function EdgeArrows(props: Props) {
  const seen = useSeenPart(props.hand);
  return seen && <ArrowsFrom {...props} seen={seen} />;
});

/** To all that lies beyond the part that is in sight. */
export function ArrowsFrom({ position, hand, seen }: Props & { readonly seen: SeenPart }) {
  const words = useWords().ui.board;
  const telling = useTelling(position);
  const { cell } = hand.zoom;
  const acting = position.state.figures.find(({ id, at }) => at && id === position.state.turn?.figure);
  const [x, y] = acting ? inSpaces(centreOf(acting.at!, acting.size)) : [0, 0];
  const places = spread(
    thingsOf(position, acting)
      .filter(({ at }) => !isSeen(seen, at))
      .map((thing) => ({ ...thing, ...edgeOf(seen, thing.at, cell) })),
    { width: (seen.right - seen.left) * cell, height: (seen.bottom - seen.top) * cell },
    acting && {
      x: (x - seen.left) * cell,
      y: (y - seen.top) * cell,
      half: (Math.max(...acting.size) * cell) / 2,
    },
  );
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
              : words.exitAway(thing.exit.colour, thing.away)
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
            <span>{words.exitTag(thing.exit.colour)}</span>
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
          {'exit' in thing && thing.away !== null && <span>{thing.away}</span>}
        </button>
      ))}
    </div>
  );
}

/** Spaces to a way out for the Adventurer whose turn it is. */
const awayFrom = (figure: Figure, { at }: BoardToken): number | null =>
  figure.side === 'adventurers' ? rangeOf(figure, { ...figure, at, size: [1, 1] }) : null;

function thingsOf({ state }: Position, acting: Figure | undefined): Thing[] {
  const figures = state.figures.filter(({ at, defeated }) => at && !defeated);
  const exits = state.boardTokens.filter(
    ({ kind, at }) =>
      kind === 'exit' && !figures.some((figure) => spacesOf(figure).some((space) => isSameSpace(space, at))),
  );
  return [
    ...figures.map((figure) => ({ id: figure.id, at: inSpaces(centreOf(figure.at!, figure.size)), figure })),
    ...exits.map((exit) => ({
      id: exit.id,
      at: inSpaces(centreOf(exit.at)),
      exit,
      away: acting ? awayFrom(acting, exit) : null,
    })),
  ];
}

const inSpaces = ([x, y]: readonly [number, number]): Point => [x / CELL, y / CELL];

/** Its middle, with a little round it. */
const isSeen = ({ left, top, right, bottom }: SeenPart, [x, y]: Point): boolean =>
  x > left + 0.1 && x < right - 0.1 && y > top + 0.1 && y < bottom - 0.1;

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
