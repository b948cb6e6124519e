/** Words that fit: where a card has more than it has room for, those of all of them are set smaller, a step at a time. */
import { type RefObject, useLayoutEffect } from 'react';

/** Shares of the usual size, the largest first; none is set below eleven pixels (answers.css, deed-card.css). */
const STEPS = ['1', '0.93', '0.86', '0.79', '0.72', '0.66'] as const;

/** Pixels of rounding; and those that a button's words keep from its edge. */
const SLACK = 1;
const EDGE = 3;

/** Whether words that are seen reach out of it. What is only heard lies anywhere; a page's number is higher than its line. */
function isOver(one: Element): boolean {
  const box = one.getBoundingClientRect();
  const aside = one.tagName === 'BUTTON' ? EDGE : -SLACK;
  const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const around = text.parentElement;
    if (!around || around.closest('.visually-hidden, .rule-ref')) continue;
    if (getComputedStyle(around).clipPath !== 'none') continue;
    range.selectNodeContents(text);
    const { top, bottom, left, right, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    if (top < box.top - SLACK || bottom > box.bottom + SLACK) return true;
    if (left < box.left + aside || right > box.right - aside) return true;
  }
  return false;
}

function setWords(row: HTMLElement): void {
  const cards = row.querySelectorAll('button:not(.unfold), header');
  // Within a word it is broken only where no size is small enough.
  delete row.dataset.breaks;
  for (const step of STEPS) {
    row.style.setProperty('--fit', step);
    if (![...cards].some(isOver)) return;
  }
  row.dataset.breaks = '';
}

/** Keeps the words of the buttons and the header in there within them, whatever comes to stand on them and however large it is. */
export function useFit(row: RefObject<HTMLElement | null>): void {
  // In the frame that paints them, before it does: words that become smaller under one's eyes would shift. Not as they
  // are drawn: where things are would be worked out once more for it.
  useLayoutEffect(() => {
    const here = row.current;
    if (!here || typeof ResizeObserver === 'undefined') return;
    let asked = 0;
    const again = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => setWords(here));
    };
    again();
    // It tells of the size to begin with, too, in the same frame.
    let isFirst = true;
    const sizes = new ResizeObserver(() => {
      if (!isFirst) again();
      isFirst = false;
    });
    sizes.observe(here);
    // What its own style says is no news.
    const words = new MutationObserver(again);
    words.observe(here, { childList: true, characterData: true, subtree: true });
    // A page that has just been opened may show them before their letters are there: those are wider.
    document.fonts?.addEventListener('loadingdone', again);
    return () => {
      document.fonts?.removeEventListener('loadingdone', again);
      cancelAnimationFrame(asked);
      sizes.disconnect();
      words.disconnect();
    };
  }, [row]);
}
