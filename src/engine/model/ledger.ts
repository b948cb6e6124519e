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

/** A number that is worked out by entering its lines: as its total, and with its working. */
export function numberBy<Of extends readonly unknown[]>(enterAll: (tally: Tally, ...of: Of) => void) {
  return {
    total(...of: Of): number {
      const tally: Tally = { sum: 0, entries: null };
      enterAll(tally, ...of);
      return Math.max(0, tally.sum);
    },
    sum(...of: Of): Sum {
      const entries: LedgerEntry[] = [];
      const tally: Tally = { sum: 0, entries };
      enterAll(tally, ...of);
      return { total: Math.max(0, tally.sum), entries };
    },
  };
}
