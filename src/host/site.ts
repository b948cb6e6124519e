/** The built page, as `npm start` serves it: the same files, the same headers. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { HEADERS } from '../tools/build/content-policy.ts';

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** What is smaller packed. */
const PACKED: ReadonlySet<string> = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.webmanifest',
]);
const WORTH_PACKING = 1024;

const pack = promisify(gzip);

interface Served {
  readonly stamp: string;
  readonly body: Buffer;
  readonly packed: Buffer | null;
}

/** Answers GET and HEAD of a file of that folder, or with the page where an address names none. */
export function siteIn(
  folder: string,
): (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void> {
  // By name alone: no path of a request is ever joined to the folder's.
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        join(parentPath, name).slice(join(folder, '/').length).replaceAll('\\', '/'),
      ),
  );
  const kept = new Map<string, Served>();

  async function served(name: string): Promise<Served> {
    const path = join(folder, name);
    const { size, mtimeMs } = statSync(path);
    const stamp = `"${size}-${Math.round(mtimeMs)}"`;
    const there = kept.get(name);
    if (there?.stamp === stamp) return there;
    const body = readFileSync(path);
    const packs = PACKED.has(extname(name)) && size > WORTH_PACKING;
    const made: Served = { stamp, body, packed: packs ? await pack(body) : null };
    kept.set(name, made);
    return made;
  }

  return async (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...HEADERS, Allow: 'GET, HEAD' }).end();
      return;
    }
    const asked = path.slice(1) || 'index.html';
    const name = names.has(asked) ? asked : extname(asked) === '' ? 'index.html' : null;
    if (name === null || !names.has(name)) {
      response.writeHead(404, HEADERS).end();
      return;
    }
    const { stamp, body, packed } = await served(name);
    const sent = {
      ...HEADERS,
      'Content-Type': KINDS[extname(name)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
      ETag: stamp,
      Vary: 'Accept-Encoding',
    };
    if (request.headers['if-none-match'] === stamp) {
      response.writeHead(304, sent).end();
      return;
    }
    const small = packed !== null && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const bytes = small ? packed : body;
    response.writeHead(200, {
      ...sent,
      'Content-Length': bytes.length,
      ...(small && { 'Content-Encoding': 'gzip' }),
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
}
