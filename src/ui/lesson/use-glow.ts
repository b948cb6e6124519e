import { useEffect } from 'react';
import type { Course, Shown, Target } from '../../stores/lesson/course.ts';
import type { Part } from '../../stores/lesson/lesson.ts';
import { inOwnTask } from '../hooks/own-task.ts';

const PARTS: Readonly<Record<Part, string>> = {
  goal: '.goal-line',
  stamina: '.sp-line',
  urgency: '.track-urgency',
  thoughts: '[role="tab"][id$="-thoughts"]',
};

/** What closes the dialog that lies over all else. */
const CLOSE = '[role="dialog"] .sheet-head button';

/** On a small screen, the way back to the question from what was opened over it. */
const TO_QUESTION = '[role="tab"][id$="-now"]';

/** What is to be lit: what a hint points at, or what brings it into sight. */
function foundBy(selector: string): Element | null {
  const found = document.querySelector(selector);
  const isAway = found !== null && found.closest('[hidden]') !== null;
  return document.querySelector(CLOSE) ?? (isAway ? document.querySelector(TO_QUESTION) : null) ?? found;
}

function selectorOf(target: Target): string | null {
  switch (target.at) {
    case 'answer':
      return `.question [data-option="${CSS.escape(target.option.id)}"]`;
    case 'confirm':
      return '.sure-buttons .btn:first-child, .selection .btn-primary';
    case 'figure':
      return `.track [data-figure="${CSS.escape(target.figure)}"]`;
    case 'part':
      return PARTS[target.part];
    case 'space':
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
export function useGlow(shown: Shown | null, course: Course | null): void {
  const selector = shown && selectorOf(shown.target);
  const mark = shown?.isRead ? 'look' : 'press';
  useEffect(() => {
    if (selector === null) return;
    let lit: Element | null = null;
    // What answers will do is told a moment after them, and pushes on what stands below.
    const growth = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(bringIntoSight);
    const onPress = () => course?.pressed();
    const douse = () => {
      lit?.removeAttribute('data-lesson');
      lit?.removeEventListener('click', onPress);
      lit = null;
    };
    const find = () => {
      const found = foundBy(selector);
      if (found === lit && lit?.hasAttribute('data-lesson') !== false) return;
      douse();
      lit = found;
      lit?.setAttribute('data-lesson', lit.matches(selector) ? mark : 'press');
      if (lit?.matches(selector)) lit.addEventListener('click', onPress);
      const fold = lit?.closest('details');
      if (fold) fold.open = true;
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
  }, [selector, mark, course]);
  // Each time anew: the hint's own words take more room or less, and push it on.
  useEffect(() => {
    if (shown) bringIntoSight();
  }, [shown]);
}
