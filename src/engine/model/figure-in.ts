import type { CardInstance, EncounterState, Figure } from './state.ts';

/** The figure with that id. Throws Error when there is none: read figures again by id after every `yield*` (I8). */
export function figureIn(state: EncounterState, id: string): Figure {
  for (const figure of state.figures) if (figure.id === id) return figure;
  throw new Error(`no figure ${id} in this encounter`);
}

/** Every card before a figure and in its Pack, Item Upgrades too (p.28). */
export const listCards = (figure: Pick<Figure, 'cards' | 'pack'>): CardInstance[] =>
  [...figure.cards, ...figure.pack].flatMap((card) => [card, ...(card.upgrades ?? [])]);
