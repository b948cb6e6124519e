/** What a rule case wants where no other game has a word for it. */
export const HERO_ONCE_WANTED = 'every hero once';
export const CHAPTER_THERE_WANTED = 'a chapter of that booklet';
export const COLOUR_THERE_WANTED = 'a colour there is of that cube';
export const OPTION_WANTED =
  'an option there can be: its verb, like choose:N, decline, read, number:N, hero:HERO, enough, pay:N, pay, keep, key:COLOUR, roll, stop, aura, reroll:success, cancel, potion:HERO:COLOUR:HERO, use:HERO:OBJECT, drop:THING, leave, face:FACE; in a place put:X,Y, raise:N, next:WHO, move:X,Y, strike:FIGURE, sweep, plan:LINES, turn-area:N, back, switch, barehanded, trade:HERO, hand:HERO:THING, pick-up, take:GEAR, done, wait, end, take-up:HERO, on, way:WHO:X,Y, break, suffer:D-I-S, shove:push:N, stay or instruction:N; of spells cast:SPELL, cast:SPELL:STONE, aim:WHO, bring:N:TIMES, blank:TOKEN, swap:SPELL, unlearn:TALENT or reserve:CARD; in stealth kill:melee-kill:FIGURE, avert:HERO:melee-kill, alarm, corpse:CORPSE:X,Y, revive:HERO, exit:TOKEN, reveal, call:FIGURE, stay-out, come-back, visit:HERO:TOKEN or again:N';
