/** What the first screen gives to the whole one: before it stands, while it comes, or after. */
export interface HandOver<T> {
  give(one: T): void;
  /** Whoever takes what is given, and what waits already; gives how to stop. What is given to nobody waits. */
  taken(take: (one: T) => void): () => void;
}

export function createHandOver<T>(): HandOver<T> {
  const waiting: T[] = [];
  let taker: ((one: T) => void) | null = null;
  return {
    give(one) {
      if (taker) taker(one);
      else waiting.push(one);
    },
    taken(take) {
      taker = take;
      for (const one of waiting.splice(0)) take(one);
      return () => {
        if (taker === take) taker = null;
      };
    },
  };
}
