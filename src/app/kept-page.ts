/** Which files of a build the service worker keeps, and what it drops. */

/**
 * The files of a build, by their addresses in it; each with a stamp of what is in it, or '' where its name is one
 * already.
 */
export type KeptFiles = Readonly<Record<string, string>>;

/** What of the browser it uses. */
interface Browser {
  /** The address of the page, from which those of the files go on. */
  readonly scope: string;
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Of a request: what is asked for, and whether for a page. */
export type Asked = Pick<Request, 'url' | 'mode'>;

/** An address with this goes past what is kept, to what the server has today (`from-server.ts`). */
const FRESH = /[?&]fresh\b/;
const PAGE = 'index.html';

/** All of a build, kept by the browser: taken with it, given without a network, tidied when a newer one takes over. */
export function createKeptPage(files: KeptFiles, { scope, caches, fetch }: Browser) {
  // The page drops all that ends so where it forgets itself (`newer-page-of-browser.ts`).
  const name = `table ${scope}`;
  const keys = new Map(
    Object.entries(files).map(([file, stamp]) => {
      const { href } = new URL(file, scope);
      return [href, stamp === '' ? href : `${href}?kept=${stamp}`];
    }),
  );
  return {
    /** Fetches what is not there from a build before. Throws where a file does not come: then none of it counts. */
    async take(): Promise<void> {
      const cache = await caches.open(name);
      // One after the other: the page may be fetching, too.
      for (const [address, key] of keys) {
        if (await cache.match(key)) continue;
        // What the browser may have by a name that says nothing of its text is asked for anew.
        const fresh = address === key ? 'default' : 'reload';
        const asked = { cache: fresh, credentials: 'same-origin', priority: 'low' } as const;
        const response = await fetch(new Request(address, asked));
        if (!response.ok) throw new Error(`${response.status} ${address}`);
        await cache.put(key, await plain(response));
      }
    },
    /** Drops what is of no file of this build. */
    async tidy(): Promise<void> {
      const cache = await caches.open(name);
      const own = new Set(keys.values());
      for (const request of await cache.keys()) if (!own.has(request.url)) await cache.delete(request);
      for (const other of await caches.keys())
        if (other !== name && other.endsWith(scope)) await caches.delete(other);
    },
    /** Under what the answer is kept; null where the network is asked. */
    keyOf({ url, mode }: Asked): string | null {
      const [address = url] = url.split('#');
      const isPage = mode === 'navigate' && address.split('?')[0] === scope && !FRESH.test(address);
      return keys.get(isPage ? new URL(PAGE, scope).href : address) ?? null;
    },
    /** What is kept under a key; where it was lost, what the network has. */
    async give(key: string, request: Request): Promise<Response> {
      const cache = await caches.open(name);
      return (await cache.match(key, { ignoreVary: true })) ?? fetch(request);
    },
  };
}

/** A server may lead from `index.html` to the folder; browsers take no page that was led to out of a service worker. */
async function plain(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  return new Response(await response.blob(), { headers: response.headers });
}
