/** The numbers of the game that stand on no card. */
import type { Difficulty, TableSize } from './setup.ts';

/** What a check needs, and the most a d20 shows (N 1, C 3.4). */
export const NEED = 20;
/** Untrained base of attack, defense and magic (C 3.1, C 4.1, M 1). */
export const UNTRAINED = 4;
/** What Divine Blessing takes off the ability. */
export const BLESSED = -2;
/** Cards in hand at the end of the own turn (P 4). */
export const HAND_LIMIT = 4;
/** Gold that renews a hand (P 1.3). */
export const RENEWAL = 1;
/** What an aide adds, and how much of it counts (F 1). */
export const AIDE = 4;
export const MOST_AIDES = 2;
/** What a gold adds to an attempt (F 8), and the most that is offered at once. */
export const GOLD_BONUS = 2;
export const MOST_GOLD = 12;
/** Gold against a resistance roll (F 6), for an action card (F 7), for a skill (A 5), for an ability (A 3). */
export const RESISTANCE_PRICE = 3;
export const CARD_PRICE = 3;
export const SKILL_PRICE = 3;
export const ABILITY_PRICE = 4;
/** Gold for one, two, or the whole pile (A 4p). */
export const PRICES = [1, 2, 3] as const;
/** Gold for a reward card that is of no use (R 2). */
export const REWARD_WORTH = 2;
/** Points it takes to leave the tower, and to lay a marker aside (T 1 to T 3). */
export const TWO_POINTS = 2;
/** Things a backpack holds (MI-30). */
export const BACKPACK = 5;
/** Life Points after 0 (MI-18). */
export const BACK_AT = 2;
/** EP at which a level is gained (o). */
export const LEVEL_AT: readonly number[] = [2, 5, 9, 14, 20];
/** EP of a task, a guardian, a challenge (X). */
export const EP = { task: 1, guardian: 1, challenge: 1 } as const;
/** What is won by adventures that are passed, and by the red one that is passed alone (A 11w). */
export const RED_PRESTIGE = 5;

/** Gold at the beginning, by place at the table (o). */
export const goldAtStart = (place: number): number => (place === 0 ? 7 : 6);
/** Action cards at the beginning (o). */
export const CARDS_AT_START = 3;

/** Numbers of the cities where each begins, by place at the table (o). */
export const STARTS: Readonly<Record<TableSize, readonly number[]>> = {
  short: [1, 3, 4, 6],
  long: [1, 4, 9, 12],
};
/** How many cities there are, and how many stand in a row (MI-27). */
export const CITIES: Readonly<Record<TableSize, number>> = { short: 6, long: 12 };
export const COLUMNS: Readonly<Record<TableSize, number>> = { short: 3, long: 4 };
/** Fixed tokens that may lie in one city at the beginning. */
export const MOST_IN_CITY = 4;

/** Prestige it takes, and what adventures in play add (section 6). */
export const GOAL: Readonly<Record<TableSize, number>> = { short: 6, long: 10 };
export const GOAL_OF_ADVENTURES = 2;
/** The last round of several, whoever has how much (o): a race in which nobody can or will win ends all the same. */
export const LAST_ROUND: Readonly<Record<TableSize, number>> = { short: 40, long: 60 };
/** Rounds there are for one who plays alone, without adventures and with them. */
export const ROUNDS: Readonly<Record<TableSize, Readonly<Record<Difficulty, readonly [number, number]>>>> = {
  short: { normal: [13, 16], hard: [11, 14] },
  long: { normal: [22, 26], hard: [18, 22] },
};
