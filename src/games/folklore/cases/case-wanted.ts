/** What a rule case wants where no other game has a word for it. */
export const HERO_ONCE_WANTED = 'every hero once';
export const EXHAUSTED_WANTED =
  'an item that is exhausted by its use: one that is worn or used up never lies so';
export const OPTION_WANTED =
  'an option there can be: lead:HERO, go:PLACE, stay, rest, give:FROM:ITEM:TO, choose:N, take:HERO, attack, defend, strike, each with +ability, use:ITEM or face:N; on a map walk:X,Y, attack:FIGURE or with +ability, ability, loose:FIGURE, command:FIGURE, interact:FEATURE, rite:RITE with :FIGURE or :X,Y, rest, equip:HERO:ITEM, stow:HERO:ITEM, leave, linger, douse:X,Y, search:X,Y, hold, end, again or power';
export const PLACE_EACH_WANTED = 'a space for each hero who is no ghost, and for nobody else';
export const FOE_NUMBER_WANTED = 'the number of a foe: they are counted on after the heroes';
export const FIGURE_WANTED = 'the number of a figure: heroes from 0 as they sit, then the foes';
export const FIELD_WANTED = 'a question of a map where the case begins on one';
export const SOME_FOE_WANTED = 'at least one foe, where it is no adventure';
export const STANDS_WANTED = 'a space of the map with room, where nobody named before stands';
export const mostWanted = (most: number, hero: string): string =>
  `at most ${most}, what the card of ${hero} has`;
