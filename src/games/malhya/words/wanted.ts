/** What the checks of Malhya's files want where no other game has a word for it; then what is legal, and surely not meant. */
export const heroesWanted = (count: number): string => `at least ${count} heroes, one for every seat`;
export const SLOT_WANTED = 'a slot, and only for an artifact';
export const SLOT_ONCE_WANTED = 'one artifact of each slot';
export const USE_WANTED = 'an object that heals, turns back aura tokens or turns shocks into life';
export const kindWanted = (kind: string): string => `a card of the kind ${kind}`;
export const mostWanted = (most: number): string => `at most ${most}`;
export const gemWanted = (gem: string): string => `a card with the gem ${gem}`;
export const MISSION_WANTED = 'at least one mission';
export const bookWanted = (kind: string): string => `a booklet of the kind ${kind}`;
export const CHAPTER_WANTED = 'the number of a chapter that is there';
export const NUMBER_ONCE_WANTED = 'a number that no other chapter of the booklet has';
export const NO_HIDDEN_NUMBERS = 'no hidden numbers: there are none in an event booklet';
export const OTHER_NUMBER_WANTED = 'other numbers than its own';
export const WAY_OUT_WANTED = 'a last line that always leads somewhere';
export const LEADS_AWAY_WANTED = 'a line that leads somewhere: nothing below a condition that is met is read';
export const OVER_WANTED = 'an end, won or lost: nothing lies under an adventure booklet';
export const FREE_CHOICE_WANTED = 'one choice that is always there, or that it may be declined';
export const STOPS_WANTED = 'stops, or a lock that says them by its lockpick';
export const SOLO_WANTED = 'nothing: one hero alone takes part in a solo check';
export const DIFFICULTY_WANTED = 'at least one difficulty die: without one nobody ever fails';
export const EACH_WANTED = 'at least 1: it counts how often it was attained';
export const RISING_WANTED = 'more than the level before it';

export const HEX_WANTED = 'a hex one may go to: column and row, neither sea nor half a hex';
export const ENTRY_WANTED = 'one entry for these two numbers';
export const TERRAIN_WANTED = 'a travel card of each terrain, by day and by night';
export const EVENT_WANTED = 'an event card without crossed swords';
export const PRICE_WANTED = 'a price: it lies on a stall';
export const STAGE_WANTED = 'a stage the page has';
export const ZONES_WANTED = 'a zone of the page for each hero';
export const STATE_WANTED = 'a state card';

export const NAMED_TWICE = 'another card here is called the same: nobody can tell them apart';
export const NEVER_HAD = 'nobody ever has it: no hero begins with it, and nothing brings it';
export const NEVER_READ = 'nobody ever comes to it: no way leads there';
export const NEVER_ENTERED = 'nobody ever comes there: no chapter lays it out';
export const NEVER_MET = 'nobody ever meets it: no place has it';
export const NEVER_USED = 'it does nothing';

/** What the checks of a game that comes from a file want. */
export const CHECK_THERE_WANTED = 'the place of a check in that chapter';
export const NO_CHECK_WANTED = 'null: rules begin with a line, not within a check';
export const BOOK_ONCE_WANTED = 'every booklet once: one is read in one place';
export const WEAPON_LINES_WANTED = 'a file in weapons/ with its lines';
export const tokensWanted = (count: number): string => `${count} upgrade tokens in all`;
export const SIDE_WANTED = 'two spaces that share a side';
export const FLOOR_WANTED = 'a space one can stand on';
export const TOKEN_ONCE_WANTED = 'every token once';
export const TOKEN_ALONE_WANTED = 'a space without another token';
export const TWO_ENDS_WANTED = 'what happens with no enemy left, and with no hero left';
export const PLACE_WANTED = 'a token of that place';
export const BETWEEN_TURNS_WANTED = 'a place between two turns';
export const PLACE_HEROES_WANTED = 'a place with every hero of the group';
