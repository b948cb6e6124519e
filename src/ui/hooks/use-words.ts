import { createContext, useContext, useMemo } from 'react';
import type { Position } from '../../engine/index.ts';
import { en } from '../../words/en/index.ts';
import type { Telling } from '../../words/telling.ts';
import type { Words } from '../../words/words.ts';

/** The language of the table. English where nobody has put another one up. */
export const WordsContext = createContext<Words>(en);

/** The words of the language in use. */
export const useWords = (): Words => useContext(WordsContext);

/** What the table says of itself as it stands. */
export function useTelling(position: Position): Telling {
  const words = useWords();
  return useMemo(() => words.tell(position), [words, position]);
}
