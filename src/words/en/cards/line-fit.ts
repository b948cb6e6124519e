/** What a line of so few characters has room for: pieces in the order of their weight, each said at length or shortly. */

/** The most characters of what a card of the dock does. */
export const LINE = 22;

/** One thing to say, in the ways it may be said, the best first. */
export type Piece = readonly string[];

/** The most pieces that are tried against each other; what comes after them never fits. */
const MOST = 5;

interface Fitted {
  readonly text: string;
  /** How much of it is said: what comes first weighs more than all that comes after. */
  readonly weight: number;
  /** How well it is said: the first way of a piece is the best. */
  readonly shortened: number;
}

/** The pieces that fit into one line, with commas between; the first of all, whatever else goes. Empty for no pieces. */
export function fitted(pieces: readonly Piece[], most = LINE): string {
  const tried = pieces.filter((piece) => piece.length > 0).slice(0, MOST);
  let best: readonly Fitted[] = [{ text: '', weight: 0, shortened: 0 }];
  for (const [i, piece] of tried.entries()) {
    const weight = 2 ** (MOST - i);
    best = best.flatMap((before) => [
      before,
      ...piece.map((said, n) => ({
        text: before.text === '' ? said : `${before.text}, ${said}`,
        weight: before.weight + weight,
        shortened: before.shortened + n,
      })),
    ]);
    best = best.filter(({ text }) => text.length <= most);
  }
  const [first = { text: '' }] = best.toSorted((a, b) => b.weight - a.weight || a.shortened - b.shortened);
  return first.text;
}
