/** Pages in one process at the online table of another game, each with its table, its screen, its line. */

import { createOnlineTables } from '../../src/stores/online/created-tables.ts';
import { onlineRecords } from '../../src/stores/online/online-records.ts';
import type { Came, OnlineTables } from '../../src/stores/online/online-tables.ts';
import type { OnlineState, OnlineTable } from '../../src/stores/online/online-types.ts';
import { playableGame } from '../../src/stores/online/playable-game.ts';
import type { GuestPlayed, GuestTypes } from '../../src/stores/opened/guest-kind.ts';
import type { Ground } from '../../src/stores/table/ground.ts';
import type { GamesOfGuest } from '../../src/stores/table/guest-games.ts';
import { settled } from './hand-clock.ts';
import { type Browser, type FakeHost, newBrowser, SECRET } from './online-pages.ts';
import { tableWith } from './table-of-memory.ts';

/** What came, which must have. */
export function had<T>(came: Came<T> | null): T {
  if (came?.ok) return came.value;
  throw new Error(JSON.stringify(came));
}

/** Which game, and what of it a page asks. */
export interface GuestOf<G extends GuestTypes> {
  readonly id: string;
  games(ground: Ground): GamesOfGuest<G>;
  /** What whoever is asked answers. */
  answer(session: GuestPlayed<G>['session']): string;
}

export class GuestPage<G extends GuestTypes> {
  readonly tables: OnlineTables;
  readonly games: GamesOfGuest<G>;
  id = '';
  private game: GuestPlayed<G> | null = null;
  private isGone = false;

  constructor(
    private readonly host: FakeHost,
    private readonly of: GuestOf<G>,
    private readonly browser: Browser = newBrowser(),
  ) {
    const table = tableWith({
      storage: browser.storage,
      cells: browser.cells,
      timer: { start: (run) => setImmediate(run), stop: (one) => clearImmediate(one as NodeJS.Immediate) },
      guests: [{ id: of.id, games: async (ground) => of.games(ground) }],
    });
    this.games = of.games(table.ground);
    this.tables = createOnlineTables({
      ...host.around(() => this.isGone),
      kinds: [playableGame(table)],
      records: onlineRecords(browser.cells),
      library: table.library,
      moved: (_, to) => {
        this.id = to;
      },
    });
  }

  get online(): OnlineTable {
    const found = this.tables.store.getState().tables[this.id];
    if (!found) throw new Error('it is not played online');
    return found;
  }
  get state(): OnlineState {
    return this.online.store.getState();
  }
  get session(): GuestPlayed<G>['session'] {
    return this.game!.session;
  }

  async open(): Promise<void> {
    const opened = await this.games.open(this.id, true);
    if (!opened.ok) throw new Error(opened.why);
    this.game = opened.value;
    if (!this.tables.store.getState().tables[this.id]) had(await this.tables.resume(this.id));
    this.online.onScreen(this.id);
    await settled();
  }

  /** Sets one up, and hosts it with these seats for its own. Gives the tails of both links. */
  async hosts(setup: G['setup'], mine: readonly string[]): Promise<{ invite: string; watch: string }> {
    await this.tables.own(SECRET);
    const begun = await this.games.begin(setup, 'Far');
    const table = had(await this.tables.invite(begun.id, { name: 'Host', mine, witnessed: false }));
    if (this.id === '') this.id = begun.id;
    begun.close();
    await this.open();
    const { invite, watch } = this.host.at(table.id);
    return { invite: `${table.id}.${invite}`, watch: `${table.id}.${watch}` };
  }

  async enters(tail: string, seat: string | null): Promise<void> {
    const entered = had(await this.tables.enter(tail));
    this.id = entered.route.split('/')[1]!;
    if (seat !== null) await entered.table.sit(seat, 'Friend');
    await settled();
    await this.open();
  }

  /** Turns what is held until somebody has read it. */
  readOn(): void {
    if (this.game!.store.getState().held) this.game!.goOn();
  }
  press(): void {
    this.game!.decide(this.of.answer(this.session));
  }

  /** Gone without a word, and opened again in the same browser. */
  async reloaded(): Promise<GuestPage<G>> {
    await settled();
    this.isGone = true;
    this.game!.close();
    this.online.close();
    const again = new GuestPage(this.host, this.of, this.browser);
    again.id = this.id;
    await again.open();
    return again;
  }
}
