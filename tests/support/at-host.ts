/** What a page does at a host, without a page: keys that ask its doors and speak to its server. */
import { jwtAuthenticator, type NatsConnection, wsconnect } from '@nats-io/nats-core';
import { createUser, type KeyPair } from '@nats-io/nkeys';
import { connect } from '@nats-io/transport-node';
import WebSocket from 'ws';
import { toSign } from '../../src/online/table-messages.ts';

import type { TestHost } from './online-host.ts';

/** Somebody with a key of their own. */
export interface Person {
  readonly id: string;
  readonly nkey: KeyPair;
  sign(text: string): string;
}

export function person(): Person {
  const nkey = createUser();
  const id = nkey.getPublicKey();
  return { id, nkey, sign: (text) => Buffer.from(nkey.sign(Buffer.from(text))).toString('hex') };
}

export interface Answer {
  readonly status: number;
  /** Whatever was answered, as JSON. */
  readonly told: Readonly<Record<string, string>>;
}

export async function ask(host: TestHost, path: string, body: unknown): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`${host.url}online/${path}`, { method: 'POST', body: text });
  return { status: answer.status, told: (await answer.json()) as Record<string, string> };
}

export function askSigned(
  host: TestHost,
  path: string,
  who: Person,
  said: object,
  at = Date.now(),
): Promise<Answer> {
  const body = JSON.stringify({ key: who.id, at, ...said });
  return ask(host, path, { body, sig: who.sign(toSign(`/online/${path}`, body)) });
}

let tables = 0;

/** An id that no other table of this process has. */
export const newTableId = (): string => {
  tables += 1;
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return `table${'a'.repeat(9)}${letters[Math.floor(tables / 26)]}${letters[tables % 26]}`;
};

export interface MadeTable {
  readonly table: string;
  readonly host: Person;
  readonly jwt: string;
  readonly invite: string;
  readonly watch: string;
}

export async function makeTable(host: TestHost, by = person(), seats = 4): Promise<MadeTable> {
  const table = newTableId();
  const { status, told } = await ask(host, 'tables', { owner: host.owner, table, key: by.id, seats });
  if (status !== 200) throw new Error(told.error);
  return { table, host: by, jwt: told.jwt!, invite: told.invite!, watch: told.watch! };
}

export async function joinBy(host: TestHost, table: string, code: string, who = person()) {
  const { status, told } = await ask(host, 'join', { table, code, key: who.id });
  if (status !== 200) throw new Error(told.error);
  return { who, jwt: told.jwt! };
}

const signsIn = (who: Person, jwt: string) => ({
  authenticator: jwtAuthenticator(jwt, who.nkey.getSeed()),
  inboxPrefix: `_INBOX.${who.id}`,
  reconnect: false,
  timeout: 5000,
});

/** To the server's own port: what it lets a key do, with no bridge before it. */
export async function atServer(host: TestHost, who: Person, jwt: string): Promise<NatsConnection> {
  return connect({ servers: `127.0.0.1:${(await host.nats()).port}`, ...signsIn(who, jwt) });
}

/** As a page does: through the socket of the host's port. */
export const atSocket = (host: TestHost, who: Person, jwt: string): Promise<NatsConnection> =>
  wsconnect({
    servers: host.socket,
    ...signsIn(who, jwt),
    wsFactory: async (url) => ({
      socket: new WebSocket(url) as unknown as globalThis.WebSocket,
      encrypted: false,
    }),
  });
