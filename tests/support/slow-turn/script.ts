/**
 * What chance and the players decided in a turn, handed to the slow reading in the order in which it asks. It is
 * never told what follows from it; where it asks for other dice, or of another set of answers, the two readings
 * differ.
 */
import type { Die, Space } from '../../../src/engine/index.ts';

/** The slow reading asks for something else than what was decided. */
export class Difference extends Error {
  override readonly name = 'Difference';
}

export interface Thrown {
  readonly figure: string;
  readonly dice: readonly { readonly die: Die; readonly face: number }[];
}

export interface Answered {
  readonly kind: string;
  readonly figure: string;
  readonly options: readonly string[];
  readonly answer: string;
}

/** The way taken where several are alike: a tie the book leaves open. */
export interface WayTaken {
  readonly figure: string;
  readonly instruction: string;
  readonly points: number;
  /** Spaces it comes to, those it jumps over left out. */
  readonly path: readonly Space[];
}

export interface Decided {
  readonly thrown: Thrown[];
  readonly answered: Answered[];
  /** Cards drawn at random, by name. */
  readonly drawn: string[];
  readonly ways: WayTaken[];
  /** Where each jump came down: of chains alike it tells which was meant. */
  readonly jumped: Space[];
  /** Ids and groups of figures that were spawned. */
  readonly spawned: { readonly id: string; readonly group: string }[];
  /** Whom Counters were aimed at. */
  readonly countered: string[];
}

export const nothingDecided = (): Decided => ({
  ...{ thrown: [], answered: [], drawn: [], ways: [], jumped: [], spawned: [], countered: [] },
});

export interface Face {
  readonly die: Die;
  readonly number: number;
  readonly books: number;
  readonly shields: number;
  readonly bursts: number;
  readonly skull: boolean;
}

/** D1: the number and the symbols of each face, as the table of the shared rulings has them. */
const FACES: Readonly<Record<Die, string>> = {
  white: '2 3 4S 5BS 6BSS 7BSSU',
  teal: '3 4 5S 6BS 7BSS 8BSSU',
  green: '4 5 6S 7BS 8BSS 9BSSU',
  blue: '5 6 7S 8BS 9BSS 10BSSU',
  purple: '1 2 3B 5BS 6BBS 7BBSU',
  orange: '2 3 4B 6BS 7BBS 8BBSU',
  red: '3 4 5B 7BS 8BBS 9BBSU',
  grey: '4 5 6B 8BS 9BBS 10BBSU',
  black: '0BBSS 0BBBS 0BSSS 0SSSS 0BBBB 0X',
};

export function faceOf(die: Die, face: number): Face {
  const text = FACES[die].split(' ')[face - 1] ?? '';
  const count = (letter: string) => [...text].filter((one) => one === letter).length;
  return {
    die,
    number: Number.parseInt(text, 10),
    books: count('B'),
    shields: count('S'),
    bursts: count('U'),
    skull: count('X') > 0,
  };
}

export const numberOf = (faces: readonly Face[]): number => faces.reduce((sum, one) => sum + one.number, 0);

export class Script {
  private readonly left: Decided;

  constructor(decided: Decided) {
    this.left = structuredClone(decided);
  }

  private next<T>(list: T[], what: string): T {
    const one = list.shift();
    if (one === undefined) throw new Difference(`the reading wants ${what}, of which there was none`);
    return one;
  }

  /** `figure` null: whoever of the players. */
  throwDice(figure: string | null, dice: readonly Die[]): Face[] {
    const by = figure ?? this.left.thrown[0]?.figure;
    const wanted = `${by} ${dice.join(' ')}`;
    const thrown = this.next(this.left.thrown, `a throw: ${wanted}`);
    const was = `${thrown.figure} ${thrown.dice.map(({ die }) => die).join(' ')}`;
    if (was !== wanted) throw new Difference(`the reading throws ${wanted}, the engine ${was}`);
    return thrown.dice.map(({ die, face }) => faceOf(die, face));
  }

  /** A forced choice is not asked (I6). Null for none. */
  ask(kind: string, figure: string, options: readonly string[]): string | null {
    if (options.length < 2) return options[0] ?? null;
    const wanted = `${kind} of ${figure}: ${[...options].sort().join(' | ')}`;
    const one = this.next(this.left.answered, wanted);
    const was = `${one.kind} of ${one.figure}: ${[...one.options].sort().join(' | ')}`;
    if (was !== wanted) throw new Difference(`the reading asks ${wanted}\nthe engine ${was}`);
    return one.answer;
  }

  space(figure: string, spaces: readonly Space[]): Space | null {
    const answer = this.ask('choose-space', figure, spaces.map(String));
    return spaces.find((space) => String(space) === answer) ?? null;
  }

  /** What belongs to Adventurers' own doings, and to nothing a Combatant does: passed over. */
  skip(kind: string): void {
    while (this.left.answered[0]?.kind === kind) this.left.answered.shift();
  }

  draw(among: readonly string[]): string {
    const drawn = this.next(this.left.drawn, `a card out of ${among.join(' ')}`);
    if (!among.includes(drawn)) throw new Difference(`${drawn} was drawn out of ${among.join(' ')}`);
    return drawn;
  }

  /** The way taken now, if it is of that instruction with so many points left. */
  way(figure: string, instruction: string, points: number): WayTaken | null {
    const [one] = this.left.ways;
    if (!one || one.figure !== figure || one.instruction !== instruction || one.points !== points)
      return null;
    this.left.ways.shift();
    return one;
  }

  jumped(): Space {
    return this.next(this.left.jumped, 'a jump');
  }

  spawned(): { readonly id: string; readonly group: string } {
    return this.next(this.left.spawned, 'a spawned figure');
  }

  countered(): string {
    return this.next(this.left.countered, 'a Counter');
  }

  /** What was decided and never asked for. */
  rest(): string[] {
    return Object.entries(this.left).flatMap(([what, list]) =>
      (list as unknown[]).map((one) => `${what}: ${JSON.stringify(one)}`),
    );
  }
}
