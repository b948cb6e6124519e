import { DICE, type Die, FACES } from '../../engine/index.ts';
import { someOf } from '../queries/abraxis-options.ts';
import type { Symbols } from '../queries/symbol-sums.ts';

/** Counts of symbols as one number, so that they can be added and looked up: no four dice show more than 127 of one. */
export const codeOf = ({ book, shield, burst }: Symbols): number => book + shield * 128 + burst * 16384;

export const symbolsIn = (code: number): Symbols => ({
  book: code & 127,
  shield: (code >> 7) & 127,
  burst: code >> 14,
});

/** A sort of die: all that show the same symbols as often are one, whatever their numbers (D1). */
export type Kind = string;

/** What may lie on a die, and on how many of its six faces. */
type Faces = readonly { readonly code: number; readonly ways: number }[];

function facesOf(die: Die): Faces {
  const ways = new Map<number, number>();
  for (const face of FACES[die]) {
    const code = codeOf(face);
    ways.set(code, (ways.get(code) ?? 0) + 1);
  }
  return [...ways].sort(([a], [b]) => a - b).map(([code, n]) => ({ code, ways: n }));
}

const KINDS = Object.fromEntries(
  DICE.map((die) => [
    die,
    facesOf(die)
      .map(({ code, ways }) => `${code}x${ways}`)
      .join('+'),
  ]),
) as Readonly<Record<Die, Kind>>;

export const kindOf = (die: Die): Kind => KINDS[die];

/** The faces a kind was made of. */
const facesIn = (kind: Kind): Faces =>
  kind.split('+').map((one) => {
    const [code = 0, ways = 0] = one.split('x').map(Number);
    return { code, ways };
  });

/** Some of the dice that lie, locked in: their symbols, and what is rolled again. */
export interface Lock {
  readonly dice: number;
  readonly code: number;
  readonly rest: Hand;
}

/** What may come of a throw, how likely it is, and what may be locked in of it, fewer dice first; alike is one. */
export interface Throw {
  readonly code: number;
  readonly chance: number;
  readonly locks: readonly Lock[];
}

/** Dice that are thrown together. */
export interface Hand {
  /** Its number among those that were asked for. */
  readonly id: number;
  readonly throws: readonly Throw[];
}

interface Lying {
  readonly kind: Kind;
  readonly code: number;
}

/** Hands of dice by their kinds, each with its throws, worked out once. */
export function createHands(): (kinds: readonly Kind[]) => Hand {
  const hands = new Map<string, Hand>();
  const handOf = (kinds: readonly Kind[]): Hand => {
    const sorted = [...kinds].sort();
    const key = sorted.join();
    const known = hands.get(key);
    if (known) return known;
    const hand = { id: hands.size, throws: [] as Throw[] };
    hands.set(key, hand);
    for (const { dice, chance } of liesOf(sorted)) {
      const code = dice.reduce((sum, die) => sum + die.code, 0);
      hand.throws.push({ code, chance, locks: locksOf(dice) });
    }
    return hand;
  };
  const locksOf = (dice: readonly Lying[]): Lock[] => {
    const locks = new Map<string, Lock>();
    for (const set of someOf(dice.map((_, at) => at))) {
      const code = set.reduce((sum, at) => sum + dice[at]!.code, 0);
      const rest = handOf(dice.flatMap(({ kind }, at) => (set.includes(at) ? [] : [kind])));
      locks.set(`${code} ${rest.id}`, { dice: set.length, code, rest });
    }
    return [...locks.values()];
  };
  return handOf;
}

function liesOf(kinds: readonly Kind[]): { readonly dice: readonly Lying[]; readonly chance: number }[] {
  let all: { dice: Lying[]; chance: number }[] = [{ dice: [], chance: 1 }];
  for (const kind of kinds) {
    const joined = new Map<string, (typeof all)[number]>();
    for (const { dice, chance } of all)
      for (const { code, ways } of facesIn(kind)) {
        const now = [...dice, { kind, code }].sort(inOrder);
        const key = now.map((die) => `${die.kind}:${die.code}`).join();
        const before = joined.get(key)?.chance ?? 0;
        joined.set(key, { dice: now, chance: before + chance * (ways / 6) });
      }
    all = [...joined.values()];
  }
  return all;
}

const inOrder = (a: Lying, b: Lying): number =>
  a.kind === b.kind ? a.code - b.code : a.kind < b.kind ? -1 : 1;
