import { type Die, faceOf, type RolledDie } from '../../engine/index.ts';
import type { DieSymbol } from './SymbolIcon.tsx';

/** The mark of a colour in one or two letters, for those who do not see it. */
export const DIE_LETTERS: Readonly<Record<Die, string>> = {
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

/** The symbols of a face, one by one, in the order in which they are painted. */
export function symbolsShown(rolled: RolledDie): DieSymbol[] {
  const { book, shield, burst, skull } = faceOf(rolled);
  if (skull) return ['skull'];
  return [
    ...Array<DieSymbol>(book).fill('book'),
    ...Array<DieSymbol>(shield).fill('shield'),
    ...Array<DieSymbol>(burst).fill('burst'),
  ];
}

const counted = (n: number, word: string) => (n === 0 ? [] : [n === 1 ? word : `${n} ${word}s`]);

/** A rolled die in words: `teal 7, book, 2 shields`. */
export function rolledDieText(rolled: RolledDie): string {
  const { number, book, shield, burst, skull } = faceOf(rolled);
  if (skull) return `${rolled.die}, skull`;
  const shown = rolled.die === 'black' ? rolled.die : `${rolled.die} ${number}`;
  const symbols = [...counted(book, 'book'), ...counted(shield, 'shield'), ...counted(burst, 'burst')];
  return [shown, ...symbols].join(', ');
}
