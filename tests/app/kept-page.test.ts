import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createKeptPage, type KeptFiles } from '../../src/app/kept-page.ts';
import { keptFiles } from '../../src/tools/build/offline.ts';

const scope = 'https://here/table/';
/** As a build stamps a file: every file here holds its own name. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const keyOf = (file: string, text = file) => `${scope}${file}?kept=${hashOf(text)}`;
const names = { page: keyOf('index.html'), part: keyOf('assets/part-1.js'), same: keyOf('assets/same-1.js') };

/** What the browser keeps, by cache and key: as much of it as is used. */
let kept: Map<string, Map<string, Response>>;
/** What the server has, and what was asked of it. */
let served: Record<string, Response>;
let asked: string[];

const urlOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key));

const caches = {
  async open(name: string) {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return {
      match: async (key: RequestInfo | URL) => cache.get(urlOf(key))?.clone(),
      put: async (key: RequestInfo | URL, response: Response) => void cache.set(urlOf(key), response),
      keys: async () => [...cache.keys()].map((url) => new Request(url)),
      delete: async (key: RequestInfo | URL) => cache.delete(urlOf(key)),
    } as unknown as Cache;
  },
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
} as unknown as CacheStorage;

const pageOf = (files: KeptFiles) =>
  createKeptPage(files, {
    scope,
    caches,
    async fetch({ url, cache }) {
      asked.push(`${url.slice(scope.length)} ${cache}`);
      return served[url.slice(scope.length)]?.clone() ?? new Response('', { status: 404 });
    },
  });
const keysOf = (name = `table ${scope}`) => [...(kept.get(name)?.keys() ?? [])].sort();

const buildOf = (page: string, ...parts: string[]): KeptFiles => ({
  'index.html': hashOf(page),
  ...Object.fromEntries(parts.map((part) => [part, hashOf(part)])),
});
const FIRST = buildOf('index.html', 'assets/part-1.js', 'assets/same-1.js');
const NEWER = buildOf('newer', 'assets/part-2.js', 'assets/same-1.js');
/** What a captive portal answers, whatever it was asked for. */
const portal = () => new Response('<html>sign in</html>', { headers: { 'Content-Type': 'text/html' } });

beforeEach(() => {
  kept = new Map();
  asked = [];
  served = Object.fromEntries(
    ['index.html', 'assets/part-1.js', 'assets/part-2.js', 'assets/same-1.js'].map((file) => [
      file,
      new Response(file),
    ]),
  );
});

describe('taking a build', () => {
  test('fetches each file once, and past the browser what its name says nothing of', async () => {
    await pageOf(FIRST).take();
    expect(asked).toEqual(['index.html reload', 'assets/part-1.js default', 'assets/same-1.js default']);
    expect(keysOf()).toEqual([names.part, names.same, names.page]);
  });

  test('a newer one fetches what is not there, and leaves the old whole until it takes over', async () => {
    await pageOf(FIRST).take();
    asked = [];
    served['index.html'] = new Response('newer');
    const newer = pageOf(NEWER);
    await newer.take();
    expect(asked).toEqual(['index.html reload', 'assets/part-2.js default']);
    expect(keysOf()).toContain(names.page);
    expect(keysOf()).toContain(names.part);
    await newer.tidy();
    expect(keysOf()).toEqual([keyOf('assets/part-2.js'), names.same, keyOf('index.html', 'newer')]);
  });

  test('a file that does not come is an error, not kept, and asked for again', async () => {
    const { 'assets/part-1.js': part, ...others } = served;
    served = others;
    await expect(pageOf(FIRST).take()).rejects.toThrow('404 https://here/table/assets/part-1.js');
    expect(keysOf()).not.toContain(names.part);
    served['assets/part-1.js'] = part!;
    asked = [];
    await pageOf(FIRST).take();
    expect(asked).toEqual(['assets/part-1.js default', 'assets/same-1.js default']);
  });

  test('a file that comes as something else, with 200, is not kept; past the browser it is asked for once more', async () => {
    const right = served['assets/part-1.js']!;
    served['assets/part-1.js'] = portal();
    await expect(pageOf(FIRST).take()).rejects.toThrow('assets/part-1.js');
    expect(asked).toEqual(['index.html reload', 'assets/part-1.js default', 'assets/part-1.js reload']);
    expect(keysOf()).toEqual([names.page]);
    served['assets/part-1.js'] = right;
    await pageOf(FIRST).take();
    expect(keysOf()).toEqual([names.part, names.same, names.page]);
  });

  test('what lies in the browser under its name is asked for past it', async () => {
    let inBrowser = true;
    const page = createKeptPage(FIRST, {
      scope,
      caches,
      async fetch({ url, cache }) {
        if (cache === 'default' && inBrowser) return portal();
        inBrowser &&= !url.endsWith('part-1.js');
        return served[url.slice(scope.length)]!.clone();
      },
    });
    await page.take();
    expect(keysOf()).toEqual([names.part, names.same, names.page]);
    expect(await (await page.give(names.part, new Request(names.part))).text()).toBe('assets/part-1.js');
  });

  test('a page that the server led elsewhere for is kept as one that it did not', async () => {
    const led = new Response('index.html', { headers: { 'Content-Type': 'text/html' } });
    Object.defineProperty(led, 'redirected', { value: true });
    served['index.html'] = Object.assign(led, { clone: () => led });
    const page = pageOf(FIRST);
    await page.take();
    const given = await page.give(page.keyOf({ url: scope, mode: 'navigate' })!, new Request(scope));
    expect(given.redirected).toBe(false);
    expect(given.headers.get('Content-Type')).toBe('text/html');
    expect(await given.text()).toBe('index.html');
  });

  test('tidying drops what other service workers kept of this page, and of no other', async () => {
    for (const name of [`workbox-precache-v2-${scope}`, `table ${scope}deeper/`, 'else'])
      await caches.open(name);
    await pageOf(FIRST).take();
    await pageOf(FIRST).tidy();
    expect([...kept.keys()].sort()).toEqual(['else', `table ${scope}`, `table ${scope}deeper/`]);
  });
});

describe('what is given from what is kept', () => {
  test.each([
    ['', 'navigate', names.page],
    ['#/play/one', 'navigate', names.page],
    ['?utm_source=x', 'navigate', names.page],
    ['index.html', 'navigate', names.page],
    ['assets/part-1.js', 'cors', names.part],
    // To the server: what leads past what is kept, what is no part of it, and another's page.
    ['?fresh', 'navigate', null],
    ['?fresh#/safe', 'navigate', null],
    ['schema/pack.json', 'navigate', null],
    ['assets/part-2.js', 'cors', null],
    ['assets/part-1.js?other', 'cors', null],
    ['', 'cors', null],
  ] as const)('%s asked for by %s', (address, mode, key) => {
    expect(pageOf(FIRST).keyOf({ url: `${scope}${address}`, mode })).toBe(key);
  });

  test('a file that was lost comes from the server', async () => {
    const page = pageOf(FIRST);
    await page.take();
    kept.clear();
    asked = [];
    const given = await page.give(names.part, new Request(names.part));
    expect(await given.text()).toBe('assets/part-1.js');
    expect(asked).toHaveLength(1);
    expect(keysOf()).toEqual([names.part]);
  });

  test('what the server has in the place of a lost file is given, and not kept', async () => {
    const page = pageOf(FIRST);
    served['assets/part-1.js'] = portal();
    const given = await page.give(names.part, new Request(`${scope}assets/part-1.js`));
    expect(await given.text()).toBe('<html>sign in</html>');
    expect(keysOf()).toEqual([]);
  });
});

describe('a page that is opened again', () => {
  const again = { url: `${scope}?fresh#/workshop`, mode: 'navigate' } as const;
  /** A cell of the cache that holds what it should not. */
  const spoil = (key: string) => kept.get(`table ${scope}`)!.set(key, portal());

  test('drops what is not as it was built, and takes it anew; the rest stays', async () => {
    const page = pageOf(FIRST);
    await page.take();
    spoil(names.part);
    spoil(names.page);
    asked = [];
    expect(page.isFresh(again)).toBe(true);
    const given = await page.anew(new Request(`${scope}?fresh`));
    // The page itself as the server has it.
    expect(given.status).toBe(404);
    expect(asked).toEqual(['?fresh default']);
    expect(keysOf()).toEqual([names.same]);
    await page.take();
    expect(keysOf()).toEqual([names.part, names.same, names.page]);
    expect(await (await page.give(names.part, new Request(names.part))).text()).toBe('assets/part-1.js');
  });

  test('without a network is the one that is kept; where that is not right either, none', async () => {
    await pageOf(FIRST).take();
    const off = createKeptPage(FIRST, { scope, caches, fetch: () => Promise.reject(new Error('offline')) });
    expect(await (await off.anew(new Request(`${scope}?fresh`))).text()).toBe('index.html');
    spoil(names.page);
    await expect(off.anew(new Request(`${scope}?fresh`))).rejects.toThrow('offline');
  });

  test.each([
    ['', 'navigate'],
    ['#/rules?fresh', 'navigate'],
    ['assets/part-1.js?fresh', 'cors'],
  ] as const)('is not %s by %s', (address, mode) => {
    expect(pageOf(FIRST).isFresh({ url: `${scope}${address}`, mode })).toBe(false);
  });
});

test('of a build all is kept but old fonts and the service worker itself, each with the hash of what is in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'middara-kept-'));
  try {
    for (const below of ['assets', 'schema']) mkdirSync(join(folder, below));
    const files = [
      'index.html',
      'sw.js',
      'schema/pack.json',
      'assets/a-1.json',
      'assets/b-1.woff',
      'first.css',
    ];
    for (const file of files) writeFileSync(join(folder, file), file);
    const before = keptFiles(folder);
    expect(Object.keys(before)).toEqual(['assets/a-1.json', 'first.css', 'index.html', 'schema/pack.json']);
    expect(before['assets/a-1.json']).toBe(hashOf('assets/a-1.json'));
    writeFileSync(join(folder, 'index.html'), 'other');
    const after = keptFiles(folder);
    expect(after['index.html']).not.toBe(before['index.html']);
    expect(after['first.css']).toBe(before['first.css']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
