import { nextBelow, type RngWords } from './rng-words.ts';

/** The one port for chance. Behind it: the seeded generator, a script, or an enumerator of every outcome. */
export interface ChancePort {
  /**
   * One of n equally likely outcomes, 0 to n-1. `what` names it: a die's colour, or `draw:` and what is drawn;
   * `among` names the outcomes of a draw, in order, for a script.
   */
  pick(
    words: RngWords,
    n: number,
    what: string,
    among?: readonly string[],
  ): { value: number; words: RngWords };
  /** Several at once, as `pick` one after another would; absent where that makes no difference. */
  pickEach?(
    words: RngWords,
    n: number,
    what: readonly string[],
  ): { values: readonly number[]; words: RngWords };
}

/** One of n for each of `what`, in order. */
export function pickEach(
  port: ChancePort,
  words: RngWords,
  n: number,
  what: readonly string[],
): { values: readonly number[]; words: RngWords } {
  if (port.pickEach) return port.pickEach(words, n, what);
  let last = words;
  const values = what.map((one) => {
    const picked = port.pick(last, n, one);
    last = picked.words;
    return picked.value;
  });
  return { values, words: last };
}

export const seededChance: ChancePort = { pick: (words, n) => nextBelow(words, n) };

/** Thrown when a script lacks a roll, has another one, or has one left over. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/** What is drawn rather than rolled, told beforehand. */
interface ScriptedDraws {
  /** Names of what comes, in order, whatever it is drawn from. */
  readonly draws?: readonly string[];
  /** By what is drawn: its cards in the order they lie. The first of them that may come does. */
  readonly piles?: Readonly<Record<string, readonly string[]>>;
}

/** Rolls told beforehand; `what` must match. Draws nobody has told of are left to the generator. */
export class ScriptedChance implements ChancePort {
  private at = 0;
  private drawn = 0;
  private readonly rolls: readonly (readonly [what: string, face: number])[];
  private readonly draws: readonly string[];
  private readonly piles: Readonly<Record<string, string[]>>;

  constructor(
    rolls: readonly (readonly [what: string, face: number])[],
    { draws = [], piles = {} }: ScriptedDraws = {},
  ) {
    this.rolls = rolls;
    this.draws = draws;
    this.piles = Object.fromEntries(Object.entries(piles).map(([what, pile]) => [what, [...pile]]));
  }

  /** Throws ScriptError when the script has run out, or what comes next in it cannot come now. */
  pick(
    words: RngWords,
    n: number,
    what: string,
    among?: readonly string[],
  ): { value: number; words: RngWords } {
    if (what.startsWith('draw:')) {
      const value = among ? this.draw(what, among) : null;
      return value === null ? nextBelow(words, n) : { value, words };
    }
    const roll = this.rolls[this.at];
    if (!roll) throw new ScriptError(`roll ${this.at + 1} is missing: ${what} is rolled`);
    if (roll[0] !== what)
      throw new ScriptError(`roll ${this.at + 1}: the script has ${roll[0]}, the rules roll ${what}`);
    this.at += 1;
    return { value: roll[1] - 1, words };
  }

  /** Which of these comes, by its pile or by the next draw told of; null where neither is. */
  private draw(what: string, among: readonly string[]): number | null {
    const pile = this.piles[what.slice('draw:'.length)];
    if (pile) {
      const place = pile.findIndex((name) => among.includes(name));
      return place < 0 ? null : among.indexOf(pile.splice(place, 1)[0]!);
    }
    const name = this.draws[this.drawn];
    if (name === undefined) return null;
    if (!among.includes(name))
      throw new ScriptError(
        `draw ${this.drawn + 1}: the script has ${name}, the rules draw one of ${[...new Set(among)].join(', ')}`,
      );
    this.drawn += 1;
    return among.indexOf(name);
  }

  /** Throws ScriptError when a roll or a draw was not used up. */
  finish(): void {
    const left = this.rolls.length - this.at;
    if (left > 0) {
      const roll = this.rolls[this.at]!;
      throw new ScriptError(
        `${left} roll${left > 1 ? 's' : ''} left unused, the first is roll ${this.at + 1}: ${roll[0]} ${roll[1]}`,
      );
    }
    if (this.drawn < this.draws.length)
      throw new ScriptError(`draw ${this.drawn + 1} is left unused: ${this.draws[this.drawn]}`);
  }
}

/** What came of some picks, and how many of the equally likely ways lead to it. */
export interface Outcome {
  readonly values: readonly number[];
  readonly ways: number;
}

/** A fork on the way through a run: what could be picked there, of how many ways, and what is. */
interface Fork {
  readonly outcomes: readonly Outcome[];
  readonly ways: number;
  at: number;
}

/** What comes of picks of one of n made at once; those that lead to the same may be one, with the ways of all. */
export type Outcomes = (n: number, what: readonly string[]) => readonly Outcome[];

/** What picks made at once have in common with others that lead to the same, whatever is picked beside them: a key. */
export type Alike = (what: readonly string[], values: readonly number[]) => string;

/** Every pick for itself. */
export const eachOutcome: Outcomes = (n, what) => outcomesAlike(n, what, (_, values) => values.join());

/**
 * The outcomes of picks made at once, those that are alike as one. They are joined pick by pick, so that many dice need
 * not be listed throw by throw. `toll` is told how many are about to be listed.
 */
export function outcomesAlike(
  n: number,
  what: readonly string[],
  alike: Alike,
  toll: (outcomes: number) => void = () => {},
): readonly Outcome[] {
  let all: readonly Outcome[] = [{ values: [], ways: 1 }];
  for (let picks = 1; picks <= what.length; picks++) {
    toll(all.length * n);
    const thrown = what.slice(0, picks);
    const joined = new Map<string, { readonly values: readonly number[]; ways: number }>();
    for (const { values, ways } of all)
      for (let value = 0; value < n; value++) {
        const now = [...values, value];
        const key = alike(thrown, now);
        const found = joined.get(key);
        if (found) found.ways += ways;
        else joined.set(key, { values: now, ways });
      }
    all = [...joined.values()];
  }
  return all;
}

/** What came of a run, and its exact weight as a fraction of integers. */
export interface Weighted<T> {
  readonly result: T;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Runs something for every outcome of its chance, one each time it is asked. `run` gets a port. */
export function* enumerateChance<T>(
  run: (port: ChancePort) => T,
  outcomesOf: Outcomes = eachOutcome,
): Generator<Weighted<T>, void> {
  let path: Fork[] = [];
  for (;;) {
    let depth = 0;
    const pickEach = (words: RngWords, n: number, what: readonly string[]) => {
      const fork = path[depth] ?? { outcomes: outcomesOf(n, what), ways: n ** what.length, at: 0 };
      path[depth] = fork;
      depth += 1;
      return { values: fork.outcomes[fork.at]!.values, words };
    };
    const pick = (words: RngWords, n: number, what: string) => {
      const { values } = pickEach(words, n, [what]);
      return { value: values[0]!, words };
    };
    const result = run({ pick, pickEach });
    path = path.slice(0, depth);
    let numerator = 1n;
    let denominator = 1n;
    for (const { outcomes, at, ways } of path) {
      numerator *= BigInt(outcomes[at]!.ways);
      denominator *= BigInt(ways);
    }
    yield { result, numerator, denominator };
    while (path.length > 0 && path.at(-1)!.at === path.at(-1)!.outcomes.length - 1) path.pop();
    const last = path.at(-1);
    if (!last) return;
    last.at += 1;
  }
}
