/** What was asked, in lines: a round of each encounter, and what it is made of. */
import type { Asked } from './count-questions.ts';

/** Heroes are placed before the first round. */
const BEFORE = 'placement';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const inRounds = ({ asked }: Asked): number =>
  sum(Object.entries(asked).flatMap(([name, n]) => (name === BEFORE ? [] : [n])));

/** Asked in a round, on average over all rounds of these games. */
export const askedPerRound = (games: readonly Asked[]): number =>
  sum(games.map(inRounds)) / Math.max(1, sum(games.map(({ rounds }) => rounds)));

export function questionsReport(games: readonly Asked[]): string {
  const rounds = sum(games.map((game) => game.rounds));
  const a = (n: number) => (n / Math.max(1, rounds)).toFixed(2).padStart(7);
  const byKind = new Map<string, number>();
  for (const { asked } of games)
    for (const [name, n] of Object.entries(asked)) byKind.set(name, (byKind.get(name) ?? 0) + n);
  byKind.delete(BEFORE);
  const encounters = [...new Set(games.map(({ encounter }) => encounter))];
  return [
    `games ${games.length}   rounds ${rounds}   seeds ${[...new Set(games.map(({ seed }) => seed))].join(', ')}`,
    'asked in a round, and decisions in the log',
    ...encounters.map((encounter) => {
      const own = games.filter((game) => game.encounter === encounter);
      const decisions = sum(own.map((game) => game.decisions)) / sum(own.map((game) => game.rounds));
      return `  ${encounter.padEnd(28)} ${askedPerRound(own).toFixed(1).padStart(6)} ${decisions.toFixed(1).padStart(7)}`;
    }),
    'by kind, in a round',
    ...[...byKind]
      .sort(([one, n], [other, m]) => m - n || (one < other ? -1 : 1))
      .map(([name, n]) => `  ${name.padEnd(28)} ${a(n)}`),
    `in all ${askedPerRound(games).toFixed(2)} a round`,
  ].join('\n');
}
