/** A game under way: decisions, undo and redo, to the next question. */

import { wordsFromMix } from '../rng/rng-words.ts';
import { withBudget } from './budget.ts';
import {
  type Answered,
  type Decision,
  type Game,
  isChoice,
  LIMITS,
  mayAnswer,
  type Procedure,
  type Question,
  RefusedDecision,
  RulesError,
  resumed,
} from './procedure.ts';

/** The game between two rules. */
export interface Checkpoint<S> {
  readonly state: S;
  readonly decisions: number;
  readonly events: number;
}

/** The game at a question, perhaps in the middle of a rule. */
export interface Asked<S, Q> {
  readonly state: S;
  readonly question: Q;
}

/** All a session has come to, as plain data: another takes it up and runs nothing before its open question is answered. */
export interface Held<S, E, Q extends Question> {
  readonly state: S;
  readonly events: readonly E[];
  readonly decisions: readonly Decision[];
  readonly marks: readonly number[];
  readonly checkpoints: readonly Checkpoint<S>[];
  readonly asked: readonly Asked<S, Q>[];
  readonly mixes?: Mixes;
}

/** The mixes of decisions by number, where there are any. */
export type Mixes = readonly (string | null | undefined)[];

/** What another session has come to. */
export interface ForkOf<S, E, Q extends Question> {
  readonly of: Session<S, E, Q> | Held<S, E, Q>;
  readonly at: number;
}

/**
 * Runs a game: events come out, questions wait in `pending`, `decide` answers them. A checkpoint is taken whenever the
 * game is between two rules, and of those before a decision the last is kept. Undo shows the game as it was asked
 * and runs nothing; the rule that asked is run again from its checkpoint when its question is answered otherwise.
 */
export class Session<S, E, Q extends Question> {
  readonly game: Game<S, E, Q>;
  /** Every event so far, in order. */
  readonly events: E[] = [];
  readonly decisions: Decision[] = [];
  /** `marks[i]`: how many events there were when decision i was asked for. */
  readonly marks: number[] = [];
  /** Of decision n, what its dice come of; also of numbers that are not decided, or no longer. */
  readonly mixes: Mixes = [];
  private current: S;
  private running: Procedure<void, Q> | null = null;
  private question: Q | null = null;
  private checkpoints: Checkpoint<S>[];
  /** Of decision i, as it was asked for. */
  private readonly asked: Asked<S, Q>[] = [];
  private undone: Decision[] = [];
  private eventsInRule = 0;
  private reviving = false;
  private readonly listeners = new Set<(event: E) => void>();
  private broken: unknown = null;
  /** Steps that came of the last decision, of those it may take. */
  effort = 0;

  /**
   * Takes the state over and runs to the first question, or comes as far as another session of the same game did.
   * Errors of the rules are thrown as they are.
   */
  constructor(game: Game<S, E, Q>, state: S, fork?: ForkOf<S, E, Q>) {
    this.game = game;
    this.current = state;
    this.checkpoints = [{ state: game.clone(state), decisions: 0, events: 0 }];
    if (fork) this.takeOver(fork.of instanceof Session ? fork.of.held() : fork.of, fork.at);
    else this.run();
  }

  get state(): S {
    return this.current;
  }

  /** The open question; null when the game is over. */
  get pending(): Q | null {
    return this.question;
  }

  /**
   * Has the open question list its answers, where it does so only when somebody looks: for whoever is about to show it.
   * Throws RulesError when it takes more steps than a decision may.
   */
  list(): void {
    void this.question?.options;
  }

  /** What each decision answered, in order. */
  get questions(): readonly Q[] {
    return this.asked.slice(0, this.decisions.length).map(({ question }) => question);
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Told of every event as it is written; returns a function that ends it. */
  subscribe(listener: (event: E) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Mixes of decisions from number `from` on, before they are made; one that has a mix keeps it. */
  keepMixes(mixes: Mixes, from = 0): void {
    const own: Mixes[number][] = this.mixes as Mixes[number][];
    for (const [i, mix] of mixes.entries()) if (mix) own[from + i] ??= mix;
  }

  /**
   * Answers the open question. Throws RefusedDecision, with nothing run, unless the option is text and in it (I10).
   * `mix`: what its dice come of; RangeError where it is none. The first mix of a number stays its mix, whatever is
   * decided there: to go back is not to roll again (X500).
   */
  decide(option: string, mix?: string): void {
    this.answer(option, mix);
    this.undone = [];
  }

  private answer(option: string, given?: string): void {
    if (this.broken) throw new RulesError(`this session broke earlier: ${String(this.broken)}`);
    const question = this.question;
    // Of another language it may be anything; what is no text cannot even be named in a message.
    if (typeof option !== 'string') throw new RefusedDecision(`an answer is text, not ${typeof option}`);
    if (!question) throw new RefusedDecision(`"${option}": no question is open`);
    if (!mayAnswer(question, option)) {
      const list = question.options.map((o) => o.id).join(', ');
      throw new RefusedDecision(`"${option}" is not an answer to ${question.kind}; expected one of: ${list}`);
    }
    const n = this.decisions.length;
    const mix = this.mixes[n] ?? given;
    if (mix) wordsFromMix(mix);
    const { kind, seat } = question;
    const made = { kind, seat, option, ...(mix ? { mix } : {}) };
    if (!this.running) this.revive();
    this.keepMixes([mix], n);
    this.decisions.push(made);
    this.marks.push(this.events.length);
    this.eventsInRule = 0;
    this.question = null;
    this.run(made);
  }

  /**
   * Comes as far as decision `n` of another session of the same game that has gone on from where this one stands: nothing
   * is run, and what is asked there is asked here. False, with nothing changed, where it does not lead on from here.
   */
  keepUp(other: Session<S, E, Q>, n: number): boolean {
    const made = this.decisions.length;
    const isAll = n === other.decisions.length;
    const asked = other.asked[n];
    const before = other.marks[made];
    if (this.broken || n <= made || before !== this.events.length || !(asked || (isAll && !other.question)))
      return false;
    const events = other.events.slice(before, other.marks[n]);
    this.keepMixes(other.mixes.slice(made, n), made);
    this.decisions.push(...other.decisions.slice(made, n));
    this.marks.push(...other.marks.slice(made, n));
    for (let i = made; i <= n; i++) if (other.asked[i]) this.asked[i] = other.asked[i]!;
    this.checkpoints = other.checkpoints.filter(({ decisions }) => decisions <= n);
    this.current = this.game.clone(asked ? asked.state : other.current);
    this.question = asked?.question ?? null;
    this.running = null;
    this.undone = [];
    for (const event of events) {
      this.events.push(event);
      for (const listener of this.listeners) listener(event);
    }
    return true;
  }

  private expectDecision(n: number): void {
    if (!Number.isInteger(n) || n < 0 || n > this.decisions.length)
      throw new RangeError(`there is no decision ${n} of ${this.decisions.length}`);
  }

  /** Goes back to just before decision n (0 is the start). Keeps what was undone for `redo`. Throws RangeError. */
  rewind(n: number): void {
    this.expectDecision(n);
    const later = this.decisions.slice(n);
    const undone = [...later, ...this.undone];
    const replayed = this.restore(n);
    for (const decision of replayed) this.answer(decision.option);
    this.undone = undone;
  }

  /** Makes the decision undone last once more. Throws RefusedDecision when there is none. */
  redo(): void {
    const [next, ...rest] = this.undone;
    if (!next) throw new RefusedDecision('nothing to redo');
    this.answer(next.option);
    this.undone = rest;
  }

  /**
   * A session of its own that has come as far as decision n of this one; it starts from the checkpoint before. Throws
   * RangeError where there is no such decision.
   */
  fork(n = this.decisions.length): this {
    this.expectDecision(n);
    return this.forkTo({ of: this, at: n });
  }

  /** Another session of this kind. */
  protected forkTo(fork: ForkOf<S, E, Q>): this {
    return new Session(this.game, this.current, fork) as this;
  }

  /** What it has come to; shared with it, so to be copied or written down before it goes on. */
  held(): Held<S, E, Q> {
    const { state, events, decisions, marks, checkpoints, asked, mixes } = this;
    return { state, events, decisions, marks, checkpoints, asked, mixes };
  }

  private takeOver(other: Held<S, E, Q>, n: number): void {
    this.checkpoints = other.checkpoints.slice();
    this.keepMixes(other.mixes ?? []);
    for (const [mine, theirs] of [
      [this.events, other.events],
      [this.decisions, other.decisions],
      [this.marks, other.marks],
      [this.asked, other.asked],
    ] as [unknown[], readonly unknown[]][]) {
      mine.length = 0;
      for (const one of theirs) mine.push(one);
    }
    for (const decision of this.restore(n)) this.answer(decision.option);
  }

  /** The last checkpoint: a state between two rules, with how many decisions and events there were before it. */
  get checkpoint(): Readonly<Checkpoint<S>> {
    return this.checkpoints[this.checkpoints.length - 1]!;
  }

  /** Goes back to decision n, or to the last checkpoint before it; gives what is still to be answered from there. */
  private restore(n: number): Decision[] {
    while (this.checkpoint.decisions > n) this.checkpoints.pop();
    this.running = null;
    this.broken = null;
    this.eventsInRule = 0;
    const asked = this.asked[n];
    if (asked) {
      this.current = this.game.clone(asked.state);
      this.question = asked.question;
      this.cut(n, this.marks[n] ?? this.events.length);
      return [];
    }
    const { state, decisions, events } = this.checkpoints.at(-1)!;
    const replay = this.decisions.slice(decisions, n);
    this.current = this.game.clone(state);
    this.question = null;
    this.cut(decisions, events);
    this.run();
    return replay;
  }

  private cut(decisions: number, events: number): void {
    this.events.length = events;
    this.decisions.length = decisions;
    this.marks.length = decisions;
    this.asked.length = Math.min(this.asked.length, decisions + 1);
  }

  /** Brings the rule that asks the open question to where it asks it. Its events are known and told already. */
  private revive(): void {
    const { state, decisions } = this.checkpoint;
    this.current = this.game.clone(state);
    this.reviving = true;
    try {
      withBudget(() => {
        this.running = this.game.next(this.current, this.emit);
        this.running?.next();
      });
      for (const made of this.decisions.slice(decisions)) withBudget(() => this.resume(made));
    } finally {
      this.reviving = false;
    }
  }

  private resume(made: Answered) {
    return resumed(this.game, this.emit, this.running!, made);
  }

  private readonly emit = (event: E): void => {
    this.game.apply(this.current, event);
    if (this.reviving) return;
    this.events.push(event);
    this.eventsInRule += 1;
    if (this.eventsInRule > LIMITS.eventsPerDecision)
      throw new RulesError(`over ${LIMITS.eventsPerDecision} events in one rule`);
    if (this.game.depth(this.current) > LIMITS.depth)
      throw new RulesError(`resolutions nested deeper than ${LIMITS.depth}`);
    for (const listener of this.listeners) listener(event);
  };

  private run(made?: Answered): void {
    this.effort = withBudget(() => this.runOn(made));
  }

  private runOn(made?: Answered): void {
    try {
      let answer = made;
      let rules = 0;
      for (;;) {
        if (!this.running) {
          this.mark();
          this.eventsInRule = 0;
          rules += 1;
          if (rules > LIMITS.rulesPerDecision)
            throw new RulesError(`over ${LIMITS.rulesPerDecision} rules without a question`);
          this.running = this.game.next(this.current, this.emit);
          if (!this.running) return;
        }
        const step = answer === undefined ? this.running.next() : this.resume(answer);
        answer = undefined;
        if (step.done) {
          this.running = null;
          continue;
        }
        if (!isChoice(step.value))
          throw new RulesError(`${step.value.kind} asked with fewer than two answers`);
        this.question = step.value;
        this.asked[this.decisions.length] = { state: this.game.clone(this.current), question: step.value };
        return;
      }
    } catch (error) {
      this.broken = error;
      throw error;
    }
  }

  private mark(): void {
    if (this.checkpoint.decisions === this.decisions.length) this.checkpoints.pop();
    this.checkpoints.push({
      state: this.game.clone(this.current),
      decisions: this.decisions.length,
      events: this.events.length,
    });
  }
}
