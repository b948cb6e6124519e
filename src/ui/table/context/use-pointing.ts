import type { FigureId, Prompt } from '../../../engine/index.ts';
import type { HandState } from '../../../stores/middara/hand-state.ts';
import { figureFor } from '../../../stores/middara/options.ts';
import { useHandOf, useHeld } from './use-hand.ts';

/** What of the hand is seen on the board. */
export interface Pointing extends Pick<HandState, 'card' | 'choice' | 'gathered' | 'lifted'> {
  readonly selected: FigureId | null;
}

/** What is held, chosen and gathered at the question that is drawn. */
export function usePointing(pending: Prompt | null): Pointing {
  const choice = useHeld('choice', pending);
  const gathered = useHeld('gathered', pending);
  const card = useHandOf('card', pending);
  const lifted = useHandOf('lifted', pending);
  const pointed = choice?.kind === 'answer' ? choice.option : null;
  const aimed = choice?.kind === 'approach' ? choice.target : null;
  const selected = lifted?.figure ?? aimed ?? (pointed && pending && figureFor(pointed, pending)) ?? null;
  return { choice, gathered, card, lifted, selected };
}
