import type { DieSymbol } from '../../art/dice/symbol-paths.ts';
import { faceOf, type RolledDie } from '../../engine/index.ts';

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
