import { figureIn } from '../../model/figures.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Sum } from '../../model/ledger.ts';
import type { Act } from '../../model/messages/act.ts';
import type { PromptSum, Question } from '../../model/messages/question.ts';
import { optionOf } from '../../model/option-id.ts';
import type { Option, Prompt, PromptKind, Refusal } from '../../model/prompts.ts';
import type { Rule, Table } from './table.ts';

/** A question in the making; the seat comes from the figure. */
export interface Draft<A extends Act = Act> {
  readonly kind: PromptKind;
  readonly figure: FigureId;
  readonly question: Question;
  readonly rule: string;
  readonly options: readonly Option<A>[];
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
    const first = draft?.options[0];
    if (!draft || !first) return null;
    const isForced = draft.options.length === 1;
    if (isForced && !waits.has(draft.kind)) return first.act;
    const seat = figureIn(table.state, draft.figure).seat;
    if (seat === null) return (draft.options.find((o) => o.proposed) ?? first).act;
    const interjections = table.hooks.interjections(table, seat);
    // A turn with nothing but its end to choose, an attack that cannot be Dodged for want of SP, and the moment
    // before a Defeat are still time for what may be used "at any time" (p.48).
    if (isForced && interjections.length === 0) return first.act;
    const prompt: Prompt = { ...draft, seat, options: [...draft.options, ...interjections] };
    const answer: string = yield prompt;
    const chosen = draft.options.find((option) => option.id === answer);
    if (chosen) return chosen.act;
    const interjection = interjections.find((option) => option.id === answer);
    if (interjection) yield* table.hooks.interject(table, interjection.act);
  }
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
