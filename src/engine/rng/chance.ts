import { nextBelow, type RngWords } from './words.ts';

/** The one port for chance. Behind it: the seeded generator, a script, or an enumerator of every outcome. */
export interface ChancePort {
  /** One of n equally likely outcomes, 0 to n-1. `what` names it: a die's colour, or `draw:` and what is drawn. */
  pick(words: RngWords, n: number, what: string): { value: number; words: RngWords };
}

export const seededChance: ChancePort = { pick: (words, n) => nextBelow(words, n) };

/** Thrown when a script lacks a roll, has another one, or has one left over. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/** Rolls told beforehand; `what` must match. Draws (cards, loot) are left to the generator. */
export class ScriptedChance implements ChancePort {
  private at = 0;
  private readonly rolls: readonly (readonly [what: string, face: number])[];

  constructor(rolls: readonly (readonly [what: string, face: number])[]) {
    this.rolls = rolls;
  }

  /** Throws ScriptError when the script has run out or the next roll is another die. */
  pick(words: RngWords, n: number, what: string): { value: number; words: RngWords } {
    if (what.startsWith('draw:')) return nextBelow(words, n);
    const roll = this.rolls[this.at];
    if (!roll) throw new ScriptError(`roll ${this.at + 1} is missing: ${what} is rolled`);
    if (roll[0] !== what)
      throw new ScriptError(`roll ${this.at + 1}: the script has ${roll[0]}, the rules roll ${what}`);
    this.at += 1;
    return { value: roll[1] - 1, words };
  }

  /** Throws ScriptError when a roll was not used up. */
  finish(): void {
    const left = this.rolls.length - this.at;
    if (left > 0) {
      const roll = this.rolls[this.at]!;
      throw new ScriptError(
        `${left} roll${left > 1 ? 's' : ''} left unused, the first is roll ${this.at + 1}: ${roll[0]} ${roll[1]}`,
      );
    }
  }
}

/**
 * Runs something once for every outcome of its chance, each with its exact weight. `run` gets a port; what it
 * returns is handed to `take` with the weight as a fraction of integers (numerator / denominator).
 */
export function enumerateChance<T>(
  run: (port: ChancePort) => T,
  take: (result: T, numerator: bigint, denominator: bigint) => void,
): void {
  let path: { n: number; value: number }[] = [];
  for (;;) {
    let depth = 0;
    const port: ChancePort = {
      pick(words, n) {
        let branch = path[depth];
        if (!branch) {
          branch = { n, value: 0 };
          path.push(branch);
        }
        depth += 1;
        return { value: branch.value, words };
      },
    };
    const result = run(port);
    take(
      result,
      1n,
      path.reduce((product, branch) => product * BigInt(branch.n), 1n),
    );
    path = path.slice(0, depth);
    while (path.length > 0 && path[path.length - 1]!.value === path[path.length - 1]!.n - 1) path.pop();
    const last = path[path.length - 1];
    if (!last) return;
    last.value += 1;
  }
}
