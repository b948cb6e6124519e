/** The dock of a table: cards, prices, what ends a turn. */
import { plural } from '../grammar.ts';

/** Spoken; seen as pips. */
export const sp = (have: number, most: number): string => `${have} of ${most} SP`;
/** What a diamond in a sentence is called. */
export const spSpoken = 'SP';
export const price = (cost: number): string => `${cost} SP`;

export const cards = 'What you can do';
export const more = {
  name: 'More',
  effect: (things: number) => (things > 0 ? `${things} more` : 'nothing now'),
};
export const choose = 'Choose…';
export const items = {
  name: (count: number) => `Items (${count})`,
  effect: 'at any time',
};
/** Gear is changed on a sheet. */
export const above = 'Change gear above. The gold button ends it.';
/** There are several of it in one Pack. */
export const times = (count: number): string => `× ${count}`;
export const close = 'Close';
export const back = 'Cancel';
export const notAgain = 'Don’t ask again this round';
/** Where there is room for two words a line. */
export const notAgainShort = 'Not again this round';
export const notNow = 'Not now: ';
export const list = (count: number): string => `List (${count})`;
/** Cards in full, each over its answer. */
export const papers = { name: 'Show cards', effect: 'all in full' };
/** Where those come in that come at once. */
export const forMe = { name: 'Choose for me', effect: 'all that come now' };
/** Once all is placed that is to be. */
export const moveLast = (count: number): string => `Other spaces (${count})`;
export const otherSpace = 'Move the last one placed';
export const pickSpace = 'Choose a lit space';
export const pickTarget = 'Choose a target';

/** Where a life hangs on it, and no answer saves it. */
export const lost = { title: (who: string) => `Nothing saves ${who}`, goOn: 'Continue' };

export const endTurn = {
  name: 'End turn',
  /** Foreseen, while threats are shown. */
  about: (harm: number) => (harm < 0.5 ? '' : `party loses about ${Math.round(harm)} HP`),
  /** The turn’s end ends the fight, too. */
  wins: 'you win',
  /** Of a movement that ends: what is not walked is gone. */
  drops: (points: number) => `${points} step${plural(points)} lost`,
  /** Before the SP that are left, as pips. */
  keeps: 'keeps',
};
export const undo = 'Undo';
export const log = 'Log';
export const why = 'Enemies: why';
export const plan = 'Plan';
export const threats = 'Threats';
export const menu = 'Menu';
export const round = (n: number | string): string => `Round ${n}`;
/** As the book says it, and what it comes to (p.18). */
export const urgency = (count: number, limit: number): string => `Urgency ${count} of ${limit}`;
/** On a phone: what is left of it once there is one. */
export const urgencyShort = (count: number, limit: number): string =>
  limit - count === 1 ? '1 left' : `Urgency ${count}/${limit}`;
export const oneLeft = '· 1 left';
export const loseAt = (limit: number): string => `· at ${limit} you lose`;
export const seats = { plays: (name: string) => `${name} plays` };
/** While something happens to it. */
export const hpOf = (name: string, left: number, most: number): string => `${name}: ${left} of ${most} HP`;
/** Of an attack on the nearest enemy, none being in reach. */
export const movesFirst = (spaces: number): string => `moves ${spaces} space${plural(spaces)} first`;
export const onlyFriends = 'only friends in reach';
export const faster = 'Faster';
export const pause = 'Pause';
export const others = (count: number): string => `+${count}`;
export const kinds = (count: number): string => `${count} thing${plural(count)}`;
