import { createContext } from 'react';

export type CardNames = (card: string) => string | undefined;

/** Who knows the names of other cards that a card speaks of; the app gives it once, like the explanations. */
export const NamesContext = createContext<CardNames>(() => undefined);
