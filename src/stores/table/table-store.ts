import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Content } from '../../content/index.ts';
import { EncounterSession, type EncounterSetup } from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import { unpackLog } from '../game/link.ts';
import type { Timer } from '../game/pace.ts';
import { checkSavedGame, type LooseGame, looseGameOf, parseSavedGame } from '../game/parse-saved-game.ts';
import { messageOf } from '../game/rerun.ts';
import { type GameAbout, type GameSummary, newGameId, type SavedGame } from '../game/saved-game.ts';
import { createGame, type Game } from '../middara/game.ts';
import { createReplay, type Replay } from '../middara/replay.ts';
import type { Library } from '../packs/library.ts';
import { type Hold, noOtherTab, type OneTab } from './one-tab.ts';
import type { NotOpened, Opened } from './opened.ts';
import { notOpened, revive, takeUp } from './reviving.ts';
import { createSaving, type SavingState } from './saving.ts';
import type { createSettings } from './settings-store.ts';
import type { GameStorage } from './storage.ts';

export interface TableState extends SavingState {
  /** Newest first; null while they are being read. */
  readonly games: readonly GameSummary[] | null;
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
  /** A game of its own from the last safe moment of one that no longer runs, under an id of its own. */
  resume(id: string): Promise<Opened<string>>;
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
  readonly words: Words;
  readonly settings: ReturnType<typeof createSettings>;
  /** Given what finishes the writing that is under way. */
  tabs?(beforeLetGo: () => Promise<void>): OneTab;
}

export function createTable(deps: TableDeps): Table {
  const { library, storage, timer, settings, words } = deps;
  const store = createStore<TableState>(() => ({ games: null, saving: 'saved', trouble: null, lost: null }));
  const saving = createSaving(storage, (state) => store.setState(state));
  const tabs = deps.tabs?.(saving.idle) ?? noOtherTab;
  /** Games that can only be watched: kept for this visit, never written over anything. */
  const visitors = new Map<string, LooseGame>();
  const speed = () => settings.getState().speed;
  let current: Game | null = null;

  /** A game that another tab has taken over is written there alone. */
  const save = (game: SavedGame, summary: GameSummary) => {
    if (store.getState().lost !== game.id) saving.save(game, summary);
  };

  const deal = (session: EncounterSession, about: GameAbout, hold?: Hold): Game => {
    const game = createGame({ ...about, session }, { timer, words, speed, save });
    const close = () => {
      game.close();
      hold?.release();
    };
    current = { ...game, close };
    return current;
  };

  /** A new game is written before anything is decided in it. */
  async function keep(session: EncounterSession, about: GameAbout): Promise<Game> {
    const game = deal(session, about);
    game.save();
    await saving.idle();
    return game;
  }

  /** A new game of that name, as `keep` keeps it. */
  const keepNew = (session: EncounterSession, name: string): Promise<Game> =>
    keep(session, { id: newGameId(), name, notes: [] });

  async function read(id: string): Promise<Opened<LooseGame>> {
    const visitor = visitors.get(id);
    if (visitor) return { ok: true, value: visitor, otherContent: false };
    let json: unknown;
    try {
      json = await storage.read(id);
    } catch (error) {
      return notOpened(words, { fault: 'not-given-back', message: messageOf(error) });
    }
    if (json === undefined) return notOpened(words, { fault: 'not-kept' });
    const parsed = checkSavedGame(json);
    return parsed.ok
      ? { ok: true, value: parsed.value, otherContent: false }
      : notOpened(words, { fault: 'damaged' }, { problems: parsed.problems });
  }

  /** A game from outside, under an id of its own; what does not run stays for this visit. */
  async function adopt(game: LooseGame, path: string): Promise<Opened<string>> {
    const loose = { ...game, id: newGameId() };
    const revived = revive(library, words, loose, path);
    if (!revived.ok) {
      visitors.set(loose.id, loose);
      return revived;
    }
    const kept = await keep(revived.value, loose);
    return { ok: true, value: kept.id, otherContent: revived.otherContent };
  }

  return {
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
    begin: (setup, name) => keepNew(new EncounterSession(setup, library.playable()), name),
    async open(id, takeOver = false) {
      const hold = await tabs.hold(id, {
        takeOver,
        onLost() {
          if (current?.id === id) current.close();
          store.setState({ lost: id });
        },
      });
      if (!hold) return notOpened(words, { fault: 'other-tab' }, { elsewhere: true });
      if (store.getState().lost === id) store.setState({ lost: null });
      const found = await read(id);
      const revived = found.ok ? revive(library, words, found.value, '$.log') : found;
      if (!found.ok || !revived.ok) {
        hold.release();
        return revived as NotOpened;
      }
      const value = deal(revived.value, found.value, hold);
      return { ok: true, value, otherContent: revived.otherContent };
    },
    async watch(id) {
      const found = await read(id);
      if (!found.ok) return found;
      const game = found.value;
      const revived = revive(library, words, game, '$.log');
      try {
        const { content } = library.contentFor(game.log.packs);
        const session = revived.ok ? revived.value : null;
        const value = createReplay(game, session, { timer, words, speed, content });
        return { ok: true, value, otherContent: !revived.ok || revived.otherContent };
      } catch (error) {
        const problems = revived.ok ? [] : revived.problems;
        return notOpened(words, { fault: 'not-watched', message: messageOf(error) }, { problems });
      }
    },
    async resume(id) {
      const found = await read(id);
      if (!found.ok) return found;
      const { log, name } = found.value;
      const session = takeUp(log, library.contentFor(log.packs).content);
      if (!session) return notOpened(words, { fault: 'damaged' });
      const game = await keepNew(session, words.ui.table.takenUp(name));
      return { ok: true, value: game.id, otherContent: false };
    },
    async loadFile(text) {
      const parsed = parseSavedGame(text);
      if (parsed.ok) return adopt(parsed.value, parsed.value.bare ? '$' : '$.log');
      return notOpened(words, { fault: 'no-saved-game' }, { problems: parsed.problems });
    },
    async loadLink(packed) {
      const parsed = unpackLog(packed);
      if (!parsed.ok) return notOpened(words, { fault: 'no-whole-link' }, { problems: parsed.problems });
      const log = parsed.value;
      const { encounters } = library.playable();
      const name = encounters[log.setup.encounter]?.name ?? log.setup.encounter;
      return adopt(looseGameOf(log, words.ui.table.fromLink(name)), 'link');
    },
    async playOn(replay, decision) {
      if (!replay.session) return null;
      return keepNew(replay.session.fork(decision), words.ui.table.fromDecision(replay.name, decision));
    },
    async remove(id) {
      await storage.remove(id);
      await this.refresh();
    },
    idle: saving.idle,
  };
}
