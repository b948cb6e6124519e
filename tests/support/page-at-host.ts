/**
 * A browser's page at a real host, without its screens: its online tables as they are, a fight of *The Training Yard* or
 * the toy, and the computer in its person's place.
 */
import { randomBytes } from 'node:crypto';
import { defaultSetup, EncounterSession } from '../../src/engine/index.ts';
import type { Transport } from '../../src/online/transport.ts';
import type { Timer } from '../../src/stores/game/pace.ts';
import { memoryCells } from '../../src/stores/kept/cells.ts';
import { groundOf } from '../../src/stores/middara/game.ts';
import { middaraPlay } from '../../src/stores/middara/middara-play.ts';
import { type GameAtTable, gameAtTable } from '../../src/stores/online/at-game.ts';
import { botOf } from '../../src/stores/online/bot-of.ts';
import { createOnlineTables, type Playable } from '../../src/stores/online/created-tables.ts';
import { onlineRecords } from '../../src/stores/online/online-records.ts';
import type { Came, OnlineTables } from '../../src/stores/online/online-tables.ts';
import type { OnlineState, OnlineTable } from '../../src/stores/online/online-types.ts';
import { hostDoor } from '../../src/stores/stream/host-door.ts';
import { natsStream } from '../../src/stores/stream/nats-stream.ts';
import type { AnyApart } from '../../src/stores/table/guests.ts';
import { en } from '../../src/words/en/index.ts';
import { gameContent } from './content.ts';
import { toyAtTable } from './toy-at-table.ts';
import { socketOf } from './unkind-line.ts';

export interface GameHere {
  readonly seats: readonly string[];
  open(mix: string): GameAtTable;
}

/** By the mix of what begins the table, as every page of it has it. */
async function trainingYard(): Promise<GameHere> {
  const setup = defaultSetup(gameContent.encounters['training-yard']!, 'far', ['Ana', 'Ben']);
  const made = (mix: string) => new EncounterSession({ ...setup, seed: `mix:${mix}` }, gameContent);
  const of = (session: EncounterSession) =>
    ({ name: 'yard', session, play: middaraPlay(groundOf(session), en) }) as unknown as AnyApart;
  const bot = await botOf(of(made('0'.repeat(32))));
  return {
    seats: setup.seats.map(({ id }) => id),
    open: (mix) => gameAtTable(of(made(mix)), bot),
  };
}

/** Seats in turn, a throw at every other total, and no end. */
const around = (...seats: string[]): GameHere => ({
  seats,
  open: (mix) => withToy(toyAtTable(seats, mix, { ends: 1_000_000 })),
});

/** What its page asks of a game beside what a reader does. */
function withToy(toy: ReturnType<typeof toyAtTable>): GameAtTable {
  const also = { begun: 0, earliest: 0, machines: [], joined: [], numberOf: (n: number) => n };
  return Object.setPrototypeOf(also, toy) as GameAtTable;
}

export const GAMES = {
  yard: trainingYard,
  around: async () => around('a', 'b'),
  'around of three': async () => around('a', 'b', 'c'),
} as const;
export type GameName = keyof typeof GAMES;

export interface PageAtHost {
  readonly tables: OnlineTables;
  readonly table: OnlineTable;
  readonly game: GameAtTable;
  readonly state: OnlineState;
  readonly transport: Transport;
  /** What the stream has said that it has, by its text. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /**
   * The seat asked here is answered by the computer, until it is told otherwise. `heedless`: whoever asks to go back is
   * not answered, and nobody waits for it.
   */
  plays(on: boolean | 'heedless'): void;
  press(option: string): void;
  undo(to: number): void;
  close(): void;
}

export interface PageOptions {
  /** `http://localhost:PORT/`. */
  readonly url: string;
  /** Where its socket goes, when not to the host's own port. */
  readonly socket?: string;
  readonly game?: GameName;
  readonly patience?: number;
}

export interface Opened {
  readonly page: PageAtHost;
  /** What is behind `#/join/` of the invite, and of the link to watch: where it hosts. */
  readonly invite: string;
  readonly watch: string;
}

const THINKS = 20;

const timer: Timer = {
  start: (run, milliseconds) => setTimeout(run, milliseconds),
  stop: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

/** With a browser's memory of its own. `come`: what the page does first. */
export async function pageAtHost(
  { url, socket, game: name = 'yard', patience = 2000 }: PageOptions,
  come: (tables: OnlineTables, id: string) => Promise<Came<unknown> | null>,
): Promise<PageAtHost> {
  const here = await GAMES[name]();
  const door = hostDoor(url);
  const id = randomBytes(8).toString('hex');
  const acknowledged = new Map<string, number>();
  let transport: Transport | null = null;
  let desk: { decide(option: string, joined: boolean): void; undo(to: number): void } | null = null;
  let game: () => GameAtTable | null = () => null;
  const kind: Playable = {
    has: (which) => which === id,
    isOf: () => true,
    inviting: async () => null,
    start: async () => ({
      game: name,
      rules: '1',
      content: name,
      name,
      text: name,
      seats: here.seats,
      machines: [],
      packs: [],
      keepsId: true,
      drop: async () => {},
    }),
    prepare: async (_, mix) => ({
      ok: true,
      value: {
        id,
        seatNames: {},
        isHidden: false,
        route: id,
        open: () => here.open(mix),
        screens(at, given) {
          game = at as typeof game;
          desk = given as typeof desk;
          return { look() {}, refused() {}, follow() {}, shows: () => true, plans: () => null, close() {} };
        },
        standing: () => '',
        playOn: async () => id,
      },
    }),
    leftWith: async () => null,
    lock() {},
    unlock() {},
  };
  const tables = createOnlineTables({
    kinds: [kind],
    records: onlineRecords(memoryCells()),
    library: { stored: () => [] } as never,
    door,
    base: url,
    transport({ table, key, jwt }) {
      const at = natsStream({
        table,
        key,
        jwt,
        door: { ...door, ...(socket !== undefined && { socket }) },
        open: socketOf,
        patience,
      });
      transport = {
        ...at,
        get line() {
          return at.line;
        },
        async send(text, mine, after) {
          const sent = await at.send(text, mine, after);
          if (sent !== 'behind') acknowledged.set(text, sent.sequence);
          return sent;
        },
      };
      return transport;
    },
    timer,
    now: () => performance.now(),
    isSeen: () => true,
    moved() {},
  });
  const came = await come(tables, id);
  if (!came?.ok) {
    (transport as Transport | null)?.close();
    throw new Error(`the page did not come: ${JSON.stringify(came)}`);
  }
  const table = Object.values(tables.store.getState().tables)[0]!;
  let playing: boolean | 'heedless' = false;
  const answer = () => {
    const state = table.store.getState();
    const isAsked = state.undo !== null && playing !== 'heedless';
    if (playing && isAsked && state.undo?.forMe) table.agree();
    if (!playing || !state.mayAnswer || state.sent !== null || isAsked) return;
    desk!.decide(game()!.ofBot(), false);
  };
  // Whoever presses as fast as a machine can would be too fast for everybody, and never get a word in again.
  let isThinking = false;
  const think = () => {
    if (isThinking) return;
    isThinking = true;
    setTimeout(() => {
      isThinking = false;
      answer();
    }, THINKS);
  };
  const quiet = table.store.subscribe(think);
  return {
    tables,
    table,
    transport: transport!,
    acknowledged,
    get game() {
      return game()!;
    },
    get state() {
      return table.store.getState();
    },
    plays(on) {
      playing = on;
      think();
    },
    press: (option) => desk!.decide(option, false),
    undo: (to) => desk!.undo(to),
    close() {
      playing = false;
      quiet();
      table.close();
    },
  };
}

export const tailIn = (link: string): string => link.split('/').at(-1)!;

export async function hostsAt(options: PageOptions & { readonly owner: string }): Promise<Opened> {
  const { seats } = await GAMES[options.game ?? 'yard']();
  const page = await pageAtHost(options, async (tables, id) => {
    await tables.own(options.owner);
    return tables.invite(id, { name: 'Ana', mine: [seats[0]!], witnessed: false });
  });
  const { link, watch = '' } = page.state.invite!;
  return { page, invite: tailIn(link), watch: tailIn(watch) };
}

/** By an invite, a link to watch, or a way back. */
export const entersAt = (options: PageOptions, tail: string): Promise<PageAtHost> =>
  pageAtHost(options, (tables) => tables.enter(tail));
export const comesBackTo = (options: PageOptions, tail: string): Promise<PageAtHost> =>
  pageAtHost(options, (tables) => tables.back(tail));

/** Sits down, and plays there once the stream says so. */
export async function sitsAndPlays(page: PageAtHost, seat: string, name = 'Ben'): Promise<void> {
  await page.table.sit(seat, name);
  page.plays(true);
}

export const wayBackOf = ({ state }: PageAtHost): string => tailIn(state.wayBack!);
