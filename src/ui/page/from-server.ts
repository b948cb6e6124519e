/** Past what the service worker keeps, which looks through it first (`src/app/kept-page.ts`). */
const FRESH = '?fresh';

/** Fetches the page from where it is served, whatever is kept of it, at the same place in it; without a network, as it is kept. */
export function fromServer(hash = window.location.hash): void {
  window.location.replace(`./${FRESH}${hash}`);
}

/** Takes out of the address what led past the service worker: a bookmark of it would need a network. */
export function tidyAddress(): void {
  if (window.location.search !== FRESH) return;
  window.history.replaceState(null, '', `./${window.location.hash}`);
}
