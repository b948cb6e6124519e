import { innermostAttack } from './scopes.ts';
import type { EncounterState } from './state.ts';

/**
 * Tells states that came of one apart, by a key: the same for two in which everything is alike but for the generator,
 * and for those fields of the innermost attack under way that the caller tells apart itself.
 */
export class Likeness {
  private readonly fields = new Map<string, Field>();

  constructor(private readonly from: EncounterState) {}

  keyOf(state: EncounterState, leftOut: ReadonlySet<string>): string {
    let key = '';
    for (const field in state) {
      if (field === 'rng' || field === 'scopes') continue;
      const value = state[field as keyof EncounterState];
      if (value !== this.from[field as keyof EncounterState]) key += `${field} ${this.nameOf(field, value)},`;
    }
    const attack = innermostAttack(state);
    for (const scope of state.scopes) {
      if (scope !== attack) {
        key += `${this.nameOf('scope', scope)},`;
        continue;
      }
      for (const field in scope)
        if (!leftOut.has(field))
          key += `${field} ${this.nameOf(ofAttack(field), scope[field as keyof typeof scope])},`;
    }
    return key;
  }

  /** The same number for what says the same. */
  private nameOf(field: string, value: unknown): number {
    let of = this.fields.get(field);
    if (of === undefined) {
      of = { names: new Map(), seen: [] };
      this.fields.set(field, of);
    }
    const known = of.names.get(value);
    if (known !== undefined) return known;
    const at = of.seen.findIndex((one) => isAlike(one, value));
    const name = at < 0 ? of.seen.push(value) - 1 : at;
    of.names.set(value, name);
    return name;
  }
}

const ofAttack = (field: string): string => `attack ${field}`;

/** Values of one field, each that says something else numbered. */
interface Field {
  readonly names: Map<unknown, number>;
  readonly seen: unknown[];
}

/** Whether two plain values say the same. */
function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isAlike(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}
