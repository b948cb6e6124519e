/** The search in the rules. */
import { KEYWORDS } from '../en/keywords.ts';
import { RULE_FACTS } from './facts.ts';
import { CHAPTERS, RULE_IDS, type RuleId } from './rule-ids.ts';
import type { RuleBook } from './rule-text.ts';

/** All of them, chapter by chapter. */
export const ALL_RULES: readonly RuleId[] = CHAPTERS.flatMap(
  (chapter): readonly RuleId[] => RULE_IDS[chapter],
);

const CITED_PAGE = /^p\.?\s*(\d+)/i;

/**
 * The rule that a word leads to: its own id, a keyword of a card, a ruling (`A4`), a switch, a position it is tried in.
 * Null for what none has, and for a page, which several may be on.
 */
export function ruleFor(key: string): RuleId | null {
  const isIn = (list: readonly string[] | undefined) => list?.includes(key);
  const own = ALL_RULES.find((id) => id === key);
  const led = ALL_RULES.find((id) => isIn(RULE_FACTS[id].words) || isIn(RULE_FACTS[id].rulings));
  const other = ALL_RULES.find((id) => RULE_FACTS[id].option === key || RULE_FACTS[id].play === key);
  return own ?? led ?? other ?? null;
}

/** The rules on a page that is cited (`p.43 6a`); none where it is no page. Those that begin on it come first. */
export function rulesOnPage(citation: string): readonly RuleId[] {
  const page = Number(CITED_PAGE.exec(citation)?.[1]);
  const on = ALL_RULES.filter((id) => RULE_FACTS[id].pages.includes(page));
  const begins = (id: RuleId) => RULE_FACTS[id].pages[0] === page;
  return [...on.filter(begins), ...on.filter((id) => !begins(id))];
}

/** Letters and numbers in lower case, a space between words. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}+']+/gu, ' ')
    .trim();

/** What each way of being found is worth; of one rule the best counts. */
const WORTH = { named: 100, begins: 60, title: 40, otherName: 25, text: 8 } as const;

/** The rules that answer what was typed, the best first: by title, other names, words of cards, text, page or ruling. */
export function findRules({ texts }: RuleBook, typed: string): readonly RuleId[] {
  const onPage = CITED_PAGE.test(typed.trim()) ? rulesOnPage(typed.trim()) : [];
  const ruled = ruleFor(typed.trim().toUpperCase());
  const query = plain(typed);
  if (query === '') return [];
  const sought = query.split(' ');
  const holds = (text: string) => {
    const words = plain(text).split(' ');
    return sought.every((one) => words.some((word) => word.startsWith(one)));
  };
  const worthOf = (id: RuleId): number => {
    const { title, also = '', text, steps = [] } = texts[id];
    const names = [
      title,
      ...also.split(','),
      ...(RULE_FACTS[id].words ?? []).map((word) => KEYWORDS[word].name),
    ];
    if (names.some((name) => plain(name) === query)) return WORTH.named + (plain(title) === query ? 1 : 0);
    if (plain(title).startsWith(query)) return WORTH.begins;
    if (holds(title)) return WORTH.title;
    if (holds(names.join(' '))) return WORTH.otherName;
    return holds([text, ...steps].join(' ')) ? WORTH.text : 0;
  };
  const found = ALL_RULES.map((id) => ({ id, worth: worthOf(id) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ id }) => id);
  return [...new Set([...onPage, ...(ruled ? [ruled] : []), ...found])];
}
