import { jsonPath, type Warning } from '../../check/problem.ts';

/** A doubt and its place, in a file that is known. */
export type Doubted = Omit<Warning, 'file'>;

export type Keys = readonly (string | number)[];

/** Names and sentences with nothing in them but spaces. */
export function doubtsOfBlanks(value: unknown): Doubted[] {
  const found: Doubted[] = [];
  eachObject(value, (one, keys) => {
    for (const key of ['name', 'text', 'intro'])
      if (typeof one[key] === 'string' && one[key].trim() === '')
        found.push({ path: jsonPath([...keys, key]), doubt: { doubt: 'blank' } });
  });
  return found;
}

/** Visits a value and every object inside it, with the keys that lead there. */
export function eachObject(
  value: unknown,
  visit: (one: Readonly<Record<string, unknown>>, keys: Keys) => void,
  keys: Keys = [],
): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Readonly<Record<string, unknown>>, keys);
  for (const [key, one] of Object.entries(value))
    eachObject(one, visit, [...keys, Array.isArray(value) ? Number(key) : key]);
}
