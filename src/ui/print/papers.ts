/** What can be had on paper: a card, a sheet, a map, a set-up. */
import {
  type Card,
  cardIn,
  type EncounterDefinition,
  type FigureId,
  figureIn,
  type Position,
} from '../../engine/index.ts';

/** Something that can be had on paper. */
export type Paper =
  | { readonly what: 'map'; readonly encounter: EncounterDefinition }
  | { readonly what: 'set-up'; readonly position: Position }
  | { readonly what: 'sheet'; readonly position: Position; readonly figure: FigureId }
  | { readonly what: 'cards'; readonly cards: readonly Card[] };

/** Whatever a table has: its map, its set-up, and a sheet for each Adventurer. */
export const papersOfTable = (position: Position): readonly Paper[] => [
  { what: 'map', encounter: position.encounter },
  { what: 'set-up', position },
  ...position.state.figures
    .filter(({ kind }) => kind === 'adventurer')
    .map(({ id }): Paper => ({ what: 'sheet', position, figure: id })),
];

/** The cards of a figure, each once. */
export function cardsOfFigure(position: Position, id: FigureId): readonly Card[] {
  const { cards, pack } = figureIn(position.state, id);
  const all = [...cards, ...pack].map((instance) => cardIn(position.cards, instance));
  return [...new Set(all)].filter((card) => card !== null && card !== undefined);
}
