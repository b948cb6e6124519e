import { createContext, useContext } from 'react';
import { keptBy, type Position } from '../../engine/index.ts';
import { en } from '../../words/en/index.ts';
import type { Telling } from '../../words/telling.ts';
import type { Words } from '../../words/words.ts';

/** The language of the table. English where nobody has put another one up. */
export const WordsContext = createContext<Words>(en);

/** The words of the language in use. */
export const useWords = (): Words => useContext(WordsContext);

/** One for all that is on the screen, however many buttons and figures ask. */
const tellingOf = keptBy((position: Position, words: Words): Telling => words.tell(position));

/** What the table says of itself as it stands. */
export const useTelling = (position: Position): Telling => tellingOf(position, useWords());
