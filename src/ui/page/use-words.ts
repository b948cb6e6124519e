import { createContext, startTransition, use, useContext, useEffect, useState } from 'react';
import { keptBy, type Position } from '../../engine/index.ts';
import { fetchWhole, fullest, wholeOf } from '../../stores/whole-words.ts';
import { early } from '../../words/en/early.ts';
import type { Telling } from '../../words/telling.ts';
import type { WholeWords, Words } from '../../words/words.ts';
import { whenIdle } from './when-idle.ts';

/** The language of the table. English where nobody has put another one up. */
export const WordsContext = createContext<Words>(early);

/** The words of the language in use, as far as the first question of a game needs them. */
export const useWords = (): Words => useContext(WordsContext);

/** Those that somebody has waited for: what was waited for once is read where it was waited for. */
const waited = new WeakMap<Words, Promise<WholeWords>>();

/** All words of the language in use, for what is shown after a first question: it is waited for where they have not come. */
export function useWholeWords(): WholeWords {
  const words = useWords();
  const there = wholeOf(words);
  const promise = waited.get(words);
  if (there && !promise) return there;
  const known = promise ?? fetchWhole(words);
  if (!promise) {
    waited.set(words, known);
    known.catch(() => waited.delete(words));
  }
  return use(known);
}

/** One for all that is on the screen, however many buttons and figures ask. */
const tellingOf = keptBy((position: Position, words: Words): Telling => words.tell(position));

/** What the table says of itself as it stands; with the texts of cards as soon as they have come. */
export function useTelling(position: Position): Telling {
  const words = useWords();
  const [there, setThere] = useState(() => fullest(words));
  useEffect(() => {
    let isLeft = false;
    if (there === wholeOf(words)) return;
    // All that tells of the table is drawn anew then: in pieces.
    const come = () => !isLeft && startTransition(() => setThere(fullest(words)));
    // What is told by now is seen first.
    whenIdle(() => void (isLeft || fetchWhole(words).then(come, () => {})), 200);
    return () => {
      isLeft = true;
    };
  }, [words, there]);
  return tellingOf(position, there);
}
