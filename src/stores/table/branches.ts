import { EncounterSession, REVEALED, seededChance, wordsFromSeed } from '../../engine/index.ts';
import type { FeedNote } from '../game/feed.ts';
import type { OwnNote, Parent } from '../game/saved-game.ts';
import { seenIn } from '../game/undoing.ts';
import type { Game } from '../middara/game.ts';
import { revealedBy } from '../middara/reveals.ts';

/** A game that goes on from another, and from where. */
export interface Branch {
  readonly session: EncounterSession;
  readonly parent: Parent;
}

/**
 * The game from decision n of another: with its dice, or with those of a seed from the last moment between two rules
 * before it, where that new game begins. Throws RangeError where there is no such decision, and what the rules throw.
 */
export function branchOf(id: string, session: EncounterSession, decision: number, seed?: string): Branch {
  const fork = session.fork(decision);
  // Who watched it knows what came then.
  const saw = seenIn(session.events.slice(fork.events.length), revealedBy);
  if (seed === undefined) {
    if (saw.length > 0) fork.know({ decision, saw });
    return { session: fork, parent: { id, decision } };
  }
  const { state, decisions } = fork.checkpoint;
  const from = { ...state, rng: wordsFromSeed(seed) };
  const anew = new EncounterSession(session.setup, session.content, seededChance, from);
  // Of what came nothing is known but what the encounter hid; what was known before is known at its beginning.
  const known = REVEALED.filter(
    (one) =>
      (one === 'text' && saw.includes(one)) ||
      fork.foreknown.some((mark) => mark.decision <= decisions && mark.saw.includes(one)),
  );
  if (known.length > 0) anew.know({ decision: 0, saw: known });
  return { session: anew, parent: { id, decision: decisions, seed } };
}

/** The marks of a game that comes without a feed, as its feed has them. */
export const marksIn = ({ foreknown, marks, events }: EncounterSession): FeedNote[] =>
  foreknown.map((mark) => ({ at: marks[mark.decision] ?? events.length, note: 'foreknown', ...mark }));

/** Gives a game another name, or its players' notes, and leaves it. */
export function amend(
  game: Pick<Game, 'rename' | 'writeNotes' | 'close'>,
  { name, own }: { readonly name?: string; readonly own?: readonly OwnNote[] },
): void {
  if (name !== undefined) game.rename(name);
  if (own) game.writeNotes(own);
  game.close();
}
