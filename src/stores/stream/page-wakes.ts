/** A page that comes back: from another page, from the background, from sleep, from no network. */
import type { Transport } from '../../online/transport.ts';

type Hears = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** From then on the line is made anew whenever the page comes back. Gives what ends that. */
export function wakesWithPage(
  transport: Pick<Transport, 'wake'>,
  page: Hears = window,
  sheet: Hears & Pick<Document, 'visibilityState'> = document,
): () => void {
  const wake = () => transport.wake();
  const onShown = (event: Event) => {
    // The first showing of a page is its beginning, and nothing to come back from.
    if ((event as PageTransitionEvent).persisted) wake();
  };
  const onSeen = () => {
    if (sheet.visibilityState === 'visible') wake();
  };
  page.addEventListener('pageshow', onShown);
  page.addEventListener('online', wake);
  sheet.addEventListener('visibilitychange', onSeen);
  return () => {
    page.removeEventListener('pageshow', onShown);
    page.removeEventListener('online', wake);
    sheet.removeEventListener('visibilitychange', onSeen);
  };
}
