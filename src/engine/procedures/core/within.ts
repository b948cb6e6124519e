import type { FigureId } from '../../model/ids.ts';
import type { Rule, Table } from './table.ts';

/** How often an answer may bring about its own occasion before the first answer is over: no card of the box does so twice (X460). */
export const MOST_WITHIN_ITSELF = 10;

/** What answers are counted by: an ability of a figure, or its Counter. */
export const withinName = (figure: FigureId, key: string): string => `${figure} ${key}`;

/** What an answer does, counted till the answer that all this is inside of is over. */
export function* under(table: Table, name: string, does: Rule<unknown>): Rule<void> {
  const { now, since } = table.within;
  if (now.size === 0) since.clear();
  const before = now.get(name) ?? 0;
  now.set(name, before + 1);
  since.set(name, (since.get(name) ?? 0) + 1);
  yield* does;
  if (before === 0) now.delete(name);
  else now.set(name, before);
}

/** Whether something of that name is under way. */
export const isUnderWay = ({ within: { now } }: Table, name: string): boolean => now.has(name);

/** How often there was that in what is under way. */
export const timesWithin = ({ within: { now, since } }: Table, name: string): number =>
  now.size === 0 ? 0 : (since.get(name) ?? 0);
