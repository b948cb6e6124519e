/** The table of `npm run lab -- --everything`: its rows and cells. */
import { type Numbers, roundBy } from '../../bots/lab/lab-numbers.ts';
import { isAiStep, whatIs } from '../../bots/lab/reached.ts';
import { escaped, list, wholePage } from '../plot-page.ts';
import type { Row } from './everything.ts';
import type { LabOptions } from './lab-options.ts';
import { failedText, percent } from './lab-report.ts';

/** What the table is of, in a line. */
export const tableHead = ({ games, bot, seed }: Pick<LabOptions, 'games' | 'bot' | 'seed'>): string =>
  `${games} games of the ${bot} bot each, seed ${seed}`;

const COLUMNS = [
  'encounter',
  'difficulty',
  'games',
  'won (95 % sure)',
  'rounds (10 to 90 %)',
  'fallen',
  'AI steps never',
  'never met',
] as const;

/** A row in words, a cell for each column. */
export function cellsOf({ experiment: { encounter, difficulty }, numbers }: Row): string[] {
  const { games, won, bounds, means, never } = numbers;
  const between = [0.1, 0.9].map((share) => roundBy(numbers, share) ?? '-').join(' to ');
  return [
    encounter,
    difficulty ?? '-',
    String(games),
    `${percent(won / Math.max(1, games))} (${bounds.map((bound) => (100 * bound).toFixed(1)).join(' to ')})`,
    `${means.rounds.mean.toFixed(1)} (${between})`,
    means.fallen.mean.toFixed(2),
    String(never.filter(isAiStep).length),
    neverText(never),
  ];
}

/** What no game came to besides AI steps, by what it is: `objective winch, bell; end moonrise`. */
function neverText(never: Numbers['never']): string {
  const parts = never.map(whatIs).flatMap((one) => (one.is === 'step' ? [] : [one]));
  const kinds = [...new Set(parts.map(({ is }) => is))];
  const of = (kind: string) => parts.flatMap(({ is, id }) => (is === kind ? [id] : []));
  return kinds.map((kind) => `${kind} ${of(kind).join(', ')}`).join('; ') || '-';
}

/** Lines of the table for the terminal: as wide as the encounters' names ask for, so that each can be told at once. */
export function tableLines(encounters: readonly string[]): {
  readonly head: string;
  lineOf(row: Row): string;
} {
  const named = Math.max(...[COLUMNS[0], ...encounters].map(({ length }) => length));
  const widths = [named, 10, 7, 23, 19, 6, 14];
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd();
  return { head: line(COLUMNS), lineOf: (row) => line(cellsOf(row)) };
}

/** Games that failed, a line each. */
export const failedLines = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ experiment: { encounter, difficulty }, numbers }) =>
    numbers.failed.map((one) => `FAILED ${encounter} ${difficulty ?? '-'}, ${failedText(one)}`),
  );

/** The same as Markdown. */
export function tableMarkdown(head: string, rows: readonly Row[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const failed = failedLines(rows);
  return [
    `# ${head}`,
    '',
    line(COLUMNS),
    line(COLUMNS.map(() => '---')),
    ...rows.map((row) => line(cellsOf(row))),
    ...(failed.length === 0 ? [] : ['', ...failed.map((one) => `- ${one}`)]),
    '',
  ].join('\n');
}

/** The same as a page. */
export function tablePage(head: string, rows: readonly Row[]): string {
  const line = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => line('td', cellsOf(row))).join('\n');
  return wholePage(
    head,
    `<table><thead>${line('th', COLUMNS)}</thead><tbody>\n${body}\n</tbody></table>\n${list(failedLines(rows))}`,
    '80rem',
  );
}
