/** Targets that the rules ask for one after the other, gathered on the board first and ordered in one. */
import type { Encounter, FigureId, Option, Prompt } from '../../engine/index.ts';
import { runAside } from './run-aside.ts';

export interface Gathered {
  /** In the order in which they were pressed; one at least. */
  readonly chosen: readonly Option[];
  readonly figures: readonly FigureId[];
  /** How many there may be. */
  readonly most: number;
  /** All answers, to this question and the next: those targets, and that there is nobody else where there might be. */
  readonly order: readonly string[];
}

const stopOf = ({ options }: Prompt): Option | undefined =>
  options.find(({ act }) => act.do === 'nobody-else');

/** Whether it goes on asking for targets of the same. */
const goesOn = (first: Prompt, next: Prompt | null | undefined): next is Prompt =>
  next?.question.ask === 'whom' && next.figure === first.figure && stopOf(next) !== undefined;

/** With these chosen; null where they may not be, and where one alone is asked for. */
export function gatheredOf(session: Encounter, ids: readonly string[]): Gathered | null {
  const { pending } = session;
  if (pending?.question.ask !== 'whom' || stopOf(pending)) return null;
  const chosen: Option[] = [];
  let asked: Prompt | null | undefined = pending;
  for (const [i, id] of ids.entries()) {
    const option: Option | undefined = asked?.options.find((one) => one.id === id);
    if (option?.act.do !== 'target') return null;
    chosen.push(option);
    asked = runAside(session, ids.slice(0, i + 1))?.prompt;
  }
  const stop = goesOn(pending, asked) ? stopOf(asked)! : null;
  const all = [...ids];
  while (goesOn(pending, asked)) {
    const more: Option | undefined = asked.options.find(({ act }) => act.do === 'target');
    if (!more) break;
    all.push(more.id);
    asked = runAside(session, all)?.prompt;
  }
  if (all.length < 2) return null;
  const figures = chosen.flatMap(({ act }) => (act.do === 'target' ? [act.target] : []));
  return { chosen, figures, most: all.length, order: stop ? [...ids, stop.id] : ids };
}

/** Those that are chosen once one was pressed: it comes to them, or goes; where they are full, for the last. */
export function pressed(held: Gathered | null, id: string): readonly string[] {
  const ids = held?.chosen.map((one) => one.id) ?? [];
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return [...ids.slice(0, (held?.most ?? 1 + ids.length) - 1), id];
}
