import * as Plot from '@observablehq/plot';
import { escaped, plotter, table, wholePage } from '../plot-page.ts';
import { gainOf, type Measured, ratioOf, short } from './bench-report.ts';

/** The rows as one page of HTML with plots in SVG, which needs nothing beside it. */
export function benchPage(head: string, rows: readonly Measured[], notes: readonly string[]): string {
  const drawn = plotter(170);
  const times = rows.map(({ name, now }) => ({ name, ...now }));
  const gains = rows.flatMap((row) => {
    const gain = gainOf(row);
    return gain === null ? [] : [{ name: row.name, gain }];
  });
  const plots = [
    drawn('Microseconds of processor time: the middle of the rounds, the least and the most', {
      x: { type: 'log', label: 'µs', grid: true },
      y: { domain: rows.map(({ name }) => name), label: null },
      marks: [
        Plot.ruleY(times, { y: 'name', x1: 'least', x2: 'most', strokeWidth: 3, stroke: '#9aa5b1' }),
        Plot.dot(times, { y: 'name', x: 'middle', r: 5, fill: '#23395b' }),
      ],
    }),
    gains.length === 0
      ? ''
      : drawn('Times as fast as before', {
          x: { label: 'times', grid: true, zero: true },
          y: { domain: gains.map(({ name }) => name), label: null },
          marks: [
            Plot.barX(gains, {
              y: 'name',
              x: 'gain',
              fill: ({ gain }: { gain: number }) => (gain < 1 ? '#a63d40' : '#3b7a57'),
            }),
            Plot.ruleX([1], { strokeDasharray: '4 3' }),
          ],
        }),
  ];
  return wholePage(
    head,
    `${table(rows.map((row) => [row.name, cells(row)]))}
${notes.map((note) => `<p>${escaped(note)}</p>`).join('\n')}
${plots.join('\n')}`,
  );
}

function cells(row: Measured): string {
  const [gain, ratio] = [gainOf(row), ratioOf(row)];
  return [
    `${short(row.now.middle)} µs: ${row.what}`,
    ...(row.against && ratio !== null ? [`${short(ratio)} times ${row.against.what}`] : []),
    ...(gain !== null ? [`${short(gain)} times as fast as before`] : []),
  ].join('; ');
}
