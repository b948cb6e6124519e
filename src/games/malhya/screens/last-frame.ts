import type { Frame } from '../rules/model/state.ts';
import type { BookKind } from '../rules/model/vocabulary.ts';
import { type Position, topFrame } from '../rules/queries/booklets.ts';

/** What is read; once all booklets are closed the last chapter that was. */
export function lastFrame({ state }: Position): Frame | null {
  const top = topFrame(state);
  const [book, chapter] = (state.book.read.at(-1) ?? '').split(':');
  if (top || book === undefined) return top;
  return { book: book as BookKind, chapter: Number(chapter), line: 0, marks: [], readers: null, tried: [] };
}
