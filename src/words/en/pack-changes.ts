/** The words of what two versions of a pack have otherwise. */
import type { PackChange } from '../../content/index.ts';
import { cardLines } from './cards/card-lines.ts';
import { listed } from './grammar.ts';
import { SORTS } from './sorts.ts';

const WHAT: { readonly [W in PackChange['what']]: string } = {
  added: 'New',
  changed: 'Changed',
  removed: 'Removed',
};

/** A change in a line: `Changed: River Blade (item)`, of what has no words with the parts that are others. */
export function changeTitle(change: PackChange): string {
  const { what, name, sort, fields } = change;
  const { gone, come } = changedLines(change);
  const parts = what === 'changed' && gone.length + come.length === 0 ? `: ${listed(fields)}` : '';
  return `${WHAT[what]}: ${name} (${SORTS[sort].one})${parts}`;
}

/** The lines of a card that are no longer on it, and those that are new. */
export function changedLines({ card }: PackChange): {
  readonly gone: readonly string[];
  readonly come: readonly string[];
} {
  if (!card) return { gone: [], come: [] };
  const [was, now] = [card.was, card.now].map((one) => cardLines(one).map((line) => line.trim()));
  const only = (lines: readonly string[], others: readonly string[]) =>
    lines.filter((line) => !others.includes(line));
  return { gone: only(was!, now!), come: only(now!, was!) };
}

/** All changes as lines of text: of a card what was on it behind `-`, and what is on it now behind `+`. */
export const changeLines = (changes: readonly PackChange[]): string[] =>
  changes.flatMap((change) => {
    const { gone, come } = changedLines(change);
    return [changeTitle(change), ...gone.map((line) => `  - ${line}`), ...come.map((line) => `  + ${line}`)];
  });
