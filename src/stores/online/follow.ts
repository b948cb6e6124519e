/** A game on a screen that does what the one at the online table does. */
import type { Driven } from '../game/desk.ts';
import type { Played } from '../game/types.ts';
import type { GameAtTable } from './at-game.ts';
import { forgetMixes } from './forget-mixes.ts';

/** More than so many decisions at once are not watched one by one: whoever comes back sees where it stands. */
const MOST_WATCHED = 12;

/** How many of the decisions that stand on the screen are the table's. */
function sameOf<G extends Played<G>>({ session }: Driven<G>, table: GameAtTable): number {
  const theirs = table.session.decisions;
  const mine = session.decisions;
  let same = 0;
  while (same < mine.length && same < theirs.length && sameDecision(mine[same]!, theirs[same]!)) same += 1;
  return same;
}

/** More than is watched one by one, and than is to be run at one go. */
export const isFarBehind = <G extends Played<G>>(driven: Driven<G>, table: GameAtTable): boolean =>
  table.session.decisions.length - sameOf(driven, table) > MOST_WATCHED;

/** Goes where the table's game is; gives false where the rules refuse it, so that it must be opened anew. */
export function followTable<G extends Played<G>>(driven: Driven<G>, table: GameAtTable): boolean {
  const steps = followSteps(driven, table);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same with a moment after each decision to let others on; `isOver`: nobody looks at it any more. */
export function* followSteps<G extends Played<G>>(
  driven: Driven<G>,
  table: GameAtTable,
  isOver: () => boolean = () => false,
): Generator<void, boolean, void> {
  const { session, gestures, answer, goBack, quietly } = driven;
  // The table's game is of whichever kind this screen's is: it came to its decisions by the same rules.
  const made = table.session as unknown as G['session'];
  const theirs = made.decisions;
  const mine = session.decisions;
  const same = sameOf(driven, table);
  const isFar = theirs.length - same > MOST_WATCHED;
  if (isFar) quietly(true, session.marks[same] ?? session.events.length);
  if (same < mine.length) goBack(same);
  let ok = true;
  for (let n = same; ok && n < theirs.length && !isOver(); n++) {
    // Another past counts: a number that had a mix would keep it.
    if (session.mixes[n] !== theirs[n]!.mix) forgetMixes(session, n);
    if (!table.joined[n]) gestures.begin(n);
    const { option, mix } = theirs[n]!;
    ok = answer(option, mix, made) === null && sameDecision(mine[n]!, theirs[n]!);
    yield;
  }
  if (isFar) quietly(false, 0);
  return ok;
}

export const sameDecision = (
  a: { option: string; mix?: string },
  b: { option: string; mix?: string },
): boolean => a.option === b.option && a.mix === b.mix;
