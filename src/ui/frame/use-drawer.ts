/** The drawer of a table: closed until somebody wants it, and never changed by what happens. */
import { useMemo, useState } from 'react';
import { useLayout } from './use-layout.ts';

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

/** `question`: on a phone, where the drawer covers the board, the next one closes it. */
export function useDrawer(question: object | null = null): Drawn {
  const [part, setPart] = useState<DrawerPart | null>(null);
  const isOverBoard = useLayout() === 'phone';
  const [asked, setAsked] = useState(question);
  if (question && question !== asked) {
    setAsked(question);
    if (isOverBoard && asked) setPart(null);
  }
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
