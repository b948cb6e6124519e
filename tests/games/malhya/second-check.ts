/**
 * A second reading of a whole check (malhya.txt L2437–2546, L2575–2808), which knows nothing of the rules: dice are lists of
 * twelve faces, every roll of them is written out, and the chance of a level is found by going over all that may follow
 * again and again until nothing changes any more.
 */

const SKILL = ['+', '+', '+', '+', '+', '+', '.', '.', '.', '.', '*', '*'];
const DIFFICULTY = ['x', 'x', 'x', 'x', '.', '.', '.', '.', '.', '.', '*', '*'];

/** A check as it stands in a chapter. */
export interface SaidCheck {
  readonly kind: 'solo' | 'individual' | 'group';
  /** Stops until a hero has failed. */
  readonly stops: number;
  /** Successes of its levels, the lowest first. */
  readonly levels: readonly number[];
  readonly difficulty: number;
  /** What the special of each die is worth: successes, stops. */
  readonly special: number;
  readonly bad: number;
}

export interface SaidHero {
  readonly name: string;
  readonly value: number;
  readonly aura: number;
}

export interface Finished {
  readonly name: string;
  readonly failed: boolean;
  readonly successes: number;
  /** The level, counted from the lowest; null: none, or the group's affair. */
  readonly level: number | null;
}

/** The highest of the levels so many successes are enough for. */
export function levelOf({ levels }: SaidCheck, successes: number): number | null {
  let found: number | null = null;
  levels.forEach((least, i) => {
    if (successes >= least) found = i;
  });
  return found;
}

/** A hero in the middle of it. */
export class OneHero {
  successes = 0;
  stops = 0;
  rolls = 0;
  more = 0;
  private readonly check: SaidCheck;
  private readonly hero: SaidHero;

  constructor(check: SaidCheck, hero: SaidHero) {
    this.check = check;
    this.hero = hero;
  }

  get dice(): number {
    return Math.min(5, this.hero.value + this.more);
  }

  /** One token in the whole check, and never a sixth die (L2682). */
  get mayTakeAura(): boolean {
    return this.more === 0 && this.hero.aura > 0 && this.hero.value < 5;
  }

  /** At least one roll (L2748); alone on a level only (L2800). */
  get mayStop(): boolean {
    if (this.rolls === 0) return false;
    return this.check.kind === 'group' || levelOf(this.check, this.successes) !== null;
  }

  /** Faces as they fell. Whether it has failed by them: that goes before success (L2581). */
  see(skill: readonly string[], difficulty: readonly string[]): boolean {
    this.rolls += 1;
    for (const face of skill) {
      if (face === 'success') this.successes += 1;
      if (face === 'special') this.successes += this.check.special;
    }
    for (const face of difficulty) {
      if (face === 'stop') this.stops += 1;
      if (face === 'special') this.stops += this.check.bad;
    }
    return this.stops >= this.check.stops;
  }

  get finished(): Finished {
    const failed = this.stops >= this.check.stops;
    const { name } = this.hero;
    if (failed) return { name, failed, successes: 0, level: null };
    const level = this.check.kind === 'group' ? null : levelOf(this.check, this.successes);
    return { name, failed, successes: this.successes, level };
  }
}

const written = new Map<string, readonly number[]>();

/** Of every roll of so many dice what it comes to: how likely each number is. */
function spread(faces: readonly string[], dice: number, plain: string, special: number): readonly number[] {
  const key = `${faces.join('')} ${dice} ${special}`;
  const known = written.get(key);
  if (known) return known;
  const counts: number[] = [];
  const throwOn = (left: number, sum: number): void => {
    if (left === 0) {
      counts[sum] = (counts[sum] ?? 0) + 1;
      return;
    }
    for (const face of faces) throwOn(left - 1, sum + (face === plain ? 1 : face === '*' ? special : 0));
  };
  throwOn(dice, 0);
  const all = Array.from(counts, (count) => (count ?? 0) / faces.length ** dice);
  written.set(key, all);
  return all;
}

const good = (check: SaidCheck, dice: number) => spread(SKILL, dice, '+', check.special);
const bad = (check: SaidCheck) => spread(DIFFICULTY, check.difficulty, 'x', check.bad);

/** The chance to fail with the next roll. */
export const failsNext = (check: SaidCheck, stops: number): number =>
  bad(check).reduce((sum, share, more) => (stops + more >= check.stops ? sum + share : sum), 0);

/** What rolling once more is worth, where standing still is worth `rest` and failing `lost`; it goes on as long as that is better. */
function worthOfRolling(
  check: SaidCheck,
  dice: number,
  most: number,
  rest: (successes: number) => number,
  lost: number,
): (successes: number, stops: number) => number {
  const [p, q] = [good(check, dice), bad(check)];
  const table = Array.from({ length: most + 1 }, () => new Array<number>(check.stops).fill(0));
  const best = (s: number, t: number) => Math.max(rest(s), table[s]![t]!);
  const roll = (s: number, t: number) => {
    let sum = 0;
    p.forEach((a, more) => {
      q.forEach((b, worse) => {
        sum += a * b * (t + worse >= check.stops ? lost : best(Math.min(most, s + more), t + worse));
      });
    });
    return sum;
  };
  for (let change = 1; change > 1e-13; ) {
    change = 0;
    for (let s = most; s >= 0; s--)
      for (let t = check.stops - 1; t >= 0; t--) {
        const value = roll(s, t);
        change = Math.max(change, Math.abs(value - table[s]![t]!));
        table[s]![t] = value;
      }
  }
  return (s, t) => roll(Math.min(most, s), t);
}

/** The chance of a hero alone to come to so many successes, rolling until then. */
export function reaches(check: SaidCheck, one: OneHero, need: number, dice = one.dice): number {
  const worth = worthOfRolling(check, dice, need, (s) => (s >= need ? 1 : 0), 0);
  return worth(one.successes, one.stops);
}

/** The chance of those who are still to come to bring what is missing, each playing as well as can be. */
export function together(check: SaidCheck, dice: readonly number[], need: number, put: number): number {
  if (put >= need) return 1;
  const [first, ...others] = dice;
  if (first === undefined) return 0;
  return worthInGroup(check, first, others, need, put)(0, 0);
}

/** What it is worth that a hero of a group rolls once more. */
export function worthInGroup(
  check: SaidCheck,
  dice: number,
  others: readonly number[],
  need: number,
  put: number,
): (successes: number, stops: number) => number {
  const known = new Map<number, number>();
  const rest = (s: number): number => {
    const sum = Math.min(need, put + s);
    const found = known.get(sum) ?? together(check, others, need, sum);
    known.set(sum, found);
    return found;
  };
  return worthOfRolling(check, dice, need, rest, rest(0));
}
