/** What is wrong with a guest's state from a file beside its shape: names there are not, numbers beyond what there is. */
import { type JudgeOf, namedIn } from '../../check/named.ts';
import { parseValue } from '../../check/parse-value.ts';
import { type Finding, jsonPath, shown } from '../../check/problem.ts';
import type { Schema } from '../../check/schemas.ts';

/** A whole number that is not within what there is. */
export const beyond = (path: string, got: number, most: number, least = 0): Finding => ({
  path,
  expected: { what: 'whole-number', least, most },
  got: shown(got),
});

/** What only the guest has words for. */
export const saidFault = (path: string, text: string, got: unknown): Finding => ({
  path,
  expected: { what: 'said', text },
  got: shown(got),
});

export const notAmong = (path: string, got: string, values: readonly string[]): Finding => ({
  path,
  expected: { what: 'one-of-values', values },
  got: shown(got),
});

/** A list that has to be as long as another. */
export function otherLength(path: string, got: number, wanted: number): Finding | null {
  if (got === wanted) return null;
  const expected =
    got > wanted
      ? ({ what: 'at-most', most: wanted, of: 'entries' } as const)
      : ({ what: 'list-of-at-least', least: wanted } as const);
  return { path, expected, got: shown(got) };
}

/** Where a state names a card, on which shelf it has to lie, and what it is called there. */
export type NamedCard<Shelf extends string> = readonly [path: string, shelf: Shelf, id: string];

/** The first card that is named and is not there; null where all are. */
export function unknownCard<Shelf extends string>(
  named: Iterable<NamedCard<Shelf>>,
  content: Readonly<Record<Shelf, object>>,
  path: string,
): Finding | null {
  for (const [at, shelf, id] of named)
    if (!Object.hasOwn(content[shelf], id)) return notAmong(`${path}${at}`, id, Object.keys(content[shelf]));
  return null;
}

/** The first name in a state that nothing has (`check/named.ts`); null where there is none. */
export function unknownName<S>(schema: Schema<S>, state: S, judge: JudgeOf<S>, path: string): Finding | null {
  for (const named of namedIn(schema, state)) {
    const expected = judge(named, state);
    if (expected) return { path: jsonPath(named.keys, path), expected, got: shown(named.got) };
  }
  return null;
}

/** What is wrong with a state from a file: its shape, else the first that its guest finds; null where nothing is. */
export const faultsOfStates =
  <S>(schema: Schema<S>, faultOf: (state: S, path: string) => Finding | null = () => null) =>
  (state: unknown, path: string): Finding | null => {
    const parsed = parseValue(schema, state, path);
    return parsed.ok ? faultOf(state as S, path) : parsed.problems[0]!;
  };
