import type { ReactNode } from 'react';
import { HandContext, useNewHand } from './use-hand.ts';

/** Gives the table inside its player's hand. */
export function HandOfGame({ children }: { children: ReactNode }) {
  return <HandContext value={useNewHand()}>{children}</HandContext>;
}
