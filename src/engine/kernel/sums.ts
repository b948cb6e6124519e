/** Numbers with their working, in games whose causes are their own: lines with what made them, and what they come to. */

/** One line of the working behind a number. */
export interface LineOf<Cause> {
  readonly cause: Cause;
  /** What it added or took, in the unit of the sum. */
  readonly amount: number;
  /** Page, line or ruling. */
  readonly rule: string;
}

/** A number with its working. */
export interface SumOf<Cause> {
  readonly total: number;
  readonly entries: readonly LineOf<Cause>[];
}

/** Lines that change nothing are left out. */
export function linesTogether<Cause>(lines: readonly LineOf<Cause>[]): SumOf<Cause> {
  const entries = lines.filter(({ amount }) => amount !== 0);
  return { total: entries.reduce((total, { amount }) => total + amount, 0), entries };
}

/** The same with more lines. */
export const withMore = <Cause>(sum: SumOf<Cause>, ...lines: readonly LineOf<Cause>[]): SumOf<Cause> =>
  linesTogether([...sum.entries, ...lines]);
