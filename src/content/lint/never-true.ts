import type { Ability, Test } from '../../engine/model/language/abilities.ts';
import type { AiAsked, AiCondition } from '../../engine/model/language/ai.ts';

type Asked = Test | AiAsked;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether tests that must all hold can for certain never do: no game could show otherwise. */
export function neverAll(tests: readonly Asked[]): boolean {
  return tests.some((test) => never(test) || tests.some((other) => excludes(test, other)));
}

function never(test: Asked): boolean {
  switch (test.is) {
    case 'sp':
    case 'distance':
      return test.atLeast !== undefined && test.atMost !== undefined && test.atLeast > test.atMost;
    case 'opponent':
    case 'ally':
      return test.withEffect !== undefined && test.withEffect === test.withoutEffect;
    case 'any':
      return test.tests.every((one) => neverAll([one]));
    case 'subject':
      return neverAll(test.tests);
    default:
      return false;
  }
}

/** Whether one is the other's negation, or asks the same thing to be two things at once. */
function excludes(test: Asked, other: Asked): boolean {
  if (test.is === 'not') return isSame('test' in test ? test.test : test.of, other);
  if (test.is === 'attack-kind' && other.is === 'attack-kind') return test.kind !== other.kind;
  if (test.is === 'sp' && other.is === 'sp') return (test.atLeast ?? 0) > (other.atMost ?? Infinity);
  if (test.is === 'distance' && other.is === 'distance')
    return (test.atLeast ?? 0) > (other.atMost ?? Infinity);
  return false;
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
