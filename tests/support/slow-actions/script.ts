/** The faces and answers of a game already played, handed out one by one; whoever asks for another than came is wrong. */
import type { Space } from '../../../src/engine/model/board.ts';
import type { SlowBoard } from './world.ts';

/** One question as the engine asked it: what could be answered, what was, and how the table lay before it. */
export interface Asked {
  readonly kind: string;
  readonly options: readonly string[];
  readonly answer: string;
  /** The spaces jumped over, by the option's id. */
  readonly jumps: Readonly<Record<string, readonly Space[]>>;
  readonly table: Outline;
}

export interface Rolled {
  readonly die: string;
  readonly face: number;
}

/** All of a table that is compared. */
export interface Outline {
  readonly figures: Readonly<Record<string, unknown>>;
  readonly tokens: readonly string[];
  readonly dynamite: readonly string[];
  readonly rows: SlowBoard['rows'];
  readonly gold: number;
  readonly done: readonly string[];
  readonly urgency: number;
  readonly outcome: string | null;
}

/** Where the reading and the engine part. */
export class Difference extends Error {
  override readonly name = 'Difference';
  readonly what: string;
  readonly engine: unknown;
  readonly reading: unknown;
  constructor(what: string, engine: unknown, reading: unknown) {
    super(`${what}: the engine ${JSON.stringify(engine)}, the reading ${JSON.stringify(reading)}`);
    this.what = what;
    this.engine = engine;
    this.reading = reading;
  }
}

/** The book leaves it open here and the engine need not choose as the reading would: not compared. */
export class Unspoken extends Error {
  override readonly name = 'Unspoken';
}

/** What the reading leaves to the engine's proposal: never compared, never answered. */
const UNSPOKEN: ReadonlySet<string> = new Set(['best']);

export class Script {
  private asked = 0;
  private rolled = 0;
  private readonly answers: readonly Asked[];
  private readonly dice: readonly Rolled[];
  private readonly outline: () => Outline;

  constructor(answers: readonly Asked[], dice: readonly Rolled[], outline: () => Outline) {
    this.answers = answers;
    this.dice = dice;
    this.outline = outline;
  }

  /** Nobody is asked a question with one answer; a jump's ways are any of those the book allows. */
  choose(kind: string, options: readonly string[], jumps = 0, accept?: (asked: Asked) => string[]): Asked {
    if (options.length + jumps === 1)
      return { kind, options, answer: options[0] ?? '', jumps: {}, table: this.outline() };
    const asked = this.answers[this.asked];
    if (!asked) throw new Difference(`question ${this.asked + 1}`, 'the end', { kind, options });
    this.asked += 1;
    const at = `question ${this.asked} (${asked.kind})`;
    this.same(`${at}, the table before it`, asked.table, this.outline());
    const theirs = asked.options.filter((id) => !UNSPOKEN.has(id)).sort();
    this.same(`${at}, its answers`, theirs, [...options, ...(accept?.(asked) ?? [])].sort());
    return asked;
  }

  roll(dice: readonly string[]): Rolled[] {
    return dice.map((die) => {
      const next = this.dice[this.rolled];
      this.rolled += 1;
      if (next?.die !== die)
        throw new Difference(`roll ${this.rolled} after question ${this.asked}`, next?.die ?? 'none', die);
      return next;
    });
  }

  finish(last: Outline): void {
    const [asked, die] = [this.answers[this.asked], this.dice[this.rolled]];
    if (asked) throw new Difference('the end', { asks: asked.kind, options: asked.options }, 'is done');
    if (die) throw new Difference('the end', { rolls: die.die }, 'is done');
    this.same('the table at the end', last, this.outline());
  }

  private same(what: string, engine: unknown, reading: unknown): void {
    if (JSON.stringify(engine) !== JSON.stringify(reading)) throw new Difference(what, engine, reading);
  }
}
