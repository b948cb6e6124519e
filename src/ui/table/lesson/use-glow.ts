/** Lights up what a hint of the lesson points at. */
import { useEffect } from 'react';
import type { Shown, Target } from '../../../stores/lesson/course.ts';
import type { Part } from '../../../stores/lesson/lesson.ts';
import { inOwnTask } from '../../page/own-task.ts';

const PARTS: Readonly<Record<Part, string>> = { goal: '.goal-line' };

function selectorOf(target: Target): string | null {
  switch (target.at) {
    case 'answer':
      return `.question [data-option~="${CSS.escape(target.option.id)}"]`;
    case 'confirm':
      return '.sure-buttons .btn:first-child, .selection .btn-primary';
    case 'end':
      return '.end-turn[data-ends="turn"]';
    case 'part':
      return PARTS[target.part];
    case 'space':
    case 'figure':
      return null; // drawn on the board by the board
  }
}

/** What has just come or gone around it has its room by then. */
function bringIntoSight(): void {
  inOwnTask(() => document.querySelector('[data-lesson]')?.scrollIntoView?.({ block: 'nearest' }));
}

/**
 * Lights up what a hint points at, wherever it stands on the page: it has `data-lesson`, `press` where it is to be
 * pressed and `look` where it is only spoken of, and is scrolled into sight. Parts of the page come and go without the
 * hint, so they are looked for whenever it changes.
 */
export function useGlow(shown: Shown | null): void {
  const selector = shown && selectorOf(shown.target);
  const mark = shown?.isRead ? 'look' : 'press';
  useEffect(() => {
    if (selector === null) return;
    let lit: Element | null = null;
    // What answers will do is told a moment after them, and pushes on what stands below.
    const growth = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(bringIntoSight);
    const douse = () => {
      lit?.removeAttribute('data-lesson');
      lit = null;
    };
    const find = () => {
      const found = document.querySelector(selector);
      if (found === lit && lit?.hasAttribute('data-lesson') !== false) return;
      douse();
      lit = found;
      lit?.setAttribute('data-lesson', mark);
      bringIntoSight();
      growth?.disconnect();
      for (const part of lit?.closest('.question')?.children ?? []) growth?.observe(part);
    };
    find();
    const observer = new MutationObserver(find);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['hidden'],
    });
    return () => {
      observer.disconnect();
      growth?.disconnect();
      douse();
    };
  }, [selector, mark]);
  // Each time anew: the hint's own words take more room or less, and push it on.
  useEffect(() => {
    if (shown) bringIntoSight();
  }, [shown]);
}
