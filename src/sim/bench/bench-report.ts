import type { Time } from './measure-time.ts';

/** A row as it was measured: now, and on the commit it is compared with; microseconds of processor time. */
export interface Measured {
  readonly name: string;
  readonly what: string;
  readonly now: Time;
  readonly before: Time | null;
  /** What it is a ratio to. */
  readonly against: { readonly what: string; readonly now: Time; readonly before: Time | null } | null;
}

/** How many times as fast it is as before, by the middles; null where there is no before. */
export const gainOf = ({ now, before }: Measured): number | null =>
  before ? before.middle / now.middle : null;

/** What it costs as a share of what it is measured against; null for none. */
export const ratioOf = ({ now, against }: Measured): number | null =>
  against ? now.middle / against.now.middle : null;

/** Three figures, whatever the size. */
export const short = (n: number): string =>
  n >= 100 ? String(Math.round(n)) : n.toPrecision(3).replace(/\.?0+$/, '');

const inMicroseconds = ({ middle, least, most }: Time): string =>
  `${short(middle)} µs (${short(least)} to ${short(most)})`;

/** What is printed of one row. */
export function linesOf(row: Measured): string[] {
  const [gain, ratio] = [gainOf(row), ratioOf(row)];
  const lines = [`${row.name.padEnd(15)} ${inMicroseconds(row.now).padEnd(32)} ${row.what}`];
  if (row.against && ratio !== null)
    lines.push(`${''.padEnd(15)} ${`${short(ratio)} times`.padEnd(32)} ${row.against.what}`);
  if (row.before && gain !== null)
    lines.push(
      `${''.padEnd(15)} before ${inMicroseconds(row.before).padEnd(25)} ${short(gain)} times as fast`,
    );
  return lines;
}
