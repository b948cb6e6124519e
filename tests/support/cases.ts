import { readdirSync, readFileSync } from 'node:fs';
import { parseCase } from '../../src/sim/cases/parse-case.ts';
import { type CaseResult, runCase } from '../../src/sim/cases/run-case.ts';
import { unmet as unmetIn, type Wanted } from '../../src/sim/cases/unmet.ts';
import { gameContent } from './content.ts';

/** What must come of a case; everything in it is partial but the length of lists. */
export interface Expectation extends Wanted {
  readonly answers?: readonly unknown[];
  readonly figures?: Readonly<Record<string, unknown>>;
  readonly encounter?: unknown;
  readonly pending?: unknown;
}

/** A rule case as it stands in a file, with what is expected of it. */
export interface RuleCase {
  readonly name: string;
  readonly rule: string;
  readonly expect: Expectation;
}

export interface CaseFile {
  /** Path inside tests/cases. */
  readonly file: string;
  readonly cases: readonly RuleCase[];
}

export const casesFolder = new URL('../cases/', import.meta.url);

/** The cards of the content. */
export const caseCards = gameContent.cards;

/** Every file of tests/cases with its case, or its list of cases. */
export function readCases(): CaseFile[] {
  return readdirSync(casesFolder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((file) => {
      const value = JSON.parse(readFileSync(new URL(file, casesFolder), 'utf8')) as RuleCase | RuleCase[];
      return { file, cases: Array.isArray(value) ? value : [value] };
    });
}

/** Runs a case as the command does. */
export const runRuleCase = (value: unknown): CaseResult => runCase(parseCase(value), caseCards);

/** Where a result is not what a case expects, a line each; empty when it is. */
export const unmet = (result: CaseResult, expected: Expectation): string[] =>
  unmetIn(result, expected, ['answers', 'figures', 'encounter', 'pending']);
