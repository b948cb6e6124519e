import { innermostAttack, type Scope } from './scopes.ts';
import type { EncounterState } from './state.ts';

/**
 * Tells states that came of one apart, by a key: the same for two in which everything is alike but for the generator,
 * and for the innermost attack under way, of which the caller says itself what is to be told apart.
 */
export class Likeness {
  private readonly names = new Map<unknown, number>();
  private readonly seen: unknown[] = [];

  constructor(private readonly from: EncounterState) {}

  keyOf(state: EncounterState, ofAttack: unknown): string {
    const differs: string[] = [];
    for (const [field, value] of Object.entries(state)) {
      if (field === 'rng' || field === 'scopes' || value === this.from[field as keyof EncounterState])
        continue;
      differs.push(`${field} ${this.nameOf(value)}`);
    }
    const attack = innermostAttack(state);
    const others = state.scopes.filter((scope: Scope) => scope !== attack);
    return `${differs}|${others.map((scope) => this.nameOf(scope))}|${JSON.stringify(ofAttack)}`;
  }

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
