/** What is done once something else is: at most one thing waits, and whatever comes in between has put it off. */
export interface DoneFirst {
  /** Something waits. */
  readonly waits: boolean;
  /** Does it when that is done, or at once where there is nothing to wait for. */
  after(done: Promise<unknown> | null, run: () => void, failed?: (error: unknown) => void): void;
  /** Waits no longer. */
  stop(): void;
}

export function doneFirst(): DoneFirst {
  let waiting: object | null = null;
  return {
    get waits() {
      return waiting !== null;
    },
    after(done, run, failed) {
      const mine = {};
      waiting = done && mine;
      if (!done) {
        run();
        return;
      }
      const then = (next: () => void) => {
        if (waiting !== mine) return;
        waiting = null;
        next();
      };
      void done.then(() => then(run), failed && ((error: unknown) => then(() => failed(error))));
    },
    stop() {
      waiting = null;
    },
  };
}
