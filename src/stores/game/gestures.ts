/**
 * What somebody did in one go: a whole way is one thing, and taken back as one. Numbers are decisions made before
 * each of them.
 */
export interface Gestures {
  /** As they are saved. */
  readonly starts: readonly number[];
  begin(now: number): void;
  /** How many decisions to go back to from `now`; what was undone can be done again. */
  back(now: number): number;
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
    back(now) {
      const before = starts.filter((n) => n < now);
      const to = before.at(-1) ?? now - 1;
      starts = before.slice(0, -1);
      undone.push(now - to);
      return to;
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
