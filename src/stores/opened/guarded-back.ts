/** What can be taken back where somebody may have looked since, or seats play by themselves. */
import type { Play } from '../game/play.ts';
import type { GameTypes } from '../game/types.ts';
import { type OfGame, seenIn, type TakingBack, type Undoing, undoingOf } from '../game/undoing.ts';

/** Nobody goes back past a fence; what no person decided goes with what came before it. */
export function guardedBack<G extends GameTypes>(
  { session, reveals, last }: OfGame<G>,
  { fences, machines }: Pick<Play<G>, 'fences' | 'machines'>,
): TakingBack {
  const isByItself = (decision: number): boolean =>
    machines?.seats.has(session.decisions[decision]?.seat ?? '') ?? false;
  /** What was done last; null where no person did anything. */
  function latest(): Undoing | null {
    const now = session.decisions.length;
    if (now === 0) return null;
    let { to } = undoingOf(session, last(now), reveals);
    while (to > 0 && isByItself(to)) to -= 1;
    if (isByItself(to)) return null;
    const { events, marks } = session;
    return { to, decisions: now - to, saw: seenIn(events.slice(marks[to], marks[now]), reveals) };
  }
  /** Whether somebody else has looked since then. */
  const isFenced = ({ to }: Undoing): boolean =>
    fences !== undefined && session.events.slice(session.marks[to]).some(fences);
  return {
    undoing() {
      const found = latest();
      return found && isFenced(found) ? null : found;
    },
    counts() {
      const found = latest();
      const fenced = found !== null && isFenced(found);
      return { canUndo: found !== null && !fenced, fenced };
    },
  };
}
