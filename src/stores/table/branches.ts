import { EncounterSession, seededChance, wordsFromSeed } from '../../engine/index.ts';
import type { Parent } from '../game/saved-game.ts';

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
  if (seed === undefined) return { session: fork, parent: { id, decision } };
  const { state, decisions } = fork.checkpoint;
  const from = { ...state, rng: wordsFromSeed(seed) };
  return {
    session: new EncounterSession(session.setup, session.content, seededChance, from),
    parent: { id, decision: decisions, seed },
  };
}
