/** A page that comes back, from another page, from the background, from sleep, from no network; and one that goes. */
import type { Transport } from '../../online/transport.ts';

type Hears = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

interface Line extends Pick<Transport, 'wake'> {
  /** The page is hidden, or goes for good. */
  sleeps(isGone: boolean): void;
}

/** From then on the line is made anew whenever the page comes back, and told when it goes. Gives what ends that. */
export function wakesWithPage(
  line: Line,
  page: Hears = window,
  sheet: Hears & Pick<Document, 'visibilityState'> = document,
): () => void {
  const wake = () => line.wake();
  const goes = () => line.sleeps(true);
  const onShown = (event: Event) => {
    // The first showing of a page is its beginning, and nothing to come back from.
    if ((event as PageTransitionEvent).persisted) wake();
  };
  const onSeen = () => {
    if (sheet.visibilityState === 'visible') wake();
    else line.sleeps(false);
  };
  page.addEventListener('pageshow', onShown);
  page.addEventListener('online', wake);
  page.addEventListener('pagehide', goes);
  sheet.addEventListener('visibilitychange', onSeen);
  return () => {
    page.removeEventListener('pageshow', onShown);
    page.removeEventListener('online', wake);
    page.removeEventListener('pagehide', goes);
    sheet.removeEventListener('visibilitychange', onSeen);
  };
}
