/** Words that fit: where a card has more than it has room for, those of all of them are set smaller, a step at a time. */
import { type RefObject, useEffect } from 'react';

/** Shares of the usual size, the largest first; the last leaves what is only told on the side to a long press. */
const STEPS = ['1', '0.93', '0.86', '0.79', '0.72'] as const;

const isOver = (one: Element): boolean =>
  one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;

function fit(row: HTMLElement): void {
  const cards = row.querySelectorAll('button, header');
  for (const step of STEPS) {
    row.style.setProperty('--fit', step);
    if (![...cards].some(isOver)) return;
  }
}

/** Keeps the words of the buttons and the header in there within them, whatever comes to stand on them and however large it is. */
export function useFit(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const here = row.current;
    if (!here || typeof ResizeObserver === 'undefined') return;
    let asked = 0;
    const again = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => fit(here));
    };
    fit(here);
    const sizes = new ResizeObserver(again);
    sizes.observe(here);
    // What its own style says is no news.
    const words = new MutationObserver(again);
    words.observe(here, { childList: true, characterData: true, subtree: true });
    return () => {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      words.disconnect();
    };
  }, [row]);
}
