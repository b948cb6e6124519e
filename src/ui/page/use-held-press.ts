/** A press that is held, or one of the mouse's right button: it looks at what lies there and never presses it. */
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds from a press to one that is held. */
export const HELD = 300;
/** Pixels a finger may go meanwhile. */
const STEADY = 10;

type At = Pick<MouseEvent, 'clientX' | 'clientY'> & { readonly target: EventTarget | null };

interface Listening {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onContextMenu(event: MouseEvent): void;
  onClickCapture(event: MouseEvent): void;
}

/** What an element listens to, for all that lies in it; `onHeld` gives whether there was anything to look at. */
export function useHeldPress(onHeld: (at: At) => boolean): Listening {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef<readonly [number, number] | null>(null);
  const held = useRef(false);
  const leave = () => {
    clearTimeout(rest.current);
    from.current = null;
  };
  useEffect(() => () => clearTimeout(rest.current), []);
  return {
    onPointerDown(event) {
      leave();
      held.current = false;
      // A second finger zooms.
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      const { clientX, clientY, target } = event;
      from.current = [clientX, clientY];
      rest.current = setTimeout(() => {
        held.current = onHeld({ clientX, clientY, target });
      }, HELD);
    },
    onPointerMove({ clientX, clientY }) {
      const [x, y] = from.current ?? [clientX, clientY];
      if (Math.hypot(clientX - x, clientY - y) >= STEADY) leave();
    },
    onPointerUp: leave,
    onPointerCancel: leave,
    onContextMenu(event) {
      // The browser's own for a finger that rests comes after ours.
      if (held.current || from.current || onHeld(event)) event.preventDefault();
    },
    onClickCapture(event) {
      const isHeld = held.current;
      held.current = false;
      // A key presses, whatever was held before it.
      if (!isHeld || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
