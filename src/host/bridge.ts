/**
 * The socket of a page, ended here on the page's own port, and passed on to the server's port on loopback: the server's
 * own WebSocket stays off (DESIGN.md 1.5). Whatever comes in, this process and the server live on.
 */
import type { IncomingMessage } from 'node:http';
import { connect as dial, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { ClientLines } from './client-lines.ts';
import { Rates } from './rates.ts';

export const LARGEST_FRAME = 64 * 1024;
const OF_AN_ADDRESS = 64;
const OF_ALL = 2048;
/** So much may wait for a page that reads slowly, before nothing more is read for it. */
const WAITING = 1024 * 1024;

/** Codes of RFC 6455. */
const AGAINST_THE_RULES = 1008;
const TRY_LATER = 1013;

export interface Bridge {
  /** Takes over a connection that asks to become a socket. */
  take(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): void;
  readonly open: number;
  close(): void;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

export function bridgeTo(port: () => number): Bridge {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LARGEST_FRAME,
    clientTracking: true,
  });
  const byAddress = new Map<string, number>();

  return {
    take(request, socket, head, address) {
      // A connection may break at any moment, before it is a socket as well.
      socket.on('error', () => socket.destroy());
      const there = byAddress.get(address) ?? 0;
      if (there >= OF_AN_ADDRESS || sockets.clients.size >= OF_ALL)
        return refuse(socket, '503 Service Unavailable');
      byAddress.set(address, there + 1);
      socket.once('close', () => {
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left > 0) byAddress.set(address, left);
        else byAddress.delete(address);
      });
      sockets.handleUpgrade(request, socket, head, (page) =>
        join(page, dial({ port: port(), host: '127.0.0.1' })),
      );
    },
    get open() {
      return sockets.clients.size;
    },
    close() {
      for (const page of sockets.clients) page.terminate();
      sockets.close();
    },
  };
}

function join(page: WebSocket, server: Socket): void {
  const rates = new Rates(performance.now());
  const lines = new ClientLines((what) => rates.spend(what));
  let held: NodeJS.Timeout | undefined;
  let full = false;

  const end = (code: number, why: string) => {
    clearTimeout(held);
    server.destroy();
    // One that is held back would not hear the other side's goodbye.
    page.resume();
    page.close(code, why);
  };
  const goOn = () => {
    if (full || held !== undefined) page.pause();
    else page.resume();
  };
  const holdBack = (wait: number) => {
    held = setTimeout(() => {
      held = undefined;
      goOn();
    }, wait);
    goOn();
  };

  server.setNoDelay(true);
  server.on('data', (data) => {
    page.send(data, { binary: true });
    if (page.bufferedAmount < WAITING) return;
    server.pause();
    const look = setInterval(() => {
      if (page.bufferedAmount >= WAITING && page.readyState === page.OPEN) return;
      clearInterval(look);
      server.resume();
    }, 20);
  });
  server.on('drain', () => {
    full = false;
    goOn();
  });
  server.on('error', () => end(TRY_LATER, 'the server is away'));
  server.on('close', () => end(TRY_LATER, 'the server is away'));

  page.on('message', (message: Buffer) => {
    if (server.destroyed) return;
    try {
      lines.read(message);
    } catch {
      return end(AGAINST_THE_RULES, 'not understood');
    }
    rates.spend('byte', message.length);
    full = !server.write(message);
    const wait = rates.wait(performance.now());
    if (wait === null) return end(AGAINST_THE_RULES, 'too fast');
    if (wait > 0 && held === undefined) holdBack(wait);
    else goOn();
  });
  // A malformed or oversized frame: `ws` has ended the connection already.
  page.on('error', () => server.destroy());
  page.on('close', () => {
    clearTimeout(held);
    server.destroy();
  });
}
