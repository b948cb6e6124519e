import { withBudget } from '../../kernel/budget.ts';
import type { FigureId, SeatId } from '../../model/ids.ts';
import type { Sum } from '../../model/ledger.ts';
import type { Act } from '../../model/messages/act.ts';
import type { PromptSum, Question } from '../../model/messages/question.ts';
import type { Option, Prompt, PromptKind, Refusal } from '../../model/prompts.ts';
import { stateWith } from '../../model/with.ts';
import type { Draft } from './ask.ts';
import type { Answers } from './offers.ts';
import type { Table } from './table.ts';

/**
 * A question as it is asked: plain to whoever reads, copies or writes it. What may be answered is listed once somebody
 * looks, as it was when it was asked, and with it what may be used "at any time" (p.48); whoever gives an answer by its
 * id has the others not listed.
 */
export class Asked<A extends Act = Act> implements Prompt {
  readonly kind: PromptKind;
  readonly figure: FigureId;
  readonly question: Question;
  readonly rule: string;
  declare readonly options: readonly Option[];
  declare readonly refused: readonly Refusal[] | undefined;
  readonly sums: Readonly<Partial<Record<PromptSum, Sum>>> | undefined;
  readonly seat: SeatId;
  readonly #answers: Answers<A>;
  /** As it stands while the question is open; a table of its own once it is answered. */
  #table: Table;
  #interjections: readonly Option[] | null = null;
  #all: Readings | null = null;

  constructor(table: Table, draft: Draft<A>, answers: Answers<A>, seat: SeatId) {
    this.kind = draft.kind;
    this.figure = draft.figure;
    this.question = draft.question;
    this.rule = draft.rule;
    this.sums = draft.sums;
    this.seat = seat;
    this.#answers = answers;
    this.#table = table;
    Object.defineProperties(this, Asked.#listed);
  }

  /** Own fields like the others, the same for all questions: copies and JSON have them. */
  static readonly #listed: PropertyDescriptorMap & ThisType<Asked> = {
    options: {
      enumerable: true,
      get() {
        return this.#read().options;
      },
    },
    refused: {
      enumerable: true,
      get() {
        return this.#read().refused;
      },
    },
  };

  /** "At any time" abilities that may be used before it is answered. */
  get interjections(): readonly Option[] {
    this.#interjections ??= this.#table.hooks.interjections(this.#table, this.seat);
    return this.#interjections;
  }

  has(id: string): boolean {
    return (
      this.#answers.find(id, this.#table) !== undefined || this.interjections.some((one) => one.id === id)
    );
  }

  isChoice(): boolean {
    const answers = this.#answers.count(2, this.#table);
    return answers + (answers < 2 ? this.interjections.length : 0) >= 2;
  }

  /** The answers as they were before what comes of one: whoever reads them from now on goes by those. */
  close(): void {
    if (!this.#all) this.#table = { ...this.#table, state: stateWith(this.#table.state) };
  }

  #read(): Readings {
    if (!this.#all) {
      // Whoever reads has as many steps as a decision.
      withBudget(() => {
        const options = [...this.#answers.options(this.#table), ...this.interjections];
        this.#all = { options, refused: this.#answers.refused(this.#table) };
      });
    }
    return this.#all!;
  }
}

interface Readings {
  readonly options: readonly Option[];
  readonly refused: readonly Refusal[] | undefined;
}
