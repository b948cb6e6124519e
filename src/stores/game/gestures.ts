/**
 * What somebody did in one go: a whole way is one thing, and taken back as one. Numbers are decisions made before
 * each of them.
 */
export interface Gestures {
  /** As they are saved. */
  readonly starts: readonly number[];
  begin(now: number): void;
  /** How many decisions were made before what was done last. */
  last(now: number): number;
  /** Goes back from `now` to so many decisions, at most one thing; what was undone can be done again. */
  back(now: number, to: number): void;
  /** How many decisions to do again, begun at `now`. */
  forward(now: number): number;
  /** Something else was decided: what was undone is gone. */
  forget(): void;
}

export function createGestures(saved: readonly number[] = []): Gestures {
  let starts = [...saved];
  let undone: number[] = [];
  const begin = (now: number): void => {
    // What came to nothing began here, too.
    if (starts.at(-1) !== now) starts.push(now);
  };
  return {
    get starts() {
      return starts;
    },
    begin,
    last: (now) => starts.findLast((n) => n < now) ?? now - 1,
    back(now, to) {
      starts = starts.filter((n) => n < to);
      undone.push(now - to);
    },
    forward(now) {
      begin(now);
      return undone.pop() ?? 1;
    },
    forget() {
      undone = [];
    },
  };
}
