import type { Ability, Between, Conditions, Test, Timing } from '../../engine/model/language/abilities.ts';
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

/** Occasions within every attack of one's own, or right after it. */
const OF_OWN_ATTACK: ReadonlySet<Timing> = new Set<Timing>([
  'follow-up',
  'after-miss',
  'struck',
  'deals-damage',
]);

/**
 * Whether an ability makes an attack that is its own occasion again, at no price and under no condition: only the limit of
 * X460 would end it.
 */
export function attacksForEver({ when, conditions = {}, effects = [] }: Ability): boolean {
  return OF_OWN_ATTACK.has(when) && !isLimited(conditions) && makesAttack(effects);
}

/** Whether it can be used so many times alone, or costs what runs out. */
const isLimited = ({ combo: _, if: __, rolls: ___, spLess: ____, ...limits }: Conditions): boolean =>
  Object.values(limits).some((limit) => limit !== undefined && limit !== 0 && limit !== false);

/** Whether it gives back at least what it costs, and costs nothing else: it can be used without end. */
export function paysForItself({ when, conditions = {}, effects = [] }: Ability): boolean {
  if (when === 'passive' || when === 'status') return false;
  const { sp = 0, energy = 0, tokens = {}, symbols = {}, exhaust, ...others } = conditions;
  const isReady = effects.some((op) => op.do === 'ready' && op.card === 'this');
  if (isLimited(others) || (exhaust && !isReady)) return false;
  const given = (does: string, wanted?: string): number =>
    effects.reduce((sum, op) => {
      const { do: what, amount, token, symbol, to } = op as Readonly<Record<string, unknown>>;
      const gives = token ?? symbol;
      const isOwn = to === undefined || (to as { who?: unknown }).who === 'self';
      return what === does && isOwn && (wanted === undefined || gives === wanted)
        ? sum + (amount === undefined ? 1 : typeof amount === 'number' ? amount : 0)
        : sum;
    }, 0);
  const paid: [number, number][] = [
    [sp, given('gain-sp')],
    [energy, given('gain-energy')],
    ...Object.entries(tokens).map(([token, n]): [number, number] => [n ?? 0, given('gain-token', token)]),
    ...Object.entries(symbols).map(([symbol, n]): [number, number] => [n ?? 0, given('add-symbol', symbol)]),
  ];
  const prices = paid.filter(([price]) => price > 0);
  return (prices.length > 0 || exhaust === true) && prices.every(([price, back]) => back >= price);
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
    case 'gains-token':
      return does('gain-token', 'self');
    case 'gains-effect':
      return does('inflict', 'self');
    case 'moves':
      return does('move') || does('move-action');
    default:
      return false;
  }
}
