/** What is worked out beside the page, once for each key, for whoever waits. */
export interface Answers<T> {
  /** undefined: not worked out yet. */
  known(key: string): T | undefined;
  /**
   * Begins the work, unless it is under way or done, and tells when it is; what is given back says that nobody waits
   * any more: a work that nobody waits for is dropped.
   */
  ask(key: string, work: (signal: AbortSignal) => Promise<T>, tell: () => void): () => void;
}

interface Entry<T> {
  answer?: T;
  readonly waiting: Set<() => void>;
  readonly stop: AbortController;
}

/** `failed` is the answer where the work throws. */
export function createAnswers<T extends {}>(failed: T): Answers<T> {
  const entries = new Map<string, Entry<T>>();

  async function workOut(entry: Entry<T>, work: (signal: AbortSignal) => Promise<T>): Promise<void> {
    try {
      entry.answer = await work(entry.stop.signal);
    } catch {
      if (entry.stop.signal.aborted) return;
      entry.answer = failed;
    }
    for (const tell of entry.waiting) tell();
    entry.waiting.clear();
  }

  return {
    known: (key) => entries.get(key)?.answer,
    ask(key, work, tell) {
      const known = entries.get(key);
      const entry: Entry<T> = known ?? { waiting: new Set(), stop: new AbortController() };
      if (!known) {
        entries.set(key, entry);
        void workOut(entry, work);
      }
      entry.waiting.add(tell);
      return () => {
        if (!entry.waiting.delete(tell) || entry.waiting.size > 0) return;
        entries.delete(key);
        entry.stop.abort();
      };
    },
  };
}
