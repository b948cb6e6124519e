import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface OneStop<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly 'data-own-arrows': true;
}

/**
 * All words that unfold within an element are one stop of the Tab key; arrows lead from one to the next. For lists of
 * many cards, where each word a stop would be a long way.
 */
export function useOneStop<E extends HTMLElement>(): OneStop<E> {
  const ref = useRef<E>(null);
  const words = () => [...(ref.current?.querySelectorAll<HTMLElement>('.unfold') ?? [])];
  useLayoutEffect(() => {
    const all = words();
    const stop = all.find((one) => one === document.activeElement) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  });
  return {
    ref,
    'data-own-arrows': true,
    onKeyDown(event) {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const all = words();
      const at = all.indexOf(event.target as HTMLElement);
      const next = step === undefined || at < 0 ? undefined : all[at + step];
      if (!next) return;
      event.preventDefault();
      for (const one of all) one.tabIndex = one === next ? 0 : -1;
      next.focus();
    },
  };
}
