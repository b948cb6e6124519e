import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HEADERS } from '../src/tools/build/content-policy.ts';
import { keptFiles } from '../src/tools/build/offline.ts';

export const built = fileURLToPath(new URL('../dist/', import.meta.url));

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

/** The build on a server of its own, some folders deep, that can bring a newer build or go away. */
export interface ServedBuild {
  readonly address: string;
  /** From now on a build whose title says so, and whose main parts have other names. */
  bringNewer(title: string): void;
  /** What a portal answers in the place of such files, with 200, instead of them; null: nothing. Gives which it was asked for. */
  stand(inPlaceOf: RegExp | null): ReadonlySet<string>;
  /** One file as the test wants it. */
  replace(file: string, text: string): void;
  close(): Promise<void>;
}

const sent = (stamp: string) => ({ ...HEADERS, 'Cache-Control': 'no-cache', ETag: stamp });

const PORTAL = '<!doctype html><title>Portal</title><p>Please sign in to the network.</p>';

/** Sends the files of a folder below an address, as a server of the table does; `portal`: whether it stands in the way. */
export const serverOf = (
  folder: string,
  base = '/',
  portal: (file: string) => boolean = () => false,
): Server =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const file = pathname.startsWith(base) ? pathname.slice(base.length) || 'index.html' : '';
    if (portal(file))
      return void response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/html' }).end(PORTAL);
    try {
      const place = join(folder, file);
      const { size, mtimeMs } = statSync(place);
      const stamp = `"${size}-${mtimeMs}"`;
      // What a browser has already it need not read and compile once more.
      if (request.headers['if-none-match'] === stamp) return void response.writeHead(304, sent(stamp)).end();
      const body = readFileSync(place);
      const kind = KINDS[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { ...sent(stamp), 'Content-Type': kind });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });

export async function serveBuild(): Promise<ServedBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'middara-build-'));
  cpSync(built, folder, { recursive: true });
  const base = '/deep/table/';
  let inTheWay: RegExp | null = null;
  let stoodFor = new Set<string>();
  const server = serverOf(folder, base, (file) => {
    if (!inTheWay?.test(file)) return false;
    stoodFor.add(file);
    return true;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    bringNewer(title) {
      const assets = join(folder, 'assets');
      const renamed = readdirSync(assets)
        .filter((name) => /^(index|start)-.*\.js$/.test(name))
        .map((name) => [name, name.replace('-', '-newer-')] as const);
      for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));
      const texts = [
        'index.html',
        'sw.js',
        ...readdirSync(assets)
          .filter((name) => name.endsWith('.js'))
          .map((name) => `assets/${name}`),
      ];
      for (const file of texts) {
        let text = readFileSync(join(folder, file), 'utf8');
        for (const [name, next] of renamed) text = text.replaceAll(name, next);
        text = text.replace(/<title>.*<\/title>/, `<title>${title}</title>`);
        writeFileSync(join(folder, file), text);
      }
      const worker = join(folder, 'sw.js');
      const files = JSON.stringify(keptFiles(folder));
      writeFileSync(worker, readFileSync(worker, 'utf8').replace(/\{[^{}]*"index\.html":"[^{}]*\}/, files));
    },
    stand(inPlaceOf) {
      inTheWay = inPlaceOf;
      stoodFor = new Set();
      return stoodFor;
    },
    replace: (file, text) => writeFileSync(join(folder, file), text),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
