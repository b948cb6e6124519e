/** Where in the booklets one is: chapters by number, lines by their place (`2`, `2.c0.1`: of a choice, `2.f.0`: of a failure). */
import type { Check } from '../model/checks.ts';
import type { BookCard, Chapter, Line, MalhyaContent } from '../model/content.ts';
import type { CheckRef, CheckState, Frame, MalhyaState } from '../model/state.ts';
import type { BookKind } from '../model/vocabulary.ts';

/** What numbers are read from. */
export interface Position {
  readonly state: MalhyaState;
  readonly content: MalhyaContent;
}

export function bookOf({ state, content }: Position, kind: BookKind): BookCard {
  return content.books[content.missions[state.mission]!.books[kind]]!;
}

export const chapterOf = (position: Position, kind: BookKind, number: number): Chapter | undefined =>
  bookOf(position, kind).chapters.find(({ id }) => id === number);

/** The booklet that is read; null: all are closed. */
export const topFrame = ({ book }: Pick<MalhyaState, 'book'>): Frame | null => book.stack.at(-1) ?? null;

/** The lines under a line, by the part of a place that leads to them. */
export function* branchesOf(line: Line): Generator<readonly [part: string, lines: readonly Line[]]> {
  for (const [i, choice] of (line.choose ?? []).entries()) yield [`c${i}`, choice.lines];
  const { check } = line;
  if (!check) return;
  yield ['f', check.fail];
  for (const [i, level] of check.levels.entries()) yield [`l${i}`, level.lines];
  for (const [part, lines] of [
    ['a', check.end?.all],
    ['n', check.end?.none],
    ['k', check.end?.count?.lines],
  ] as const)
    if (lines) yield [part, lines];
}

/** The line at a place; undefined where there is none. */
export function lineAt(lines: readonly Line[], at: string): Line | undefined {
  const [first, part, ...rest] = at.split('.');
  const line = lines[Number(first)];
  if (part === undefined || !line) return line;
  const branch = [...branchesOf(line)].find(([name]) => name === part);
  return branch && lineAt(branch[1], rest.join('.'));
}

/** Every line of a chapter with its place. */
export function* linesIn(lines: readonly Line[], under = ''): Generator<readonly [at: string, line: Line]> {
  for (const [i, line] of lines.entries()) {
    const at = `${under}${i}`;
    yield [at, line];
    for (const [part, below] of branchesOf(line)) yield* linesIn(below, `${at}.${part}.`);
  }
}

/** The check that stands there. */
export const checkAt = (position: Position, { book, chapter, at }: CheckRef): Check =>
  lineAt(chapterOf(position, book, chapter)!.lines, at)!.check!;

/** The check under way. */
export function checkNow(position: Position): { readonly check: Check; readonly now: CheckState } | null {
  const now = position.state.check;
  return now && { check: checkAt(position, now.ref), now };
}
