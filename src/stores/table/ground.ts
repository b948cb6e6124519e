/** Where the games of all kinds lie, who writes them, and which is played. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Words } from '../../words/words.ts';
import type { Abraxis } from '../abraxis/abraxis-play.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Clock } from '../game/in-slices.ts';
import type { Timer } from '../game/pace.ts';
import type { PlayedGame } from '../game/played-game.ts';
import type { WatchDeps } from '../game/replay-store.ts';
import type { GameTypes } from '../game/types.ts';
import { type Ahead, nothingAhead } from '../kept/ahead.ts';
import { createStakes, type Stakes } from '../kept/at-stake.ts';
import { type Cells, memoryCells } from '../kept/cells.ts';
import type { GameStorage } from '../kept/game-storage.ts';
import { lastPlayedFirst } from '../kept/last-played.ts';
import type { LateCells } from '../kept/late-cells.ts';
import type { AnyKeptGame, GameSummary, Touched } from '../kept/saved-game.ts';
import { createSaving, type Saving, type SavingState } from '../kept/saving.ts';
import { writesSoFar } from '../kept/writes-so-far.ts';
import { messageOf, tellMishaps, toldOf } from '../message-of.ts';
import type { OnTable } from '../opened/game-kind.ts';
import { notOpened, type Opened } from '../opened/opened.ts';
import { ReadingStopped } from '../packs/reader.ts';
import { fullest, wholeOrNot } from '../whole-words.ts';
import { noOtherWindow } from './late-windows.ts';
import { noOtherTab, type OneTab } from './one-tab.ts';
import { type createSettings, shownAs } from './settings-store.ts';
import type { Windows } from './windows.ts';

export interface TableState extends SavingState {
  /** Newest first; null while they are being read. */
  readonly games: readonly GameSummary[] | null;
  /** Why the list of games could not be read. */
  readonly unread: string | null;
  /** Why games are kept for this visit alone; null where the browser keeps them. */
  readonly keepsNothing: string | null;
  /** Somebody has read in a game that nothing is kept. */
  readonly toldOfIt: boolean;
  /** Something would be lost if the page were left now. */
  readonly atStake: boolean;
  /** The game that another tab took over from this one. */
  readonly lost: string | null;
}

type PageCells = Cells & Partial<Pick<LateCells, 'hear' | 'retry'>>;

export interface GroundDeps {
  readonly storage: GameStorage;
  readonly timer: Timer;
  /** By what stretches of work are measured; absent: the page's. */
  readonly clock?: Clock;
  readonly words: Words;
  readonly settings: ReturnType<typeof createSettings>;
  /** All that is kept lies in them, the games with it; for this visit where absent. */
  readonly cells?: PageCells;
  /** Keeps decisions until the storage has them. */
  readonly ahead?: Ahead;
  /** Asks the browser never to clear what is kept here; asked when there is something. */
  askToStay?(): void;
  /** Given what finishes the writing that is under way. */
  tabs?(beforeLetGo: () => Promise<void>): OneTab;
  /** Those that show what is played here. */
  readonly windows?: Windows;
  /** Whether that game, or its campaign, is played online: nothing counts in it before its line is there. */
  isOnline?(id: string, campaign?: string): boolean;
}

/** A game on the table, whichever it is of. */
export type Seated = Pick<OnTable<GameTypes>, 'id' | 'record' | 'close' | 'sitAt' | 'campaign'>;

/** What the games of this browser stand on, whichever they are of: where they lie, who writes them, which is played. */
export interface Ground extends Pick<GroundDeps, 'storage' | 'words' | 'timer'> {
  readonly cells: Cells;
  /** What is kept beside the games. */
  readonly stakes: Stakes;
  readonly ahead: Ahead;
  readonly windows: Windows;
  readonly tabs: OneTab;
  isOnline(id: string, campaign?: string): boolean;
  readonly saving: Saving;
  readonly store: StoreApi<TableState>;
  /** How a game is shown. */
  readonly shows: WatchDeps;
  /** The game dealt last, for whoever must save it when its screen has broken; null where none was. */
  seated: Seated | null;
  /** The campaign opened last, and the game at its table of Abraxis. */
  story?: Campaign;
  abraxis?: Pick<PlayedGame<Abraxis>, 'id' | 'sitAt' | 'campaign'>;
  /** Games that can only be watched, by id, and which game each is of: there for this visit. */
  readonly visitors: Map<string, string>;
  weigh(state: Partial<TableState>): void;
  /** Another tab has it: it leaves this table, and nothing more of it is written here. */
  lose(id: string): void;
  /** Keeps what is new in it; a game that another tab has taken over is written there alone. */
  save(game: AnyKeptGame, touched: Touched): Promise<void> | null;
  refresh(): Promise<void>;
  /** Before anything is written in this visit, it is known how many writes of games there were before. */
  counted(): Promise<void>;
  /** What the list says of one game, as it is kept now; null where there is none. */
  reread(id: string): Promise<GameSummary | null>;
  /** A new game is kept: from now on the browser is not to clear it. */
  settled(): void;
  /** Whatever goes wrong is told with its reason: no way in is a promise that breaks. */
  told<T>(way: () => Promise<Opened<T>>): Promise<Opened<T>>;
  /** Which game the one of that id is of, as its log says; null where nothing says it. */
  gameOf(id: string): Promise<string | null>;
  /** null, or why it could not be deleted. */
  remove(id: string): Promise<string | null>;
  handedOver(id: string): void;
}

export function createGround(deps: GroundDeps): Ground {
  const { storage, timer, settings, words, ahead = nothingAhead } = deps;
  tellMishaps((mishap) => words.ui.table.mishaps[mishap]);
  const cells: PageCells = deps.cells ?? memoryCells();
  const store = createStore<TableState>(() => ({
    games: null,
    unread: null,
    keepsNothing: cells.why?.() ?? null,
    toldOfIt: false,
    atStake: false,
    saving: 'saved',
    trouble: null,
    deleted: null,
    lost: null,
  }));
  /** Games that would go with the page: where nothing is kept, those that are not in a file as they stand. */
  const loose = new Set<string>();
  const weigh = (state: Partial<TableState>) =>
    store.setState((was) => {
      const now = { ...was, ...state };
      const isLoose = loose.size > 0 || now.deleted !== null || stakes.isAtStake();
      const atStake = now.saving !== 'saved' || isLoose;
      return { ...now, atStake };
    });
  const stakes = createStakes(() => weigh({}));
  const writes = writesSoFar(storage);
  const saving = createSaving({
    storage,
    ahead,
    timer,
    noAnswer: words.ui.table.noAnswer,
    order: writes.next,
    tell: weigh,
    lost: (id) => ground.lose(id),
  });
  const tabs =
    deps.tabs?.(async (): Promise<void> => {
      saving.finish();
      await Promise.all([saving.idle(), stakes.idle()]);
    }) ?? noOtherTab;
  const visitors = new Map<string, string>();
  let stays = false;
  const keepsNothing = () => store.getState().keepsNothing !== null;
  // A browser that answers late has all of it from then on, and what was played meanwhile.
  cells.hear?.((why) => {
    if (why === null) loose.clear();
    else if (ground.seated) loose.add(ground.seated.id);
    weigh({ keepsNothing: why });
    if (why === null && store.getState().games) void refresh();
  });

  /** The games kept, newest first, and with them those that could not be kept. */
  async function list(): Promise<GameSummary[]> {
    const unkept = saving.allUnkept();
    const kept = (await storage.list()).filter(({ id }) => !unkept.some((one) => one.id === id));
    const games = [...unkept, ...kept].sort(lastPlayedFirst);
    writes.atLeast(Math.max(0, ...games.map((game) => game.written ?? 0)));
    return games;
  }

  /** Another list of games; what is not read yet stays so. */
  function change(next: (games: readonly GameSummary[]) => readonly GameSummary[]): void {
    const { games } = store.getState();
    if (games) weigh({ games: next(games) });
  }

  async function refresh(): Promise<void> {
    try {
      weigh({ games: await list(), unread: null });
    } catch (error) {
      weigh({ games: saving.allUnkept(), unread: messageOf(error) });
    }
  }

  const ground: Ground = {
    storage,
    words,
    timer,
    cells,
    stakes,
    ahead,
    windows: deps.windows ?? noOtherWindow,
    tabs,
    isOnline: deps.isOnline ?? (() => false),
    saving,
    store,
    shows: { timer, words, ...(deps.clock && { clock: deps.clock }), ...shownAs(settings) },
    seated: null,
    visitors,
    weigh,
    lose(id) {
      if (ground.seated?.id === id) ground.seated.close();
      store.setState({ lost: id });
      // A later try would write over what the other tab plays.
      saving.forget(id);
    },
    save(game, touched) {
      if (store.getState().lost === game.id) return null;
      if (keepsNothing()) loose.add(game.id);
      return saving.save(game, touched);
    },
    refresh,
    counted: writes.counted,
    async reread(id) {
      const unkept = saving.allUnkept().find((one) => one.id === id);
      const line = unkept ?? (await storage.line(id).catch(() => undefined));
      if (line) change((games) => games.map((game) => (game.id === id ? line : game)).sort(lastPlayedFirst));
      return line ?? null;
    },
    settled() {
      if (stays || keepsNothing()) return;
      deps.askToStay?.();
      stays = true;
    },
    async told(way) {
      const came = await way().catch((error: unknown) =>
        notOpened(
          words,
          error instanceof ReadingStopped
            ? { fault: 'too-long', seconds: error.seconds }
            : { fault: 'broke', message: toldOf(error) },
        ),
      );
      if (came.ok) return came;
      // Why is among the words that come later.
      await wholeOrNot(words);
      return { ...came, why: fullest(words).ui.table.openFault(came.fault) };
    },
    async gameOf(id) {
      const here = visitors.get(id) ?? saving.unkept(id)?.game.log.game;
      if (here !== undefined) return here;
      try {
        return await storage.gameOf(id);
      } catch {
        return null; // Opening it says why.
      }
    },
    async remove(id) {
      try {
        // Nothing that is on its way comes after it.
        await saving.idle();
        await storage.remove(id);
      } catch (error) {
        return messageOf(error);
      }
      saving.forget(id);
      ahead.clear(id);
      loose.delete(id);
      tabs.deleted(id);
      change((games) => games.filter((game) => game.id !== id));
      if (store.getState().games === null) await refresh();
      return null;
    },
    handedOver(id) {
      loose.delete(id);
      weigh({});
    },
  };
  return ground;
}
