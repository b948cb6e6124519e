import { type Catalogue, checkRef } from './cross-references.ts';
import type { Finding } from './problem.ts';

type Keys = readonly (string | number)[];

/** Every `spawn` inside a card or an encounter, however deep, against the combatants there are. */
export function checkSpawns(value: unknown, catalogue: Catalogue, keys: Keys = []): Finding[] {
  const found: Finding[] = [];
  walk(value, [...keys], (card, at) =>
    found.push(...checkRef(catalogue, 'combatants', card, [...at, 'card'])),
  );
  return found;
}

/** One list of keys for the whole way: most cards spawn nothing, and all are walked. */
function walk(value: unknown, keys: (string | number)[], spawns: (card: string, keys: Keys) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Readonly<Record<string, unknown>>;
  if (fields.do === 'spawn' && typeof fields.card === 'string') spawns(fields.card, keys);
  const isList = Array.isArray(value);
  for (const key in fields) {
    const one = fields[key];
    if (typeof one !== 'object') continue;
    keys.push(isList ? Number(key) : key);
    walk(one, keys, spawns);
    keys.pop();
  }
}
