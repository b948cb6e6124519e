import { createContext } from 'react';
import type { Explain } from './text-block.ts';

/** Who explains the words of the game; the app gives it once, for every card, number and caption. */
export const ExplainContext = createContext<Explain>(() => undefined);
