/** What a rule case wants where no other game has a word for it. */
export const HERO_ONCE_WANTED = 'every hero once';
export const CITY_ONCE_WANTED = 'every city once';
export const TABLE_CITY_WANTED = 'a city of the table: 1 to 6 on the short one, 1 to 12 on the long one';
export const COPIES_WANTED = 'no more of a card than there are copies';
export const BELONGS_WANTED = 'a token of that task of that city, or a forgery of it';
export const OPTION_WANTED =
  'an option there can be: its verb, like play:CARD, move:CITY, train:ABILITY, deliver:TOKEN, name:N, gold:N, yes, no or roll';
