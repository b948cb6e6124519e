/** Somebody with a seat, and rights, who speaks to the server by themselves: what no page would say. */
import { jwtAuthenticator, type NatsConnection } from '@nats-io/nats-core';
import { type Key, keyOf, nkeySeed } from '../../src/online/keys.ts';
import type { Body } from '../../src/online/table-messages.ts';
import { hostDoor } from '../../src/stores/stream/host-door.ts';
import type { EveningAtHost } from './evening-at-host.ts';
import { textOf } from './fake-stream.ts';
import { type PageAtHost, wayBackOf } from './page-at-host.ts';
import { connectBySocket } from './unkind-line.ts';

export interface HostileSeat {
  readonly key: Key;
  /** Past the host's bridge, which would slow it down. */
  readonly line: NatsConnection;
  signed(body: unknown): string;
  /** Done when the stream has it. */
  says(text: string): Promise<void>;
  /** What an honest page would decide here. */
  answer(option: string, more?: Partial<Extract<Body, { do: 'decide' }>>): Body;
}

/** With the seat of that page. */
export async function hostileSeat(evening: EveningAtHost, page: PageAtHost): Promise<HostileSeat> {
  const key = keyOf(wayBackOf(page).split('.')[1]!);
  const { id: table } = page.table;
  const given = await hostDoor(evening.host.url).again(table, key);
  if (!given.ok) throw new Error(given.said);
  const line = await connectBySocket({
    servers: (await evening.at()).socket!,
    authenticator: jwtAuthenticator(given.value.jwt, new TextEncoder().encode(nkeySeed(key))),
    inboxPrefix: `_INBOX.${key.id}`,
    reconnect: false,
    timeout: 10_000,
  });
  return {
    key,
    line,
    signed: (body) => textOf(key, JSON.stringify(body), table),
    async says(text) {
      await line.request(`table.${table}.k.${key.id}`, text, { timeout: 10_000 });
    },
    answer(option, more) {
      const { head } = JSON.parse(page.table.report()) as { head: { on: number; chain: string } };
      const { game } = page;
      return {
        do: 'decide',
        on: head.on,
        chain: head.chain,
        seat: game.asked()!.seat,
        n: game.decisions,
        option,
        state: game.stateHash(),
        ...more,
      };
    },
  };
}
