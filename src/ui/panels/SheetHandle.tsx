/** The handle of a phone's sheet: drawn, pressed or moved by keys between its three heights. */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useWords } from '../hooks/use-words.ts';

/** How far a sheet is drawn up: its title and first answers, half of the screen, all but the top. */
export const SHEET_HEIGHTS = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** Pixels a finger goes before it draws; and those a quick draw goes on by itself. */
const STEADY = 6;
const FLING = 90;

interface Props {
  readonly height: SheetHeight;
  readonly onHeight: (height: SheetHeight) => void;
}

interface Drawn {
  readonly y: number;
  readonly sheet: HTMLElement;
  /** Pixels of each height. */
  readonly heights: readonly number[];
  readonly from: number;
  now: number;
  /** Pixels a millisecond, upward. */
  speed: number;
  at: number;
  moved: boolean;
}

/** What a sheet is drawn up and down by: dragged, tapped (the next height), or with the arrows. */
export function SheetHandle({ height, onHeight }: Props) {
  const words = useWords().ui.panels.side.sheet;
  const drawn = useRef<Drawn | null>(null);
  const at = SHEET_HEIGHTS.indexOf(height);

  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    const sheet = event.currentTarget.closest<HTMLElement>('.table-side');
    if (!sheet || event.button !== 0) return;
    const { clientY: y, pointerId, timeStamp } = event;
    event.currentTarget.setPointerCapture(pointerId);
    const from = sheet.offsetHeight;
    // Each as the style has it, once.
    const heights = SHEET_HEIGHTS.map((one) => {
      sheet.dataset.height = one;
      return sheet.offsetHeight;
    });
    sheet.dataset.height = height;
    drawn.current = { y, sheet, heights, from, now: from, speed: 0, at: timeStamp, moved: false };
  };
  const draw = ({ clientY, timeStamp }: PointerEvent) => {
    const hand = drawn.current;
    if (!hand) return;
    const up = hand.y - clientY;
    if (!hand.moved && Math.abs(up) < STEADY) return;
    if (!hand.moved) {
      // All of it, pushed down: from here on only a transform changes.
      hand.moved = true;
      hand.sheet.dataset.height = 'full';
      hand.sheet.dataset.drawn = '';
    }
    const most = hand.heights.at(-1)!;
    const next = Math.max(hand.heights[0]!, Math.min(most, hand.from + up));
    if (timeStamp > hand.at) hand.speed = (next - hand.now) / (timeStamp - hand.at);
    hand.now = next;
    hand.at = timeStamp;
    hand.sheet.style.transform = `translateY(${most - next}px)`;
  };
  const end = () => {
    const hand = drawn.current;
    drawn.current = null;
    if (!hand?.moved) return;
    delete hand.sheet.dataset.drawn;
    hand.sheet.style.removeProperty('transform');
    const wanted = hand.now + Math.sign(hand.speed) * (Math.abs(hand.speed) > 0.3 ? FLING : 0);
    const away = hand.heights.map((one) => Math.abs(one - wanted));
    const nearest = SHEET_HEIGHTS[away.indexOf(Math.min(...away))]!;
    hand.sheet.dataset.height = nearest;
    onHeight(nearest);
    swallowed.current = true;
  };
  const swallowed = useRef(false);
  const tap = () => {
    if (swallowed.current) {
      swallowed.current = false;
      return;
    }
    onHeight(SHEET_HEIGHTS[(at + 1) % SHEET_HEIGHTS.length]!);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: at + 1,
      ArrowDown: at - 1,
      Home: 0,
      End: SHEET_HEIGHTS.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = SHEET_HEIGHTS[to];
    if (next) onHeight(next);
  };
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-label={words.handle(height)}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={tap}
      onKeyDown={onKeyDown}
    />
  );
}
