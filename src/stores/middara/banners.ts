import { type EncounterEvent, type EncounterState, type FigureId, isTurnLost } from '../../engine/index.ts';

/** What is announced over the board. */
export type Banner =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'turn' | 'fall' | 'lost'; readonly figure: FigureId; readonly ours: boolean }
  | { readonly kind: 'end'; readonly won: boolean };

/** What an event has announced over the board; null for most. `view`: after it. */
export function bannerOf(event: EncounterEvent | null, view: EncounterState): Banner | null {
  const isOurs = (figure: FigureId) =>
    view.figures.some(({ id, side }) => id === figure && side === 'adventurers');
  switch (event?.type) {
    case 'roundBegan':
      return { kind: 'round', round: event.round };
    case 'turnBegan':
      return { kind: 'turn', figure: event.figure, ours: isOurs(event.figure) };
    case 'figureDefeated':
    case 'figureFelled':
      return { kind: 'fall', figure: event.figure, ours: isOurs(event.figure) };
    case 'effectRemoved':
      return isTurnLost(event) ? { kind: 'lost', figure: event.figure, ours: isOurs(event.figure) } : null;
    case 'outcomeReached':
      return { kind: 'end', won: event.outcome.result === 'won' };
    default:
      return null;
  }
}
