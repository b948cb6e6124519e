import type { Cells } from '../../stores/kept/cells.ts';

/**
 * Cells of a browser that somebody else wrote. What lies there is given as it is: deeper than a program that goes into
 * itself could write it.
 */
export function givenCells(given: object): Cells {
  const kept = new Map<string, unknown>(Object.entries(given));
  const between = (from: string, to: string) =>
    [...kept.keys()].filter((key) => key >= from && key < to).sort();
  return {
    lasts: false,
    transact: (_mode, work) =>
      work({
        get: async (key) => kept.get(key),
        all: async (from, to) => between(from, to).map((key) => [key, kept.get(key)] as const),
        keys: async (from, to) => between(from, to),
        put: (key, value) => void kept.set(key, JSON.parse(JSON.stringify(value))),
        remove: (from, to) => {
          for (const key of kept.keys()) if (key >= from && key < to) kept.delete(key);
        },
      }),
  };
}
