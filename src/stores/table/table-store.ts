import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Content } from '../../content/index.ts';
import { type EncounterContent, EncounterSession, type EncounterSetup } from '../../engine/index.ts';
import { createGame, type Game } from '../game/game-store.ts';
import type { FileProblem } from '../game/json-check.ts';
import { unpackLog } from '../game/link.ts';
import type { Timer } from '../game/pace.ts';
import { checkSavedGame, type LooseGame, parseSavedGame } from '../game/parse-saved-game.ts';
import { createReplay, type Replay } from '../game/replay-store.ts';
import { messageOf, rerunLog } from '../game/rerun.ts';
import { type GameSummary, newGameId, SAVED_GAME, type SavedGame, summaryOf } from '../game/saved-game.ts';
import { type Library, whyPacks } from '../packs/library.ts';
import { type Hold, noOtherTab, type OneTab } from './one-tab.ts';
import type { createSettings } from './settings-store.ts';
import type { GameStorage } from './storage.ts';

/** What came of opening a game, a file or a link. */
export type Opened<T> =
  | { readonly ok: true; readonly value: T; readonly otherContent: boolean }
  | {
      readonly ok: false;
      /** Why, in one sentence. */
      readonly why: string;
      readonly problems: readonly FileProblem[];
      /** Set when it can be watched from what was recorded. */
      readonly watch: string | null;
      /** It is open in another tab, and can be taken over. */
      readonly elsewhere?: boolean;
    };

export interface TableState {
  /** Newest first; null while they are being read. */
  readonly games: readonly GameSummary[] | null;
  readonly saving: 'saved' | 'saving' | 'failed';
  /** Why games cannot be kept in this browser. */
  readonly trouble: string | null;
  /** The game that another tab took over from this one. */
  readonly lost: string | null;
}

/** Everything above one game: the games kept, and the ways in and out. */
export interface Table {
  readonly library: Library;
  /** What the library has just now. */
  readonly content: Content;
  readonly settings: ReturnType<typeof createSettings>;
  readonly store: StoreApi<TableState>;
  /** The game dealt last, for whoever must save it when its screen has broken. */
  current(): Game | null;
  refresh(): Promise<void>;
  begin(setup: EncounterSetup, name: string): Promise<Game>;
  /** In one tab at a time: `takeOver` when another one has it. */
  open(id: string, takeOver?: boolean): Promise<Opened<Game>>;
  watch(id: string): Promise<Opened<Replay>>;
  /** Keeps a game from a file under an id nothing else has, and gives that id. */
  loadFile(text: string): Promise<Opened<string>>;
  loadLink(packed: string): Promise<Opened<string>>;
  /** A game of its own from decision n of a replay. */
  playOn(replay: Replay, decision: number): Promise<Game | null>;
  remove(id: string): Promise<void>;
  /** All writes asked for so far are done. */
  idle(): Promise<void>;
}

export interface TableDeps {
  readonly library: Library;
  readonly storage: GameStorage;
  readonly timer: Timer;
  readonly settings: ReturnType<typeof createSettings>;
  /** Given what finishes the writing that is under way. */
  tabs?(beforeLetGo: () => Promise<void>): OneTab;
}

export function createTable(deps: TableDeps): Table {
  const { library, storage, timer, settings } = deps;
  const tabs = deps.tabs?.(() => table.idle()) ?? noOtherTab;
  const store = createStore<TableState>(() => ({ games: null, saving: 'saved', trouble: null, lost: null }));
  /** Games that can only be watched: kept for this visit, never written over anything. */
  const visitors = new Map<string, LooseGame>();
  const speed = () => settings.getState().speed;
  let waiting: { game: SavedGame; summary: GameSummary } | null = null;
  let writing: Promise<void> | null = null;
  let current: Game | null = null;

  /** Writes the newest state of the game; what came before it and is not yet written is left out. */
  function save(game: SavedGame, summary: GameSummary): void {
    if (store.getState().lost === game.id) return;
    if (waiting && waiting.game.id !== game.id) void storage.write(waiting.game, waiting.summary);
    waiting = { game, summary };
    store.setState({ saving: 'saving' });
    writing ??= writeAll().finally(() => {
      writing = null;
    });
  }

  async function writeAll(): Promise<void> {
    while (waiting) {
      const { game, summary } = waiting;
      waiting = null;
      try {
        await storage.write(game, summary);
        if (!waiting) store.setState({ saving: 'saved', trouble: null });
      } catch (error) {
        store.setState({ saving: 'failed', trouble: messageOf(error) });
      }
    }
  }

  const deal = (
    session: EncounterSession,
    about: Pick<SavedGame, 'id' | 'name' | 'notes' | 'autoPass' | 'gestures'>,
    hold?: Hold,
  ): Game => {
    const game = createGame({ ...about, session }, { timer, speed, save });
    const close = () => {
      game.close();
      hold?.release();
    };
    current = { ...game, close };
    return current;
  };

  /** A new game is written before anything is decided in it. */
  async function keep(game: Game): Promise<Game> {
    const record = game.record();
    save(record, summaryOf(record, game.session));
    await table.idle();
    return game;
  }

  async function read(id: string): Promise<Opened<LooseGame>> {
    const visitor = visitors.get(id);
    if (visitor) return { ok: true, value: visitor, otherContent: false };
    let json: unknown;
    try {
      json = await storage.read(id);
    } catch (error) {
      return failed(`This browser does not give the game back: ${messageOf(error)}`);
    }
    if (json === undefined) return failed('No game of that name is kept in this browser.');
    const parsed = checkSavedGame(json);
    return parsed.ok
      ? { ok: true, value: parsed.value, otherContent: false }
      : failed('This saved game is damaged.', parsed.problems);
  }

  /** Runs a game again, or says why not and whether its record can be watched. */
  function revive(game: LooseGame, path: string): Opened<EncounterSession> {
    const { content, missing, changed } = library.contentFor(game.log.packs);
    const rerun = rerunLog(game.log, content, path);
    if (rerun.ok) return { ok: true, value: rerun.session, otherContent: rerun.otherContent };
    const why = !rerun.otherContent
      ? 'This log does not run: its decisions do not fit the rules.'
      : (whyPacks(missing, changed) ??
        'This game was made with other content and does not run with the cards of today.');
    visitors.set(game.id, game);
    return { ...failed(why, [rerun.problem]), watch: canBeWatched(game, content) ? game.id : null };
  }

  async function adopt(game: LooseGame, path: string): Promise<Opened<string>> {
    const loose = { ...game, id: newGameId() };
    const revived = revive(loose, path);
    if (!revived.ok) return revived;
    const kept = await keep(deal(revived.value, loose));
    return { ok: true, value: kept.id, otherContent: revived.otherContent };
  }

  const table: Table = {
    library,
    get content() {
      return library.store.getState().content;
    },
    settings,
    store,
    current: () => current,
    async refresh() {
      try {
        const games = await storage.list();
        games.sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
        store.setState({ games });
      } catch (error) {
        store.setState({ games: [], trouble: messageOf(error) });
      }
    },
    async begin(setup, name) {
      return keep(
        deal(new EncounterSession(setup, library.playable()), { id: newGameId(), name, notes: [] }),
      );
    },
    async open(id, takeOver = false) {
      const hold = await tabs.hold(id, {
        takeOver,
        onLost() {
          if (current?.id === id) current.close();
          store.setState({ lost: id });
        },
      });
      if (!hold) return { ...failed('This game is open in another tab.'), elsewhere: true };
      if (store.getState().lost === id) store.setState({ lost: null });
      const found = await read(id);
      const revived = found.ok ? revive(found.value, '$.log') : found;
      if (!found.ok || !revived.ok) {
        hold.release();
        return revived as Extract<Opened<never>, { ok: false }>;
      }
      const value = deal(revived.value, found.value, hold);
      return { ok: true, value, otherContent: revived.otherContent };
    },
    async watch(id) {
      const found = await read(id);
      if (!found.ok) return found;
      const game = found.value;
      const revived = revive(game, '$.log');
      try {
        const recorded = game as SavedGame;
        const { content } = library.contentFor(game.log.packs);
        const replay = createReplay(recorded, revived.ok ? revived.value : null, { timer, speed, content });
        return { ok: true, value: replay, otherContent: !revived.ok || revived.otherContent };
      } catch (error) {
        return failed(`This game cannot be watched: ${messageOf(error)}`, revived.ok ? [] : revived.problems);
      }
    },
    async loadFile(text) {
      const parsed = parseSavedGame(text);
      if (!parsed.ok)
        return failed(
          'This file is not a saved game, or it is damaged. Nothing was changed.',
          parsed.problems,
        );
      return adopt(parsed.value, text.includes('"log"') ? '$.log' : '$');
    },
    async loadLink(packed) {
      const parsed = unpackLog(packed);
      if (!parsed.ok)
        return failed('This link does not hold a whole game. Nothing was changed.', parsed.problems);
      const log = parsed.value;
      const { encounters } = library.playable();
      const name = encounters[log.setup.encounter]?.name ?? log.setup.encounter;
      const game = {
        file: SAVED_GAME,
        version: 1,
        id: '',
        name: `${name} (from a link)`,
        savedAt: '',
        log,
        initial: null,
        events: [],
        marks: [],
        notes: [],
      } as const;
      return adopt(game, 'link');
    },
    async playOn(replay, decision) {
      if (!replay.session) return null;
      const name = `${replay.name}, from decision ${decision}`;
      return keep(deal(replay.session.branch(decision), { id: newGameId(), name, notes: [] }));
    },
    async remove(id) {
      await storage.remove(id);
      await table.refresh();
    },
    async idle() {
      while (writing) await writing;
    },
  };
  return table;
}

/** From its record, with the cards there are. */
function canBeWatched({ initial, events }: LooseGame, { cards }: EncounterContent): boolean {
  const known = ({ card }: { card: string }) => cards.adventurers[card] ?? cards.combatants[card];
  return initial !== null && events.length > 0 && initial.figures.every(known);
}

function failed(why: string, problems: readonly FileProblem[] = []): Extract<Opened<never>, { ok: false }> {
  return { ok: false, why, problems, watch: null };
}
