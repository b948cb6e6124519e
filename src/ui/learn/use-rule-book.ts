import { use } from 'react';
import type { RuleBook } from '../../words/rules/rule-text.ts';
import type { WholeWords } from '../../words/words.ts';
import { useWholeWords } from '../page/use-words.ts';

const books = new WeakMap<WholeWords['rules'], Promise<RuleBook>>();

function bookOf(fetchRules: WholeWords['rules']): Promise<RuleBook> {
  const known = books.get(fetchRules);
  if (known) return known;
  const coming = fetchRules();
  books.set(fetchRules, coming);
  // What did not come is asked for again.
  coming.catch(() => books.delete(fetchRules));
  return coming;
}

/** The rules in the language of the page; waits for them. */
export const useRuleBook = (): RuleBook => use(bookOf(useWholeWords().rules));
