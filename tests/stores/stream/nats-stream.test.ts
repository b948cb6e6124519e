import { randomBytes } from 'node:crypto';
import type { NatsConnection } from '@nats-io/nats-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Key, newKey } from '../../../src/online/keys.ts';
import type { Received, Transport } from '../../../src/online/transport.ts';
import { chunksOf, type Given, type HostDoor, type LetIn } from '../../../src/stores/stream/host-door.ts';
import { natsStream } from '../../../src/stores/stream/nats-stream.ts';
import {
  dropMessage,
  makeTable,
  type NatsAtHome,
  natsAtHome,
  putBeside,
  removeBeside,
} from '../../support/nats-at-home.ts';
import { connectBySocket, type UnkindLine, unkindLine } from '../../support/unkind-line.ts';
import { promisesOfTransport } from './transport-contract.ts';

let server: NatsAtHome;
/** What the host's process is to the server: never cut. */
let kind: UnkindLine;
let host: NatsConnection;
const keys = Array.from({ length: 4 }, newKey);
const open: { close(): unknown }[] = [];

beforeAll(async () => {
  server = await natsAtHome();
  kind = await unkindLine(() => server.port);
  host = await connectBySocket({ servers: kind.url, timeout: 10_000 });
});
afterAll(async () => {
  for (const one of open) await one.close();
  await host.close();
  await kind.close();
  await server.end();
});

const newTable = async () => {
  const table = [...randomBytes(16)].map((byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32]).join('');
  await makeTable(host, table);
  return table;
};
const given = (jwt: string): Given<LetIn> => ({ ok: true, value: { jwt, as: 'seat', host: '' } });
const doorOf = (line: UnkindLine): Pick<HostDoor, 'socket' | 'again' | 'beside' | 'remove'> => ({
  socket: line.url,
  again: async () => given('again'),
  async beside(table, _, name, text) {
    await putBeside(host, table, name, chunksOf(text));
    return { ok: true, value: null };
  },
  async remove(table, _, name) {
    await removeBeside(host, table, name);
    return { ok: true, value: null };
  },
});
const joins = (line: UnkindLine, table: string, key: Key): Transport => {
  const one = natsStream({
    table,
    key,
    jwt: 'jwt',
    door: doorOf(line),
    connect: connectBySocket,
    patience: 1000,
  });
  open.push(one);
  return one;
};

promisesOfTransport(
  async () => {
    const [table, line] = [await newTable(), await unkindLine(() => server.port)];
    return {
      join: (who) => joins(line, table, keys[who]!),
      key: (who) => keys[who]!.id,
      drop: (sequence) => dropMessage(host, table, sequence),
      cut: async () => line.cut(),
      mend: async () => line.mend(),
      end: () => line.close(),
    };
  },
  { gaps: true, cuts: true },
);
