/**
 * From one number to another.
 * 1. The shape of a number is its booklet (L1403, L1481). A booklet that lies open already is gone on with there, and
 *    what was opened out of it is closed; else it is opened beside the others (L1497, MA-86).
 * 2. Closed, one is back where one was (L1503): below the line that led away.
 */
import type { Target } from '../model/content.ts';
import type { Opened } from '../model/events.ts';
import { topFrame } from '../queries/booklets.ts';
import type { MalhyaTable } from './table.ts';

export function goTo({ state, emit }: MalhyaTable, target: Target, how: Opened, rule: string): void {
  const { book, chapter } =
    typeof target === 'number' ? { book: topFrame(state)!.book, chapter: target } : target;
  emit({ type: 'chapterOpened', book, chapter, how, rule });
}

export function closeBook({ state, emit }: MalhyaTable, rule: string): void {
  const { book } = topFrame(state)!;
  emit({ type: 'bookClosed', book, rule });
  if (state.place?.reading === book) emit({ type: 'readingEnded', rule });
  // Without a booklet the journey goes on, if there is one (L1503).
  if (state.book.stack.length === 0 && !state.place && !state.land.travel)
    emit({ type: 'ended', over: { won: false, why: 'closed' }, rule });
}
