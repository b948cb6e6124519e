/** How writers reach what lies on a map: the field, its figures, the turn under way. */
import type { EventOf, FieldEventType } from './events.ts';
import type { Field, Figure, Turn } from './field.ts';
import type { FolkloreState } from './state.ts';

/** How each of what happens on a map is written. */
export type FieldWriters = {
  readonly [T in FieldEventType]: (state: FolkloreState, event: EventOf<T>) => void;
};

/** Something changes of the map, if there is one. */
export function on(state: FolkloreState, how: (field: Field) => Partial<Field>): void {
  if (state.field) state.field = { ...state.field, ...how(state.field) };
}

/** Something changes of a figure. */
export const change = (state: FolkloreState, id: number, how: (figure: Figure) => Partial<Figure>): void =>
  on(state, ({ figures }) => ({
    figures: figures.map((figure) => (figure.id === id ? { ...figure, ...how(figure) } : figure)),
  }));

/** Something changes of the turn that is under way, if there is one. */
export const inTurn = (state: FolkloreState, how: (turn: Turn) => Partial<Turn>): void =>
  on(state, ({ turn }) => ({ turn: turn && { ...turn, ...how(turn) } }));
