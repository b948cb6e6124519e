/** What a rule case wants where no other game has a word for it. */
export const HERO_ONCE_WANTED = 'every hero once';
export const EXHAUSTED_WANTED =
  'an item that is exhausted by its use: one that is worn or used up never lies so';
export const OPTION_WANTED =
  'an option there can be: go:PLACE, stay, rest, give:FROM:ITEM:TO, choose:N, take:HERO, attack, defend, strike, each with +ability, use:ITEM or face:N';
export const mostWanted = (most: number, hero: string): string =>
  `at most ${most}, what the card of ${hero} has`;
