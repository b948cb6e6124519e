import { type RefObject, useEffect } from 'react';

/** As `table-screen.css` has it: one column, the board stays on top and the page scrolls below it. */
const ONE_COLUMN = '(max-width: 499px), (max-width: 760px) and (min-height: 501px)';
/** Pixels of a question that say whose it is. */
const HEAD = 110;

/**
 * Where the page itself scrolls, a new question would come in under the board, where the last answer was pressed: it is
 * scrolled into sight, with what came of that answer above it. Where it is seen already, nothing moves.
 */
export function useInSight(question: RefObject<HTMLElement | null>, asked: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each question anew
  useEffect(() => {
    if (!window.matchMedia?.(ONE_COLUMN).matches) return;
    // A lesson brings what it speaks of into sight by itself (use-glow.ts).
    if (document.querySelector('[data-lesson]')) return;
    const frame = requestAnimationFrame(() => {
      const panel = question.current;
      if (!panel) return;
      const { top } = panel.getBoundingClientRect();
      const covered = document.querySelector('.table-board')?.getBoundingClientRect().bottom ?? 0;
      if (top >= covered - 1 && top + HEAD <= window.innerHeight) return;
      const first = panel.parentElement?.querySelector('.just-now') ?? panel;
      first.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
}
