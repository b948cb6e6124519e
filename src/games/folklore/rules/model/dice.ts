import type { Dice } from './content.ts';

/** Dice as cards write them: a die with so many sides, and what is added. */
export const DICE = /^d(2|4|6|8|10|12|20)(\+[1-9])?$/;

export interface ReadDice {
  readonly sides: number;
  readonly plus: number;
}

export function readDice(dice: Dice): ReadDice {
  const found = DICE.exec(dice);
  if (!found) throw new Error(`"${dice}" is no die`);
  return { sides: Number(found[1]), plus: Number(found[2] ?? 0) };
}

/** How many sides a die has that is rolled under that name; null where none is. */
export function sidesOf(die: string): number | null {
  const [, sides] = /^d(2|4|6|8|10|12|20|100)$/.exec(die) ?? [];
  return sides === undefined ? null : Number(sides);
}
