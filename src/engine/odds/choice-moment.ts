import type { Encounter } from '../encounter-under-way.ts';
import type { ChoiceMoment } from './choice-run.ts';

/** The open question of a game, to be answered in thought; null when nothing is asked. The game is only read. */
export function choiceMomentOf(session: Encounter): ChoiceMoment | null {
  if (!session.pending) return null;
  const { state, decisions } = session.checkpoint;
  return {
    state,
    cards: session.content.cards,
    encounter: session.encounter,
    since: session.decisions.slice(decisions),
    byHand: session.setup.byHand,
  };
}
