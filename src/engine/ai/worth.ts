/**
 * How good an end space is for a move, in one number, since a choice asks for hundreds: its value, more is better; `done`
 * when the instruction is fulfilled there; `holds` when what it says is so there: it is adjacent, within, at up to,
 * farther; towards: adjacent (X71).
 */
export type Worth = number;

/** The worth of each place, an index of the board. */
export type WorthOf = (place: number) => Worth;

const DONE = 2;
const HOLDS = 1;
const VALUE_SHIFT = 2;

/** `value` is a whole number of up to 29 bits. */
export const worth = (value: number, done: boolean, holds: boolean): Worth =>
  (value << VALUE_SHIFT) | (done ? DONE : 0) | (holds ? HOLDS : 0);

export const valueIn = (of: Worth): number => of >> VALUE_SHIFT;
export const isDone = (of: Worth): boolean => (of & DONE) !== 0;
export const holds = (of: Worth): boolean => (of & HOLDS) !== 0;

/** Each place is judged once: lines of sight are what a move's choice costs. */
export function judgedOnce(worthOf: WorthOf): WorthOf {
  const known = new Map<number, Worth>();
  return (place) => {
    const before = known.get(place);
    if (before !== undefined) return before;
    const judged = worthOf(place);
    known.set(place, judged);
    return judged;
  };
}
