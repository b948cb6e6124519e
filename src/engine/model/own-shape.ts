import type { Figure } from './state.ts';
import { figureWith } from './with.ts';

/** The figure as it is in its own shape: its own card, and the cards before it as they lie by now (p.68). */
export function inOwnShape(figure: Figure): Figure {
  const { setAside } = figure;
  if (!setAside) return figure;
  const carriedOver = new Map(figure.cards.map((card) => [card.id, card]));
  const { setAside: _, ...rest } = figureWith(figure);
  return figureWith(rest, {
    card: setAside.card,
    cards: setAside.cards.map((card) => carriedOver.get(card.id) ?? card),
  });
}

/** The figure's own card, whatever shape it has. */
export const ownCardOf = ({ card, setAside }: Pick<Figure, 'card' | 'setAside'>): string =>
  setAside?.card ?? card;
