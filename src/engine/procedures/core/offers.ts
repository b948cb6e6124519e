/** What is listed of the answers to a question, and what is refused with its reason. */
import type { FigureId } from '../../model/ids.ts';
import type { Act } from '../../model/messages/act.ts';
import { mayName } from '../../model/option-id.ts';
import type { Option, Refusal } from '../../model/prompts.ts';
import type { Table } from './table.ts';

/** What may be done of some kind, and what of it may not and why. */
export interface Offer<A extends Act = Act> {
  readonly options: readonly Option<A>[];
  readonly refused: readonly Refusal[];
}

/** One line of a table of actions: acts of some kinds, listed when they are asked for. */
export interface OfferLine<A extends Act = Act> {
  readonly acts: readonly A['do'][];
  list(table: Table, figure: FigureId): Offer<A>;
  /** Of a line with one answer at most: whether it is offered, which its list would say with its price and notes. */
  stands?(table: Table, figure: FigureId): boolean;
}

/** The answers to a question, to be read from a table that stands as it did when it was asked. */
export interface Answers<A extends Act = Act> {
  options(table: Table): readonly Option<A>[];
  refused(table: Table): readonly Refusal[] | undefined;
  /** How many there are; of more than so many, that many. */
  count(most: number, table: Table): number;
  find(id: string, table: Table): Option<A> | undefined;
}

/**
 * What a figure may do, by the lines of a table in their order. A line is listed when somebody reads the answers, or
 * gives one that it may have offered; to know that there is a choice takes as few as it can. Who runs a log again has
 * the others never listed.
 */
export class Offers<A extends Act = Act> implements Answers<A> {
  private readonly listed: (Offer<A> | undefined)[];

  constructor(
    private readonly figure: FigureId,
    private readonly lines: readonly OfferLine<A>[],
  ) {
    this.listed = lines.map(() => undefined);
  }

  options(table: Table): readonly Option<A>[] {
    return this.lines.flatMap((_, line) => this.offer(line, table).options);
  }

  refused(table: Table): readonly Refusal[] {
    return this.lines.flatMap((_, line) => this.offer(line, table).refused);
  }

  count(most: number, table: Table): number {
    let found = 0;
    for (const { stands } of this.lines) if (stands?.(table, this.figure)) found += 1;
    for (let i = 0; i < this.lines.length && found < most; i++)
      if (!this.lines[i]!.stands) found += this.offer(i, table).options.length;
    return Math.min(most, found);
  }

  find(id: string, table: Table): Option<A> | undefined {
    for (const [i, { acts }] of this.lines.entries()) {
      if (!acts.some((kind) => mayName(id, kind))) continue;
      const found = this.offer(i, table).options.find((option) => option.id === id);
      if (found) return found;
    }
    return undefined;
  }

  private offer(line: number, table: Table): Offer<A> {
    this.listed[line] ??= this.lines[line]!.list(table, this.figure);
    return this.listed[line];
  }
}

/** Answers that are listed already. */
export class Listed<A extends Act = Act> implements Answers<A> {
  constructor(
    private readonly list: readonly Option<A>[],
    private readonly without: readonly Refusal[] | undefined,
  ) {}

  options(): readonly Option<A>[] {
    return this.list;
  }

  refused(): readonly Refusal[] | undefined {
    return this.without;
  }

  count(most: number): number {
    return Math.min(most, this.list.length);
  }

  find(id: string): Option<A> | undefined {
    return this.list.find((option) => option.id === id);
  }
}
