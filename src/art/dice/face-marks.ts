import type { DieSymbol } from './symbol-paths.ts';

/** What is painted on a face; the number is null where it has none (the black die). */
export interface FaceShown {
  readonly number: number | null;
  readonly symbols: readonly DieSymbol[];
}

interface PlacedSymbol {
  readonly symbol: DieSymbol;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where it stands, in a box of 100. */
export interface FaceMarks {
  readonly number: { readonly text: string; readonly base: number; readonly height: number } | null;
  readonly symbols: readonly PlacedSymbol[];
}

export function marksOf({ number, symbols }: FaceShown): FaceMarks {
  if (number === null) {
    const [only, ...more] = symbols;
    if (only && more.length === 0)
      return { number: null, symbols: [{ symbol: only, x: 20, y: 20, size: 60 }] };
    const placed = symbols.map((symbol, i) => ({
      symbol,
      x: 17 + (i % 2) * 35,
      y: 17 + (i >> 1) * 35,
      size: 31,
    }));
    return { number: null, symbols: placed };
  }
  const many = symbols.length > 3;
  const size = many ? 20 : 25;
  const step = many ? 21.5 : 28;
  const start = 50 - ((symbols.length - 1) * step + size) / 2;
  const bare = symbols.length === 0;
  return {
    number: { text: String(number), base: bare ? 71 : 54, height: bare ? 60 : 50 },
    symbols: symbols.map((symbol, i) => ({ symbol, x: start + i * step, y: 62, size })),
  };
}
