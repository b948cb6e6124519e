import { isolated } from '../../../check/isolated.ts';
import { points } from '../grammar.ts';

/** The rules page, wherever it opens. */
export const about = 'All rules of an encounter in our own words, each with its page in the rulebook.';
export const search = 'Search the rules';
export const searchHint = 'flanking, potion, p.43, A4 …';
export const clear = 'Clear the search';
export const chapters = 'All rules, by chapter';
export const found = (rules: number): string =>
  rules === 0 ? 'Nothing found' : `${points(rules, 'rule')} found`;
export const nothing = 'No rule matches. Try fewer words, or the name on the card.';
export const toAll = 'All rules';
export const back = 'Back';
export const see = 'See also';
export const page = (pages: readonly number[]): string =>
  pages.length === 1 ? `p.${pages[0]}` : `pp.${pages.join(', ')}`;
export const pageAbout = 'Page in rulebook 1.08';
export const ruling = (id: string): string => `ruling ${id}`;
export const rulings = 'How this app reads it where the book is unclear';
export const play = 'Play this position';
export const playing = 'Loading the position …';
export const playAbout = 'A separate practice game. Your own game is safe.';
export const noPlay = (why: string): string => `The position could not be loaded: ${why}`;
/** Above a game that began in a position. */
export const scene = 'Practice position';
export const readRule = 'Read the rule';
export const again = 'Start over';
export const toGame = (name: string): string => `Back to ${isolated(name)}`;
export const toRules = 'Rules';
