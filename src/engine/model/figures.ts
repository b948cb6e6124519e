import type { EncounterState, Figure } from './state.ts';

/** The figure with that id. Throws Error when there is none: read figures again by id after every `yield*` (I8). */
export function figureIn(state: EncounterState, id: string): Figure {
  const figure = state.figures.find((f) => f.id === id);
  if (!figure) throw new Error(`no figure ${id} in this encounter`);
  return figure;
}
