/** Tables of bots at a host, as light as can be: what is measured is the server, not two thousand pages in one process. */
import { WebSocket } from 'ws';
import { toyAtTable } from '../../../tests/support/toy-at-table.ts';
import { type Key, newKey } from '../../online/keys.ts';
import { signedText } from '../../online/signed-text.ts';
import type { Begin, Body } from '../../online/table-messages.ts';
import { TableReader } from '../../online/table-reader.ts';
import type { Transport } from '../../online/transport.ts';
import { type HostDoor, hostDoor } from '../../stores/stream/host-door.ts';
import { natsStream } from '../../stores/stream/nats-stream.ts';

const SEATS = ['a', 'b', 'c', 'd'];
/** They look at no signature: of four in one process each would be looked at four times. */
const UNLOOKED = { signatures: true, bots: false, statesBefore: Number.POSITIVE_INFINITY };

export interface BotTable {
  /** Decisions so far. */
  readonly decisions: number;
  /** They sit down and play. */
  begin(): Promise<void>;
  close(): void;
}

/** As from an address of its own, by what a proxy on this machine would say. */
export async function tableOfBots(url: string, owner: string, n: number): Promise<BotTable> {
  const address = { 'X-Forwarded-For': `10.0.${n >> 8}.${n & 255}` };
  const door = hostDoor(url, (to, init) =>
    fetch(to, { ...init, headers: { ...(init.headers as object), ...address } }),
  );
  const table = idOf(n);
  const host = newKey();
  const made = await door.table(owner, table, host, SEATS.length);
  if (!made.ok) throw new Error(made.said);
  const keys = SEATS.map((_, i) => (i === 0 ? host : newKey()));
  const bots: Bot[] = [];
  for (const [i, key] of keys.entries()) {
    const jwt = key === host ? made.value.jwt : await joined(door, table, made.value.invite!, key);
    const open = (to: string) => new WebSocket(to, { headers: address }) as unknown as globalThis.WebSocket;
    const stream = natsStream({ table, key, jwt, door, open });
    bots.push(botOn(stream, table, host.id, key, SEATS[i]!));
  }
  return {
    begin: () => bots[0]!.begin(),
    get decisions() {
      return bots[0]!.decisions;
    },
    close() {
      for (const bot of bots) bot.close();
    },
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const idOf = (n: number): string =>
  `bench${'a'.repeat(8)}${LETTERS[Math.floor(n / 676) % 26]}${LETTERS[Math.floor(n / 26) % 26]}${LETTERS[n % 26]}`;

async function joined(door: HostDoor, table: string, code: string, key: Key): Promise<string> {
  const given = await door.join(table, code, key);
  if (!given.ok) throw new Error(given.said);
  return given.value.jwt;
}

interface Bot {
  readonly decisions: number;
  begin(): Promise<void>;
  close(): void;
}

function botOn(stream: Transport, table: string, hostKey: string, key: Key, seat: string): Bot {
  const options = { table, hostKey, open: ({ seats }: Begin, mix: string) => toyAtTable(seats, mix) };
  const reader = new TableReader(options, UNLOOKED);
  let isOver = false;
  const send = async (body: Body): Promise<void> => {
    const signed = signedText(key, table, body);
    const id = `${key.id}${reader.sequence}`;
    for (;;) {
      if (isOver) return;
      const sent = await stream.send(signed, id).catch(() => null);
      if (sent) return;
      await new Promise((done) => setTimeout(done, 200));
    }
  };
  stream.follow(1, (message) => {
    const verdict = reader.read(message);
    // Only what was signed, and so the whole past, would be kept for later.
    reader.proofs.length = 0;
    if (verdict.body?.do === 'begin') void send({ do: 'sit', seat });
    if (!reader.mayAnswer(key.id) || isOver) return;
    const game = reader.game!;
    const { on, chain } = reader.head!;
    void send({
      do: 'decide',
      on,
      chain,
      seat,
      n: game.decisions,
      option: game.ofBot(),
      state: game.stateHash(),
    });
  });
  return {
    get decisions() {
      return reader.game?.decisions ?? 0;
    },
    begin: () =>
      send({
        do: 'begin',
        game: 'around',
        rules: '1',
        content: 'none',
        name: 'Bots',
        start: { beside: 'start', hash: '0'.repeat(64) },
        seats: SEATS,
      }),
    close() {
      isOver = true;
      stream.close();
    },
  };
}
