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
  /** One file as the test wants it. */
  replace(file: string, text: string): void;
  close(): Promise<void>;
}

const sent = (stamp: string) => ({ ...HEADERS, 'Cache-Control': 'no-cache', ETag: stamp });

/** Sends the files of a folder below an address, as a server of the table does. */
export const serverOf = (folder: string, base = '/'): Server =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const file = pathname.startsWith(base) ? pathname.slice(base.length) || 'index.html' : '';
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
  const server = serverOf(folder, base);
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
        text = text.replace('"index.html":"', (all) => all + title.replace(/\W/g, ''));
        writeFileSync(join(folder, file), text);
      }
    },
    replace: (file, text) => writeFileSync(join(folder, file), text),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
