import {
  applyEvent,
  type EncounterEvent,
  type EncounterSession,
  type FigureId,
  isSameSpace,
  type Position,
  type Shortfall,
  type Space,
  sameState,
} from '../../engine/index.ts';
import type { WayChosen } from './ai-trace.ts';
import { rulesOfPage } from './rules-of-page.ts';

/** By how much an end fulfils less than the chosen one; null of one that is worse for something else. */
export type Shortfalls = (end: Space) => Shortfall | null;

/** The same for ways of a game, each worked out once, on the position it was chosen in. */
export function shortfallsIn(session: EncounterSession): (event: WayChosen) => Shortfalls | null {
  const known = new WeakMap<WayChosen, Shortfalls | null>();
  return (event) => {
    const before = known.get(event);
    if (before !== undefined) return before;
    const position = positionBefore(session, event);
    // Whoever has seen an opponent choose has them.
    const told =
      position && rulesOfPage.arrived()?.shortfallsOf(position, event, struckBefore(session.events, event));
    const found = told ? (end: Space) => (isLess(event, end) ? told(end) : null) : null;
    known.set(event, found);
    return found;
  };
}

/** Whether that is what made an end worse. */
const isLess = ({ rejected }: WayChosen, end: Space): boolean => {
  const by = rejected.find((one) => isSameSpace(one.end, end))?.removedBy;
  return by?.kind === 'criterion' && by.criterion === 'fulfils-less';
};

/** How the table lay when an event came about; null of one that came before the first question. */
function positionBefore(session: EncounterSession, event: EncounterEvent): Position | null {
  const at = session.events.lastIndexOf(event);
  const decision = session.marks.findLastIndex((mark) => mark <= at);
  if (at < 0 || decision < 0) return null;
  const fork = session.fork(decision);
  const state = sameState(fork.state);
  for (const one of session.events.slice(session.marks[decision], at)) applyEvent(state, one);
  return { ...fork.position, state };
}

/** Whom the step under way had struck by then. */
function struckBefore(events: readonly EncounterEvent[], event: WayChosen): FigureId | null {
  for (let i = events.lastIndexOf(event) - 1; i >= 0; i--) {
    const one = events[i]!;
    if (one.type === 'aiStepFollowed' && one.figure === event.figure) return null;
    if (one.type === 'attackEnded' && one.attacker === event.figure) return one.target;
  }
  return null;
}
