/**
 * Answers at an online table: none is pressed that is somebody else's to give, or while one is on its way; the one that
 * is looks sent. In one place for every game: an answer has `data-option` with its id wherever it is drawn.
 */
import { useEffect, useState } from 'react';
import { useKeys } from '../page/use-keys.ts';
import { useWholeWords } from '../page/use-words.ts';

/** Those that give answers at any table. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'e', 'Shift+E', 'Enter'];
const MARK = 'online';
/** In the dock some give several answers at once, or begin with what is no answer yet. */
const ANSWERS = [
  '[data-option]',
  '.question[data-kind] :is(.answer, .deed, .end-turn, .not-again)',
  // What only turns a page of the Book, or leads to a game, is for everybody.
  '.campaign :is(button.book-option, .book-answer, .makers .btn-primary, .hub .btn-primary)',
].join();
/** What is pressed in vain while another decides, unless it is only looked at. */
const BOARD = '.board-sheet';

const more = (times: number): number => times + 1;
interface Marks {
  readonly closed: boolean;
  /** What is on its way. */
  readonly sent: string | null;
  /** Why they are closed where nothing is. */
  readonly why: string;
}

/** Gives how often something was pressed in vain since it last could be. */
export function useAnswerMarks({ closed, sent, why }: Marks): number {
  const { strip } = useWholeWords().ui.online;
  const [vain, setVain] = useState(0);
  useEffect(() => {
    setVain(0);
    if (!closed) return;
    const mark = () => {
      for (const one of document.querySelectorAll<HTMLElement>(ANSWERS)) {
        const is = sent !== null && one.dataset.option?.split(' ').includes(sent) ? 'sent' : 'closed';
        if (one.dataset[MARK] === is || (one.ariaDisabled === 'true' && !(MARK in one.dataset))) continue;
        one.dataset[MARK] = is;
        one.setAttribute('aria-disabled', 'true');
        one.setAttribute('aria-description', is === 'sent' || sent !== null ? strip.sent : why);
        if (is === 'sent') one.dataset.says = strip.sentShort;
        else if (sent === null) one.dataset.says = why;
        else delete one.dataset.says;
      }
    };
    const stop = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      const isOnBoard = event.target.closest(BOARD) && !event.target.closest('[data-figure]');
      if (!isOnBoard && !event.target.closest(ANSWERS)) return;
      event.preventDefault();
      event.stopPropagation();
      setVain(more);
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-option'] });
    document.addEventListener('click', stop, true);
    return () => {
      watch.disconnect();
      document.removeEventListener('click', stop, true);
      for (const one of document.querySelectorAll<HTMLElement>(`[data-${MARK}]`)) {
        delete one.dataset[MARK];
        delete one.dataset.says;
        one.removeAttribute('aria-disabled');
        one.removeAttribute('aria-description');
      }
    };
  }, [closed, sent, why, strip]);
  useKeys(closed ? Object.fromEntries(KEYS.map((key) => [key, () => setVain(more)])) : {}, true);
  return vain;
}
