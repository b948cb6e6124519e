import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FigureId } from '../../../engine/index.ts';
import { inOwnTask } from '../../page/own-task.ts';
import { isMotionReduced } from '../../page/use-reduced-motion.ts';
import { BY_HAND, EDGE, FITTED } from './use-keep-in-view.ts';
import { type Box, type Corner, roomOf } from './zoomed.ts';

interface Wishes {
  /** Something beside the board's place, in the same part of the page. */
  readonly beside: RefObject<HTMLElement | null>;
  readonly on: boolean;
  /** What happens, or is asked: the board moves once for each. */
  readonly what: object | null;
  /** Whom it happens to, or who is asked. */
  readonly figures: readonly FigureId[];
  /** It is asked of a player: the board comes back to where they had it. */
  readonly isAsked: boolean;
  /** How often a press has ended what ran: then the board is there at once. */
  readonly ended: number;
  /** Names the turn: who moves the board by hand has it for the rest of it. */
  readonly turn: string;
}

/** Pixels a hand may tremble. */
const STEADY = 6;

/**
 * Moves a board that is larger than its place to where something happens, and back to where the player had it when they
 * are asked again; never while they drag it, nor in a turn in which they have moved it themselves.
 */
export function useCamera({ beside, on, what, figures, isAsked, ended, turn }: Wishes): void {
  const home = useRef<Corner | null>(null);
  const moved = useRef<string | null>(null);
  const cutAt = useRef(ended);
  const ownTurn = useEffectEvent(() => {
    moved.current = turn;
    home.current = null;
    mark();
  });
  const mark = useEffectEvent(() => {
    placeBeside(beside.current)?.toggleAttribute(BY_HAND, !on || moved.current === turn);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn, or whether it may move at all
  useEffect(() => mark(), [on, turn]);
  useEffect(() => {
    const place = placeBeside(beside.current);
    if (!place) return;
    let from: { x: number; y: number } | null = null;
    const listening = new AbortController();
    const { signal } = listening;
    const down = ({ clientX: x, clientY: y }: PointerEvent) => {
      from = { x, y };
    };
    const drag = ({ clientX, clientY, buttons }: PointerEvent) => {
      if (from && buttons !== 0 && Math.hypot(clientX - from.x, clientY - from.y) > STEADY) ownTurn();
    };
    place.addEventListener('wheel', () => ownTurn(), { passive: true, signal });
    place.addEventListener('touchmove', () => ownTurn(), { passive: true, signal });
    place.addEventListener('pointerdown', down, { signal });
    place.addEventListener('pointermove', drag, { signal });
    return () => listening.abort();
  }, [beside]);

  const look = useEffectEvent(() => {
    const place = placeBeside(beside.current);
    if (!place?.scrollTo || moved.current === turn || place.hasAttribute('data-dragging')) return;
    const room = roomOf(place);
    // Whose turn begins has all it can reach in sight (use-keep-in-view.ts).
    if (isAsked && new Set(figures).size === 1 && place.hasAttribute(FITTED)) {
      home.current = null;
      return;
    }
    if (place.scrollWidth <= place.clientWidth + 1 && place.scrollHeight <= place.clientHeight + 1) return;
    const here: Corner = { left: place.scrollLeft, top: place.scrollTop };
    const back = isAsked ? home.current : null;
    const to = wayTo(place, room, boxesOf(place, room, figures), back ?? here);
    if (isAsked) home.current = null;
    else {
      home.current ??= here;
      place.toggleAttribute(FITTED, false);
    }
    const isCut = cutAt.current !== ended;
    cutAt.current = ended;
    if (isCut || to.left !== here.left || to.top !== here.top)
      place.scrollTo({ ...to, behavior: isCut || isMotionReduced() ? 'instant' : 'smooth' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what happens
  useEffect(() => {
    if (!on || !what || figures.length === 0) return;
    return inOwnTask(() => look());
  }, [on, what]);
}

const placeBeside = (element: HTMLElement | null): HTMLElement | null =>
  element?.parentElement?.querySelector('.board-place') ?? null;

/** Where figures stand on the board, in pixels of what is scrolled. */
function boxesOf(place: HTMLElement, own: Corner, figures: readonly FigureId[]): DOMRect[] {
  return figures.flatMap((id) => {
    const figure = place.querySelector(`.board-figures [data-figure="${CSS.escape(id)}"]`);
    if (!figure) return [];
    const { left, top, width, height } = figure.getBoundingClientRect();
    return [new DOMRect(left - own.left + place.scrollLeft, top - own.top + place.scrollTop, width, height)];
  });
}

/** Where to scroll so that all of them are seen: from there if they are, else with their middle in the middle. */
function wayTo(place: HTMLElement, room: Box, boxes: readonly DOMRect[], from: Corner): Corner {
  const last = boxes.at(-1);
  if (!last) return from;
  const span = {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
  const along = (
    low: number,
    high: number,
    one: readonly [number, number],
    room: number,
    at: number,
    end: number,
    clear: number,
  ) => {
    // Where not all fit, whom it is done to.
    const [first, second] = high - low > room ? one : [low, high];
    const edge = Math.min(Math.max((one[1] - one[0]) / 2, clear), room / 4);
    if (first >= at + edge && second <= at + room - edge) return at;
    return Math.round(Math.max(0, Math.min(end - room, (first + second - room) / 2)));
  };
  return {
    left: along(
      span.left,
      span.right,
      [last.left, last.right],
      room.width,
      from.left,
      place.scrollWidth,
      EDGE.across,
    ),
    top: along(
      span.top,
      span.bottom,
      [last.top, last.bottom],
      room.height,
      from.top,
      place.scrollHeight,
      EDGE.down,
    ),
  };
}
