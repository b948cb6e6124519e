/** What unfolded from a word: on the platform's `popover`, of which one is open at a time, and Escape closes that alone. */
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import './popover.css';

interface Props {
  /** What it unfolds from, and describes while it does. */
  readonly from: HTMLButtonElement;
  readonly onFold: () => void;
  /** The pointer comes over it, or leaves it. */
  readonly onHover: (over: boolean) => void;
  readonly children: ReactNode;
}

/** Pixels to what it unfolds from, with the arrow between them; and to the edges of the window. */
const GAP = 11;
const EDGE = 10;

/** Lays it above what it unfolds from, or below where there is more room; within the window. */
function place(own: HTMLElement, from: HTMLElement): void {
  const { left, top, bottom, width } = from.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const middle = left + width / 2;
  const x = Math.max(EDGE, Math.min(middle - own.offsetWidth / 2, clientWidth - own.offsetWidth - EDGE));
  const above = top - GAP - own.offsetHeight;
  const isBelow = above < EDGE && clientHeight - bottom > top;
  own.toggleAttribute('data-below', isBelow);
  own.style.left = `${x}px`;
  own.style.top = `${isBelow ? bottom + GAP : Math.max(EDGE, above)}px`;
  (own.lastElementChild as HTMLElement).style.left = `${middle - x}px`;
}

/** Open for as long as it is drawn. */
export function Unfolded({ from, onFold, onHover, children }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // A press on what it unfolds from is no press elsewhere.
    from.popoverTargetElement = box.current;
    box.current!.showPopover();
    from.setAttribute('aria-describedby', id);
    return () => from.removeAttribute('aria-describedby');
  }, [from, id]);
  // Placed anew whenever what it holds is: a working grows with what is asked of it.
  useLayoutEffect(() => place(box.current!, from));

  /** It stays with a word that has the focus, which is brought into view as it gets it, for as long as that is seen. */
  const onScroll = useEffectEvent(({ target }: Event) => {
    // It is gone already, and what it stood in scrolls once more.
    if (!box.current || box.current.contains(target as Node)) return;
    const { top, bottom } = from.getBoundingClientRect();
    const isSeen = bottom > 0 && top < document.documentElement.clientHeight;
    if (isSeen && document.activeElement === from) place(box.current, from);
    else onFold();
  });
  useEffect(() => {
    // It is closed by the browser; what it may stand in is not meant.
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && event.stopImmediatePropagation();
    const left = new AbortController();
    const first = { capture: true, signal: left.signal };
    window.addEventListener('keydown', onKey, first);
    window.addEventListener('scroll', (event) => onScroll(event), first);
    window.addEventListener('resize', onFold, first);
    return () => left.abort();
  }, [onFold]);

  return createPortal(
    <div
      ref={box}
      id={id}
      popover="auto"
      role="tooltip"
      className="unfolded panel"
      onToggle={({ newState }) => newState === 'closed' && onFold()}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      // What it unfolds from keeps the focus, and so it stays while something in it is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
      <span className="unfolded-arrow" />
    </div>,
    from.closest('dialog') ?? document.body,
  );
}
