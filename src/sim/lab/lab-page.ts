import * as Plot from '@observablehq/plot';
import type { Numbers } from '../../bots/lab/lab-numbers.ts';
import { list, plotter, table, wholePage } from '../plot-page.ts';
import { endText, failedText, MEANS, meanText, percent } from './lab-report.ts';

const COLOURS = { domain: ['won', 'lost'], range: ['#3b7a57', '#a63d40'], legend: false } as const;

/** The numbers as one page of HTML with plots in SVG, which needs nothing beside it. */
export function labPage(head: string, numbers: Numbers): string {
  const drawn = plotter(110);
  const { games, won, lost, bounds, ends, rounds, adventurers, means, reachable, never, failed } = numbers;
  const shares = [
    { name: 'won', share: won / Math.max(1, games), low: bounds[0], high: bounds[1] },
    ...adventurers.map(({ id, fell, bounds: [low, high] }) => ({
      name: `${id} fell`,
      share: fell / Math.max(1, games),
      low,
      high,
    })),
  ];
  const damage = adventurers.map(({ id, taken: { mean, bounds: between } }) => ({
    name: id,
    mean,
    low: between[0],
    high: between[1],
  }));
  const ended = rounds.flatMap((one) =>
    (['won', 'lost'] as const).map((result) => ({ round: one.round, result, games: one[result] })),
  );
  return wholePage(
    head,
    `${table([
      ['games', String(games)],
      [
        'won',
        `${won} (${percent(won / Math.max(1, games))}; 95 % sure: ${bounds.map(percent).join(' to ')})`,
      ],
      ['lost', String(lost)],
      ...ends.map((end) => [endText(end), String(end.games)] as const),
      ...Object.entries(MEANS).map(
        ([name, words]) => [`mean ${words}`, meanText(means[name as keyof typeof MEANS])] as const,
      ),
    ])}
${drawn('Share of games, with 95 % bounds', {
  x: { domain: [0, 1], percent: true, label: '% of games', grid: true },
  y: { domain: shares.map(({ name }) => name), label: null },
  marks: intervals(shares, 'share'),
})}
${drawn('Games by the round they ended in', {
  x: { label: 'round', tickFormat: 'd' },
  y: { label: 'games', grid: true },
  color: COLOURS,
  marks: [Plot.barY(ended, { x: 'round', y: 'games', fill: 'result' }), Plot.ruleY([0])],
})}
${drawn('Damage dealt to each Adventurer in a game, mean with 95 % bounds', {
  x: { label: 'damage', grid: true, zero: true },
  y: { domain: damage.map(({ name }) => name), label: null },
  marks: intervals(damage, 'mean'),
})}
<h2>Never met</h2>
<p>${never.length === 0 ? `Nothing: all ${reachable}` : `${never.length} of ${reachable}`} objectives, achievements, totems, ends, AI steps and loot.</p>
${list(never)}
${failed.length === 0 ? '' : `<h2>Failed</h2>${list(failed.map(failedText))}`}`,
  );
}

/** A dot for each row, on a line between its bounds. */
const intervals = (rows: readonly object[], value: string): Plot.Markish[] => [
  Plot.ruleY(rows, { y: 'name', x1: 'low', x2: 'high', strokeWidth: 3, stroke: '#9aa5b1' }),
  Plot.dot(rows, { y: 'name', x: value, r: 5, fill: '#23395b' }),
];
