/** How a number was made: its ledger, line by line, and what it comes to. */
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
  return { total: addUp(entries), entries: [...entries] };
}

/** The total alone. */
export function addUp(entries: readonly LedgerEntry[]): number {
  let total = 0;
  for (const entry of entries) total += entry.amount;
  return Math.max(0, total);
}

/** A number in the making: with its ledger for whoever shows it, without for whoever goes by the total alone. */
export interface Tally {
  sum: number;
  readonly entries: LedgerEntry[] | null;
}

/** Enters a line. The same code enters for both, so that a total cannot differ from its ledger's. */
export function enter<Of>(
  tally: Tally,
  amount: number,
  rule: string,
  causeOf: (of: Of) => Cause,
  of: Of,
): void {
  tally.sum += amount;
  tally.entries?.push({ cause: causeOf(of), amount, rule });
}

/** A number that nobody shows: no line of it is kept. */
export const withoutLedger = (): Tally => ({ sum: 0, entries: null });

/** A number with its working. */
export const withLedger = (): Tally => ({ sum: 0, entries: [] });

/** What was entered, never below 0 (p.67). */
export const totalIn = ({ sum }: Tally): number => Math.max(0, sum);

/** The same with its lines. */
export const sumIn = (tally: Tally): Sum => ({ total: totalIn(tally), entries: tally.entries ?? [] });
