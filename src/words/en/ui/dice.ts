import { type Die, faceOf, type RolledDie, type Symbol as SymbolName } from '../../../engine/index.ts';
import { listed, points } from '../grammar.ts';

/** A die by its colour. */
export const die = (colour: Die): string => `${colour} die`;

/** The mark of a colour in one or two letters, for those who do not see it. */
export const letter: Readonly<Record<Die, string>> = {
  white: 'W',
  teal: 'T',
  green: 'Gn',
  blue: 'Bu',
  purple: 'P',
  orange: 'O',
  red: 'R',
  grey: 'Gy',
  black: 'Bk',
};

/** What a die can show beside its number. */
export const symbol = (name: SymbolName | 'skull'): string => name;

/** A rolled die: `teal 7, book, 2 shields`. */
export function rolled(lying: RolledDie): string {
  const { number, skull, ...symbols } = faceOf(lying);
  if (skull) return listed([lying.die, symbol('skull')]);
  const shown = (['book', 'shield', 'burst'] as const).filter((name) => symbols[name] > 0);
  return listed([
    lying.die === 'black' ? lying.die : `${lying.die} ${number}`,
    ...shown.map((name) => (symbols[name] === 1 ? symbol(name) : points(symbols[name], symbol(name)))),
  ]);
}

/** A row of dice: what they are for, then each. */
export const row = (what: string | undefined, dice: readonly RolledDie[]): string =>
  `${what ?? 'Dice'}: ${dice.map(rolled).join('; ')}`;
