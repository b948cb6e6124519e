import { createContext, useContext } from 'react';

/** Shows the rule that a word, a ruling or a page leads to. */
export type OpenRule = (key: string) => void;

/** Who shows rules; the app gives it once. Null where nobody does: then nothing leads to them. */
export const RulesContext = createContext<OpenRule | null>(null);

export const useOpenRule = (): OpenRule | null => useContext(RulesContext);
