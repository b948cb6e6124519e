import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Sum } from '../../model/ledger.ts';
import type { Act } from '../../model/messages/act.ts';
import type { PromptSum, Question } from '../../model/messages/question.ts';
import { optionOf } from '../../model/option-id.ts';
import type { Option, PromptKind, Refusal } from '../../model/prompts.ts';
import { Asked } from './asked.ts';
import { type Answers, Listed, Offers } from './offers.ts';
import type { Rule, Table } from './table.ts';

/** A question in the making; the seat comes from the figure. */
export interface Draft<A extends Act = Act> {
  readonly kind: PromptKind;
  readonly figure: FigureId;
  readonly question: Question;
  readonly rule: string;
  /** A list, or what lists them when somebody looks. */
  readonly options: readonly Option<A>[] | Offers<A>;
  /** Of a list; whoever lists them later says so too. */
  readonly refused?: readonly Refusal[];
  readonly sums?: Readonly<Partial<Record<PromptSum, Sum>>>;
}

/**
 * Asks, and gives what was chosen. `build` makes the question anew after every interjection, and may find that
 * it is gone (null, or no option): then null comes back. A forced choice is not asked.
 */
export function* ask<A extends Act>(table: Table, build: () => Draft<A> | null): Rule<A | null> {
  for (;;) {
    const draft = build();
    if (!draft) return null;
    const answers = answersOf(draft);
    const count = answers.count(2, table);
    if (count === 0) return null;
    const isForced = count === 1;
    if (isForced && !waits.has(draft.kind)) return firstOf(answers, table);
    const seat = figureIn(table.state, draft.figure).seat;
    if (seat === null) return firstOf(answers, table);
    const prompt = new Asked(table, draft, answers, seat);
    // A turn with nothing but its end to choose, an attack that cannot be Dodged for want of SP, and the moment
    // before a Defeat are still time for what may be used "at any time" (p.48).
    if (isForced && prompt.interjections.length === 0) return firstOf(answers, table);
    const answer: string = yield prompt;
    const chosen = answers.find(answer, table);
    const interjection = chosen ? undefined : prompt.interjections.find((option) => option.id === answer);
    prompt.close();
    if (chosen) return chosen.act;
    if (interjection) yield* table.hooks.interject(table, interjection.act);
  }
}

const answersOf = <A extends Act>({ options, refused }: Draft<A>): Answers<A> =>
  options instanceof Offers ? options : new Listed(options, refused);

/** What is answered where nobody is asked: the only answer, or the one proposed. */
function firstOf<A extends Act>(answers: Answers<A>, table: Table): A {
  const options = answers.options(table);
  return (options.find(({ proposed }) => proposed) ?? options[0]!).act;
}

const waits: ReadonlySet<PromptKind> = new Set(['turn', 'dodge', 'reaction']);

/** An answer and what it stands for: a space, a card, a way. */
export interface Choice<T> {
  readonly option: Option;
  readonly value: T;
}

/** A question in the making whose answers stand for something. */
export interface Choices<T> extends Omit<Draft, 'options'> {
  readonly choices: readonly Choice<T>[];
}

/** Asks like `ask`, and gives the value of the choice made; null when there was none. */
export function* pick<T>(table: Table, build: () => Choices<T> | null): Rule<T | null> {
  let offered: readonly Choice<T>[] = [];
  const act = yield* ask(table, () => {
    const draft = build();
    if (!draft || draft.choices.length === 0) return null;
    const { choices, ...rest } = draft;
    offered = choices;
    return { ...rest, options: choices.map(({ option }) => option) };
  });
  return offered.find(({ option }) => option.act === act)?.value ?? null;
}

/** A choice from what it does and what it stands for. */
export const choice = <T>(act: Act, value: T, more: Omit<Option, 'id' | 'act'> = {}): Choice<T> => ({
  option: optionOf(act, more),
  value,
});

/** Asks a yes or no. Gives true for `yes`. */
export function* askWhether(
  table: Table,
  draft: Omit<Draft, 'options'>,
  yes: Option,
  no: Option,
): Rule<boolean> {
  return (yield* ask(table, () => ({ ...draft, options: [yes, no] }))) === yes.act;
}
