/** A game that goes on from another, also with other dice: fetched when one does. */
import { REVEALED, type Revealed, wordsFromSeed } from '../../engine/index.ts';
import { seenIn } from '../game/undoing.ts';
import type { Parent } from '../kept/saved-game.ts';
import type { Branchable } from './branches.ts';
import type { GameKind, KindTypes } from './game-kind.ts';

/** A game that goes on from another, and from where. */
export interface Branch<G extends KindTypes> {
  readonly session: G['session'];
  readonly parent: Parent;
}

/**
 * The game from decision n of another: with its dice, or with those of a seed from the last moment between two rules
 * before it, where that new game begins. Throws RangeError where there is no such decision, and what the rules throw.
 */
export function branchOf<G extends Branchable<G>>(
  { reveals, anew }: Pick<GameKind<G>, 'reveals' | 'anew'>,
  id: string,
  session: G['session'],
  decision: number,
  seed?: string,
): Branch<G> {
  const fork = session.fork(decision);
  // Who watched it knows what came then.
  const saw: readonly Revealed[] = seenIn(session.events.slice(fork.events.length), reveals);
  if (seed === undefined) {
    if (saw.length > 0) fork.know({ decision, saw });
    return { session: fork, parent: { id, decision } };
  }
  const { state, decisions } = fork.checkpoint;
  const other = anew(session, { ...state, rng: wordsFromSeed(seed) });
  // Of what came nothing is known but what the encounter hid; what was known before is known at its beginning.
  const known = REVEALED.filter(
    (one) =>
      (one === 'text' && saw.includes(one)) ||
      fork.foreknown.some((mark) => mark.decision <= decisions && mark.saw.includes(one)),
  );
  if (known.length > 0) other.know({ decision: 0, saw: known });
  return { session: other, parent: { id, decision: decisions, seed } };
}
