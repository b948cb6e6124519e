import { startTransition, useEffect, useMemo, useState } from 'react';
import { type CardIndex, type Figure, type Look, listWeapons } from '../../engine/index.ts';
import { FORCED_COLOURS, useMedium } from '../page/media.ts';
import { idle, whenIdle } from '../page/when-idle.ts';
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
      void tellAll();
    },
    () => {
      coming = null;
    },
  );
  return coming;
}

/** One after the other, when the page has time: all at once their pictures take a slow one longer than a frame. */
async function tellAll(): Promise<void> {
  for (const listener of listeners) {
    await idle();
    if (listeners.has(listener)) listener();
  }
}

/** What draws, once it has come and this figure has its turn. */
function useDrawing(): Drawing | null {
  const [come, setCome] = useState(drawing);
  useEffect(() => {
    if (come) return;
    const listener = () => startTransition(() => setCome(drawing));
    if (drawing) return listener();
    listeners.add(listener);
    whenIdle(() => void (listeners.has(listener) && fetchDrawing()));
    return () => void listeners.delete(listener);
  }, [come]);
  return come;
}

/** How the figure of a card is drawn; null until the script that draws has come, and for a card there is not. */
export function useDrawn(
  cards: Pick<CardIndex, 'adventurers' | 'combatants'>,
  ref: string,
  arms = '',
): DrawnFigure | null {
  const come = useDrawing();
  return useMemo(() => come?.drawnFigure(cards, ref, arms) ?? null, [come, cards, ref, arms]);
}

/** How a look is drawn, of whichever game; null until the script that draws has come. */
export function useDrawnLook(look: Look | undefined): DrawnFigure | null {
  const come = useDrawing();
  return useMemo(() => (look && come ? come.drawnLook(look) : null), [come, look]);
}

type Armed = Pick<Figure, 'card' | 'kind' | 'cards'>;

/** An Adventurer's weapons as they lie, each in words of its name and its tags; empty for whoever has none. */
const armsOf = (cards: CardIndex, figure: Armed): string =>
  figure.kind === 'adventurer'
    ? listWeapons(cards, figure)
        .map(({ card, face }) => [card.ref, ...(face.tags ?? [])].join(' '))
        .join('; ')
    : '';

/** The same of a figure at the table, with what it has in hand. */
export const useDrawnFigure = (cards: CardIndex, figure: Armed): DrawnFigure | null =>
  useDrawn(cards, figure.card, armsOf(cards, figure));

/** Whether the browser chooses the colours: then figures are drawn in the two it has for text and ground. */
export const useForcedColours = (): boolean => useMedium(FORCED_COLOURS);
