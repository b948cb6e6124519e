import { type Catalogue, checkRef } from './cross-references.ts';
import type { Finding } from './problem.ts';

type Keys = readonly (string | number)[];

/** Every `spawn` inside a card or an encounter, however deep, against the combatants there are. */
export function checkSpawns(value: unknown, catalogue: Catalogue, keys: Keys = []): Finding[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, i) => checkSpawns(one, catalogue, [...keys, i]));
  const fields = value as Readonly<Record<string, unknown>>;
  const own =
    fields.do === 'spawn' && typeof fields.card === 'string'
      ? checkRef(catalogue, 'combatants', fields.card, [...keys, 'card'])
      : [];
  return [
    ...own,
    ...Object.entries(fields).flatMap(([key, one]) => checkSpawns(one, catalogue, [...keys, key])),
  ];
}
