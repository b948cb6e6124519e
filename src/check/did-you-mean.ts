import type { Hint } from './messages.ts';

/** Letters to change, add, drop or swap with a neighbour to make one word the other. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(change, rows[i - 1]![j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      }
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/** Words of a hyphenated name that the other has too. */
function sharedWords(a: string, b: string): number {
  const words = b.split('-');
  return a.split('-').filter((word) => words.includes(word)).length;
}

/** The name with the fewest changes, at most so many. */
function nearest(word: string, names: readonly string[], most: number): string | undefined {
  let best: string | undefined;
  let least = most + 1;
  for (const name of names) {
    const d = distance(word.toLowerCase(), name.toLowerCase());
    if (d < least) {
      least = d;
      best = name;
    }
  }
  return best;
}

const LONGEST = 100;

/**
 * The nearest of the names, or else one with half of its words, as a hint; undefined when none is near. Case is
 * ignored.
 */
export function didYouMean(word: string, names: readonly string[]): Hint | undefined {
  // Longer ones are no slip of anybody's, and comparing costs letters times letters.
  if (word.length > LONGEST) return undefined;
  const plain = word
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  const related = names.filter((name) => sharedWords(plain, name) * 2 >= name.split('-').length);
  const best = nearest(word, names, Math.max(1, Math.floor(word.length / 3))) ?? nearest(plain, related, 60);
  return best === undefined ? undefined : { hint: 'did-you-mean', name: best };
}
