import { type Die, faceOf, type RolledDie, SYMBOLS } from '../../engine/index.ts';
import { allOf, listed, points } from './grammar.ts';

/** A face in words: `6 (book, shield)`, `skull`. */
export function faceText(die: RolledDie): string {
  const face = faceOf(die);
  if (face.skull) return 'skull';
  const symbols = listed(
    SYMBOLS.flatMap((symbol) =>
      face[symbol] > 1 ? [points(face[symbol], symbol)] : face[symbol] ? [symbol] : [],
    ),
  );
  if (die.die === 'black') return symbols;
  return symbols ? `${face.number} (${symbols})` : String(face.number);
}

/** The faces of a roll: `6 (book, shield) and 3`. */
export const rollText = (dice: readonly RolledDie[]): string =>
  allOf(dice.map((die) => faceText(die) || 'a blank'));

/** What it comes to, whatever symbols lie beside: `6 + 3 = 9, and a skull`. */
export function sumText(dice: readonly RolledDie[]): string {
  const faces = dice.map(faceOf);
  const numbers = faces.filter((_, i) => dice[i]!.die !== 'black').map(({ number }) => number);
  const sum = numbers.reduce((total, number) => total + number, 0);
  const roll = numbers.length > 1 ? `${numbers.join(' + ')} = ${sum}` : `${sum}`;
  return faces.some(({ skull }) => skull) ? `${roll}, and a skull` : roll;
}

/** Dice by their colours: `1 white die + 2 purple dice`. */
export const diceText = (dice: readonly Die[]): string =>
  [...new Set(dice)]
    .map((colour) => points(dice.filter((one) => one === colour).length, `${colour} die`, `${colour} dice`))
    .join(' + ');

/** A die as it lies: `purple 6 (book)`. */
export const lyingDie = (die: RolledDie): string => `${die.die} ${faceText(die)}`.trim();
