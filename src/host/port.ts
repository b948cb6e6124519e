/** The one port: the page, what it asks, and its socket. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusalWords } from '../words/en/host.ts';
import { isOwnOrigin } from './addresses.ts';
import type { Bridge } from './bridge.ts';
import type { Doors } from './http-doors.ts';
import { type Reason, Refused } from './request-body.ts';
import { siteIn } from './site.ts';

interface Port {
  readonly port: number;
  readonly host: string;
  readonly dist: string;
  readonly published: string | null;
  readonly doors: Doors;
  readonly bridge: Bridge;
  readonly fault: (error: unknown) => void;
}

const SOCKET = '/online/nats';
/** Tried one after the other where the first is taken. */
const PORTS = 20;

const JSON_ONLY = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** The path of a request without what is asked of it; null where it is none. */
function pathOf(request: IncomingMessage): string | null {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname);
  } catch {
    return null;
  }
}

/** Listens at the first port from `port` on that is free. */
async function listening(server: Server, port: number, host: string): Promise<void> {
  for (let tried = 0; ; tried++) {
    const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      server.once('error', resolve);
      server.listen(port === 0 ? 0 : port + tried, host, () => {
        server.off('error', resolve);
        resolve(null);
      });
    });
    if (error === null) return;
    if (error.code !== 'EADDRINUSE' || port === 0 || tried === PORTS) throw error;
  }
}

export async function portOf({ port, host, dist, published, doors, bridge, fault }: Port): Promise<Server> {
  const site = siteIn(dist);

  /** Whose it is: what a proxy on this machine says, where there is one. */
  function addressOf(request: IncomingMessage): string {
    const near = request.socket.remoteAddress ?? '';
    const behind = published !== null && /^(::1|(::ffff:)?127\.)/.test(near);
    const said = behind ? String(request.headers['x-forwarded-for'] ?? '').split(',') : [];
    return said.at(-1)?.trim() || near;
  }
  function isForeign(request: IncomingMessage): boolean {
    const { origin, host: called = '' } = request.headers;
    return origin !== undefined && !isOwnOrigin(origin, called, published);
  }
  function refuse(response: ServerResponse, status: number, reason: Reason): void {
    // What is left of a request that was not read to its end is not waited for.
    const headers = status === 413 ? { ...JSON_ONLY, Connection: 'close' } : JSON_ONLY;
    response.writeHead(status, headers);
    response.end(JSON.stringify({ error: refusalWords(reason), code: reason.sort, now: Date.now() }));
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request);
    if (path === null) return refuse(response, 400, { sort: 'not-there' });
    if (!path.startsWith('/online/')) return site(request, response, path);
    if (isForeign(request)) return refuse(response, 403, { sort: 'other-origin' });
    const given = await doors(path, request, addressOf(request));
    response.writeHead(200, JSON_ONLY).end(JSON.stringify(given));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      if (error instanceof Refused) return refuse(response, error.status, error.reason);
      if (!request.destroyed) fault(error);
      refuse(response, 503, { sort: 'server-away' });
    });
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  server.maxConnections = 4096;
  server.on('clientError', (_error, socket: Duplex) => socket.destroy());
  server.on('upgrade', (request, socket: Duplex, head) => {
    if (pathOf(request) !== SOCKET || isForeign(request)) {
      socket.on('error', () => socket.destroy());
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    } else bridge.take(request, socket, head, addressOf(request));
  });
  await listening(server, port, host);
  server.on('error', fault);
  return server;
}
