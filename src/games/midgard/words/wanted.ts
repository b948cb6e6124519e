/** What the checks want of all files together: cities, tokens, decks; then what is legal, and surely not what was meant. */
export const NUMBER_OF_ITS_OWN = 'a number that no other city has';
export const TRADE_OF_ITS_OWN = 'a trade that no other city of the short table has: six cities, six trades';
export const TASK_OF_ITS_OWN = 'a task that no other token belongs to';
export const LEVEL_OF_ITS_OWN = 'a level that no other shadow has';
export const cityWanted = (number: number): string => `a city with the number ${number}`;
export const tokenWanted = (city: number, task: number): string =>
  `a token for the task ${task} of the city ${city}`;
export const shadowWanted = (level: number): string => `a shadow of level ${level}`;
/** Of a forgery that lies on a table without its city. */
export const ofThisTableWanted = (cities: number): string =>
  `0: the short table has the cities 1 to ${cities} alone, and nobody could hand it in`;
export const cardsWanted = (count: number): string => `at least ${count}, copies counted`;
export const inPileWanted = (pile: string): string => `at least one card that is sold for ${pile}`;
export const atLeastWanted = (count: number, why: string): string => `at least ${count}: ${why}`;
export const FOR_EVERY_SEAT = 'one for every seat';
export const FOR_EVERY_CITY = 'one for every city';
export const FOR_EVERY_CHOICE = 'as many as a hero may choose at the beginning';
export const randomsWanted = (copies: number, table: string): string =>
  `copies that add up to ${copies} on the ${table} table, three for every city`;
export const ofLevelWanted = (count: number, level: number): string => `${count} cards of level ${level}`;

export const NAMED_TWICE = 'another card here is called the same: nobody can tell them apart';
export const NEVER_DRAWN = 'nobody ever draws it: it has no copies';
export const NEVER_LAID = 'it never lies in a city: it has no copies on either table';
export const NEVER_HAD = 'nobody ever has it: it is not sold, no hero begins with it, and no token is one';
export const NEVER_USED = 'it does nothing, and no adventure names it';
export const NEVER_GIVEN = 'nobody ever gets it: no reward is this artifact';
export const NEVER_TOLD = 'it is never told from the original: 1 on the die is enough';
export const NOT_UP_TO_IT = 'the hero begins with something whose needs are beyond this hero';

/** What the checks of a game that comes from a file want. */
export const NOTHING_UNDER_WAY =
  'null: rules begin with a phase of a turn, not within an attempt, a fight or an adventure';
export const ENEMY_WANTED = 'the name of a card that can be fought';
export const FORGERY_WANTED = 'the name of a forgery';
export const WEAR_WANTED = 'Life Points left of an armor or a helmet, and of nothing else';
