/** Coming to another screen: its heading in the window's title, and the focus there where it would be lost. */
import { useEffect, useRef } from 'react';
import { type Address, BEGAN_AT } from './use-route.ts';

/** What names a screen; one that cannot be opened has a notice alone. */
const headingThere = () =>
  document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main .notice-title');

const isLost = (): boolean => (document.activeElement ?? document.body) === document.body;

/** What the page is called: the name of each screen but the first comes before it. */
const PAGE = typeof document === 'undefined' ? '' : document.title;

export function useArrival({ screen, rest }: Address, page = PAGE): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const here = `${screen}/${rest}`;
    // Whoever has just opened the page begins at its top, as everywhere.
    const isBeginning = before.current === null && window.location.hash === BEGAN_AT;
    before.current = here;
    document.title = page;
    const arrive = (): boolean => {
      const heading = headingThere();
      if (!heading) return false;
      const name = heading.textContent?.trim() ?? '';
      if (screen !== '' && name !== '') document.title = `${name} – ${page}`;
      if (!isBeginning && isLost()) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      return true;
    };
    if (arrive()) return;
    const watch = new MutationObserver(() => {
      if (arrive()) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [screen, rest, page]);
}
