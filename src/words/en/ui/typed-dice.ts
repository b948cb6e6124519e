/** Dice that were thrown on the real table and are typed. */
import type { Die, Symbol as SymbolName } from '../../../engine/index.ts';

/** The key of each symbol on a die without numbers. */
export const keyOf: Readonly<Record<SymbolName | 'skull', string>> = {
  book: 'b',
  shield: 's',
  burst: 'u',
  skull: 'k',
};

/** Faces that are typed by number, or by their symbols. */
export const how = (isNumber: boolean): string =>
  isNumber ? 'Type the number on the die.' : 'Type b for a book, s for a shield, k for a skull.';

export const count = (dice: number): string => (dice === 1 ? 'Use this' : `Use ${dice} dice`);

export const die = (at: number, name: string, lies: string | null): string =>
  `Die ${at + 1}, ${name}: ${lies ?? 'not typed'}`;

export const wrong = (written: string, name: string): string => `No ${written} on the ${name}.`;

export const left = (dice: number): string => `${dice} ${dice === 1 ? 'die is' : 'dice are'} missing.`;

export const faces = (of: Die | undefined): string => (of ? `Faces of the ${of} die` : 'Faces');

/** A face that is written, since there are too many for buttons. */
export const face = {
  enter: 'Enter',
  wrong: (written: string, sides: number) =>
    `Enter a whole number from 1 to ${sides}${written === '' ? '' : `, not ${written}`}.`,
};
