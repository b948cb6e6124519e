/** Which files of a build the service worker keeps, and what it drops. */

/** The files of a build, by their addresses in it, each with the SHA-256 of what is in it, in base64url. */
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

/** An address with this goes past what is kept, to what the server has today (`ui/page/from-server.ts`). */
const FRESH = /[?&]fresh\b/;
const PAGE = 'index.html';

/** A file that is kept: where it is fetched, under what it lies, what it must be. */
interface Kept {
  readonly address: string;
  readonly key: string;
  readonly hash: string;
  /** Its name says what is in it. */
  readonly named: boolean;
}

/**
 * All of a build, kept by the browser: taken with it, given without a network, tidied when a newer one takes over. What a
 * portal or a proxy sends in a file's place, with whatever status, is not that file: nothing is kept but with its hash.
 */
export function createKeptPage(files: KeptFiles, { scope, caches, fetch }: Browser) {
  // The page drops all that ends so where it forgets itself (`newer-page-of-browser.ts`).
  const name = `table ${scope}`;
  const kept = Object.entries(files).map(([file, hash]): Kept => {
    const { href: address } = new URL(file, scope);
    // With its hash, by which a newer build knows what it need not fetch, and what lies here from before does not count.
    return { address, key: `${address}?kept=${hash}`, hash, named: file.startsWith('assets/') };
  });
  const byAddress = new Map(kept.map((one) => [one.address, one]));
  const byKey = new Map(kept.map((one) => [one.key, one]));
  const pageKey = byAddress.get(new URL(PAGE, scope).href)?.key;

  /** A file as the build had it. Throws where the server has no such, or something else in its place. */
  async function fetchRight({ address, hash, named }: Kept): Promise<Response> {
    // What the browser may have by a name that says nothing of its text is asked for anew; so is what is not right.
    for (const cache of named ? (['default', 'reload'] as const) : (['reload'] as const)) {
      const asked = { cache, credentials: 'same-origin', priority: 'low' } as const;
      const response = await fetch(new Request(address, asked));
      if (!response.ok) throw new DOMException(`${response.status} ${address}`, 'NetworkError');
      const bytes = await response.clone().arrayBuffer();
      if ((await hashOf(bytes)) === hash) return plain(response, bytes);
    }
    throw new DOMException(`not as it was built: ${address}`, 'NetworkError');
  }

  /** Drops what lies here and is not what the build had. */
  async function dropWrong(): Promise<void> {
    const cache = await caches.open(name);
    for (const { key, hash } of kept) {
      const found = await cache.match(key, { ignoreVary: true });
      if (found && (await hashOf(await found.arrayBuffer())) !== hash) await cache.delete(key);
    }
  }

  const isPage = ({ url, mode }: Asked): boolean => mode === 'navigate' && url.split(/[?#]/)[0] === scope;
  const isFresh = (asked: Asked): boolean => isPage(asked) && FRESH.test(asked.url.split('#')[0]!);

  return {
    /** Fetches what is not there from a build before. Throws where a file does not come as it was built: then none counts. */
    async take(): Promise<void> {
      const cache = await caches.open(name);
      // One after the other: the page may be fetching, too.
      for (const one of kept)
        if (!(await cache.match(one.key))) await cache.put(one.key, await fetchRight(one));
    },
    /** Drops what is of no file of this build. */
    async tidy(): Promise<void> {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (!byKey.has(request.url)) await cache.delete(request);
      for (const other of await caches.keys())
        if (other !== name && other.endsWith(scope)) await caches.delete(other);
    },
    /** Under what the answer is kept; null where the network is asked. */
    keyOf(asked: Asked): string | null {
      if (isPage(asked) && !isFresh(asked)) return pageKey ?? null;
      return byAddress.get(asked.url.split('#')[0]!)?.key ?? null;
    },
    /** What is kept under a key; where it was lost or dropped, what the network has, kept again if it is right. */
    async give(key: string, request: Request): Promise<Response> {
      const cache = await caches.open(name);
      const found = await cache.match(key, { ignoreVary: true });
      if (found) return found;
      const one = byKey.get(key);
      const right = one && (await fetchRight(one).catch(() => null));
      if (!right) return fetch(request);
      await cache.put(key, right.clone()).catch(() => {}); // given all the same where there is no room
      return right;
    },
    /** Whether the page is asked for past what is kept: by whoever opens a broken one again. */
    isFresh,
    /** The page as the server has it, when what is kept was looked through; without a network, as it is kept. */
    async anew(request: Request): Promise<Response> {
      await dropWrong().catch(() => {});
      try {
        return await fetch(request);
      } catch (error) {
        const page = pageKey && (await (await caches.open(name)).match(pageKey, { ignoreVary: true }));
        if (!page) throw error;
        return page;
      }
    },
  };
}

/** As the build writes it (`tools/build/offline.ts`): SHA-256 in base64url. */
async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A server may lead from `index.html` to the folder; browsers take no page that was led to out of a service worker. */
const plain = (response: Response, bytes: ArrayBuffer): Response =>
  response.redirected ? new Response(bytes, { headers: response.headers }) : response;
