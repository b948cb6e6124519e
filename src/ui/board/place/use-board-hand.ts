import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import type { Space } from '../../../engine/index.ts';
import { useHeldPress } from '../../page/use-held-press.ts';
import { CELL, HEAD, MARGIN } from './geometry.ts';
import { type Grid, spaceAtPoint } from './grid.ts';
import type { Around } from './in-reach.ts';
import { useBoardCursor } from './use-board-cursor.ts';
import { useBoardGestures } from './use-board-gestures.ts';
import { useKeepInView } from './use-keep-in-view.ts';
import { useZoom, type Zoom } from './use-zoom.ts';

interface Wishes {
  readonly grid: Grid;
  /** Where the keyboard's cursor begins. */
  readonly start: Space;
  /** Puts the cursor there when it changes. */
  readonly given?: Space | null;
  /** Where Page Up and Page Down go: the figures. */
  readonly stops: readonly Space[];
  /** What comes into sight where nobody asks for a space. */
  readonly view: Space | null;
  /** What comes into sight with it once a turn. */
  readonly around?: Around | null;
  /** The space of what was pressed, where it stands for one: a figure. */
  readonly spaceOf?: (pressed: Element) => Space | null;
  /** Whether nothing answers to a press there. */
  readonly isGround: (space: Space) => boolean;
  /** The space under the pointer or the cursor; null for none. */
  readonly onPoint: (space: Space | null) => void;
  readonly onEnter: (space: Space) => void;
  /** Lays what a finger carries over the board; false where it carries nothing there. */
  readonly onCarry?: ((space: Space) => boolean) | undefined;
  /** Looks at what lies there, by a press that is held; false where there is nothing but the space. */
  readonly onLook?: (space: Space) => boolean;
}

/** A board in hand: where it lies, how large, and what is pointed at. */
export interface BoardHand {
  readonly zoom: Zoom;
  readonly place: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** Size and units of what is drawn on it. */
  readonly drawn: { readonly width: number; readonly height: number; readonly viewBox: string };
  readonly hovered: Space | null;
  /** Where the keyboard's cursor is while the board has the keyboard. */
  readonly cursor: Space | null;
  /** Whatever of both counts. */
  readonly pointed: Space | null;
  readonly listening: {
    readonly place: {
      onKeyDown(event: KeyboardEvent): void;
      onFocus(event: FocusEvent): void;
      onBlur(event: FocusEvent): void;
    };
    readonly sheet: ReturnType<typeof useHeldPress> & {
      onClick(event: MouseEvent): void;
      onPointerLeave(): void;
    };
  };
}

/** Spaces the board goes on by a key. */
const PAN = 3;

/** The hand and the keys on a board of whichever game: pointing, pressing, zooming, dragging, the cursor. */
export function useBoardHand(wishes: Wishes): BoardHand {
  const { grid, onPoint, onEnter } = wishes;
  const place = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const zoom = useZoom({ place, sheet }, grid);
  const [hovered, setHovered] = useState<Space | null>(null);
  const [focused, setFocused] = useState(false);
  const show = (space: Space | null) => {
    setHovered(space);
    onPoint(space);
  };
  const keys = useBoardCursor({
    grid,
    start: wishes.start,
    given: wishes.given,
    stops: wishes.stops,
    onMove: show,
    onEnter,
    onZoom: (way) => ({ in: zoom.zoomIn, out: zoom.zoomOut, fit: zoom.fit })[way](),
    onPan: ([dx, dy]) => place.current?.scrollBy(dx * PAN * zoom.cell, dy * PAN * zoom.cell),
  });
  const cursor = focused ? keys.cursor : null;
  const asked = focused ? keys.cursor : (wishes.given ?? null);
  useKeepInView({ place, sheet }, zoom, {
    space: asked ?? wishes.view,
    isAsked: asked !== null,
    around: wishes.around ?? null,
  });

  const spaceUnder = (
    event: Pick<MouseEvent, 'clientX' | 'clientY'> & { target: EventTarget | null },
  ): Space | null => {
    const figure = (event.target as Element).closest('[data-figure]');
    if (figure) return wishes.spaceOf?.(figure) ?? null;
    if (!sheet.current) return null;
    // As it is shown, a zoom under way included.
    const { left, top, width } = sheet.current.getBoundingClientRect();
    return spaceAtPoint(grid, { left, top, width: width || zoom.width }, event);
  };
  useBoardGestures({
    place,
    sheet,
    zoom,
    isGround: (event) => {
      const space = spaceUnder(event);
      return !space || wishes.isGround(space);
    },
    onCarry: (event) => {
      const space = wishes.onCarry ? spaceUnder(event) : null;
      return space !== null && wishes.onCarry!(space);
    },
  });
  // What a finger that rests asked for stays told until the next press.
  const told = useRef(false);
  const looking = useHeldPress((event) => {
    const space = place.current?.hasAttribute('data-dragging') ? null : spaceUnder(event);
    if (!space) return false;
    if (!wishes.onLook?.(space)) {
      told.current = true;
      show(space);
    }
    return true;
  });
  return {
    zoom,
    place,
    sheet,
    drawn: {
      width: zoom.width,
      height: zoom.height,
      viewBox: `${-MARGIN} ${-HEAD} ${grid.columns * CELL + 2 * MARGIN} ${grid.rows * CELL + HEAD + MARGIN}`,
    },
    hovered,
    cursor,
    pointed: hovered ?? cursor,
    listening: {
      place: {
        onKeyDown: (event) => {
          setFocused(true);
          keys.onKeyDown(event);
        },
        onFocus: (event) => setFocused(event.currentTarget.matches(':focus-visible')),
        onBlur: (event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          setFocused(false);
          show(null);
        },
      },
      sheet: {
        ...looking,
        onPointerDown: (event) => {
          told.current = false;
          looking.onPointerDown(event);
        },
        onClick: (event) => {
          const space = spaceUnder(event);
          if (!space) return;
          // Nobody means one of several under a finger: it looks closer first.
          if (!wishes.isGround(space) && zoom.loupe({ left: event.clientX, top: event.clientY })) return;
          keys.moveTo(space);
          onEnter(space);
        },
        onPointerMove: (event) => {
          looking.onPointerMove(event);
          if (place.current?.hasAttribute('data-dragging')) return;
          const space = spaceUnder(event);
          if (space?.join() !== hovered?.join()) show(space);
        },
        onPointerLeave: () => {
          if (!told.current) show(null);
        },
      },
    },
  };
}
