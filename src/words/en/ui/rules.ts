import { points } from '../grammar.ts';

/** The rules page, wherever it opens. */
export const title = 'Rules';
export const about = 'Every rule of an encounter in our own words, each with its page in the rulebook.';
export const search = 'Search the rules';
export const searchHint = 'flanking, potion, p.43, A4 …';
export const clear = 'Clear the search';
export const chapters = 'All rules, by chapter';
export const found = (rules: number): string =>
  rules === 0 ? 'Nothing found' : `${points(rules, 'rule')} found`;
export const nothing = 'No rule has all of these words. Try fewer, or the name that stands on the card.';
export const toAll = 'All rules';
export const back = 'Back';
export const see = 'See also';
export const page = (pages: readonly number[]): string =>
  pages.length === 1 ? `p.${pages[0]}` : `pp.${pages.join(', ')}`;
export const pageAbout = 'Where the rulebook 1.08 says it';
export const ruling = (id: string): string => `ruling ${id}`;
export const rulings = 'How it is read where the book leaves it open';
export const play = 'Play this position';
export const playing = 'It is being laid out …';
export const playAbout = 'A game of its own on a bare floor: nothing in it can be spoilt. Yours is kept.';
export const noPlay = (why: string): string => `The position did not come: ${why}`;
/** In what unfolds from a word, and on what cites a rule. */
export const open = 'The rule';
export const openOf = (of: string): string => `The rule: ${of}`;
/** The key that does, on the word it unfolds from. */
export const enterKey = 'Enter';
/** Above a game that began in a position. */
export const scene = 'A position';
export const readRule = 'The rule';
export const again = 'From the start';
export const toGame = (name: string): string => `Back to ${name}`;
export const toRules = 'To the rules';
