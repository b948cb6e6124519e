/** The hand on the board: a press, a drag, two fingers, the wheel; what each does is asked of the screen. */
import { useEffect, useEffectEvent } from 'react';
import type { Sheet, Zoom } from './use-zoom.ts';
import { type Box, type Corner, laidOf, zoomedAbout } from './zoomed.ts';

/** Pixels a pointer goes before it drags: less is a hand that presses. */
const STEADY = { mouse: 5, touch: 10 };
/** Milliseconds and pixels between the two presses of a double one. */
const DOUBLE = { time: 350, apart: 28 };
/** Milliseconds without a turn of the wheel, after which what it did is kept. */
const REST = 140;
/** How much larger for each pixel a wheel turns; a touchpad's pinch comes as small turns with Ctrl. */
const WHEEL = 0.0016;
const PINCH = 0.009;
const LINE = 18;

interface Wishes extends Sheet {
  readonly zoom: Zoom;
  /** Whether nothing answers to a press there: only such ground is zoomed by a double one, no press waits for a second. */
  readonly isGround: (event: PointerEvent) => boolean;
  /** Takes what is carried to where a finger is; false where nothing is: then a finger drags the board. */
  readonly onCarry: (to: MouseEvent) => boolean;
}

/** A zoom under way: how the drawing lay when it began, and how it is shown meanwhile. */
interface Underway {
  readonly drawing: Box;
  readonly room: Box;
  factor: number;
  corner: Corner;
}

const pointOf = ({ clientX, clientY }: MouseEvent): Corner => ({ left: clientX, top: clientY });
const apart = (a: Corner, b: Corner) => Math.hypot(a.left - b.left, a.top - b.top);
const between = (a: Corner, b: Corner): Corner => ({ left: (a.left + b.left) / 2, top: (a.top + b.top) / 2 });

/**
 * The hand on the board: the wheel and two fingers zoom about where they are, one finger, the mouse or its wheel pressed
 * drag it. Meanwhile only a transform changes; the board is laid out anew once, at the end.
 */
export function useBoardGestures({ place, sheet, zoom, isGround, onCarry }: Wishes): void {
  const isIdle = useEffectEvent(isGround);
  const carry = useEffectEvent(onCarry);
  const limits = useEffectEvent(() => zoom);

  useEffect(() => {
    const board = place.current;
    if (!board) return;
    const down = new Map<number, Corner>();
    let start: Corner | null = null;
    let scrolled: Corner = { left: 0, top: 0 };
    let dragging = false;
    let carrying = false;
    let swallow = false;
    let last: { at: Corner; time: number } | null = null;
    let zooming: Underway | null = null;
    let fingers: { held: Corner; apart: number } | null = null;
    let rest: ReturnType<typeof setTimeout> | undefined;

    const begin = (): Underway | null => {
      const drawn = sheet.current;
      if (!drawn) return null;
      const drawing = drawn.getBoundingClientRect();
      zooming ??= { drawing, room: laidOf(board), factor: 1, corner: drawing };
      drawn.style.transformOrigin = '0 0';
      return zooming;
    };
    const showZoom = (factor: number, held: Corner, to: Corner) => {
      const now = begin();
      if (!now || !sheet.current) return;
      const { cell, least, most } = limits();
      now.factor = Math.max(least, Math.min(most, cell * factor)) / cell;
      now.corner = zoomedAbout(now.drawing, now.room, now.factor, held, to);
      const { left, top } = now.drawing;
      sheet.current.style.transform = `translate(${now.corner.left - left}px, ${now.corner.top - top}px) scale(${now.factor})`;
    };
    const keepZoom = () => {
      clearTimeout(rest);
      if (!zooming) return;
      const { factor, corner } = zooming;
      zooming = null;
      const { cell, commit } = limits();
      commit(cell * factor, corner);
    };
    const setDragging = (on: boolean) => {
      dragging = on;
      board.toggleAttribute('data-dragging', on);
    };

    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const unit = event.deltaMode === 0 ? 1 : LINE;
      if (event.shiftKey && !event.ctrlKey) {
        keepZoom();
        board.scrollLeft += (event.deltaX || event.deltaY) * unit;
        return;
      }
      const more = Math.exp(-event.deltaY * unit * (event.ctrlKey ? PINCH : WHEEL));
      const now = begin();
      if (!now) return;
      // The point of the drawing that is under the pointer as it is shown.
      const at = pointOf(event);
      const { drawing, corner, factor } = now;
      const held = {
        left: drawing.left + (at.left - corner.left) / factor,
        top: drawing.top + (at.top - corner.top) / factor,
      };
      showZoom(factor * more, held, at);
      clearTimeout(rest);
      rest = setTimeout(keepZoom, REST);
    };

    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button > 1) return;
      if (event.button === 1) event.preventDefault();
      if (down.size === 0) swallow = false;
      down.set(event.pointerId, pointOf(event));
      start = pointOf(event);
      if (down.size !== 2) return;
      keepZoom();
      const [a, b] = [...down.values()] as [Corner, Corner];
      fingers = { held: between(a, b), apart: Math.max(1, apart(a, b)) };
      swallow = true;
      carrying = false;
      setDragging(true);
    };
    const onMove = (event: PointerEvent) => {
      if (!start || !down.has(event.pointerId)) return;
      // Let go where the board did not hear of it.
      if (event.buttons === 0) return onUp(event);
      const to = pointOf(event);
      if (fingers) {
        down.set(event.pointerId, to);
        const [a, b] = [...down.values()] as [Corner, Corner];
        showZoom(apart(a, b) / fingers.apart, fingers.held, between(a, b));
        return;
      }
      const steady = event.pointerType === 'mouse' ? STEADY.mouse : STEADY.touch;
      if (!dragging) {
        if (apart(start, to) < steady) return;
        keepZoom();
        carrying = event.pointerType === 'touch' && carry(event);
        scrolled = { left: board.scrollLeft, top: board.scrollTop };
        board.setPointerCapture(event.pointerId);
        setDragging(true);
        swallow = true;
      }
      if (carrying) return void carry(event);
      // From where it began: a place scrolls by whole pixels.
      board.scrollLeft = scrolled.left - (to.left - start.left);
      board.scrollTop = scrolled.top - (to.top - start.top);
      down.set(event.pointerId, to);
    };
    const onUp = (event: PointerEvent) => {
      if (!down.delete(event.pointerId)) return;
      if (fingers) {
        fingers = null;
        keepZoom();
        // The finger that stays goes on from here.
        dragging = false;
        [start = null] = down.values();
      }
      if (down.size > 0) return;
      const wasPress = !dragging && !swallow && event.type === 'pointerup' && event.button === 0;
      setDragging(false);
      carrying = false;
      const at = pointOf(event);
      if (!wasPress || !isIdle(event)) last = null;
      else if (last && event.timeStamp - last.time < DOUBLE.time && apart(last.at, at) < DOUBLE.apart) {
        last = null;
        limits().toggle(at);
      } else last = { at, time: event.timeStamp };
    };
    // What has dragged or pinched has pressed nothing.
    const onClick = (event: MouseEvent) => {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const listening = new AbortController();
    const { signal } = listening;
    board.addEventListener('wheel', onWheel, { passive: false, signal });
    board.addEventListener('pointerdown', onDown, { signal });
    board.addEventListener('pointermove', onMove, { signal });
    board.addEventListener('pointerup', onUp, { signal });
    board.addEventListener('pointercancel', onUp, { signal });
    board.addEventListener('click', onClick, { capture: true, signal });
    return () => {
      clearTimeout(rest);
      listening.abort();
    };
  }, [place, sheet]);
}
