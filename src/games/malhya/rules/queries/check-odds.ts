/**
 * The odds of a check, exact (section 6.1): what the dice can show, the chance to reach so many successes before the
 * limit, and a group's best play. In numbers of any kind: the table shows shares, the tests whole fractions.
 */
import { DIFFICULTY, FACES, SKILL } from '../model/fixed-numbers.ts';

/** Numbers one can reckon with. */
export interface Arithmetic<T> {
  of(numerator: number, denominator: number): T;
  add(a: T, b: T): T;
  sub(a: T, b: T): T;
  mul(a: T, b: T): T;
  div(a: T, b: T): T;
  less(a: T, b: T): boolean;
}

export const SHARES: Arithmetic<number> = {
  of: (numerator, denominator) => numerator / denominator,
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => a / b,
  less: (a, b) => a < b,
};

/** What a hero rolls. */
export interface Throw {
  readonly dice: number;
  /** Successes for each special. */
  readonly special: number;
  /** Blanks that are rolled again after each roll. */
  readonly rerollBlank: number;
  readonly difficulty: number;
  /** Stops for each special. */
  readonly difficultySpecial: number;
  /** Stops until it fails, with those that can be cancelled; Infinity: never. */
  readonly limit: number;
}

/** What lies there of a part. */
export interface InPart {
  readonly successes: number;
  readonly stops: number;
}

/** Who is in the middle of a group's check, those who are still to roll, what is wanted of all and what is there. */
type Amid = readonly [thrown: Throw, rest: readonly Throw[], need: number, validated: number, from: InPart];

export class CheckOdds<T> {
  private readonly zero: T;
  private readonly one: T;
  private readonly n: Arithmetic<T>;

  constructor(arithmetic: Arithmetic<T>) {
    this.n = arithmetic;
    this.zero = arithmetic.of(0, 1);
    this.one = arithmetic.of(1, 1);
  }

  /** The chance of each number of successes in a roll. */
  successes({ dice, special, rerollBlank }: Throw): readonly T[] {
    const { n } = this;
    // By blanks, then by successes.
    let joint: T[][] = [[this.one]];
    for (let die = 0; die < dice; die++) {
      const next: T[][] = [];
      const put = (blanks: number, successes: number, share: T, faces: number) => {
        next[blanks] ??= [];
        const row = next[blanks];
        row[successes] = n.add(row[successes] ?? this.zero, n.mul(share, n.of(faces, FACES)));
      };
      joint.forEach((row, blanks) => {
        row.forEach((share, successes) => {
          put(blanks, successes + 1, share, SKILL.success);
          put(blanks + 1, successes, share, SKILL.blank);
          put(special > 0 ? blanks : blanks + 1, successes + special, share, SKILL.special);
        });
      });
      joint = next;
    }
    const all: T[] = [];
    joint.forEach((row, blanks) => {
      if (row === undefined) return;
      const again = Math.min(rerollBlank, blanks);
      const more = again === 0 ? [this.one] : this.successes(plain(again, special));
      row.forEach((share, successes) => {
        more.forEach((other, extra) => {
          const at = successes + extra;
          all[at] = n.add(all[at] ?? this.zero, n.mul(share, other));
        });
      });
    });
    return Array.from(all, (share) => share ?? this.zero);
  }

  /** The chance of each number of successes that blanks bring, rolled again one after another as often as that. */
  again(blanks: number, rerolls: number, special: number): readonly T[] {
    const { n } = this;
    if (blanks === 0 || rerolls === 0) return [this.one];
    const all: T[] = [];
    this.successes(plain(1, special)).forEach((share, gained) => {
      this.again(gained === 0 ? blanks : blanks - 1, rerolls - 1, special).forEach((other, more) => {
        all[gained + more] = n.add(all[gained + more] ?? this.zero, n.mul(share, other));
      });
    });
    return Array.from(all, (share) => share ?? this.zero);
  }

  /** The chance of each number of stops in a roll. */
  stops({ difficulty, difficultySpecial }: Throw): readonly T[] {
    const { n } = this;
    let all: T[] = [this.one];
    for (let die = 0; die < difficulty; die++) {
      const next: T[] = [];
      const put = (stops: number, share: T, faces: number) => {
        next[stops] = n.add(next[stops] ?? this.zero, n.mul(share, n.of(faces, FACES)));
      };
      all.forEach((share, stops) => {
        put(stops + 1, share, DIFFICULTY.stop);
        put(stops, share, DIFFICULTY.blank);
        put(stops + difficultySpecial, share, DIFFICULTY.special);
      });
      all = next;
    }
    return Array.from(all, (share) => share ?? this.zero);
  }

  /** The chance that the next roll brings the stops that are left. */
  failsNext(thrown: Throw, stops: number): T {
    return this.stops(thrown).reduce(
      (sum, share, at) => (stops + at >= thrown.limit ? this.n.add(sum, share) : sum),
      this.zero,
    );
  }

  /** The chance to come to `need` successes before the limit, rolling until then: f(s, t) of section 6.1. */
  reaches(thrown: Throw, need: number, from: InPart): T {
    const { n } = this;
    const [p, q] = [this.successes(thrown), this.stops(thrown)];
    const known = new Map<string, T>();
    const reach = (s: number, t: number): T => {
      if (t >= thrown.limit) return this.zero;
      if (s >= need) return this.one;
      const stops = thrown.limit === Infinity ? 0 : t;
      const key = `${s},${stops}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      let sum = this.zero;
      p.forEach((a, more) => {
        q.forEach((b, worse) => {
          if (more > 0 || worse > 0)
            sum = n.add(
              sum,
              n.mul(
                n.mul(a, b),
                thrown.limit === Infinity && more === 0 ? this.zero : reach(s + more, stops + worse),
              ),
            );
        });
      });
      const still = thrown.limit === Infinity ? p[0]! : n.mul(p[0]!, q[0]!);
      const value = n.div(sum, n.sub(this.one, still));
      known.set(key, value);
      return value;
    };
    return reach(from.successes, from.stops);
  }

  /** How many rolls it takes on average to come to `need`, where nothing ends it. */
  rollsTo(thrown: Throw, need: number): T {
    const { n } = this;
    const p = this.successes(thrown);
    const rolls: T[] = [];
    for (let s = need - 1; s >= 0; s--) {
      const sum = p.reduce(
        (all, share, more) => (more === 0 ? all : n.add(all, n.mul(share, rolls[s + more] ?? this.zero))),
        this.one,
      );
      rolls[s] = n.div(sum, n.sub(this.one, p[0]!));
    }
    return rolls[0] ?? this.zero;
  }

  /** A group's chance to come to `need` with those who are still to roll, in this order, all playing best (section 6.1). */
  together(left: readonly Throw[], need: number, validated: number): T {
    return new GroupPlay(this, this.n, left, need).from(0, validated);
  }

  /** The same for who is in the middle of it and rolls once more, then plays best. */
  rolling(...[thrown, rest, need, validated, from]: Amid): T {
    return new GroupPlay(this, this.n, [thrown, ...rest], need).rolls(0, validated, from).roll;
  }

  /** The same for who may stop there as well; failed, it has nothing. */
  standing(...[thrown, rest, need, validated, from]: Amid): T {
    if (from.stops >= thrown.limit) return this.together(rest, need, validated);
    return new GroupPlay(this, this.n, [thrown, ...rest], need).rolls(0, validated, from).best;
  }
}

/** Those who are still to roll, one after another: what each stand of it is worth is worked out once. */
class GroupPlay<T> {
  private readonly spreads: readonly {
    readonly p: readonly T[];
    readonly q: readonly T[];
    readonly limit: number;
  }[];
  private readonly n: Arithmetic<T>;
  private readonly need: number;
  private readonly zero: T;
  private readonly one: T;
  private readonly known = new Map<string, T>();

  constructor(odds: CheckOdds<T>, arithmetic: Arithmetic<T>, left: readonly Throw[], need: number) {
    this.n = arithmetic;
    this.need = need;
    this.zero = arithmetic.of(0, 1);
    this.one = arithmetic.of(1, 1);
    this.spreads = left.map((thrown) => ({
      p: odds.successes(thrown),
      q: odds.stops(thrown),
      limit: thrown.limit,
    }));
  }

  /** Before whoever comes at that place rolls. */
  from(at: number, validated: number): T {
    if (validated >= this.need) return this.one;
    if (at >= this.spreads.length) return this.zero;
    const key = `${at} ${validated}`;
    const found = this.known.get(key) ?? this.rolls(at, validated, { successes: 0, stops: 0 }).roll;
    this.known.set(key, found);
    return found;
  }

  /** Whoever is at that place rolls once more, then plays best; or plays best at once. */
  rolls(at: number, validated: number, from: InPart): { readonly roll: T; readonly best: T } {
    const { n, need } = this;
    const { p, q, limit } = this.spreads[at]!;
    const stop = (s: number): T => this.from(at + 1, Math.min(need, validated + s));
    const known = new Map<number, { readonly roll: T; readonly best: T }>();
    const stand = (s: number, t: number): { readonly roll: T; readonly best: T } => {
      const key = s * 64 + t;
      const found = known.get(key);
      if (found) return found;
      let sum = this.zero;
      // Nothing shown, or nothing more needed: it stands as before.
      let still = this.zero;
      for (const [more, a] of p.entries())
        for (const [worse, b] of q.entries()) {
          const next = Math.min(need, s + more);
          const share = n.mul(a, b);
          if (t + worse >= limit) sum = n.add(sum, n.mul(share, stop(0)));
          else if (next === s && worse === 0) still = n.add(still, share);
          else sum = n.add(sum, n.mul(share, stand(next, t + worse).best));
        }
      const stops = stop(s);
      const rollsOn = n.div(sum, n.sub(this.one, still));
      const value = n.less(rollsOn, stops)
        ? { roll: n.add(sum, n.mul(still, stops)), best: stops }
        : { roll: rollsOn, best: rollsOn };
      known.set(key, value);
      return value;
    };
    return stand(Math.min(need, from.successes), from.stops);
  }
}

const plain = (dice: number, special: number): Throw => ({
  dice,
  special,
  rerollBlank: 0,
  difficulty: 0,
  difficultySpecial: 0,
  limit: Infinity,
});

/** In shares, for what the table shows. */
export const shares = new CheckOdds(SHARES);
