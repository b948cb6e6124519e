/**
 * The dice of fights (malhya.txt L4373–L4413): faces of our own, as the document's are lost (o). Specials count only if
 * something activates them, and are blank otherwise (L4387).
 */

export type AttackDie = 'attack' | 'power';
export type DefenseDie = 'defense' | 'dodge';
export type FightDie = AttackDie | DefenseDie;

/** Damage or shields; 0 is blank. */
export type Face = number | 'special' | 'dodged';

export const FACES: Readonly<Record<FightDie, readonly Face[]>> = {
  attack: [1, 1, 2, 'special', 0, 0],
  power: [1, 1, 2, 2, 'special', 0],
  defense: [1, 1, 2, 'special', 0, 0],
  dodge: ['dodged', 'dodged', 1, 'special', 0, 0],
};

export interface RolledDie<D extends FightDie = FightDie> {
  readonly die: D;
  readonly face: Face;
}

export type DiceOf<D extends FightDie> = Readonly<Partial<Record<D, number>>>;

/** Heroes never roll more of one colour (L4391); enemies have no such limit (MA-46). */
export const HERO_DICE = 3;
