/** What is laid over the whole table when somebody asks for it. */
import { useMemo, useState } from 'react';
import type { FigureId } from '../../../engine/index.ts';

type Dialog = 'help' | 'passes';

export interface LaidOver {
  /** Whose sheet is read. */
  readonly inspected: FigureId | null;
  readonly dialog: Dialog | null;
  /** The game is over, and its board is looked at. */
  readonly looks: boolean;
  /** Null: puts it away, as `open` does. */
  readonly inspect: (figure: FigureId | null) => void;
  readonly open: (dialog: Dialog | null) => void;
  readonly lookOn: () => void;
}

/** `busy`: what is decided after the end brings the outcome back. */
export function useLaidOver(busy: boolean): LaidOver {
  const [inspected, inspect] = useState<FigureId | null>(null);
  const [dialog, open] = useState<Dialog | null>(null);
  const [looks, setLooks] = useState(false);
  if (busy && looks) setLooks(false);
  return useMemo(
    () => ({ inspected, dialog, looks, inspect, open, lookOn: () => setLooks(true) }),
    [inspected, dialog, looks],
  );
}
