import { readdirSync, readFileSync } from 'node:fs';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { loadContent } from '../../src/content/index.ts';
import { parseCase } from '../../src/sim/cases/parse-case.ts';
import { type CaseResult, runCase } from '../../src/sim/cases/run-case.ts';

/** What must come of a case; everything in it is partial but the length of lists. */
export interface Expectation {
  readonly answers?: readonly unknown[];
  readonly figures?: Readonly<Record<string, unknown>>;
  readonly encounter?: unknown;
  readonly pending?: unknown;
  /** Partial events that must come in this order, others between them. */
  readonly events?: readonly unknown[];
  /** Partial events none of which may come. */
  readonly never?: readonly unknown[];
  /** Options of the open prompt that must be, or must not be, among the others. */
  readonly offered?: readonly string[];
  readonly notOffered?: readonly string[];
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

/** The cards of the content, once for all cases. */
export const caseCards = loadContent(
  readContentFolder(new URL('../../content', import.meta.url).pathname),
).cards;

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

const PARTS: Readonly<Record<keyof Expectation, true>> = {
  answers: true,
  figures: true,
  encounter: true,
  pending: true,
  events: true,
  never: true,
  offered: true,
  notOffered: true,
};

/** Where a result is not what a case expects, a line each; empty when it is. */
export function unmet(result: CaseResult, expected: Expectation): string[] {
  const unknown = Object.keys(expected).filter((part) => !Object.hasOwn(PARTS, part));
  if (unknown.length > 0) return unknown.map((part) => `expect.${part}: no such part`);
  const options = result.pending?.options ?? [];
  const missing = (expected.offered ?? []).filter((id) => !options.includes(id));
  const wrong = (expected.notOffered ?? []).filter((id) => options.includes(id));
  return [
    ...(['answers', 'figures', 'encounter', 'pending'] as const).flatMap((part) =>
      expected[part] === undefined ? [] : differences(result[part], expected[part], part),
    ),
    ...unmetEvents(result.events, expected.events ?? []),
    ...(expected.never ?? []).flatMap((one) =>
      result.events.flatMap((event, i) =>
        differences(event, one, '').length === 0
          ? [`events[${i}]: must not come: ${JSON.stringify(one)}`]
          : [],
      ),
    ),
    ...missing.map((id) => `pending: ${id} is not among ${JSON.stringify(options)}`),
    ...wrong.map((id) => `pending: ${id} must not be among ${JSON.stringify(options)}`),
  ];
}

function unmetEvents(events: readonly unknown[], wanted: readonly unknown[]): string[] {
  let from = 0;
  for (const [i, one] of wanted.entries()) {
    const found = events.findIndex((event, at) => at >= from && differences(event, one, '').length === 0);
    if (found < 0) {
      const type = (one as { type?: string }).type;
      const near = events.filter((event) => (event as { type?: string }).type === type);
      return [
        `events: no ${JSON.stringify(one)} as number ${i + 1} of the order; of its type: ${JSON.stringify(near)}`,
      ];
    }
    from = found + 1;
  }
  return [];
}

/** Deep partial match: objects may hold more, lists may not. */
function differences(actual: unknown, expected: unknown, path: string): string[] {
  if (expected === null || typeof expected !== 'object') {
    return Object.is(actual, expected)
      ? []
      : [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
  }
  if (actual === null || typeof actual !== 'object' || Array.isArray(actual) !== Array.isArray(expected))
    return [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
  if (Array.isArray(expected) && (actual as unknown[]).length !== expected.length)
    return [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
  return Object.entries(expected).flatMap(([key, value]) =>
    differences((actual as Record<string, unknown>)[key], value, path === '' ? key : `${path}.${key}`),
  );
}
