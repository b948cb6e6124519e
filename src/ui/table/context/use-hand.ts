/** The player's hand, as the page reads it. */
import { createContext, useContext, useEffect, useMemo } from 'react';
import type { Prompt } from '../../../engine/index.ts';
import { browserTimer } from '../../../stores/game/pace.ts';
import { createHand, type Hand } from '../../../stores/middara/hand.ts';
import type { HandState } from '../../../stores/middara/hand-state.ts';
import { useStore, useStoreInPieces } from '../../page/use-store.ts';
import { useGame, useTable } from '../../page/use-table.ts';
import { keepHeldPlace } from './held-place.ts';
import { lateHand } from './use-approach.ts';

/** Of the game on the screen. */
export const HandContext = createContext<Hand | null>(null);

/** A hand for the game on the screen, as long as it is there. */
export function useNewHand(): Hand {
  const game = useGame();
  const { settings } = useTable();
  const hand = useMemo(
    () =>
      createHand(game, {
        timer: browserTimer,
        unasked: () => settings.getState().unasked,
        later: lateHand,
      }),
    [game, settings],
  );
  useEffect(() => {
    const quiet = [hand.follow(), keepHeldPlace(hand, game)];
    return () => {
      for (const stop of quiet) stop();
    };
  }, [hand, game]);
  return hand;
}

/** The hand at the game on the screen. Throws Error outside of one. */
export function useHand(): Hand {
  const hand = useContext(HandContext);
  if (!hand) throw new Error('useHand outside of a HandContext');
  return hand;
}

/**
 * What is held at the question that is drawn. A press is seen at once; what a new question takes away goes with the
 * question, in one drawing.
 */
export function useHeld<K extends 'choice' | 'gathered' | 'sure' | 'denied'>(
  part: K,
  drawn: Prompt | null,
): HandState[K] | null {
  const isOfDrawn = ({ of }: HandState) => of === drawn;
  return useStoreInPieces(useHand().store, (state) => (isOfDrawn(state) ? state[part] : null), isOfDrawn);
}

/** A part of what the hand is at, where it is at that question. */
export const useHandOf = <K extends keyof HandState>(part: K, pending: Prompt | null): HandState[K] | null =>
  useHandState((state) => (state.of === pending ? state[part] : null));

/** What the hand is at, whatever is asked. `pick` gives the same value for the same state. */
export const useHandState = <T>(pick: (state: HandState) => T): T => useStore(useHand().store, pick);
