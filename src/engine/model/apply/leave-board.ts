import { inOwnShape } from '../own-shape.ts';
import type { EncounterState, Figure } from '../state.ts';
import { figureWith } from '../with.ts';
import { changeClock, replaceFigure, without } from './changed.ts';

/** p.67: off the board, tokens gone, its initiative card off the track with the last of its Group (p.54). */
export function leaveBoard(state: EncounterState, figure: string): void {
  clearTable(state, figure, { defeated: true });
  changeClock(state, ({ queue }) => ({ queue: queue.filter((id) => id !== figure) }));
  state.track = state.track
    .map((card) =>
      card.figures.includes(figure) ? { ...card, figures: card.figures.filter((id) => id !== figure) } : card,
    )
    .filter((card) => card.figures.length > 0);
}

/** Off the board; Dynamite it carried leaves the game with it, like its other tokens (p.67). */
export function clearTable(state: EncounterState, figure: string, as: Partial<Figure>): void {
  replaceFigure(state, figure, (was) => figureWith(withoutTokens(inOwnShape(was)), { ...as, at: null }));
  state.dynamite = state.dynamite.filter((d) => d.carrier !== figure);
}

/** Without every token on its card, and what was given it for a while. */
export const withoutTokens = (figure: Figure): Figure =>
  figureWith(without(without(figure, 'granted'), 'marks'), { effects: [], tokens: {} });
