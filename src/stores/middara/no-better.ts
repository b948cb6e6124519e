/** Whether one state has nothing that another lacks: what was paid for it apart, they are the same. */
import type { CardInstance, EncounterState, Figure, FigureId, Scope } from '../../engine/index.ts';

/** What else may differ between the two. */
export interface Aside {
  /** Healing, and SP gained: both can still be had afterwards. */
  readonly mayMend: boolean;
  /** Whose points of damage are a price, too. */
  readonly bleeds?: FigureId;
}

/**
 * Whether `one` is `other` but for what was paid: SP, cards exhausted, flipped or gone, tokens, Energy, uses. So nobody
 * would want `one` who can have `other`.
 */
export function isNoBetter(one: EncounterState, other: EncounterState, aside: Aside): boolean {
  return keysOf(one, other).every((key) => {
    if (one[key] === other[key]) return true;
    switch (key) {
      case 'figures':
        return alike(one.figures, other.figures, (a, b) => isFigureNoBetter(a, b, aside));
      case 'scopes':
        return alike(one.scopes, other.scopes, isScopeNoBetter);
      case 'turn':
        return isUsedUp(one.turn, other.turn, 'used', 'breakAttacked');
      case 'clock':
        return isUsedUp(one.clock, other.clock, 'used');
      default:
        return isSame(one[key], other[key]);
    }
  });
}

function isFigureNoBetter(one: Figure, other: Figure, { mayMend, bleeds }: Aside): boolean {
  return keysOf(one, other).every((key) => {
    if (one[key] === other[key]) return true;
    switch (key) {
      case 'sp':
        return mayMend || one.sp < other.sp;
      case 'damage':
        // Whoever is out of the fight is hurt no more.
        if (one.defeated && other.defeated) return true;
        return one.damage < other.damage ? mayMend : one.id === bleeds;
      case 'tokens':
        return keysOf(one.tokens, other.tokens).every(
          (token) => (one.tokens[token] ?? 0) <= (other.tokens[token] ?? 0),
        );
      case 'cards':
        return areCardsNoBetter(one.cards, other.cards);
      case 'pack':
        return areCardsNoBetter(one.pack, other.pack);
      default:
        return isSame(one[key], other[key]);
    }
  });
}

/** Each of them lies there too, and is no readier. */
const areCardsNoBetter = (some: readonly CardInstance[], others: readonly CardInstance[]): boolean =>
  some.every((card) => {
    const same = others.find(({ id }) => id === card.id);
    return same !== undefined && isCardNoBetter(card, same);
  });

function isCardNoBetter(one: CardInstance, other: CardInstance): boolean {
  return keysOf(one, other).every((key) => {
    if (one[key] === other[key]) return true;
    switch (key) {
      case 'exhausted':
      case 'flipped':
        return one[key];
      // It is turned over with it.
      case 'face':
        return one.flipped && !other.flipped;
      case 'energy':
        return (one.energy ?? 0) < (other.energy ?? 0);
      case 'used':
        return has(one.used, other.used);
      case 'upgrades':
        return areCardsNoBetter(one.upgrades ?? [], other.upgrades ?? []);
      default:
        return isSame(one[key], other[key]);
    }
  });
}

const isScopeNoBetter = (one: Scope, other: Scope): boolean =>
  one.kind === 'attack' && other.kind === 'attack' ? isUsedUp(one, other, 'used') : isSame(one, other);

/** The same but for lists of what was used: `one` has used all that `other` has. */
function isUsedUp<T extends object, K extends keyof T>(
  one: T | null,
  other: T | null,
  ...lists: readonly K[]
): boolean {
  if (!one || !other) return one === other;
  return keysOf(one, other).every((key) => {
    if (!lists.some((list) => list === key)) return isSame(one[key], other[key]);
    return has((one[key] ?? []) as readonly string[], (other[key] ?? []) as readonly string[]);
  });
}

const has = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((one) => all.includes(one));

const alike = <T>(some: readonly T[], others: readonly T[], is: (one: T, other: T) => boolean): boolean =>
  some.length === others.length && some.every((one, i) => one === others[i] || is(one, others[i]!));

const keysOf = <T extends object>(one: T, other: T): (keyof T)[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)] as (keyof T)[]),
];

/** The same to whoever reads it. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  return keysOf<Readonly<Record<string, unknown>>>(
    one as Record<string, unknown>,
    other as Record<string, unknown>,
  ).every((key) => isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]));
}
