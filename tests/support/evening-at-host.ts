/** An evening over a bad connection: two who play, one who looks on, each with a line of their own to a real host. */
import { expect, vi } from 'vitest';
import { startTestHost, type TestHost } from './online-host.ts';
import {
  entersAt,
  type GameName,
  hostsAt,
  type PageAtHost,
  type PageOptions,
  sitsAndPlays,
} from './page-at-host.ts';
import { type UnkindLine, unkindLine } from './unkind-line.ts';

export const soon = (check: () => void, timeout = 60_000) => vi.waitFor(check, { timeout, interval: 20 });
export const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export interface EveningAtHost {
  readonly host: TestHost;
  readonly ana: PageAtHost;
  readonly ben: PageAtHost;
  readonly cyd: PageAtHost;
  readonly lines: readonly UnkindLine[];
  readonly invite: string;
  readonly watch: string;
  /** For one page more, with a line of its own. */
  at(): Promise<PageOptions>;
  /** Kills the server; done when it is there again. */
  killServer(): Promise<void>;
  /** Until so many decisions stand at the one who looks on. */
  until(decisions: number, timeout?: number): Promise<void>;
  /**
   * Nobody presses any more: what was pressed is waited for, and everybody, also whoever comes only now, has the same
   * game, and in it all that was ever acknowledged, in its place. Gives the messages of the stream.
   */
  agrees(): Promise<readonly Message[]>;
  close(): Promise<void>;
}

export interface Message {
  readonly sequence: number;
  readonly nanos: string;
  readonly key: string;
  readonly text: string;
}

export const messagesOf = ({ table }: PageAtHost): readonly Message[] =>
  (JSON.parse(table.report()) as { messages: readonly Message[] }).messages;

export async function eveningAtHost(
  game: GameName,
  given: Parameters<typeof startTestHost>[0] = {},
): Promise<EveningAtHost> {
  const host = await startTestHost(given);
  let { port } = await host.nats();
  const lines: UnkindLine[] = [];
  const at = async (): Promise<PageOptions> => {
    const line = await unkindLine(() => port);
    lines.push(line);
    return { url: host.url, socket: line.url, game };
  };
  const pages: PageAtHost[] = [];
  const shown: Map<number, string>[] = [];
  const looksOn = (page: PageAtHost) => {
    const seen = new Map<number, string>();
    const look = () => seen.set(page.game.decisions, page.game.stateHash());
    look();
    page.table.store.subscribe(look);
    pages.push(page);
    shown.push(seen);
  };
  const { page: ana, invite, watch } = await hostsAt({ ...(await at()), owner: host.owner });
  const ben = await entersAt(await at(), invite);
  const cyd = await entersAt(await at(), watch);
  for (const page of [ana, ben, cyd]) looksOn(page);
  ana.plays(true);
  await sitsAndPlays(ben, ben.state.seats[1]!.id);

  return {
    host,
    ana,
    ben,
    cyd,
    lines,
    invite,
    watch,
    at,
    async killServer() {
      await host.killServer();
      ({ port } = await host.nats());
    },
    until: (decisions, timeout) =>
      soon(() => expect(cyd.game.decisions).toBeGreaterThanOrEqual(decisions), timeout),
    async agrees() {
      for (const page of pages) page.plays(false);
      await soon(() => expect(pages.map(({ state }) => state.line.is)).toEqual(pages.map(() => 'there')));
      await soon(() => expect(pages.map(({ state }) => state.sent)).toEqual(pages.map(() => null)));
      const late = await entersAt(await at(), watch);
      const all = messagesOf(late);
      await soon(() => {
        for (const page of pages) expect(messagesOf(page)).toEqual(messagesOf(late));
      });
      for (const page of pages) {
        expect([page.game.decisions, page.game.stateHash()]).toEqual([
          late.game.decisions,
          late.game.stateHash(),
        ]);
        expect(page.state.notices.map(({ tells }) => tells)).not.toContain('other-state');
      }
      const places = new Map(all.map(({ text, sequence }) => [text, sequence]));
      for (const { acknowledged } of pages)
        for (const [text, sequence] of acknowledged) expect(places.get(text)).toBe(sequence);
      // Whatever any screen ever showed is what the others showed there.
      for (const [n, hash] of shown.flatMap((seen) => [...seen]))
        for (const seen of shown) expect(seen.get(n) ?? hash).toBe(hash);
      late.close();
      return all;
    },
    async close() {
      for (const page of pages) page.close();
      for (const line of lines) await line.close();
      await host.close();
    },
  };
}
