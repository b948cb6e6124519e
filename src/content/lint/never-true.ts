import type { Ability, Test } from '../../engine/model/language/abilities.ts';
import type { AiAsked, AiCondition } from '../../engine/model/language/ai.ts';

type Asked = Test | AiAsked;

/** Whether tests that must all hold can for certain never do: no game could show otherwise. */
export function neverAll(tests: readonly Asked[]): boolean {
  if (tests.some(never)) return true;
  const asked = new Set(tests.map((test) => JSON.stringify(test)));
  const denied = tests.flatMap((test) => (test.is === 'not' ? ['test' in test ? test.test : test.of] : []));
  if (denied.some((test) => asked.has(JSON.stringify(test)))) return true;
  const kinds = new Set(tests.flatMap((test) => (test.is === 'attack-kind' ? [test.kind] : [])));
  return kinds.size > 1 || outOfBounds(tests, 'sp') || outOfBounds(tests, 'distance');
}

/** Whether no number is as high and as low as all of these ask. */
function outOfBounds(tests: readonly Asked[], of: 'sp' | 'distance'): boolean {
  const bounds = tests.flatMap((test) => (test.is === of ? [test] : []));
  const least = Math.max(...bounds.map(({ atLeast = 0 }) => atLeast));
  return least > Math.min(...bounds.map(({ atMost = Infinity }) => atMost));
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
    case 'figures':
    case 'number':
    case 'hp-left':
    case 'round':
    case 'bears':
      return (test.atLeast ?? 0) > (test.atMost ?? Number.POSITIVE_INFINITY);
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
