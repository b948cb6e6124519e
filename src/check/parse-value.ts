import * as v from 'valibot';
import { didYouMean } from './did-you-mean.ts';
import { type Finding, jsonPath, shown } from './problem.ts';
import { FIELDS, type Schema } from './schemas.ts';

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Finding[] };

/** Unknown JSON as a value of the schema, or everything that is wrong with it. */
export function parseValue<T>(schema: Schema<T>, json: unknown, root = '$'): Parsed<T> {
  const result = v.safeParse(schema, json);
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, problems: result.issues.map((issue) => findingOf(issue, root)) };
}

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
  if (issue.type === 'strict_object') {
    const key = String(keys.at(-1) ?? '');
    const names = issue.message.startsWith(FIELDS) ? issue.message.slice(FIELDS.length).split(' ') : [];
    if (issue.expected === 'never') {
      const expected =
        names.length > 0 ? `no other fields than ${names.join(', ')}` : 'no field of that name';
      return withHint({ path, expected, got: `"${key}"` }, didYouMean(key, names));
    }
    if (keys.length > 0 && issue.expected === `"${key}"`) {
      return { path, expected: `a field "${key}"`, got: 'nothing' };
    }
  }
  const names = isSaid(issue) ? [] : choicesIn(issue.expected);
  if (names.length > 0 && issue.kind === 'schema') {
    const expected = `${names.length > 1 ? 'one of ' : ''}${names.join(', ')}`;
    const isNo = issue.input === false && names[0] === 'true';
    const word = typeof issue.input === 'string' ? didYouMean(issue.input, names) : undefined;
    const hint = isNo ? 'leave the field out' : word;
    return withHint({ path, expected, got: shown(issue.input) }, hint);
  }
  return withHint({ path, expected: expectation(issue), got: shown(issue.input) }, slipOf(issue));
}

/** Whether the schema says in words of its own what it expects: valibot's begin like this. */
const isSaid = ({ message }: Issue): boolean => !/^Invalid /.test(message) && !message.startsWith(FIELDS);

/** A number in quotes, one thing where a list stands. */
function slipOf(issue: Issue): string | undefined {
  const { expected, input, kind } = issue;
  if (kind !== 'schema' || isSaid(issue) || input === undefined || input === null) return undefined;
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

const expectation = (issue: Issue): string =>
  isSaid(issue) ? issue.message : (nouns[issue.expected ?? ''] ?? issue.expected ?? issue.message);
