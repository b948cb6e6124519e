/** The drawer of a table: closed until somebody wants it, and never changed by what happens. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { coversBoardHere } from './use-layout.ts';

/** What it holds. */
export const DRAWER_PARTS = ['feed', 'thoughts', 'attack', 'encounter'] as const;
export type DrawerPart = (typeof DRAWER_PARTS)[number];

export interface Drawn {
  readonly part: DrawerPart | null;
  readonly open: (part: DrawerPart) => void;
  /** Closes it where it shows that. */
  readonly toggle: (part: DrawerPart) => void;
  readonly close: () => void;
}

/** Whether somebody reads it, or writes in it, by the keyboard. */
const isRead = (): boolean => document.querySelector('.drawer :focus-visible') !== null;

/** `question`: what is asked; where the drawer covers the board, another one closes it unless it is being read by keys. */
export function useDrawer(question: object | string | null = null): Drawn {
  const [part, setPart] = useState<DrawerPart | null>(null);
  const asked = useRef(question);
  // Before it is painted: the question never lies half beneath it. Closed, nothing is looked at: the page would be laid
  // out for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useLayoutEffect(() => {
    if (!question || question === asked.current) return;
    const isNext = asked.current !== null;
    asked.current = question;
    if (isNext && part !== null && coversBoardHere() && !isRead()) setPart(null);
  }, [question]);
  return useMemo(
    () => ({
      part,
      open: setPart,
      toggle: (wanted) => setPart((now) => (now === wanted ? null : wanted)),
      close: () => setPart(null),
    }),
    [part],
  );
}
