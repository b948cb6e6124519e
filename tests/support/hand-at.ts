import { onTestFinished } from 'vitest';
import { defaultSetup, EncounterSession, type Position } from '../../src/engine/index.ts';
import { createHand, type Hand } from '../../src/stores/middara/hand.ts';
import * as later from '../../src/stores/middara/hand-later.ts';
import { gameOf, HandTimer } from './table-of-memory.ts';

/** A game on the table that stands so, and the hand at it; `unasked`: what is not asked once more before it is done. */
export function handAt({ state, cards, encounter }: Position, unasked: readonly string[] = []) {
  const session = new EncounterSession(
    defaultSetup(encounter, 'hand'),
    { cards, encounters: { [encounter.id]: encounter } },
    undefined,
    state,
  );
  return handOf(session, unasked);
}

/** The hand at a game of that session. */
export function handOf(session: EncounterSession, unasked: readonly string[] = []) {
  const timer = new HandTimer();
  const game = gameOf(session, { timer });
  const hand: Hand = createHand(game, { timer, unasked: () => unasked, later: () => later });
  onTestFinished(hand.follow());
  return { session, game, hand, timer, held: hand.store.getState };
}
