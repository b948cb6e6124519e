/**
 * What is put into an attack and into a defense, and what comes of the dice (malhya.txt L4385–L4457): lines, passive
 * effects, equipment, talents, aura, tokens and situations all add up (L4415, L4455).
 */
import {
  type AttackDie,
  type DefenseDie,
  type DiceOf,
  type FightDie,
  HERO_DICE,
  type RolledDie,
} from './fight-dice.ts';

/** The three kinds of wounds (L4421); enemies suffer damage alone (L4423). */
export interface Wounds {
  readonly damage: number;
  readonly injury: number;
  readonly shock: number;
}

export const NO_WOUNDS: Wounds = { damage: 0, injury: 0, shock: 0 };
export const WOUND_KINDS = ['damage', 'injury', 'shock'] as const;

export const woundsIn = ({ damage, injury, shock }: Wounds): number => damage + injury + shock;

/** What an attack or a defense does besides wounds and shields. */
export type FightEffect =
  | { readonly do: 'push' | 'pull' | 'push-or-pull'; readonly spaces: number }
  /** Until it is beside the attacker (L5889). */
  | { readonly do: 'pull-beside' }
  | { readonly do: 'lose-initiative' | 'lose-movement' }
  | { readonly do: 'discard'; readonly what: string; readonly count: number }
  /** Upgrade tokens of the enemy's type (L6050). */
  | { readonly do: 'cancel-tokens' }
  /** Once all is resolved, in any direction (L5237). */
  | { readonly do: 'step'; readonly spaces: number }
  /** Where the attack has killed (L5225). */
  | { readonly do: 'aura-for-kill'; readonly count: number };

/** What counts in an attack without dice, or for each special rolled. */
export interface AttackGain extends Partial<Wounds> {
  /** Defense dice not rolled (L4986, L5020). */
  readonly cancelDefense?: number;
  readonly cancelDodge?: number;
  readonly cancelShields?: number | 'all';
  readonly effects?: readonly FightEffect[];
}

export interface DefenseGain {
  readonly shields?: number;
  /** As a dodge rolled (L5107, L4777). */
  readonly dodge?: boolean;
  /** Damage to the attacker without defense, once the attack is over (L5239). */
  readonly counter?: number;
  /** Shocks that are not suffered (L5792). */
  readonly cancelShocks?: number | 'all';
  readonly effects?: readonly FightEffect[];
}

/** What one thing adds. */
export interface Part<D extends FightDie, G> {
  readonly dice?: DiceOf<D>;
  readonly gain?: G;
  /** What each special of a die is worth. */
  readonly specials?: Readonly<Partial<Record<D, G>>>;
}

/** `only`: it counts for attacks of that kind alone (L5880). */
export type AttackPart = Part<AttackDie, AttackGain> & { readonly only?: 'melee' | 'ranged' };
export type DefensePart = Part<DefenseDie, DefenseGain>;

/** Everything added up. */
export interface Pool<D extends FightDie, G> {
  readonly dice: Readonly<Record<D, number>>;
  /** Dice over the three of a hero, which are not rolled. */
  readonly over: Readonly<Record<D, number>>;
  readonly gain: readonly G[];
  readonly specials: Readonly<Record<D, readonly G[]>>;
}

export type AttackPool = Pool<AttackDie, AttackGain>;
export type DefensePool = Pool<DefenseDie, DefenseGain>;

function added<D extends FightDie, G>(
  kinds: readonly D[],
  parts: readonly Part<D, G>[],
  of: 'hero' | 'enemy',
): Pool<D, G> {
  const by = <V>(value: (die: D) => V) =>
    Object.fromEntries(kinds.map((die) => [die, value(die)])) as Record<D, V>;
  const sum = (die: D) => parts.reduce((all, { dice }) => all + (dice?.[die] ?? 0), 0);
  const most = of === 'hero' ? HERO_DICE : Number.POSITIVE_INFINITY;
  return {
    dice: by((die) => Math.min(most, sum(die))),
    over: by((die) => Math.max(0, sum(die) - most)),
    gain: parts.flatMap(({ gain }) => (gain ? [gain] : [])),
    specials: by((die) =>
      parts.flatMap(({ specials }) => {
        const gain = specials?.[die];
        return gain ? [gain] : [];
      }),
    ),
  };
}

export const attackPool = (
  parts: readonly AttackPart[],
  of: 'hero' | 'enemy',
  kind: 'melee' | 'ranged' = 'melee',
): AttackPool =>
  added(
    ['attack', 'power'],
    parts.filter(({ only = kind }) => only === kind),
    of,
  );

export const defensePool = (parts: readonly DefensePart[], of: 'hero' | 'enemy'): DefensePool =>
  added(['defense', 'dodge'], parts, of);

/** What an attack comes to before anybody defends. */
export interface Strike {
  readonly wounds: Wounds;
  readonly cancelDefense: number;
  readonly cancelDodge: number;
  readonly cancelShields: number | 'all';
  readonly effects: readonly FightEffect[];
}

export interface Guard {
  readonly shields: number;
  readonly dodged: boolean;
  readonly counter: number;
  readonly cancelShocks: number | 'all';
  readonly effects: readonly FightEffect[];
}

/** What is gained without dice and by the specials of a roll. */
const gainsOf = <D extends FightDie, G>(pool: Pool<D, G>, rolled: readonly RolledDie<D>[]): readonly G[] => [
  ...pool.gain,
  ...rolled.flatMap(({ die, face }) => (face === 'special' ? pool.specials[die] : [])),
];

const pips = (rolled: readonly RolledDie[]): number =>
  rolled.reduce((sum, { face }) => sum + (typeof face === 'number' ? face : 0), 0);

const total = <G>(gains: readonly G[], of: (gain: G) => number | undefined): number =>
  gains.reduce((sum, gain) => sum + (of(gain) ?? 0), 0);

const allOr = (counts: readonly (number | 'all')[]): number | 'all' =>
  counts.reduce((sum, one) => (sum === 'all' || one === 'all' ? 'all' : sum + one), 0);

export function countAttack(pool: AttackPool, rolled: readonly RolledDie<AttackDie>[]): Strike {
  const gains = gainsOf(pool, rolled);
  return {
    wounds: {
      damage: pips(rolled) + total(gains, ({ damage }) => damage),
      injury: total(gains, ({ injury }) => injury),
      shock: total(gains, ({ shock }) => shock),
    },
    cancelDefense: total(gains, ({ cancelDefense }) => cancelDefense),
    cancelDodge: total(gains, ({ cancelDodge }) => cancelDodge),
    cancelShields: allOr(gains.map(({ cancelShields = 0 }) => cancelShields)),
    effects: gains.flatMap(({ effects = [] }) => effects),
  };
}

/** Defense dice that are rolled: those cancelled are not (L4429). */
export const defenseDiceLeft = (
  { dice }: Pick<DefensePool, 'dice'>,
  { cancelDefense, cancelDodge }: Pick<Strike, 'cancelDefense' | 'cancelDodge'>,
): Readonly<Record<DefenseDie, number>> => ({
  defense: Math.max(0, dice.defense - cancelDefense),
  dodge: Math.max(0, dice.dodge - cancelDodge),
});

export function countDefense(pool: DefensePool, rolled: readonly RolledDie<DefenseDie>[]): Guard {
  const gains = gainsOf(pool, rolled);
  return {
    shields: pips(rolled) + total(gains, ({ shields }) => shields),
    dodged: rolled.some(({ face }) => face === 'dodged') || gains.some(({ dodge }) => dodge === true),
    counter: total(gains, ({ counter }) => counter),
    cancelShocks: allOr(gains.map(({ cancelShocks = 0 }) => cancelShocks)),
    effects: gains.flatMap(({ effects = [] }) => effects),
  };
}
