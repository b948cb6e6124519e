import * as v from 'valibot';
import { didYouMean } from './did-you-mean.ts';
import { beyondLimits } from './limits.ts';
import { type Expected, expectationIn, type Hint, type PlainExpected } from './messages.ts';
import { type Finding, jsonPath, shortJson, shown } from './problem.ts';
import { DOUBT, quickCheckOf } from './quick-check.ts';
import type { Schema } from './schemas.ts';

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Finding[] };

/** Unknown JSON as a value of the schema, or everything that is wrong with it. */
export function parseValue<T>(schema: Schema<T>, json: unknown, root = '$'): Parsed<T> {
  const beyond = beyondLimits(json, root);
  return beyond === null ? parseWithin(schema, json, root) : { ok: false, problems: [beyond] };
}

/** The same of JSON that was found to be within limits. */
export function parseWithin<T>(schema: Schema<T>, json: unknown, root = '$'): Parsed<T> {
  const quick = quickCheckOf(schema)(json);
  if (quick !== DOUBT) return { ok: true, value: quick as T };
  const result = v.safeParse(schema, json);
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, problems: onceEach(result.issues.map((issue) => findingOf(issue, root))) };
}

/** That a number is not whole is said once: with the bounds, where it is beyond them as well. */
const onceEach = (findings: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ path, expected }, i) =>
      expected.what !== 'whole-number' ||
      !findings.slice(i + 1).some((other) => other.path === path && other.expected.what === 'whole-number'),
  );

type Issue = v.BaseIssue<unknown>;
type Keys = readonly (string | number)[];

const keysOf = (issue: Issue): Keys =>
  (issue.path ?? []).map((item) => (item as { key: string | number }).key);

/** In a union the branch that went furthest says best what is wrong, if it went in at all. */
function deepest(issue: Issue): { issue: Issue; keys: Keys } {
  const keys = keysOf(issue);
  const branches = (issue.issues ?? []).map(deepest).sort((a, b) => b.keys.length - a.keys.length);
  const best = branches[0];
  return best && best.keys.length > 1
    ? { issue: best.issue, keys: [...keys, ...best.keys] }
    : { issue, keys };
}

function findingOf(top: Issue, root: string): Finding {
  const { issue, keys } = deepest(top);
  const path = jsonPath(keys, root);
  const said = expectationIn(issue.message);
  if (issue.type === 'strict_object') {
    const key = String(keys.at(-1) ?? '');
    if (issue.expected === 'never') {
      const got = { got: 'value', json: `"${key}"` } as const;
      if (said?.what !== 'no-other-fields') return { path, expected: { what: 'other-field' }, got };
      return withHint({ path, expected: said, got }, didYouMean(key, said.names));
    }
    if (keys.length > 0 && issue.expected === `"${key}"`) {
      return { path, expected: { what: 'field', key }, got: { got: 'nothing' } };
    }
  }
  const got = shown(issue.input);
  // What a list of fields says is of fields alone.
  if (said?.what === 'one-of-or-with-effect' && typeof issue.input === 'string')
    return withHint({ path, expected: said, got }, didYouMean(issue.input, said.names));
  if (said !== null && said.what !== 'no-other-fields') return { path, expected: said, got };
  const names = issue.kind === 'schema' ? choicesIn(issue.expected) : [];
  if (names.length > 0) {
    const isNo = issue.input === false && names[0] === 'true';
    const word = typeof issue.input === 'string' ? didYouMean(issue.input, names) : undefined;
    return withHint({ path, expected: { what: 'one-of', names }, got }, isNo ? { hint: 'leave-out' } : word);
  }
  const expected = expectation(issue);
  return withHint({ path, expected, got }, slipOf(issue, expected));
}

/** A number in quotes, one thing where a list stands. */
function slipOf({ input, kind }: Issue, expected: Expected): Hint | undefined {
  if (kind !== 'schema' || input === undefined || input === null) return undefined;
  if (expected.what === 'list' && !Array.isArray(input))
    return { hint: 'in-brackets', json: shortJson([input]) };
  const isNumber = typeof input === 'string' && /^-?\d+$/.test(input);
  if (expected.what === 'number' && isNumber) return { hint: 'without-quotes', json: input };
  return undefined;
}

const withHint = (finding: Finding, hint: Hint | undefined): Finding =>
  hint === undefined ? finding : { ...finding, hint };

/** The literals of an expectation like `("a" | "b")`. */
function choicesIn(expected: string | null): string[] {
  if (!expected || !/^\(?("[^"]*"|-?\d+|true)( \| ("[^"]*"|-?\d+|true))*\)?$/.test(expected)) return [];
  return expected
    .replace(/[()]/g, '')
    .split(' | ')
    .map((one) => one.replaceAll('"', ''));
}

/** By the names the library has for them, which are capital for some. */
const shapes: Readonly<Record<string, PlainExpected>> = {
  object: 'object',
  array: 'list',
  string: 'text',
  number: 'number',
  boolean: 'true-or-false',
};

function expectation({ expected, message }: Issue): Expected {
  if (expected === null) return { what: 'said', text: message };
  const what = shapes[expected.toLowerCase()];
  return what === undefined ? { what: 'shape', name: expected } : { what };
}
