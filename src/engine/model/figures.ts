import type { CardInstance, EncounterState, Figure } from './state.ts';

/** The figure with that id. Throws Error when there is none: read figures again by id after every `yield*` (I8). */
export function figureIn(state: EncounterState, id: string): Figure {
  const figure = state.figures.find((f) => f.id === id);
  if (!figure) throw new Error(`no figure ${id} in this encounter`);
  return figure;
}

/** Every card before a figure and in its Pack, Item Upgrades too (p.28). */
export const listCards = (figure: Pick<Figure, 'cards' | 'pack'>): CardInstance[] =>
  [...figure.cards, ...figure.pack].flatMap((card) => [card, ...(card.upgrades ?? [])]);
