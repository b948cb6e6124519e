import { createContext } from 'react';

/** What a word of the game means. */
export interface Explanation {
  readonly name: string;
  readonly text: string;
  readonly page?: number;
}

export type Explain = (keyword: string) => Explanation | undefined;

/** Who explains the words of the game; the app gives it once, for every card, number and caption. */
export const ExplainContext = createContext<Explain>(() => undefined);
