/** A challenge is over (L3143): its page is closed, and what its instruction says is gone to. */
import type { Target } from '../model/content.ts';
import type { Opened } from '../model/events.ts';
import { goTo } from '../procedures/go.ts';
import type { MalhyaTable } from '../procedures/table.ts';
import { chapterOf, topFrame } from '../queries/booklets.ts';

export function leavePage(table: MalhyaTable, go: Target, how: Opened): void {
  const { state, emit } = table;
  const top = topFrame(state)!;
  emit({ type: 'challengeEnded', rule: 'L3143' });
  if (chapterOf(table, top.book, top.chapter)?.challenge)
    emit({ type: 'bookClosed', book: top.book, rule: 'L3143' });
  goTo(table, typeof go === 'number' ? { book: top.book, chapter: go } : go, how, 'L3143');
}
