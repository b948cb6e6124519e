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
 * new, and only then, with that, the rest.
 */
export function undoingOf<E>(
  { events, marks }: Played<E>,
  last: number,
  reveals: (event: E) => Revealed | null,
): Undoing {
  const now = marks.length;
  const sawOf = (from: number, to: number) => seenIn(events.slice(marks[from], marks[to]), reveals);
  let to = now;
  while (to > last && sawOf(to - 1, to).length === 0) to -= 1;
  if (to === now) to = last;
  return { to, decisions: now - to, saw: sawOf(to, now) };
}

/** A game, as far as decisions of it are taken back. */
export interface OfGame<G extends GameTypes> {
  readonly session: SessionOf<G>;
  readonly reveals: Play<G>['reveals'];
  /** How many decisions were made before what was done last. */
  last(now: number): number;
}

export interface TakingBack {
  undoing(): Undoing | null;
  /** Whether there is something to take back, and whether nobody may. */
  counts(): { readonly canUndo: boolean; readonly fenced: boolean };
}

/** What can be taken back where everybody has seen all there is: whatever was done last. */
export const openBack = <G extends GameTypes>({ session, reveals, last }: OfGame<G>): TakingBack => ({
  undoing() {
    const now = session.decisions.length;
    return now === 0 ? null : undoingOf(session, last(now), reveals);
  },
  counts: () => ({ canUndo: session.decisions.length > 0, fenced: false }),
});
