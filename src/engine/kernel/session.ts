import { withBudget } from './budget.ts';
import {
  type Decision,
  type Game,
  LIMITS,
  type Procedure,
  type Question,
  RefusedDecision,
  RulesError,
} from './procedure.ts';

interface Checkpoint<S, Q> {
  readonly state: S;
  readonly decisions: number;
  readonly events: number;
  /** What the rule that begins here asks before anything happens: to go back to it nothing is run. */
  question: Q | null;
}

/**
 * Runs a game: events come out, questions wait in `pending`, `decide` answers them. Undo is a re-run from the
 * last checkpoint; a checkpoint is taken whenever the game is between two rules, and of those before a decision the
 * last is kept.
 */
export class Session<S, E, Q extends Question> {
  readonly game: Game<S, E, Q>;
  /** Every event so far, in order. */
  readonly events: E[] = [];
  readonly decisions: Decision[] = [];
  /** `marks[i]`: how many events there were when decision i was asked for. */
  readonly marks: number[] = [];
  private readonly initial: S;
  private current: S;
  private running: Procedure<void, Q> | null = null;
  private question: Q | null = null;
  private checkpoints: Checkpoint<S, Q>[];
  private undone: Decision[] = [];
  private eventsInRule = 0;
  private readonly listeners = new Set<(event: E) => void>();
  private broken: unknown = null;
  /** Steps that came of the last decision, of those it may take. */
  effort = 0;

  /** Takes the state over and runs to the first question. Errors of the rules are thrown as they are. */
  constructor(game: Game<S, E, Q>, state: S) {
    this.game = game;
    this.current = state;
    this.initial = game.clone(state);
    this.checkpoints = [{ state: game.clone(state), decisions: 0, events: 0, question: null }];
    this.run();
  }

  get state(): S {
    return this.current;
  }

  /** The open question; null when the game is over. */
  get pending(): Q | null {
    return this.question;
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Told of every event as it is written; returns a function that ends it. */
  subscribe(listener: (event: E) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Answers the open question. Throws RefusedDecision, with nothing run, unless the option is in it (I10). */
  decide(option: string): void {
    this.answer(option);
    this.undone = [];
  }

  private answer(option: string): void {
    if (this.broken) throw new RulesError(`this session broke earlier: ${String(this.broken)}`);
    const question = this.question;
    if (!question) throw new RefusedDecision(`"${option}": no question is open`);
    if (!question.options.some((o) => o.id === option)) {
      const list = question.options.map((o) => o.id).join(', ');
      throw new RefusedDecision(`"${option}" is not an answer to ${question.kind}; expected one of: ${list}`);
    }
    this.decisions.push({ kind: question.kind, seat: question.seat, option });
    this.marks.push(this.events.length);
    this.eventsInRule = 0;
    this.question = null;
    this.run(option);
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
    const copy = this.fresh();
    copy.takeOver(this, n);
    return copy;
  }

  /** Another session of this kind, at its first question. */
  protected fresh(): this {
    return new Session(this.game, this.game.clone(this.initial)) as this;
  }

  private takeOver(other: this, n: number): void {
    this.checkpoints = other.checkpoints.slice();
    for (const [mine, theirs] of [
      [this.events, other.events],
      [this.decisions, other.decisions],
      [this.marks, other.marks],
    ] as [unknown[], readonly unknown[]][]) {
      mine.length = 0;
      for (const one of theirs) mine.push(one);
    }
    for (const decision of this.restore(n)) this.answer(decision.option);
  }

  /** The last checkpoint: a state between two rules, with the number of decisions before it. */
  get checkpoint(): { readonly state: S; readonly decisions: number } {
    return this.checkpoints[this.checkpoints.length - 1]!;
  }

  private restore(n: number): Decision[] {
    let index = this.checkpoints.length - 1;
    while (this.checkpoints[index]!.decisions > n) index -= 1;
    const checkpoint = this.checkpoints[index]!;
    this.checkpoints = this.checkpoints.slice(0, index + 1);
    const replay = this.decisions.slice(checkpoint.decisions, n);
    this.current = this.game.clone(checkpoint.state);
    this.events.length = checkpoint.events;
    this.decisions.length = checkpoint.decisions;
    this.marks.length = checkpoint.decisions;
    this.running = null;
    this.question = null;
    this.broken = null;
    this.eventsInRule = 0;
    if (checkpoint.question) this.question = checkpoint.question;
    else this.run();
    return replay;
  }

  private readonly emit = (event: E): void => {
    this.game.apply(this.current, event);
    this.events.push(event);
    this.eventsInRule += 1;
    if (this.eventsInRule > LIMITS.eventsPerDecision)
      throw new RulesError(`over ${LIMITS.eventsPerDecision} events in one rule`);
    if (this.game.depth(this.current) > LIMITS.depth)
      throw new RulesError(`resolutions nested deeper than ${LIMITS.depth}`);
    for (const listener of this.listeners) listener(event);
  };

  private run(option?: string): void {
    this.effort = withBudget(() => this.runOn(option));
  }

  private runOn(option?: string): void {
    try {
      let answer = option;
      let rules = 0;
      // Back at a question that was kept: the rule that asks it begins again, and is told the answer.
      if (answer !== undefined && !this.running) {
        this.running = this.game.next(this.current, this.emit);
        this.running?.next();
      }
      for (;;) {
        let checkpoint: Checkpoint<S, Q> | null = null;
        if (!this.running) {
          checkpoint = this.mark();
          this.eventsInRule = 0;
          rules += 1;
          if (rules > LIMITS.rulesPerDecision)
            throw new RulesError(`over ${LIMITS.rulesPerDecision} rules without a question`);
          this.running = this.game.next(this.current, this.emit);
          if (!this.running) return;
        }
        const step = answer === undefined ? this.running.next() : this.running.next(answer);
        answer = undefined;
        if (step.done) {
          this.running = null;
          continue;
        }
        if (step.value.options.length < 2)
          throw new RulesError(`${step.value.kind} asked with fewer than two answers`);
        this.question = step.value;
        if (checkpoint?.events === this.events.length) checkpoint.question = step.value;
        return;
      }
    } catch (error) {
      this.broken = error;
      throw error;
    }
  }

  private mark(): Checkpoint<S, Q> {
    const made: Checkpoint<S, Q> = {
      state: this.game.clone(this.current),
      decisions: this.decisions.length,
      events: this.events.length,
      question: null,
    };
    if (this.checkpoint.decisions === made.decisions) this.checkpoints.pop();
    this.checkpoints.push(made);
    return made;
  }
}
