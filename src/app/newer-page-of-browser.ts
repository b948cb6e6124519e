/** A newer build of the page, heard of from the service worker. */
import { createNewerPage, type NewerPage, noNewerPage } from '../stores/table/newer-page.ts';
import { isGameOpen } from '../stores/table/one-tab.ts';
import { ownScript } from '../ui/kit/own-script.ts';
import { fromServer } from '../ui/page/from-server.ts';

/**
 * The service worker of the built page. Where there is none (no secure address, a browser that refuses it) the table
 * works as ever, with a network. Where none is at work yet, it waits for its time: it fetches all of the page.
 */
export function newerPageOfBrowser(time: Promise<void>): NewerPage {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return noNewerPage;
  const { serviceWorker } = navigator;
  let registration: ServiceWorkerRegistration | null = null;
  const page = createNewerPage({
    ask: () => void registration?.update().catch(() => {}), // without a network there is nothing newer
    letIn: () => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' }),
    reload: () => window.location.reload(),
    forget: forgetPage,
    isGameOpen,
  });
  // The first to control a page is of its own build: it came with it.
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) page.source.tookOver();
    isControlled = true;
  });
  const watch = (found: ServiceWorkerRegistration) => {
    const tell = () => {
      if (found.waiting && serviceWorker.controller) page.source.waits();
    };
    registration = found;
    tell();
    found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', tell));
  };
  // Browsers that refuse say so in their console; the table needs it for nothing but a visit without a network.
  const begun = isControlled ? Promise.resolve() : time;
  begun
    .then(() => serviceWorker.register(ownScript('./sw.js'), { scope: './', updateViaCache: 'none' }))
    .then(watch)
    .catch(() => {});
  return page;
}

/** A service worker that gives a broken page is dropped with all that it keeps; games and packs lie elsewhere. */
async function forgetPage(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const here = new URL('./', window.location.href).href;
  const ours = workers.filter(({ scope }) => scope === here);
  await Promise.all(ours.map((worker) => worker.unregister()));
  const names = typeof caches === 'undefined' ? [] : await caches.keys();
  await Promise.all(names.filter((name) => name.endsWith(here)).map((name) => caches.delete(name)));
  fromServer('#/safe');
}
