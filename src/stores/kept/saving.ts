/** What is not kept yet, and its next try; a decision is kept before it is shown. */
import type { Timer } from '../game/pace.ts';
import { messageOf } from '../message-of.ts';
import type { Ahead } from './ahead.ts';
import type { Change, GameStorage } from './game-storage.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import type { Kept } from './pieces.ts';
import {
  type AnyKeptGame,
  type AnySavedGame,
  type GameSummary,
  newGameId,
  type Touched,
} from './saved-game.ts';

/** Writes games one after the other: of each, what is new when its turn comes. */
export interface Saving {
  /** A game is on the table, and so much of it is kept: null where all of it is to be written. */
  deal(game: AnyKeptGame, kept: Kept | null): void;
  /**
   * There is something new in it. Waited for before it is shown: until it is kept, or told that it is not. It never
   * fails. null where waiting gains nothing.
   */
  save(game: AnyKeptGame, touched: Touched): Promise<void> | null;
  /** It leaves the table: all that lies behind its lines is written, too. */
  leave(game: AnyKeptGame): void;
  /** The page may go: the same for whatever is on the table. */
  finish(): void;
  /** Tries at once what is waiting for its next try; what was deleted elsewhere is kept again. */
  retry(): void;
  /** A game as it should be kept and is not yet, and how much of it is. */
  unkept(id: string): { readonly game: AnySavedGame; readonly kept: Kept | null } | undefined;
  allUnkept(): readonly GameSummary[];
  /** It need not be kept any more. */
  forget(id: string): void;
  /** It was deleted in another tab. */
  gone(id: string): void;
  /** All writes asked for so far are done, or have failed. */
  idle(): Promise<void>;
}

export interface SavingState {
  /** `failed` as long as there is a game that was tried in vain. */
  readonly saving: 'saved' | 'saving' | 'failed';
  /** Why games cannot be kept in this browser. */
  readonly trouble: string | null;
  /** The game on this table that was deleted in another tab; kept no more. */
  readonly deleted: string | null;
}

export interface SavingDeps {
  readonly storage: GameStorage;
  readonly ahead: Ahead;
  readonly timer: Timer;
  /** What is said of a browser that does not answer. */
  readonly noAnswer: string;
  /** The number of a write among those of all games. */
  order(): number;
  tell(state: Partial<SavingState>): void;
  /** Another page has gone on with it, unheard: it leaves this table. */
  lost(id: string): void;
}

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;
/** So long a decision waits to be shown for being kept; then it is told that it is not. */
const LATE = 2000;

interface Entry {
  readonly game: AnyKeptGame;
  readonly keeper: Keeper;
  written: number | undefined;
  state: 'kept' | 'waiting' | 'failed' | 'gone';
  ending: boolean;
  leaving: boolean;
  /** It was deleted elsewhere and is to be kept again: told until it is. */
  anew: boolean;
  waiters: (() => void)[];
}

export function createSaving(deps: SavingDeps): Saving {
  const { storage, ahead, timer, tell } = deps;
  const by = newGameId();
  const entries = new Map<string, Entry>();
  /** Tried in vain, whatever they wait for since. */
  const failed = new Set<string>();
  let underWay: Entry | null = null;
  let writing: Promise<void> | null = null;
  let pause = FIRST_PAUSE;
  let clock: unknown = null;

  const isThere = (entry: Entry) => entries.get(entry.game.id) === entry;

  function tellKept(): void {
    if (failed.size > 0) return;
    pause = FIRST_PAUSE;
    const waits = [...entries.values()].some(({ state }) => state === 'waiting');
    tell({ saving: waits ? 'saving' : 'saved', ...(waits ? {} : { trouble: null }) });
  }

  function tellFailed(entry: Entry, trouble: string): void {
    if (!isThere(entry)) return;
    failed.add(entry.game.id);
    tell({ saving: 'failed', trouble });
  }

  /** True where all of it must be written anew: what waits for it waits on. */
  async function tryTo(entry: Entry, change: Change): Promise<boolean> {
    const { keeper, game } = entry;
    const summary = { ...change.summary, written: entry.written };
    // The first try of all: whoever has begun it waits for that, and sees its first question then.
    const isNew = change.stand.seq === 1 && change.onto === null && !failed.has(game.id);
    const came = await storage.write({ ...change, summary, isNew });
    if (came === 'kept') {
      keeper.wrote(change);
      if (!isThere(entry)) return false;
      failed.delete(game.id);
      if (entry.state !== 'waiting') ahead.clear(game.id);
      if (entry.anew) tell({ deleted: null });
      entry.anew = false;
      tellKept();
      return false;
    }
    keeper.missed(change);
    if (came === 'gone') {
      toldGone(entry);
      return false;
    }
    if (came === 'other') {
      toldLost(entry);
      return false;
    }
    keeper.startOver();
    entry.state = 'waiting';
    return true;
  }

  function toldGone(entry: Entry): void {
    if (!isThere(entry)) return;
    const { id } = entry.game;
    failed.delete(id);
    ahead.clear(id);
    entry.state = 'gone';
    // Nobody sits at it any more.
    if (entry.leaving) entries.delete(id);
    else tell({ deleted: id });
    tellKept();
  }

  /** Another page has gone on with it: what it has is kept, and this one writes nothing over it. */
  function toldLost(entry: Entry): void {
    if (!isThere(entry)) return;
    const { id } = entry.game;
    failed.delete(id);
    entries.delete(id);
    ahead.clear(id);
    entry.state = 'gone';
    if (!entry.leaving) deps.lost(id);
    tellKept();
  }

  async function write(entry: Entry): Promise<void> {
    const { keeper, waiters } = entry;
    entry.waiters = [];
    entry.state = 'kept';
    const change = keeper.next(entry.ending);
    underWay = entry;
    let again = false;
    try {
      if (change) again = await tryTo(entry, change);
      else tellKept();
    } catch (error) {
      if (change) keeper.missed(change);
      if (entry.state === 'kept') entry.state = 'failed';
      tellFailed(entry, messageOf(error));
    } finally {
      underWay = null;
      if (again) entry.waiters.unshift(...waiters);
      else for (const go of waiters) go();
    }
    if (entry.state !== 'kept') return;
    entry.ending = false;
    if (entry.leaving && isThere(entry)) entries.delete(entry.game.id);
  }

  async function writeAll(): Promise<void> {
    for (;;) {
      const next = [...entries.values()].find(({ state }) => state === 'waiting');
      if (!next) break;
      await write(next);
    }
    writing = null;
    if (failed.size === 0 || clock !== null) return;
    clock = timer.start(retry, pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  }

  function begin(): void {
    writing ??= writeAll();
  }

  function retry(): void {
    timer.stop(clock);
    clock = null;
    for (const entry of entries.values()) {
      if (entry.state === 'gone') {
        entry.keeper.startOver();
        entry.anew = true;
      } else if (entry.state !== 'failed') continue;
      entry.state = 'waiting';
    }
    begin();
  }

  function deal(game: AnyKeptGame, kept: Kept | null): Entry {
    const keeper = createKeeper(game, kept, by);
    const entry: Entry = {
      game,
      keeper,
      written: kept?.written,
      state: 'kept',
      ending: false,
      leaving: false,
      anew: false,
      waiters: [],
    };
    entries.set(game.id, entry);
    return entry;
  }

  function finish(entry: Entry): void {
    entry.ending = true;
    if (entry.state === 'kept') entry.state = 'waiting';
    begin();
  }

  /** Until the next write of it is done, or takes too long. */
  const untilKept = (entry: Entry): Promise<void> =>
    new Promise((done) => {
      const late = timer.start(() => {
        tellFailed(entry, deps.noAnswer);
        done();
      }, LATE);
      entry.waiters.push(() => {
        timer.stop(late);
        done();
      });
    });

  const isUnkept = (entry: Entry | undefined): entry is Entry =>
    entry !== undefined && (entry.state !== 'kept' || underWay === entry || failed.has(entry.game.id));

  return {
    deal: (game, kept) => void deal(game, kept),
    save(game, touched) {
      const there = entries.get(game.id);
      // A game that was dealt anew since: whoever writes last, writes all of it.
      const entry = there?.game === game ? there : deal(game, null);
      entry.keeper.touch(touched);
      entry.written = deps.order();
      if (entry.state === 'gone') return null;
      const since = storage.lasts ? entry.keeper.ahead() : null;
      if (since) ahead.write(game.id, { ...since, ...game.end() });
      entry.state = 'waiting';
      if (failed.size === 0) tell({ saving: 'saving' });
      const kept = storage.lasts && !failed.has(game.id) ? untilKept(entry) : null;
      begin();
      return kept;
    },
    leave(game) {
      const entry = entries.get(game.id);
      if (entry?.game !== game) return;
      entry.leaving = true;
      finish(entry);
    },
    finish() {
      for (const entry of entries.values()) finish(entry);
    },
    retry,
    unkept(id) {
      const entry = entries.get(id);
      if (!isUnkept(entry)) return undefined;
      return { game: entry.game.record(), kept: entry.keeper.ahead()?.base ?? null };
    },
    allUnkept: () =>
      [...entries.values()]
        .filter(isUnkept)
        .map(({ game, written }) =>
          written === undefined ? game.summary() : { ...game.summary(), written },
        ),
    forget(id) {
      entries.delete(id);
      if (failed.delete(id)) tellKept();
    },
    gone(id) {
      const entry = entries.get(id);
      if (entry) toldGone(entry);
    },
    async idle() {
      while (writing) await writing;
    },
  };
}
