import type { EncounterEvent, Position, Sum } from '../../../src/engine/index.ts';
import { en } from '../../../src/words/en/index.ts';

/** Events that bring a number about, as a result that is told. */
type Numbered = Extract<
  EncounterEvent,
  | { readonly sum: Sum }
  | { readonly total: Sum }
  | { readonly roll: Sum }
  | { readonly force: Sum }
  | { readonly type: 'spSpent' | 'damageHealed' }
>['type'];

/** The numbers each tells, all of which must unfold. */
const RESULTS: {
  readonly [T in Numbered]: (event: Extract<EncounterEvent, { type: T }>) => readonly number[];
} = {
  spSpent: ({ amount }) => [amount],
  damageDealt: ({ amount }) => [amount],
  damageHealed: ({ amount }) => [amount],
  attackJudged: ({ roll, defense }) => [roll.total, defense.total],
  finalDamageDetermined: ({ sum }) => [sum.total],
  forceDetermined: ({ force }) => [force.total],
  convictionChecked: ({ total, onPurpose }) => (onPurpose ? [] : [total.total]),
  checkMade: ({ total }) => [total.total],
};

const isNumbered = (event: EncounterEvent): event is Extract<EncounterEvent, { type: Numbered }> =>
  Object.hasOwn(RESULTS, event.type);

/** No number without its working: what an event is told with, on the table as it lay after it. */
export function faultsOfNumbers(event: EncounterEvent, after: Position): string[] {
  if (!isNumbered(event)) return [];
  const told = en.tell(after).event(event);
  if (!told) return [];
  const sums = told.sums ?? [];
  const numbers = (RESULTS[event.type] as (of: EncounterEvent) => readonly number[])(event);
  const faults = sums.flatMap(({ label, sum }) => faultsOfSum(`${event.type}: ${label}`, sum));
  for (const number of numbers) {
    if (!new RegExp(`(?<!\\d)${number}(?!\\d)`).test(told.text)) continue;
    if (!sums.some(({ sum }) => sum.total === number && sum.entries.length > 0))
      faults.push(`${event.type}: ${number} in “${told.text}” unfolds to nothing`);
  }
  return faults;
}

/** A number whose lines do not add up to it, or name nothing. */
export function faultsOfSum(name: string, { total, entries }: Sum): string[] {
  const sum = entries.reduce((all, { amount }) => all + amount, 0);
  const faults = total === Math.max(0, sum) ? [] : [`${name}: ${total}, and its lines come to ${sum}`];
  if (entries.length === 0 && total > 0) faults.push(`${name}: ${total} of nothing`);
  if (entries.some(({ rule }) => !rule)) faults.push(`${name}: a line without a rule`);
  return faults;
}
