import type { AtTable } from '../../src/online/game-of-table.ts';
import { sha256Of } from '../../src/online/mix.ts';

/*
 * Around: seats answer in turn. A step is one, a throw what the mix shows, and it is news. Every fifth question is the
 * party's, which is no seat of the table.
 */

interface Answered {
  readonly seat: string;
  readonly option: string;
  readonly mix: string;
}

export interface ToyAtTable extends AtTable {
  readonly total: number;
  readonly log: readonly Answered[];
  /** What the table was told of typed dice, in order. */
  readonly told: readonly boolean[];
  /** As it lies beside a kept reader. */
  kept(): ToyKept;
}

export interface ToyKept {
  readonly log: readonly Answered[];
  readonly mixes: readonly (readonly [number, string])[];
  readonly undone: readonly Answered[];
}

export interface ToyOptions {
  readonly party?: boolean;
  readonly ends?: number;
  /** What the computer answers whatever happens. */
  readonly bot?: string;
  readonly kept?: ToyKept;
}

const faceOf = (mix: string): number => 1 + (Number.parseInt(mix.slice(0, 8), 16) % 6);

export function toyAtTable(
  seats: readonly string[],
  setUpMix: string,
  { party = false, ends = 10_000, bot, kept }: ToyOptions = {},
): ToyAtTable {
  const log: Answered[] = [...(kept?.log ?? [])];
  const mixes = new Map<number, string>(kept?.mixes ?? []);
  let undone: Answered[] = [...(kept?.undone ?? [])];
  let typed = false;
  const told: boolean[] = [];
  const worth = ({ option, mix }: Answered) => (option === 'throw' ? faceOf(mix) : option === 'step' ? 1 : 0);
  const total = () => log.reduce((sum, one) => sum + worth(one), 0);
  const seatAt = (n: number) => (party && n % 5 === 4 ? 'party' : seats[n % seats.length]!);
  const answer = (one: Answered) => log.push(one);
  return {
    get total() {
      return total();
    },
    log,
    told,
    kept: () => ({ log: [...log], mixes: [...mixes], undone: [...undone] }),
    get decisions() {
      return log.length;
    },
    asked() {
      if (total() >= ends) return null;
      const offered = ['step', 'throw', 'pass', 'break', ...(typed ? ['type'] : [])];
      return { seat: seatAt(log.length), offers: (option) => offered.includes(option) };
    },
    mixAt: (n) => mixes.get(n) ?? null,
    stateHash: () => sha256Of(JSON.stringify([setUpMix, log.length, total()])),
    decide(option, mix) {
      if (option === 'break') throw new Error('the rules end here');
      if (!mixes.has(log.length)) mixes.set(log.length, mix);
      answer({ seat: seatAt(log.length), option, mix: mixes.get(log.length)! });
      undone = [];
    },
    back(to) {
      undone = [...log.splice(to), ...undone];
    },
    again() {
      const [next, ...rest] = undone;
      if (next === undefined) return false;
      answer(next);
      undone = rest;
      return true;
    },
    since(to) {
      const gone = log.slice(to);
      return {
        seats: [...new Set(gone.map(({ seat }) => seat))],
        news: gone.some(({ option }) => option === 'throw'),
      };
    },
    standing: (passes) => (passes.includes('all') ? 'pass' : passes.includes('nonsense') ? 'fly' : null),
    ofBot: () => bot ?? (total() % 2 === 0 ? 'step' : 'throw'),
    typedDice(may) {
      typed = may;
      told.push(may);
    },
  };
}
