/** Counts the writes of a list, those of earlier visits with them: which was written last, whatever the clock says. */
export interface Writes {
  /** Of one more. */
  next(): number;
  /** There were that many at least. */
  atLeast(written: number): void;
  /** Before anything is written in this visit, it is known how many there were before. */
  counted(): Promise<void>;
}

/** Of what is kept in that storage. */
export function writesSoFar(storage: { order(): Promise<number> }): Writes {
  let written = 0;
  let isCounted = false;
  const atLeast = (other: number) => {
    written = Math.max(written, other);
  };
  return {
    next: () => ++written,
    atLeast,
    async counted() {
      if (isCounted) return;
      try {
        atLeast(await storage.order());
        isCounted = true;
      } catch {
        // Whoever reads or writes there is told why.
      }
    },
  };
}
