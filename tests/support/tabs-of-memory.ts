/** A browser without a page, as far as the streams of its tabs go: its database and its channel. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, vi } from 'vitest';
import type { TabsChannel } from '../../src/stores/stream/tabs-stream.ts';

/** Each file that calls it has a database of its own while it runs, new and empty. */
export function withDatabase(): { anew(): void } {
  const anew = () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  };
  beforeAll(anew);
  afterAll(() => void vi.unstubAllGlobals());
  return { anew };
}

/** The channel of one browser, as several tabs have it: never heard by the tab that says it. */
export function channels(): () => TabsChannel & { readonly said: unknown[] } {
  const all = new Set<EventTarget>();
  const said: unknown[] = [];
  return () => {
    const mine = new EventTarget();
    all.add(mine);
    return {
      said,
      postMessage(data: unknown) {
        said.push(data);
        for (const other of all)
          if (other !== mine)
            queueMicrotask(() =>
              other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })),
            );
      },
      addEventListener: mine.addEventListener.bind(mine) as BroadcastChannel['addEventListener'],
      removeEventListener: mine.removeEventListener.bind(mine) as BroadcastChannel['removeEventListener'],
      close: () => void all.delete(mine),
    };
  };
}
