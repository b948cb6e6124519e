import { innermostAttack } from './scopes.ts';
import type { EncounterState } from './state.ts';

/**
 * Tells states that came of one apart, by a key: the same for two in which everything is alike but for the generator,
 * and for those fields of the innermost attack under way that the caller tells apart itself.
 */
export class Likeness {
  private readonly names = new Map<unknown, number>();
  private readonly seen: unknown[] = [];

  constructor(private readonly from: EncounterState) {}

  keyOf(state: EncounterState, leftOut: ReadonlySet<string>): string {
    let key = '';
    for (const field in state) {
      if (field === 'rng' || field === 'scopes') continue;
      const value = state[field as keyof EncounterState];
      if (value !== this.from[field as keyof EncounterState]) key += `${field} ${this.nameOf(value)},`;
    }
    const attack = innermostAttack(state);
    for (const scope of state.scopes) {
      if (scope !== attack) {
        key += `${this.nameOf(scope)},`;
        continue;
      }
      for (const field in scope)
        if (!leftOut.has(field)) key += `${field} ${this.nameOf(scope[field as keyof typeof scope])},`;
    }
    return key;
  }

  /** The same number for what says the same. */
  private nameOf(value: unknown): number {
    const known = this.names.get(value);
    if (known !== undefined) return known;
    const at = this.seen.findIndex((one) => isAlike(one, value));
    const name = at < 0 ? this.seen.push(value) - 1 : at;
    this.names.set(value, name);
    return name;
  }
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
