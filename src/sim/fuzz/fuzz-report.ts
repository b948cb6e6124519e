import { writePage } from '../sim-records.ts';
import type { Fault, Tally } from './run-tries.ts';

/** Of tries that failed alike, so many are written; whatever fails a thousand fails the first of them. */
const ALIKE = 3;
/** In one file: what is larger is named by its number, and made again from that. */
const MOST_LETTERS = 400_000;

/** A table of what was tried, class by class. */
export function tableOf(tallies: readonly Tally[]): string {
  const head = ['class', 'tries', 'taken', 'refused', 'failures', 'slowest, ms', 'all, s'];
  const row = ({
    class: name,
    tries,
    taken,
    refused,
    failed,
    slowest,
    cpu,
  }: Omit<Tally, 'class'> & { class: string }) =>
    [name, tries, taken, refused, failed, Math.round(slowest), Math.round(cpu / 1000)].map(String);
  const all = tallies.reduce(
    (sum, one) => ({
      class: 'all',
      tries: sum.tries + one.tries,
      taken: sum.taken + one.taken,
      refused: sum.refused + one.refused,
      failed: sum.failed + one.failed,
      slowest: Math.max(sum.slowest, one.slowest),
      cpu: sum.cpu + one.cpu,
    }),
    { class: 'all', tries: 0, taken: 0, refused: 0, failed: 0, slowest: 0, cpu: 0 },
  );
  const rows = [head, ...tallies.map(row), row(all)];
  const widths = head.map((_, i) => Math.max(...rows.map((cells) => cells[i]!.length)));
  return rows
    .map((cells) =>
      cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[i]!))).join('  '),
    )
    .join('\n');
}

/** Where in our own sources it broke: what breaks there alike is one fault. */
const kindOf = ({ why }: Fault): string =>
  `${why.split('\n')[0]!.replace(/\d+/g, '#').slice(0, 80)} ${/\(?(\/\S+src\/(?!sim\/fuzz)\S+)/.exec(why)?.[1] ?? ''}`;

/** Writes a try that failed to a file, and says so in a line; `before` are those written already. */
export function writeFault(fault: Fault, before: Fault[]): string {
  const alike = before.filter((one) => one.class === fault.class && kindOf(one) === kindOf(fault)).length;
  before.push(fault);
  const line = `FAILED ${fault.class} ${fault.index}: ${fault.why.split('\n').slice(0, 4).join(' | ')}`;
  if (alike >= ALIKE) return line.slice(0, 160);
  const file = `tests/fuzz/failed/${fault.class}-${fault.seed.replace(/[^\w-]/g, '_')}-${fault.index}.json`;
  const text = JSON.stringify(fault, null, 1);
  writePage(
    file,
    `${text.length > MOST_LETTERS ? JSON.stringify({ ...fault, input: 'made from its number' }) : text}\n`,
  );
  return `${line}\n  written to ${file}`;
}
