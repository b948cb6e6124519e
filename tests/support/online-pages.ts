/** Several pages in one process at online tables, each with all it has: its table, its screens, its line. */

import { vi } from 'vitest';
import { defaultSetup } from '../../src/engine/index.ts';
import type { Transport } from '../../src/online/transport.ts';
import type { Slicing } from '../../src/stores/game/in-slices.ts';
import { type Cells, memoryCells } from '../../src/stores/kept/cells.ts';
import { type GameStorage, memoryStorage } from '../../src/stores/kept/game-storage.ts';
import type { Game } from '../../src/stores/middara/game.ts';
import { createOnlineTables, type Playable } from '../../src/stores/online/created-tables.ts';
import { onlineRecords } from '../../src/stores/online/online-records.ts';
import type { Came, OnlineTables } from '../../src/stores/online/online-tables.ts';
import type { Notice, OnlineState, OnlineTable } from '../../src/stores/online/online-types.ts';
import { playableGame } from '../../src/stores/online/playable-game.ts';
import { fixedLibrary } from '../../src/stores/packs/checked-library.ts';
import type { Table } from '../../src/stores/table/table-store.ts';
import { en } from '../../src/words/en/index.ts';
import { FakeHost, SECRET } from './fake-host.ts';
import { settled } from './hand-clock.ts';
import { boldOption, dealer, fewItems, tableWith } from './table-of-memory.ts';
import type { UnkindTransport } from './unkind-transport.ts';

/** What a browser has when its page is gone. */
export interface Browser {
  readonly storage: GameStorage;
  readonly cells: Cells;
}
export const newBrowser = (): Browser => ({ storage: memoryStorage(), cells: memoryCells() });

export interface Page {
  readonly browser: Browser;
  readonly table: Table;
  readonly tables: OnlineTables;
  /** Lines this page has made, newest last. */
  readonly lines: readonly UnkindTransport[];
  readonly line: UnkindTransport;
  /** The game on its screen. */
  readonly game: Game;
  readonly online: OnlineTable;
  readonly state: OnlineState;
  /** What was told, in order, without its number. */
  readonly told: readonly Omit<Notice, 'id'>[];
  readonly hash: string;
  readonly decisions: number;
  isSeen: boolean;
  /** As its first reader has it, it comes to another state at that decision. */
  spoils(decision: number): void;
  /** Opens its game, as the page does at that address. */
  open(id: string): Promise<void>;
  enter(tail: string): Promise<void>;
  /** Presses the first answer of those that a bold player prefers, or this one. */
  press(option?: string): string;
  /** The page is gone without a word, as when it is killed. */
  kill(): void;
}

const few = fewItems();
const AT_ONCE = { pause: async () => {}, clock: () => 0 };

export function pageOf(host: FakeHost, browser: Browser = newBrowser(), slicing: Slicing = AT_ONCE): Page {
  const own: { isSeen: boolean; id: string | null; isGone: boolean } = {
    isSeen: true,
    id: null,
    isGone: false,
  };
  const lines: UnkindTransport[] = [];
  const told = new Map<string, Omit<Notice, 'id'>>();
  const heard = new Set<string>();
  const pick = dealer(7);
  const table = tableWith({
    storage: browser.storage,
    cells: browser.cells,
    library: fixedLibrary(few, en),
    // What is watched on it takes no time.
    timer: { start: (run) => setImmediate(run), stop: (one) => clearImmediate(one as NodeJS.Immediate) },
    clock: slicing.clock,
  });
  let moved: Promise<unknown> = Promise.resolve();
  let spoilt: number | null = null;
  const tables = createOnlineTables({
    ...host.around(() => own.isGone),
    kinds: [spoiledFrom(playableGame(table, AT_ONCE), () => spoilt)],
    records: onlineRecords(browser.cells),
    library: table.library,
    transport(at): Transport {
      const line = host.connect(at);
      lines.push(line);
      return line;
    },
    isSeen: () => own.isSeen,
    slicing,
    moved(_, to) {
      moved = page.open(to);
    },
  });
  const online = (): OnlineTable => {
    const found = own.id === null ? undefined : tables.store.getState().tables[own.id];
    if (!found) throw new Error('it is not played online');
    return found;
  };
  const page: Page = {
    browser,
    table,
    tables,
    lines,
    get told() {
      return [...told.values()];
    },
    get line() {
      return lines.at(-1)!;
    },
    get game() {
      return table.current()!;
    },
    get online() {
      return online();
    },
    get state() {
      return online().store.getState();
    },
    get hash() {
      return page.game.session.hash;
    },
    get decisions() {
      return page.game.session.decisions.length;
    },
    get isSeen() {
      return own.isSeen;
    },
    set isSeen(is) {
      own.isSeen = is;
    },
    spoils(decision) {
      spoilt = decision;
    },
    async open(id) {
      const opened = await table.open(id, true);
      if (!opened.ok) throw new Error(opened.why);
      own.id = id;
      if (!tables.store.getState().tables[id]) {
        const back = await tables.resume(id);
        if (!back?.ok) return;
      }
      const at = online();
      if (!heard.has(at.id)) {
        heard.add(at.id);
        // Names may come after what they stand in.
        const hear = ({ notices }: OnlineState) => {
          for (const { id: number, ...one } of notices) told.set(`${at.id} ${number}`, one);
        };
        hear(at.store.getState());
        at.store.subscribe(hear);
      }
      at.onScreen(id);
      await settled();
    },
    async enter(tail) {
      const entered = cameOf(await tables.enter(tail));
      await page.open(entered.route.split('/')[1]!);
    },
    press(option) {
      const { pending } = page.game.store.getState();
      const chosen = option ?? boldOption(pending!, pick).id;
      page.game.decide(chosen);
      return chosen;
    },
    kill() {
      own.isGone = true;
      host.forget(lines);
    },
  };
  Object.defineProperty(page, 'moved', { get: () => moved });
  return page;
}

export function cameOf<T>(came: Came<T> | null): T {
  if (came?.ok) return came.value;
  throw new Error(JSON.stringify(came));
}

/** Its first game's state is another from a decision on. */
function spoiledFrom(kind: Playable, at: () => number | null): Playable {
  return {
    ...kind,
    async prepare(...how) {
      const came = await kind.prepare(...how);
      const from = at();
      if (!came.ok || from === null) return came;
      let opened = 0;
      const open = () => {
        const game = came.value.open();
        opened += 1;
        if (opened > 1) return game;
        const { stateHash } = game;
        return Object.defineProperty(game, 'stateHash', {
          value: () => (game.decisions < from ? stateHash() : '0'.repeat(64)),
        });
      };
      return { ok: true, value: { ...came.value, open } };
    },
  };
}

/** Waits for what comes about by itself, and soon. */
export const until = (isSo: () => boolean): Promise<void> =>
  vi.waitFor(
    () => {
      if (!isSo()) throw new Error('it does not come about');
    },
    { timeout: 20_000, interval: 5 },
  );

/** A host's page with a new game on it, where its seat is taken; and the tail of the link for friends. */
export async function hosted(
  host: FakeHost,
  mine: readonly string[] = ['seat-1'],
  { witnessed = false, names = ['Anna', 'Ben'], seed = 'far' } = {},
): Promise<{ page: Page; tail: string; watch: string }> {
  const page = pageOf(host);
  await page.tables.own(SECRET);
  const game = await page.table.begin(defaultSetup(few.encounters['training-yard']!, seed, names), 'Yard');
  const table = cameOf(await page.tables.invite(game.id, { name: 'Host', mine, witnessed }));
  await (page as unknown as { moved: Promise<unknown> }).moved;
  await settled();
  const { invite, watch } = host.at(table.id);
  return { page, tail: `${table.id}.${invite}`, watch: `${table.id}.${watch}` };
}

/** A friend who takes that seat. */
export async function friend(
  host: FakeHost,
  tail: string,
  seat: string | null,
  name = 'Friend',
  slicing: Slicing = AT_ONCE,
): Promise<Page> {
  const page = pageOf(host, newBrowser(), slicing);
  await page.enter(tail);
  if (seat !== null) await page.online.sit(seat, name);
  await settled();
  return page;
}

/** Whoever is asked presses, so many times; gives how many it came to. */
export async function playOn(host: FakeHost, pages: readonly Page[], presses: number): Promise<number> {
  for (let n = 0; n < presses; n++) {
    const asked = pages.find(({ state }) => state.mayAnswer);
    if (!asked) return n;
    asked.press();
    await host.clock.pass(200);
  }
  return presses;
}

/** The page is closed and opened again in the same browser. */
export async function reloaded(host: FakeHost, page: Page): Promise<Page> {
  const { id } = page.game;
  await page.table.idle();
  page.kill();
  page.game.close();
  const again = pageOf(host, page.browser);
  await again.open(id);
  await settled();
  return again;
}

export { FakeHost, SECRET };
