/**
 * A weapon's lines (malhya.txt L1046, L4641–L4785).
 *
 * 1. The passive effect counts for every attack and defense (L4664).
 * 2. The first line always; others are added if their prerequisites are met and their AP paid (L4656, L4684); the last
 *    one without those between, too (L4693). Costs and effects add up.
 * 3. One aura token at most (L1305, L4705): it may meet a prerequisite, add what the hero's card says, or buy what a line
 *    offers for one (L5221).
 * 4. One special arrow at most, with a ranged weapon (L4719–L4737; MA-51): green cancels a Dodge die, red takes 1 AP off,
 *    yellow adds a Power die.
 * 5. All is planned and paid before the dice (L4650).
 * 6. Defense lines likewise, each attack anew (L4747–L4757); armour's bonus always, for nothing (L4765).
 */
import type { Space } from '../place/space.ts';
import type { AttackPart, DefensePart } from './pools.ts';

export type Characteristic = 'strength' | 'dexterity' | 'intelligence' | 'perception' | 'knowledge';
export type Characteristics = Readonly<Record<Characteristic, number>>;

export type ArrowColour = 'green' | 'red' | 'yellow';

export interface Line<P> {
  readonly ap: number;
  readonly needs?: Readonly<Partial<Characteristics>>;
  readonly adds: P;
  /** What it does beside for an aura token. */
  readonly forAura?: P;
}

/** `area`: spaces hit, as seen by whoever looks to the right. */
export type AttackLine = Line<AttackPart & { readonly area?: readonly Space[] }>;
export type DefenseLine = Line<DefensePart>;

export interface WeaponLines {
  /** Null: a melee weapon. */
  readonly ranged: { readonly range: number | null } | null;
  readonly longReach?: boolean;
  readonly passive: { readonly attack?: AttackPart; readonly defense?: DefensePart };
  readonly attack: readonly AttackLine[];
  readonly defense: readonly DefenseLine[];
}

/** What an aura token is spent on. */
export type AuraUse =
  | { readonly on: 'characteristic'; readonly characteristic: Characteristic }
  /** An effect of the hero's people, by its place there. */
  | { readonly on: 'people'; readonly effect: number }
  /** What a line offers for one, by its place on the weapon. */
  | { readonly on: 'line'; readonly line: number };

/** Who handles it. */
export interface Handler {
  readonly ch: Characteristics;
  readonly ap: number;
  /** Uses of an aura token it could make; none without one. */
  readonly aura: readonly AuraUse[];
  readonly arrows: readonly ArrowColour[];
}

/** A line as the table is shown it. */
export interface LineState {
  readonly line: number;
  readonly ap: number;
  /** Prerequisites not met, and whether one aura token would meet all of them. */
  readonly lacks: readonly {
    readonly characteristic: Characteristic;
    readonly needs: number;
    readonly has: number;
  }[];
  readonly auraWouldMeet: boolean;
}

const valuesOf = (needs: Line<unknown>['needs'] = {}) => Object.entries(needs) as [Characteristic, number][];

const raised = (ch: Characteristics, use: AuraUse | null): Characteristics =>
  use?.on === 'characteristic' ? { ...ch, [use.characteristic]: ch[use.characteristic] + 1 } : ch;

export const lineStates = (
  lines: readonly Line<unknown>[],
  ch: Characteristics,
  use: AuraUse | null = null,
): LineState[] =>
  lines.map(({ ap, needs }, line) => {
    const has = raised(ch, use);
    const lacks = valuesOf(needs)
      .filter(([characteristic, value]) => has[characteristic] < value)
      .map(([characteristic, value]) => ({ characteristic, needs: value, has: has[characteristic] }));
    const [only, ...more] = lacks;
    return {
      line,
      ap,
      lacks,
      auraWouldMeet: only !== undefined && more.length === 0 && only.needs - only.has === 1,
    };
  });

/** Lines that may be used together, by their places: the first, those after it in order, the last by itself. */
function combinations(count: number): number[][] {
  const upTo = Array.from({ length: count }, (_, n) => Array.from({ length: n + 1 }, (_, i) => i));
  const past = upTo.slice(0, -2).map((lines) => [...lines, count - 1]);
  return [...upTo, ...past];
}

/** What one attack or defense is made of, and its price. */
export interface HandlingPlan {
  readonly lines: readonly number[];
  readonly aura: AuraUse | null;
  readonly arrow: ArrowColour | null;
  readonly ap: number;
}

const priceOf = (lines: readonly Line<unknown>[], used: readonly number[]): number =>
  used.reduce((sum, line) => sum + lines[line]!.ap, 0);

/** Whether a token is of use with these lines: what a line offers only with that line. */
function serves(lines: readonly Line<unknown>[], used: readonly number[], use: AuraUse, ch: Characteristics) {
  if (use.on === 'line') return used.includes(use.line) && lines[use.line]?.forAura !== undefined;
  if (use.on === 'people') return true;
  return used.some((line) => (lines[line]!.needs?.[use.characteristic] ?? 0) > ch[use.characteristic]);
}

function plansFor(
  lines: readonly Line<unknown>[],
  { ch, aura, ap }: Pick<Handler, 'ch' | 'aura' | 'ap'>,
  arrows: readonly (ArrowColour | null)[],
): HandlingPlan[] {
  return combinations(lines.length).flatMap((used) =>
    [null, ...aura].flatMap((use) => {
      const states = lineStates(lines, ch, use);
      if (used.some((line) => states[line]!.lacks.length > 0)) return [];
      if (use && !serves(lines, used, use, ch)) return [];
      return arrows
        .map((arrow) => ({
          lines: used,
          aura: use,
          arrow,
          ap: Math.max(0, priceOf(lines, used) - Number(arrow === 'red')),
        }))
        .filter((plan) => plan.ap <= ap);
    }),
  );
}

/** Every attack a hero can make with its weapon. */
export const attackPlans = (weapon: WeaponLines, hero: Handler): HandlingPlan[] =>
  plansFor(weapon.attack, hero, [null, ...(weapon.ranged ? new Set(hero.arrows) : [])]);

/** Every defense; without its lines where the first one cannot be had for nothing. */
export function defensePlans(weapon: WeaponLines, hero: Omit<Handler, 'arrows'>): HandlingPlan[] {
  const plans = plansFor(weapon.defense, hero, [null]);
  const isFree = plans.some(({ ap, aura }) => ap === 0 && aura === null);
  const bare = [null, ...hero.aura.filter(({ on }) => on === 'people')].map(
    (aura): HandlingPlan => ({ lines: [], aura, arrow: null, ap: 0 }),
  );
  return isFree ? plans : [...bare, ...plans];
}

const ARROWS: Readonly<Record<ArrowColour, AttackPart>> = {
  green: { gain: { cancelDodge: 1 } },
  red: {},
  yellow: { dice: { power: 1 } },
};

const partsOfLines = <P>(lines: readonly Line<P>[], { lines: used, aura }: HandlingPlan): P[] =>
  used.flatMap((line) => {
    const { adds, forAura } = lines[line]!;
    return aura?.on === 'line' && aura.line === line && forAura ? [adds, forAura] : [adds];
  });

/** What a plan puts into an attack; what its people's effects add stands in their order. */
export const attackPartsOf = (
  weapon: WeaponLines,
  plan: HandlingPlan,
  people: readonly AttackPart[] = [],
): (AttackPart & { readonly area?: readonly Space[] })[] => [
  ...(weapon.passive.attack ? [weapon.passive.attack] : []),
  ...partsOfLines(weapon.attack, plan),
  ...(plan.aura?.on === 'people' ? [people[plan.aura.effect] ?? {}] : []),
  ...(plan.arrow ? [ARROWS[plan.arrow]] : []),
];

/** The same for a defense, with the armour that is worn. */
export const defensePartsOf = (
  weapon: WeaponLines,
  plan: HandlingPlan,
  {
    armour,
    people = [],
  }: { readonly armour?: DefensePart | null; readonly people?: readonly DefensePart[] } = {},
): DefensePart[] => [
  ...(weapon.passive.defense ? [weapon.passive.defense] : []),
  ...partsOfLines(weapon.defense, plan),
  ...(plan.aura?.on === 'people' ? [people[plan.aura.effect] ?? {}] : []),
  ...(armour ? [armour] : []),
];

/** The area of a plan: that of the last line that has one. */
export const areaOf = (weapon: WeaponLines, plan: HandlingPlan): readonly Space[] | null =>
  partsOfLines(weapon.attack, plan).findLast(({ area }) => area !== undefined)?.area ?? null;
