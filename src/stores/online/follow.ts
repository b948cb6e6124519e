/** A game on a screen that does what the one at the online table does. */
import type { Driven } from '../game/desk.ts';
import type { Played } from '../game/types.ts';
import type { GameAtTable } from './at-game.ts';
import { forgetMixes } from './forget-mixes.ts';

/** More than so many decisions at once are not watched one by one: whoever comes back sees where it stands. */
const MOST_WATCHED = 12;

/** Goes where the table's game is; gives false where the rules refuse it, so that it must be opened anew. */
export function followTable<G extends Played<G>>(driven: Driven<G>, table: GameAtTable): boolean {
  const { session, gestures, answer, goBack, quietly } = driven;
  const theirs = table.session.decisions;
  const mine = session.decisions;
  let same = 0;
  while (same < mine.length && same < theirs.length && sameDecision(mine[same]!, theirs[same]!)) same += 1;
  const isFar = theirs.length - same > MOST_WATCHED;
  if (isFar) quietly(true, session.marks[same] ?? session.events.length);
  if (same < mine.length) goBack(same);
  let ok = true;
  for (let n = same; ok && n < theirs.length; n++) {
    // Another past counts: a number that had a mix would keep it.
    if (session.mixes[n] !== theirs[n]!.mix) forgetMixes(session, n);
    if (!table.joined[n]) gestures.begin(n);
    ok = answer(theirs[n]!.option, theirs[n]!.mix) === null && sameDecision(mine[n]!, theirs[n]!);
  }
  if (isFar) quietly(false, 0);
  return ok;
}

export const sameDecision = (
  a: { option: string; mix?: string },
  b: { option: string; mix?: string },
): boolean => a.option === b.option && a.mix === b.mix;
