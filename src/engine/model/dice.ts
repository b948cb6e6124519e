import type { RolledDie } from './scopes.ts';
import { type Die, SYMBOLS, type SymbolCount } from './vocabulary.ts';

export interface Face {
  readonly number: number;
  readonly book: number;
  readonly shield: number;
  readonly burst: number;
  readonly skull: boolean;
}

const face = (number: number, symbols: string): Face => {
  const skull = symbols === 'SKULL';
  const count = (s: string) => (skull ? 0 : [...symbols].filter((c) => c === s).length);
  return { number, book: count('B'), shield: count('S'), burst: count('U'), skull };
};
const row = (numbers: readonly number[], symbols: readonly string[]): readonly Face[] =>
  numbers.map((n, i) => face(n, symbols[i] ?? ''));

const COLD = ['', '', 'S', 'BS', 'BSS', 'BSSU'];
const WARM = ['', '', 'B', 'BS', 'BBS', 'BBSU'];

/** Ruling D1: the six faces of each die, in order. */
export const FACES: Readonly<Record<Die, readonly Face[]>> = {
  white: row([2, 3, 4, 5, 6, 7], COLD),
  teal: row([3, 4, 5, 6, 7, 8], COLD),
  green: row([4, 5, 6, 7, 8, 9], COLD),
  blue: row([5, 6, 7, 8, 9, 10], COLD),
  purple: row([1, 2, 3, 5, 6, 7], WARM),
  orange: row([2, 3, 4, 6, 7, 8], WARM),
  red: row([3, 4, 5, 7, 8, 9], WARM),
  grey: row([4, 5, 6, 8, 9, 10], WARM),
  black: row([0, 0, 0, 0, 0, 0], ['BBSS', 'BBBS', 'BSSS', 'SSSS', 'BBBB', 'SKULL']),
};

/** Ruling D2: the rating of a Conviction or Casting die. */
export const RATING: Readonly<Record<Die, number>> = {
  purple: 1,
  white: 2,
  orange: 3,
  teal: 4,
  red: 5,
  green: 6,
  grey: 7,
  blue: 8,
  black: 0,
};

/** The face that lies up. Throws RangeError unless 1-6. */
export function faceOf(die: RolledDie): Face {
  const found = FACES[die.die][die.face - 1];
  if (!found) throw new RangeError(`${die.die} has no face ${die.face}`);
  return found;
}

export const hasSkull = (dice: readonly RolledDie[]): boolean => dice.some((d) => faceOf(d).skull);
export const numberOf = (dice: readonly RolledDie[]): number =>
  dice.reduce((n, d) => n + faceOf(d).number, 0);

/** More symbols onto a count of them. */
export function addSymbols(to: SymbolCount, added: SymbolCount = {}): void {
  for (const key of SYMBOLS) if (added[key]) to[key] = (to[key] ?? 0) + added[key];
}

/** Symbols shown by the dice, all added up. */
export function symbolsOf(dice: readonly RolledDie[]): Required<SymbolCount> {
  const sum = { book: 0, shield: 0, burst: 0 };
  for (const die of dice) {
    const f = faceOf(die);
    sum.book += f.book;
    sum.shield += f.shield;
    sum.burst += f.burst;
  }
  return sum;
}
