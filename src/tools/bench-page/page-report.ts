import type { Drawn } from './frames.ts';

/** A line of the table: what was measured, what it is to be, and whether more or less of it is better. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: 'frames/s' | 'ms' | 'kB';
  /** None for what others are measured against. */
  readonly goal: number | null;
  readonly note: string;
}

/** A screen has sixty frames a second, less what two clocks differ by. */
const SLACK = 0.97;

export const framesRow = (name: string, drawn: Drawn, goal: number | null): Row => ({
  name,
  value: drawn.rate,
  unit: 'frames/s',
  goal,
  note: `95 % within ${drawn.late.toFixed(0)} ms, longest ${drawn.longest.toFixed(0)}`,
});

export const timeRow = (name: string, value: number, goal: number | null, note = ''): Row => ({
  ...{ name, value, unit: 'ms', goal, note },
});

/** Of what is sent, in thousands of bytes. */
export const bytesRow = (name: string, value: number, goal: number | null, note = ''): Row => ({
  ...{ name, value, unit: 'kB', goal, note },
});

export function isMet({ value, unit, goal }: Row): boolean {
  if (goal === null) return true;
  return unit !== 'frames/s' ? value <= goal : value >= goal * SLACK;
}

/** The rows as text in columns, what misses its goal marked. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    `${row.value.toFixed(row.unit === 'ms' ? 0 : 1)} ${row.unit}`,
    row.goal === null ? '' : `${row.unit !== 'frames/s' ? 'within' : 'at least'} ${row.goal}`,
    row.goal === null ? '' : isMet(row) ? 'met' : 'MISSED',
    row.note,
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((line) => line[column]!.length)));
  return cells
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
