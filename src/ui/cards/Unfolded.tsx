import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** What it unfolds from, and describes while it does. */
  readonly from: HTMLElement;
  readonly onFold: () => void;
  /** The pointer comes over it, or leaves it. */
  readonly onHover: (over: boolean) => void;
  readonly children: ReactNode;
}

/** Pixels to what it unfolds from, with the arrow between them; and to the edges of the window. */
const GAP = 11;
const EDGE = 10;

/** Folds the one that is unfolded: there is one at a time. */
let foldOther: (() => void) | null = null;

/** Above what it unfolds from, or below it where there is more room; within the window. */
export function Unfolded({ from, onFold, onHover, children }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const arrow = useRef<HTMLSpanElement>(null);

  function place() {
    const [own, tip] = [box.current, arrow.current];
    if (!own || !tip) return;
    const { left, top, bottom, width } = from.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const middle = left + width / 2;
    const x = Math.max(EDGE, Math.min(middle - own.offsetWidth / 2, clientWidth - own.offsetWidth - EDGE));
    const above = top - GAP - own.offsetHeight;
    const isBelow = above < EDGE && clientHeight - bottom > top;
    own.toggleAttribute('data-below', isBelow);
    own.style.left = `${x}px`;
    own.style.top = `${isBelow ? bottom + GAP : Math.max(EDGE, above)}px`;
    tip.style.left = `${middle - x}px`;
  }
  // Placed anew whenever what it holds is: a working grows with what is asked of it.
  useLayoutEffect(place);
  /** It stays with a word that has the focus, which is brought into view as it gets it, for as long as that is seen. */
  const onScrolled = useEffectEvent(() => {
    const { top, bottom } = from.getBoundingClientRect();
    const isSeen = bottom > 0 && top < document.documentElement.clientHeight;
    if (isSeen && document.activeElement === from) place();
    else onFold();
  });

  useLayoutEffect(() => {
    from.setAttribute('aria-describedby', id);
    return () => from.removeAttribute('aria-describedby');
  }, [from, id]);

  // Before anything is painted: two are never seen.
  useLayoutEffect(() => {
    foldOther?.();
    foldOther = onFold;
    return () => {
      if (foldOther === onFold) foldOther = null;
    };
  }, [onFold]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog it may stand in is not meant.
      event.stopImmediatePropagation();
      event.preventDefault();
      onFold();
    };
    const onScroll = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) onScrolled();
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('scroll', onScroll, true);
    window.addEventListener('resize', onFold);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('resize', onFold);
    };
  }, [onFold]);

  return createPortal(
    <div
      ref={box}
      id={id}
      role="tooltip"
      className="unfolded panel"
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      // What it unfolds from keeps the focus, and so it stays while something in it is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
      <span ref={arrow} className="unfolded-arrow" />
    </div>,
    document.body,
  );
}
