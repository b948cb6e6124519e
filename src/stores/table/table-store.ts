import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Content } from '../../content/index.ts';
import { type EncounterContent, EncounterSession, type EncounterSetup } from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import type { LinkLog } from '../game/link.ts';
import { messageOf } from '../game/message-of.ts';
import type { Timer } from '../game/pace.ts';
import { type LooseGame, looseGameOf } from '../game/parse-saved-game.ts';
import { RecordFault } from '../game/replay-store.ts';
import {
  type GameAbout,
  type GameSummary,
  type KeptGame,
  newGameId,
  type OwnNote,
  type Touched,
} from '../game/saved-game.ts';
import { createGame, type Game } from '../middara/game.ts';
import { createMirrored, type Mirror } from '../middara/mirrored.ts';
import { createReplay, type Replay } from '../middara/replay.ts';
import type { Library } from '../packs/library.ts';
import { ReadingStopped } from '../packs/reader.ts';
import { type Ahead, nothingAhead } from './ahead.ts';
import { amend, branchOf, marksIn } from './branches.ts';
import type { Kept } from './joined.ts';
import { lastPlayedFirst } from './last-played.ts';
import { type Hold, noOtherTab, type OneTab } from './one-tab.ts';
import type { Opened } from './opened.ts';
import { type FoundGame, readGame, runFound } from './reading.ts';
import { createRecall, type Recall } from './recall.ts';
import { notOpened, revive, takeUp } from './reviving.ts';
import { createSaving, type SavingState } from './saving.ts';
import { type createSettings, shownAs } from './settings-store.ts';
import type { GameStorage } from './storage.ts';
import { noOtherWindow, type Windows } from './windows.ts';

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

/** Everything above one game: the games kept, and the ways in and out. */
export interface Table extends Recall {
  readonly library: Library;
  /** What the library has just now. */
  readonly content: Content;
  readonly settings: ReturnType<typeof createSettings>;
  readonly store: StoreApi<TableState>;
  /** The game dealt last, for whoever must save it when its screen has broken. */
  current(): Game | null;
  refresh(): Promise<void>;
  begin(setup: EncounterSetup, name: string, campaign?: string): Promise<Game>;
  /** The same with first decisions made: given what may be played, somebody else sets it up. */
  beginWith(setUp: (content: EncounterContent) => EncounterSession, name: string): Promise<Game>;
  /** In one tab at a time: `takeOver` when another one has it. */
  open(id: string, takeOver?: boolean): Promise<Opened<Game>>;
  watch(id: string): Promise<Opened<Replay>>;
  /** As it is played in another window. */
  mirror(id: string): Promise<Opened<Mirror>>;
  /** A game of its own from the last safe moment of one that no longer runs, under an id of its own. */
  resume(id: string): Promise<Opened<string>>;
  /** Keeps a game from a file under an id nothing else has, and gives that id. */
  loadFile(text: string): Promise<Opened<string>>;
  loadLink(packed: string): Promise<Opened<string>>;
  /** A game of its own from decision n of a replay; a seed for other dice. Throws what the rules throw. */
  playOn(replay: Replay, decision: number, how?: { name?: string; seed?: string }): Promise<Game | null>;
  /** Gives a kept game that is not on the table another name, or its players' notes. */
  amend(id: string, what: { name?: string; own?: readonly OwnNote[] }): Promise<Opened<null>>;
  /** null, or why it could not be deleted. */
  remove(id: string): Promise<string | null>;
  /** Tries at once to keep what could not be kept, or was deleted in another tab. */
  retry(): void;
  /** The page may go: what can wait no longer is written. */
  finish(): void;
  /** It was handed over as a file, as it stands. */
  handedOver(id: string): void;
  /** Somebody has read that nothing is kept. */
  heardOfIt(): void;
  /** All writes asked for so far are done. */
  idle(): Promise<void>;
}

export interface TableDeps {
  readonly library: Library;
  readonly storage: GameStorage;
  readonly timer: Timer;
  readonly words: Words;
  readonly settings: ReturnType<typeof createSettings>;
  /** Why the storage is one for this visit alone; null where it is the browser's. */
  readonly keepsNothing?: string | null;
  /** Keeps decisions until the storage has them. */
  readonly ahead?: Ahead;
  /** Asks the browser never to clear what is kept here; asked when there is something. */
  askToStay?(): void;
  /** Given what finishes the writing that is under way. */
  tabs?(beforeLetGo: () => Promise<void>): OneTab;
  /** Those that show what is played here. */
  readonly windows?: Windows;
}

export function createTable(deps: TableDeps): Table {
  const { library, storage, timer, settings, words, keepsNothing = null, ahead = nothingAhead } = deps;
  const { windows = noOtherWindow } = deps;
  const store = createStore<TableState>(() => ({
    games: null,
    unread: null,
    keepsNothing,
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
      const atStake = now.saving !== 'saved' || loose.size > 0 || now.deleted !== null;
      return { ...now, atStake };
    });
  const saving = createSaving({
    storage,
    ahead,
    timer,
    noAnswer: words.ui.table.noAnswer,
    order: () => ++written,
    tell: weigh,
  });
  const beforeLetGo = (): Promise<void> => {
    saving.finish();
    return saving.idle();
  };
  const tabs = deps.tabs?.(beforeLetGo) ?? noOtherTab;
  /** Games that can only be watched: kept for this visit, never written over anything. */
  const visitors = new Map<string, LooseGame>();
  /** Games that came in this visit, and the newer rules they were played by: kept, they are of today's. */
  const newer = new Map<string, string>();
  const shows = { timer, words, ...shownAs(settings) };
  let current: Game | null = null;
  let stays = keepsNothing !== null;
  /** Writes so far, those of earlier visits counted: which game was played last, whatever the clock says. */
  let written = 0;

  /** A game that another tab has taken over is written there alone. */
  const save = (game: KeptGame, touched: Touched): Promise<void> | null => {
    if (store.getState().lost === game.id) return null;
    if (keepsNothing !== null) loose.add(game.id);
    return saving.save(game, touched);
  };

  const deal = (session: EncounterSession, about: GameAbout, kept: Kept | null, hold?: Hold): Game => {
    const game = createGame({ ...about, session }, { ...shows, save });
    saving.deal(game.kept, kept);
    const leave = windows.plays(game);
    const close = () => {
      game.close();
      leave();
      if (store.getState().lost !== game.id) saving.leave(game.kept);
      if (store.getState().deleted === game.id) weigh({ deleted: null });
      hold?.release();
    };
    current = { ...game, close };
    return current;
  };

  /** A new game is written before anything is decided in it. */
  async function keep(session: EncounterSession, about: GameAbout): Promise<Game> {
    await counted();
    const game = deal(session, about, null);
    game.save();
    await saving.idle();
    if (!stays) deps.askToStay?.();
    stays = true;
    return game;
  }

  type Of = Pick<GameAbout, 'parent' | 'campaign'>;
  const keepNew = (session: EncounterSession, name: string, of?: Of): Promise<Game> =>
    keep(session, { id: newGameId(), name, notes: marksIn(session), ...of });

  const read = (id: string): Promise<Opened<FoundGame>> =>
    readGame(id, {
      storage,
      ahead,
      words,
      here(one) {
        const visitor = visitors.get(one);
        const here = visitor ? { game: visitor, kept: null } : saving.unkept(one);
        return store.getState().lost === one ? undefined : here;
      },
      onTheTable: (one) => (current?.id === one ? current.record() : undefined),
    });

  /** The games kept, newest first, and with them those that could not be kept. */
  async function list(): Promise<GameSummary[]> {
    const unkept = saving.allUnkept();
    const kept = (await storage.list()).filter(({ id }) => !unkept.some((one) => one.id === id));
    const games = [...unkept, ...kept].sort(lastPlayedFirst);
    written = Math.max(written, ...games.map((game) => game.written ?? 0));
    return games;
  }

  async function refresh(): Promise<void> {
    try {
      weigh({ games: await list(), unread: null });
    } catch (error) {
      weigh({ games: saving.allUnkept(), unread: messageOf(error) });
    }
  }

  /** Before anything is written in this visit, what earlier ones wrote is counted. */
  const counted = async () => {
    if (store.getState().games === null) await refresh();
  };

  /** Whatever goes wrong is told with its reason: no way in is a promise that breaks. */
  async function told<T>(way: () => Promise<Opened<T>>): Promise<Opened<T>> {
    try {
      return await way();
    } catch (error) {
      if (error instanceof ReadingStopped)
        return notOpened(words, { fault: 'too-long', seconds: error.seconds });
      return notOpened(words, { fault: 'broke', message: messageOf(error) });
    }
  }

  /** A game from outside, under an id of its own; what does not run stays for this visit. */
  async function adopt(game: LooseGame & { readonly log: LinkLog }, path: string): Promise<Opened<string>> {
    const played = await library.contentFor(game.log.packs);
    const loose = { ...game, id: newGameId(), log: await library.rehearse(game.log) };
    const revived = revive(played, words, loose, path);
    if (!revived.ok) {
      visitors.set(loose.id, loose);
      return revived;
    }
    const notes = loose.notes.length > 0 ? loose.notes : marksIn(revived.value);
    const kept = await keep(revived.value, { ...loose, notes });
    if (revived.newerRules) newer.set(kept.id, revived.newerRules);
    return { ...revived, value: kept.id };
  }

  async function open(id: string, takeOver: boolean): Promise<Opened<Game>> {
    await counted();
    const hold = await tabs.hold(id, {
      takeOver,
      onLost() {
        if (current?.id === id) current.close();
        store.setState({ lost: id });
        // A later try would write over what the other tab plays.
        saving.forget(id);
      },
      onDeleted: () => saving.gone(id),
    });
    if (!hold) return notOpened(words, { fault: 'other-tab' }, { elsewhere: true });
    try {
      const found = await read(id);
      if (store.getState().lost === id) store.setState({ lost: null });
      if (!found.ok) {
        hold.release();
        return found;
      }
      const { game, opened, aheadFault, aheadFrom } = await runFound(library, words, found.value);
      if (!opened.ok) {
        hold.release();
        return opened;
      }
      const unkept = saving.unkept(id) !== undefined;
      const dealt = deal(opened.value, game, found.value.kept, hold);
      // What only lay ahead of the storage, or has waited for it, is written at once.
      const { marks, events } = dealt.session;
      if (aheadFrom !== null)
        void save(dealt.kept, { lines: aheadFrom, events: marks[aheadFrom] ?? events.length });
      else if (unkept) dealt.save();
      const newerRules = opened.newerRules ?? newer.get(id) ?? null;
      return { ...opened, newerRules, aheadFault, value: dealt };
    } catch (error) {
      hold.release();
      throw error;
    }
  }

  async function watch(id: string): Promise<Opened<Replay>> {
    const found = await read(id);
    if (!found.ok) return found;
    const { game, opened: revived } = await runFound(library, words, found.value);
    try {
      const { content } = await library.contentFor(game.log.packs);
      const session = revived.ok ? revived.value : null;
      const value = createReplay(game, session, { ...shows, content });
      return { ok: true, value, otherContent: !revived.ok || revived.otherContent };
    } catch (error) {
      if (!(error instanceof RecordFault)) throw error;
      return notOpened(words, { fault: 'not-watched' }, { problems: [error.finding] });
    }
  }

  async function mirror(id: string): Promise<Opened<Mirror>> {
    const found = await read(id);
    if (!found.ok) return found;
    const { game, opened } = await runFound(library, words, found.value);
    if (!opened.ok) return opened;
    const follow = (hear: Parameters<Windows['shows']>[1]) => windows.shows(id, hear);
    const start = { ...game, session: opened.value };
    return { ...opened, value: createMirrored(start, { ...shows, holding: undefined }, follow) };
  }

  async function resume(id: string): Promise<Opened<string>> {
    const found = await read(id);
    if (!found.ok) return found;
    const { log, name } = (await runFound(library, words, found.value)).game;
    const session = takeUp(log, (await library.contentFor(log.packs)).content);
    if (!session) return notOpened(words, { fault: 'damaged' });
    const game = await keepNew(session, words.ui.table.takenUp(name));
    return { ok: true, value: game.id, otherContent: false };
  }

  async function loadFile(text: string): Promise<Opened<string>> {
    const parsed = await library.reader.game(text);
    if (parsed.ok) return adopt(parsed.value, parsed.value.bare ? '$' : '$.log');
    return notOpened(words, { fault: 'no-saved-game' }, { problems: parsed.problems });
  }

  async function loadLink(packed: string): Promise<Opened<string>> {
    const parsed = await library.reader.link(packed);
    if (!parsed.ok) return notOpened(words, { fault: 'no-whole-link' }, { problems: parsed.problems });
    const log = parsed.value;
    const { encounters } = library.playable();
    const name = encounters[log.setup.encounter]?.name ?? log.setup.encounter;
    return adopt(looseGameOf(log, words.ui.table.fromLink(name)), 'link');
  }

  return {
    library,
    get content() {
      return library.store.getState().content;
    },
    settings,
    store,
    current: () => current,
    refresh,
    recall: createRecall(storage, library, refresh),
    begin: (setup, name, campaign) =>
      keepNew(new EncounterSession(setup, library.playable()), name, { campaign }),
    open: (id, takeOver = false) => told(() => open(id, takeOver)),
    beginWith: async (setUp, name) => keepNew(setUp(library.playable()), name),
    watch: (id) => told(() => watch(id)),
    mirror: (id) => told(() => mirror(id)),
    resume: (id) => told(() => resume(id)),
    loadFile: (text) => told(() => loadFile(text)),
    loadLink: (packed) => told(() => loadLink(packed)),
    async playOn(replay, decision, { name, seed } = {}) {
      if (!replay.session) return null;
      const { session, parent } = branchOf(replay.id, replay.session, decision, seed);
      return keepNew(session, name || words.ui.table.fromDecision(replay.name, parent.decision), { parent });
    },
    amend: (id, what) =>
      told(async () => {
        const opened = await open(id, false);
        if (!opened.ok) return opened;
        amend(opened.value, what);
        await saving.idle().then(refresh);
        return { ...opened, value: null };
      }),
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
      await refresh();
      return null;
    },
    retry: saving.retry,
    finish: saving.finish,
    handedOver(id) {
      loose.delete(id);
      weigh({});
    },
    heardOfIt: () => store.setState({ toldOfIt: true }),
    idle: saving.idle,
  };
}
