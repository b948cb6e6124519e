import { useMemo, useSyncExternalStore } from 'react';
import type { CardIndex } from '../../engine/index.ts';
import { FORCED_COLOURS, useMedium } from '../hooks/media.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import type { DrawnFigure } from './drawn.ts';

type Drawing = typeof import('./drawn.ts');

let drawing: Drawing | null = null;
let coming: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Fetches what draws figures; asked for again by the next figure where it does not come. */
export function fetchDrawing(): Promise<void> {
  coming ??= import('./drawn.ts').then(
    (come) => {
      drawing = come;
      for (const listener of listeners) listener();
    },
    () => {
      coming = null;
    },
  );
  return coming;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!drawing) whenIdle(() => void fetchDrawing());
  return () => listeners.delete(listener);
}
const current = () => drawing;

/** How the figure of a card is drawn; null until the script that draws has come, and for a card there is not. */
export function useDrawn(
  cards: Pick<CardIndex, 'adventurers' | 'combatants'>,
  ref: string,
): DrawnFigure | null {
  const come = useSyncExternalStore(subscribe, current, current);
  return useMemo(() => come?.drawnFigure(cards, ref) ?? null, [come, cards, ref]);
}

/** Whether the browser chooses the colours: then figures are drawn in the two it has for text and ground. */
export const useForcedColours = (): boolean => useMedium(FORCED_COLOURS);
