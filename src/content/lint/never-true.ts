import type { Ability, Between, Test } from '../../engine/model/language/abilities.ts';
import type { AiAsked, AiCondition } from '../../engine/model/language/ai.ts';

type Asked = Test | AiAsked;

/** Whether tests that must all hold can for certain never do: no game could show otherwise. */
export function neverAll(tests: readonly Asked[]): boolean {
  if (tests.some(never)) return true;
  const asked = new Set(tests.map((test) => JSON.stringify(test)));
  const denied = tests.flatMap((test) => (test.is === 'not' ? ['test' in test ? test.test : test.of] : []));
  if (denied.some((test) => asked.has(JSON.stringify(test)))) return true;
  const kinds = new Set(tests.flatMap((test) => (test.is === 'attack-kind' ? [test.kind] : [])));
  return kinds.size > 1 || outOfBounds(tests.flatMap(boundsIn));
}

/** A number that is asked after, by what it is the number of. */
export interface Bound extends Between {
  readonly of: string;
}

/** Of one figure: several may each be so, and all the same be others. */
function boundsIn(test: Asked): Bound[] {
  switch (test.is) {
    case 'sp':
    case 'distance':
      return [{ of: test.is, atLeast: test.atLeast, atMost: test.atMost }];
    case 'round':
      return [{ of: 'round', atLeast: test.atLeast, atMost: test.atMost }];
    case 'hp-left':
    case 'number':
    case 'bears':
    case 'figures': {
      if ('who' in test && test.who !== undefined && test.who !== 'self') return [];
      const { atLeast, atMost, ...of } = test;
      return [{ of: JSON.stringify(of), atLeast, atMost }];
    }
    default:
      return [];
  }
}

/** Whether no number is as high and as low as all of these ask. */
export function outOfBounds(bounds: readonly Bound[]): boolean {
  const ranges = new Map<string, { least: number; most: number }>();
  for (const { of, atLeast = 0, atMost = Number.POSITIVE_INFINITY } of bounds) {
    const { least, most } = ranges.get(of) ?? { least: 0, most: Number.POSITIVE_INFINITY };
    ranges.set(of, { least: Math.max(least, atLeast), most: Math.min(most, atMost) });
  }
  return [...ranges.values()].some(({ least, most }) => least > most);
}

function never(test: Asked): boolean {
  switch (test.is) {
    case 'opponent':
    case 'ally':
      return test.withEffect !== undefined && test.withEffect === test.withoutEffect;
    case 'any':
      return test.tests.every((one) => neverAll([one]));
    case 'subject':
      return neverAll(test.tests);
    case 'hp-left':
      return (test.atLeast ?? 0) > (test.atMost ?? Number.POSITIVE_INFINITY);
    case 'round':
      return test.every !== undefined && test.atMost !== undefined && test.every > test.atMost;
    default:
      return false;
  }
}

/** The same of a step's condition. */
export const neverHolds = (condition: AiCondition): boolean =>
  condition.is === 'all' ? neverAll(condition.of) : condition.is !== 'otherwise' && neverAll([condition]);

/**
 * Whether a Follow-Up makes an attack that it follows again, at no price and under no condition: only the limit on
 * attacks inside one another would end it.
 */
export function attacksForEver({ when, conditions = {}, effects = [] }: Ability): boolean {
  return when === 'follow-up' && Object.keys(conditions).length === 0 && makesAttack(effects);
}

function makesAttack(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (value as { do?: unknown }).do === 'attack' || Object.values(value).some(makesAttack);
}

/** What does again what it answers, at no price and under no condition: it ends when somebody is Defeated. */
export function answersForEver({ when, may, of, conditions = {}, effects = [] }: Ability): boolean {
  if (may || of || Object.keys(conditions).length > 0) return false;
  const does = (what: string, who?: string) =>
    effects.some((op) => op.do === what && (who === undefined || ('to' in op && op.to?.who === who)));
  switch (when) {
    case 'deals-damage':
      return does('damage');
    case 'damaged':
      return does('damage', 'self');
    case 'heals':
      return does('heal', 'self');
    default:
      return false;
  }
}
