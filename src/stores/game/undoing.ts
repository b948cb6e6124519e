/** How far an undo is free, what it would take back, and the mark of going on. */
import { REVEALED, type Revealed } from '../../engine/index.ts';
import type { Play } from './play.ts';
import type { GameTypes, SessionOf } from './types.ts';

/** What an undo would take back. */
export interface Undoing {
  /** Decisions that are left. */
  readonly to: number;
  /** How many go. */
  readonly decisions: number;
  /** What came of them that nobody could know before: with any of it the game is marked. */
  readonly saw: readonly Revealed[];
}

interface Played<E> {
  readonly events: readonly E[];
  /** How many events there were when each decision was asked for. */
  readonly marks: readonly number[];
}

/** What these events told that nobody could know before, each sort once. */
export function seenIn<E>(events: readonly E[], reveals: (event: E) => Revealed | null): Revealed[] {
  const seen = new Set(events.map(reveals));
  return REVEALED.filter((one) => seen.has(one));
}

/**
 * What was done last, from decision `last` on, of a game as far as it has come: freely up to the last that told something
 * new, and only then, with that, the rest. What no person decided (`isByItself`) goes with what came before it.
 */
export function undoingOf<E>(
  { events, marks }: Played<E>,
  last: number,
  reveals: (event: E) => Revealed | null,
  isByItself: (decision: number) => boolean = () => false,
): Undoing {
  const now = marks.length;
  const sawOf = (from: number, to: number) => seenIn(events.slice(marks[from], marks[to]), reveals);
  let to = now;
  while (to > last && sawOf(to - 1, to).length === 0) to -= 1;
  if (to === now) to = last;
  while (to > 0 && isByItself(to)) to -= 1;
  return { to, decisions: now - to, saw: sawOf(to, now) };
}

interface OfGame<G extends GameTypes> {
  readonly session: SessionOf<G>;
  readonly play: Play<G>;
  /** How many decisions were made before what was done last. */
  last(now: number): number;
}

/** What of a game can be taken back now. */
export function takingBackOf<G extends GameTypes>({ session, play, last }: OfGame<G>) {
  const { fences, machines } = play;
  const isByItself = (decision: number): boolean =>
    machines?.seats.has(session.decisions[decision]?.seat ?? '') ?? false;
  /** What was done last; null where no person did anything. */
  function latest(): Undoing | null {
    const now = session.decisions.length;
    const found = now === 0 ? null : undoingOf(session, last(now), play.reveals, isByItself);
    return found && !isByItself(found.to) ? found : null;
  }
  /** Whether somebody else has looked since then. */
  const isFenced = (found: Undoing | null): boolean =>
    found !== null && fences !== undefined && session.events.slice(session.marks[found.to]).some(fences);
  return {
    undoing(): Undoing | null {
      const found = latest();
      return isFenced(found) ? null : found;
    },
    /** Whether there is something to take back, and whether nobody may. */
    counts(): { readonly canUndo: boolean; readonly fenced: boolean } {
      // Of most games it is not asked after every event how far back an undo would go.
      if (!fences && !machines) return { canUndo: session.decisions.length > 0, fenced: false };
      const found = latest();
      const fenced = isFenced(found);
      return { canUndo: found !== null && !fenced, fenced };
    },
  };
}
