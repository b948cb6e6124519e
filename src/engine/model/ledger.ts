import type { Cause } from './messages/cause.ts';

/** One line of the working behind a number. */
export interface LedgerEntry {
  readonly cause: Cause;
  /** What it added or took, in the unit of the sum. For `max`/`half` lines, the change it made. */
  readonly amount: number;
  /** Page or ruling: a citation, nothing goes by it. */
  readonly rule: string;
}

/** A number with its working. The total is never below 0 (p.67, Reducing Numbers). */
export interface Sum {
  readonly total: number;
  readonly entries: readonly LedgerEntry[];
}

/** Adds up a ledger; no value can be reduced below 0 (p.67). The lines are copied: a ledger under way grows on. */
export function sumOf(entries: readonly LedgerEntry[]): Sum {
  let total = 0;
  for (const entry of entries) total += entry.amount;
  return { total: Math.max(0, total), entries: [...entries] };
}
