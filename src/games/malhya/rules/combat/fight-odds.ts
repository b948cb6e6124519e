/**
 * Exact odds of an attack before the dice: all faces against all faces. Whoever defends breaks no armour, and shields are
 * laid against wounds of any kind.
 */
import { gcd, Spread } from '../../../../engine/rng/spread.ts';
import { FACES, type FightDie, type RolledDie } from './fight-dice.ts';
import { resultOf } from './outcome-of-attack.ts';
import {
  type AttackPool,
  countAttack,
  countDefense,
  type DefensePool,
  defenseDiceLeft,
  type Guard,
  type Pool,
  type Strike,
  woundsIn,
} from './pools.ts';

/** In lowest terms. */
export type Share = readonly [numerator: number, denominator: number];

export interface FightOdds {
  /** Wounds suffered. */
  readonly mean: Share;
  /** At least one is suffered. */
  readonly wound: Share;
  /** The attack's effects work: it is neither dodged nor void. */
  readonly effects: Share;
  readonly dodged: Share;
  /** By wounds suffered, from 0. */
  readonly byWounds: readonly Share[];
}

function shareOf(numerator: bigint, denominator: bigint): Share {
  const divisor = gcd(numerator, denominator);
  return [Number(numerator / divisor), Number(denominator / divisor)];
}

/** Every roll of some dice, those that count the same taken together. */
function rollsOf<D extends FightDie, V>(
  dice: Readonly<Record<D, number>>,
  count: (rolled: readonly RolledDie<D>[]) => V,
): Spread<V> {
  let sorts = new Spread<readonly RolledDie<D>[]>();
  sorts.add('', [], 1n, 1n);
  for (const [die, many] of Object.entries(dice) as [D, number][])
    for (let n = 0; n < many; n++) {
      const more = new Spread<readonly RolledDie<D>[]>();
      for (const { value, weight } of sorts.each())
        for (const face of FACES[die]) {
          const rolled = [...value, { die, face }];
          const key = rolled
            .map((one) => `${one.die} ${one.face}`)
            .sort()
            .join();
          more.add(key, rolled, weight, sorts.whole * BigInt(FACES[die].length));
        }
      sorts = more;
    }
  const counted = new Spread<V>();
  for (const { value, weight } of sorts.each()) {
    const result = count(value);
    counted.add(JSON.stringify(result), result, weight, sorts.whole);
  }
  return counted;
}

/** Dice that can bring nothing are not told apart by what they show. */
const isIdle = <D extends FightDie, G>({ specials }: Pool<D, G>, die: D): boolean =>
  specials[die].length === 0;

export function fightOdds(attack: AttackPool, defense: DefensePool): FightOdds {
  const guards = new Map<string, Spread<Guard>>();
  const guardsAgainst = (strike: Strike): Spread<Guard> => {
    const dice = defenseDiceLeft(defense, strike);
    const key = `${dice.defense} ${dice.dodge}`;
    const known =
      guards.get(key) ?? rollsOf(dice, (rolled) => countDefense(defense, rolled.filter(counts(defense))));
    guards.set(key, known);
    return known;
  };
  const strikes = rollsOf(attack.dice, (rolled) => countAttack(attack, rolled.filter(counts(attack))));
  const ends = new Spread<{ readonly left: number; readonly works: boolean; readonly dodged: boolean }>();
  for (const one of strikes.each())
    for (const other of guardsAgainst(one.value).each()) {
      const { kind, left } = resultOf(one.value, other.value);
      const end = { left, works: kind === 'even' || kind === 'wounds', dodged: kind === 'dodged' };
      const whole = strikes.whole * guardsAgainst(one.value).whole;
      ends.add(`${left} ${end.works} ${end.dodged}`, end, one.weight * other.weight, whole);
    }
  const all = [...ends.each()];
  const where = (is: (end: (typeof all)[number]['value']) => boolean): bigint =>
    all.reduce((sum, { value, weight }) => (is(value) ? sum + weight : sum), 0n);
  const most = Math.max(0, ...all.map(({ value }) => value.left));
  return {
    mean: shareOf(
      all.reduce((sum, { value, weight }) => sum + BigInt(value.left) * weight, 0n),
      ends.whole,
    ),
    wound: shareOf(
      where(({ left }) => left > 0),
      ends.whole,
    ),
    effects: shareOf(
      where(({ works }) => works),
      ends.whole,
    ),
    dodged: shareOf(
      where(({ dodged }) => dodged),
      ends.whole,
    ),
    byWounds: Array.from({ length: most + 1 }, (_, n) =>
      shareOf(
        where(({ left }) => left === n),
        ends.whole,
      ),
    ),
  };
}

/** A special that nothing activates is as blank as a blank. */
const counts =
  <D extends FightDie, G>(pool: Pool<D, G>) =>
  ({ die, face }: RolledDie<D>): boolean =>
    face !== 0 && !(face === 'special' && isIdle(pool, die));

/** Wounds before anybody defends: their mean. */
export function meanOfAttack(attack: AttackPool): Share {
  const strikes = rollsOf(attack.dice, (rolled) => countAttack(attack, rolled));
  let sum = 0n;
  for (const { value, weight } of strikes.each()) sum += BigInt(woundsIn(value.wounds)) * weight;
  return shareOf(sum, strikes.whole);
}
