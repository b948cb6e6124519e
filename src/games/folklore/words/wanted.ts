/** What the checks of the content want of maps, chapters, decks and choices, where no other game has a word for it. */
export const LINK_BETWEEN_TWO_WANTED = 'a way between two places';
export const LINK_ONCE_WANTED = 'each way once, whichever end stands first';
export const GOAL_ELSEWHERE_WANTED = 'another place than the chapter begins at';
export const ITEM_IN_DECK_WANTED = 'at least one item with copies, so that something can be found';
export const EFFECT_WANTED = 'something that changes: a number that is not 0';
export const spotWanted = ([across, down]: readonly [number, number]): string =>
  `a spot of its own on a drawing of ${across} by ${down}`;
export const reachedWanted = (from: string): string => `a place that some way leads to from ${from}`;
export const roadWanted = (from: string): string =>
  `a place that the road leads to from ${from}, since the last round is counted by road`;
export const payableWanted = (most: number, stat: string): string =>
  `at most ${most}, all the ${stat} a group can come by in the longest chapter`;
export const coveredWanted = (taken: number): string =>
  `needs of at least ${taken} coins, since so many are taken`;
/** Of the maps that are fought on. */
export const ROW_WANTED = 'a row of the signs . # ~ =';
export const EVEN_ROWS_WANTED = 'rows of one length';
export const OPEN_SPACE_WANTED = 'a space of the map that is not blocked';
export const REACHED_WANTED = 'a space that is reached from where the heroes stand';
export const OWN_SPACE_WANTED = 'a space that nobody else begins on';
export const ROOM_WANTED = 'a ground with room for each of its foes where it begins, one or two spaces wide';
export const FOUR_WANTED = 'a place for each of four heroes';
export const SWARM_WANTED = '2: a swarm is a token of two spaces';
export const SIDE_WANTED = 'a foe with a side for encounters';
export const OTHER_GOAL_WANTED = 'another feature than the primary goal has';
export const WALL_WANTED = 'walls of the map';
export const ALLY_WANTED = 'a foe with a side for encounters that is no swarm and takes one space';
/** Of states from files. */
export const SOMEBODY_WANTED = 'a hero or a foe';
export const EACH_HERO_WANTED = 'each hero once, on a space of the map unless a ghost';
/** Of what is legal, and surely not what was meant. */
export const NAMED_TWICE = 'another card here is called the same: nobody can tell them apart';
export const NEVER_FOUND = 'nobody ever has it: it has no copies, and no hero begins with it';
export const NEVER_FOUGHT = 'nobody ever meets it: no event and no chapter has it for a foe';
export const NEVER_EXPLORED = 'no event sets it up';
export const NEVER_WALKED = 'no chapter is played on this map';
export const OVERPAID = 'the group must have more coins than are taken: it keeps the rest';
