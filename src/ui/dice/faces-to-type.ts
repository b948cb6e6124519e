import type { DieSymbol } from '../../art/dice/symbol-paths.ts';
import { type Die, FACES } from '../../engine/index.ts';
import { symbolsShown } from './symbols-shown.ts';

/** The six faces of a die with what is typed for each: its number, or where it has none a letter for each symbol. */
export const facesToType = (
  die: Die,
  keyOf: Readonly<Record<DieSymbol, string>>,
): readonly { readonly face: number; readonly code: string }[] =>
  FACES[die].map(({ number }, i) => ({
    face: i + 1,
    code:
      number > 0
        ? String(number)
        : symbolsShown({ die, face: i + 1 })
            .map((symbol) => keyOf[symbol])
            .join(''),
  }));
