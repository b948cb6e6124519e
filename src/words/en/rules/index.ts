import type { RuleBook } from '../../rules/rule-text.ts';
import { ABILITIES } from './abilities.ts';
import { ATTACK } from './attack.ts';
import { BOARD } from './board.ts';
import { CARDS } from './cards.ts';
import { DAMAGE } from './damage.ts';
import { EFFECTS } from './effects.ts';
import { ENCOUNTER } from './encounter.ts';
import { FIGURES } from './figures.ts';
import { MAGIC } from './magic.ts';
import { MOVEMENT } from './movement.ts';
import { OPPONENTS } from './opponents.ts';
import { SWITCHES } from './switches.ts';
import { TURN } from './turn.ts';

/** The rules of an encounter in our own words; fetched when somebody looks one up. */
export const RULE_BOOK: RuleBook = {
  chapters: {
    turn: 'Turns and actions',
    movement: 'Moving',
    board: 'The board',
    attack: 'Attacking',
    damage: 'Damage and healing',
    magic: 'Spells',
    abilities: 'Using cards',
    effects: 'Effects and tokens',
    figures: 'Allies and traits',
    opponents: 'Enemies',
    encounter: 'The encounter',
    cards: 'What you carry',
    switches: 'Rule switches',
  },
  texts: {
    ...TURN,
    ...MOVEMENT,
    ...BOARD,
    ...ATTACK,
    ...DAMAGE,
    ...MAGIC,
    ...ABILITIES,
    ...EFFECTS,
    ...FIGURES,
    ...OPPONENTS,
    ...ENCOUNTER,
    ...CARDS,
    ...SWITCHES,
  },
};
