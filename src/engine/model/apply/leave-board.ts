import type { EncounterState, Figure } from '../state.ts';

/** p.67: off the board, tokens gone, its initiative card off the track with the last of its Group (p.54). */
export function leaveBoard(state: EncounterState, figure: Figure): void {
  figure.defeated = true;
  clearTable(state, figure);
  state.clock.queue = state.clock.queue.filter((id) => id !== figure.id);
  for (const card of state.track) card.figures = card.figures.filter((id) => id !== figure.id);
  state.track = state.track.filter((card) => card.figures.length > 0);
}

/** Off the board; Dynamite it carried leaves the game with it, like its other tokens (p.67). */
export function clearTable(state: EncounterState, figure: Figure): void {
  figure.at = null;
  clearTokens(figure);
  state.dynamite = state.dynamite.filter((d) => d.carrier !== figure.id);
}

/** Every token on its card, and what was given it for a while. */
export function clearTokens(figure: Figure): void {
  figure.effects = [];
  figure.tokens = {};
  delete figure.granted;
  delete figure.marks;
}
