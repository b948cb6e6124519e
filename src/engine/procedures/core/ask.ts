import { figureIn } from '../../model/figures.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Sum } from '../../model/ledger.ts';
import type { Option, Prompt, PromptKind, Refusal } from '../../model/prompts.ts';
import type { Rule, Table } from './table.ts';

/** A question in the making; the seat comes from the figure. */
export interface Draft {
  readonly kind: PromptKind;
  readonly figure: FigureId;
  readonly text: string;
  readonly rule: string;
  readonly options: readonly Option[];
  readonly refused?: readonly Refusal[];
  readonly sums?: Readonly<Record<string, Sum>>;
}

/**
 * Asks, and gives the id chosen. `build` makes the question anew after every interjection, and may find that
 * it is gone (null, or no option): then null comes back. A forced choice is not asked.
 */
export function* ask(table: Table, build: () => Draft | null): Rule<string | null> {
  for (;;) {
    const draft = build();
    const first = draft?.options[0];
    if (!draft || !first) return null;
    const isForced = draft.options.length === 1;
    if (isForced && !waits.has(draft.kind)) return first.id;
    const seat = figureIn(table.state, draft.figure).seat;
    if (seat === null) return (draft.options.find((o) => o.proposed) ?? first).id;
    const interjections = table.hooks.interjections(table, seat);
    // A turn with nothing but its end to choose, an attack that cannot be Dodged for want of SP, and the moment
    // before a Defeat are still time for what may be used "at any time" (p.48).
    if (isForced && interjections.length === 0) return first.id;
    const prompt: Prompt = { ...draft, seat, options: [...draft.options, ...interjections] };
    const answer: string = yield prompt;
    if (!interjections.some((option) => option.id === answer)) return answer;
    yield* table.hooks.interject(table, answer);
  }
}

const waits: ReadonlySet<PromptKind> = new Set(['turn', 'dodge', 'reaction']);

/** Asks a yes or no; `yes` is the option's id. Gives true for yes. */
export function* askWhether(
  table: Table,
  draft: Omit<Draft, 'options'>,
  yes: Option,
  no: Option,
): Rule<boolean> {
  return (yield* ask(table, () => ({ ...draft, options: [yes, no] }))) === yes.id;
}
