import * as v from 'valibot';
import type { Schema } from '../schemas/fields.ts';
import { didYouMean } from './did-you-mean.ts';
import { type Finding, jsonPath, shown } from './problem.ts';

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly findings: Finding[] };

/** Unknown JSON as a value of the schema, or everything that is wrong with it. */
export function parseValue<T>(schema: Schema<T>, json: unknown): Parsed<T> {
  if (Array.isArray(json)) {
    return { ok: false, findings: [{ path: '$', expected: 'an object: { ... }', got: shown(json) }] };
  }
  const result = v.safeParse(schema, json);
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, findings: result.issues.map(findingOf) };
}

function findingOf(issue: v.BaseIssue<unknown>): Finding {
  const keys = (issue.path ?? []).map((item) => (item as { key: string | number }).key);
  const path = jsonPath(keys);
  if (issue.type === 'strict_object') {
    const key = String(keys.at(-1) ?? '');
    const names = issue.message.split(' ');
    if (issue.expected === 'never') {
      return withHint(
        { path, expected: `no other fields than ${names.join(', ')}`, got: `"${key}"` },
        didYouMean(key, names),
      );
    }
    if (keys.length > 0 && issue.expected === `"${key}"`) {
      return { path, expected: `a field "${key}"`, got: 'nothing' };
    }
  }
  const names = choicesIn(issue.expected);
  if (names.length > 0 && issue.kind === 'schema') {
    const expected = `${names.length > 1 ? 'one of ' : ''}${names.join(', ')}`;
    const isNo = issue.input === false && names[0] === 'true';
    const word = typeof issue.input === 'string' ? didYouMean(issue.input, names) : undefined;
    const hint = isNo ? 'leave the field out' : word;
    return withHint({ path, expected, got: shown(issue.input) }, hint);
  }
  return withHint({ path, expected: expectation(issue), got: shown(issue.input) }, slipOf(issue));
}

/** A number in quotes, one thing where a list stands. */
function slipOf({ expected, input, kind }: v.BaseIssue<unknown>): string | undefined {
  if (kind !== 'schema' || input === undefined || input === null) return undefined;
  if (expected === 'Array' && !Array.isArray(input)) return `in brackets: ${shown([input])}`;
  const isNumber = typeof input === 'string' && /^-?\d+$/.test(input);
  if (expected === 'number' && isNumber) return `without the quotes: ${input}`;
  return undefined;
}

const withHint = (finding: Finding, hint: string | undefined): Finding =>
  hint === undefined ? finding : { ...finding, hint };

/** The literals of an expectation like `("a" | "b")`. */
function choicesIn(expected: string | null): string[] {
  if (!expected || !/^\(?("[^"]*"|-?\d+|true)( \| ("[^"]*"|-?\d+|true))*\)?$/.test(expected)) return [];
  return expected
    .replace(/[()]/g, '')
    .split(' | ')
    .map((one) => one.replaceAll('"', ''));
}

const nouns: Readonly<Record<string, string>> = {
  Object: 'an object',
  Array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
};

/** Validations carry their own words as the message; schemas their type. */
function expectation(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'validation' || issue.type === 'strict_tuple') return issue.message;
  return nouns[issue.expected ?? ''] ?? issue.expected ?? issue.message;
}
