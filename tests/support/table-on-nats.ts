/** A nats-server for the tests of a file, tables on it, and lines to them that can be made unkind. */
import { randomBytes } from 'node:crypto';
import type { NatsConnection } from '@nats-io/nats-core';
import type { Key } from '../../src/online/keys.ts';
import type { Received, Transport } from '../../src/online/transport.ts';
import { chunksOf, type HostDoor } from '../../src/stores/stream/host-door.ts';
import { type AtServer, natsStream } from '../../src/stores/stream/nats-stream.ts';
import {
  dropStreams,
  makeTable,
  type NatsAtHome,
  natsAtHome,
  putBeside,
  removeBeside,
} from './nats-at-home.ts';
import { connectBySocket, socketOf, type UnkindLine, unkindLine } from './unkind-line.ts';

export interface TablesOnNats {
  readonly server: NatsAtHome;
  /** What the host's process is to the server; asked for anew after it was killed. */
  host(): Promise<NatsConnection>;
  table(): Promise<string>;
  /** Its streams deleted and made anew, as by a host who puts the disk back. */
  anew(table: string): Promise<void>;
  line(): Promise<UnkindLine>;
  join(line: UnkindLine, table: string, key: Key, also?: Partial<AtServer>): Transport;
  end(): Promise<void>;
}

type Door = Pick<HostDoor, 'socket' | 'again' | 'beside' | 'remove'>;

export async function tablesOnNats(): Promise<TablesOnNats> {
  const server = await natsAtHome();
  const ends: { close(): unknown }[] = [];
  const line = async () => {
    const one = await unkindLine(() => server.port);
    ends.push(one);
    return one;
  };
  const kind = await line();
  let connection: NatsConnection | null = null;

  async function host(): Promise<NatsConnection> {
    if (connection && !connection.isClosed()) return connection;
    connection = await connectBySocket({ servers: kind.url, reconnect: false, timeout: 10_000 });
    return connection;
  }
  const doorOf = ({ url }: UnkindLine): Door => ({
    socket: url,
    again: async () => ({ ok: true, value: { jwt: 'again', as: 'seat', host: '' } }),
    async beside(table, _, name, text) {
      await putBeside(await host(), table, name, chunksOf(text));
      return { ok: true, value: null };
    },
    async remove(table, _, name) {
      await removeBeside(await host(), table, name);
      return { ok: true, value: null };
    },
  });

  return {
    server,
    host,
    line,
    async table() {
      const table = [...randomBytes(16)]
        .map((byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32])
        .join('');
      await makeTable(await host(), table);
      return table;
    },
    async anew(table) {
      await dropStreams(await host(), table);
      await makeTable(await host(), table);
    },
    join(line, table, key, also) {
      const door = doorOf(line);
      const one = natsStream({
        table,
        key,
        jwt: '',
        door,
        open: socketOf,
        patience: 1000,
        ...also,
      });
      ends.push(one);
      return one;
    },
    async end() {
      for (const one of ends.reverse()) await one.close();
      await connection?.close();
      await server.end();
    },
  };
}

/** Follows from the beginning, and keeps all that is heard. */
export function heardBy(transport: Transport): Received[] {
  const messages: Received[] = [];
  transport.follow(1, (message) => messages.push(message));
  return messages;
}
