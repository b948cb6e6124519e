import { type EncounterState, figureIn, type OwnState } from '../../src/engine/index.ts';

export type OwnFigure = OwnState['figures'][number];

/** A figure of a position made up by hand, made anew so that it may be written: before anything more is asked. */
export function editFigure(state: EncounterState, id: string): OwnFigure {
  const own = structuredClone(figureIn(state, id)) as OwnFigure;
  state.figures = state.figures.map((figure) => (figure.id === id ? own : figure));
  return own;
}
