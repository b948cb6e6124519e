/** The table without a network: what of the page is kept, and when it is taken anew. */
import { createKeptPage, type KeptFiles } from './kept-page.ts';

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asking extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** What of the thread of a service worker is used here: the types of the page's own know no such thing. */
interface ServiceWorkerThread {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Asking) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
}
/** Put in when all of them are there (`src/tools/build/offline.ts`). */
declare const KEPT_FILES: KeptFiles;

const thread = self as unknown as ServiceWorkerThread;
const page = createKeptPage(KEPT_FILES, {
  scope: thread.registration.scope,
  caches,
  fetch: (request) => fetch(request),
});

thread.addEventListener('install', (event) => event.waitUntil(page.take()));
thread.addEventListener('activate', (event) =>
  event.waitUntil(page.tidy().then(() => thread.clients.claim())),
);
thread.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (page.isFresh(request)) {
    const answer = page.anew(request);
    event.respondWith(answer);
    event.waitUntil(answer.then(page.take).catch(() => {})); // what does not come is asked for when it is needed
    return;
  }
  const key = page.keyOf(request);
  if (key !== null) event.respondWith(page.give(key, request));
});
// A newer build waits until the page asks for it (`newer-page-of-browser.ts`).
thread.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void thread.skipWaiting();
});
