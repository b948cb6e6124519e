/** Those who hear of something, each until it ends that. */
export interface Hearers<T> {
  add(hear: (value: T) => void): () => void;
  tell(value: T): void;
  clear(): void;
}

export function hearers<T>(): Hearers<T> {
  // Wrapped: the same function may hear twice.
  const all = new Set<{ readonly hear: (value: T) => void }>();
  return {
    add(hear) {
      const one = { hear };
      all.add(one);
      return () => void all.delete(one);
    },
    tell(value) {
      for (const one of [...all]) if (all.has(one)) one.hear(value);
    },
    clear: () => all.clear(),
  };
}
