import type { StoreApi } from 'zustand/vanilla';
import type { Content } from '../../content/index.ts';
import type { Encounter, EncounterContent, EncounterSetup } from '../../engine/index.ts';
import type { GameSummary, OwnNote } from '../kept/saved-game.ts';
import type { Game } from '../middara/game.ts';
import type { Mirror } from '../middara/mirrored.ts';
import type { Replay } from '../middara/replay.ts';
import { rulesOfPage } from '../middara/rules-of-page.ts';
import type { Middara } from '../middara/types.ts';
import type { Run } from '../opened/find-game.ts';
import { createGames } from '../opened/games.ts';
import { notOpened, notRead, type Opened } from '../opened/opened.ts';
import type { Library } from '../packs/library.ts';
import { wholeOrNot } from '../whole-words.ts';
import { type AddMoment, createAddMoment } from './add-moment.ts';
import { createGround, type Ground, type GroundDeps, type TableState } from './ground.ts';
import { createGuests, type GuestDoor, type GuestGames, type Guests } from './guests.ts';
import { middaraKind } from './middara-kind.ts';
import type { createSettings } from './settings-store.ts';

export type { TableState } from './ground.ts';

/** Everything above one game: the games kept, and the ways in and out. */
export interface Table extends AddMoment {
  readonly library: Library;
  /** What the library has just now. */
  readonly content: Content;
  readonly settings: ReturnType<typeof createSettings>;
  readonly store: StoreApi<TableState>;
  /** What guests' games stand on, too. */
  readonly ground: Ground;
  readonly guests: Guests;
  /** A game of Middara as it is kept, run once more. */
  run(id: string): Promise<Opened<Run<Middara>>>;
  /** The game of Middara dealt last. */
  current(): Game | null;
  refresh(): Promise<void>;
  /** What the list says of one game, as it is kept now; null where there is none. */
  lineOf(id: string): Promise<GameSummary | null>;
  begin(setup: EncounterSetup, name: string, campaign?: string): Promise<Game>;
  /** The same with first decisions made: given what may be played, somebody else sets it up. */
  beginWith(
    setUp: (content: EncounterContent) => Encounter | Promise<Encounter>,
    name: string,
  ): Promise<Game>;
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

export interface TableDeps extends GroundDeps {
  readonly library: Library;
  /** The games this table has beside its own. */
  readonly guests?: readonly GuestDoor[];
}

export function createTable(deps: TableDeps): Table {
  const { library, storage, settings, words } = deps;
  const ground = createGround(deps);
  const { saving, stakes, store, windows, shows, told, refresh } = ground;
  const games = createGames(middaraKind(library, words), ground);
  const guests = createGuests(deps.guests ?? [], ground);

  async function mirror(id: string): Promise<Opened<Mirror>> {
    const ran = await games.run(id);
    if (!ran.ok) return ran;
    const { game, opened } = ran.value;
    if (!opened.ok) return opened;
    const follow = (hear: Parameters<typeof windows.shows>[1]) => windows.shows(id, hear);
    const start = { ...game, session: opened.value };
    const { createMirrored } = await import('../middara/mirrored.ts');
    return { ...opened, value: createMirrored(start, { ...shows, holding: undefined }, follow) };
  }

  async function ofGuest<V>(
    game: string,
    way: (guest: GuestGames) => Promise<Opened<V>>,
  ): Promise<Opened<V>> {
    const guest = await guests.named(game);
    return guest ? way(guest) : notOpened(words, { fault: 'other-game', game });
  }

  async function loadFile(text: string): Promise<Opened<string>> {
    const parsed = await library.reader.game(text);
    if (parsed.ok === null) return ofGuest(parsed.game, (guest) => guest.adoptFile(parsed.value));
    if (parsed.ok) return games.adopt(parsed.value, parsed.value.bare ? '$' : '$.log');
    return notRead(words, { fault: 'no-saved-game' }, parsed.problems);
  }

  async function loadLink(packed: string): Promise<Opened<string>> {
    const parsed = await library.reader.link(packed);
    if (parsed.ok === null) return ofGuest(parsed.game, (guest) => guest.adoptLink(parsed.value));
    if (!parsed.ok) return notRead(words, { fault: 'no-whole-link' }, parsed.problems);
    const log = parsed.value;
    const { encounters } = library.playable();
    const name = encounters[log.setup.encounter]?.name ?? log.setup.encounter;
    const { looseGameOf } = await import('../opened/parse-saved-game.ts');
    return games.adopt(looseGameOf(log, words.ui.table.fromLink(name)), 'link');
  }

  return {
    library,
    get content() {
      return library.store.getState().content;
    },
    settings,
    store,
    ground,
    guests,
    run: games.run,
    current: games.current,
    refresh,
    lineOf: ground.reread,
    addMoment: createAddMoment(storage, library, ground.reread),
    async begin(setup, name, campaign) {
      const [{ EncounterSession }] = await Promise.all([rulesOfPage.fetch(), wholeOrNot(words)]);
      return games.begin(new EncounterSession(setup, library.playable()), name, { campaign });
    },
    open: (id, takeOver = false) => told(() => games.open(id, takeOver)),
    beginWith: async (setUp, name) => games.begin(await setUp(library.playable()), name),
    watch: (id) => told(() => games.watch(id)),
    mirror: (id) => told(() => mirror(id)),
    resume: (id) => told(async () => ((await guests.ofGame(id)) ?? games).resume(id)),
    loadFile: (text) => told(() => loadFile(text)),
    loadLink: (packed) => told(() => loadLink(packed)),
    playOn: async (replay, decision, how = {}) =>
      replay.session && games.branch(replay, replay.session, decision, how),
    amend: (id, what) => told(async () => ((await guests.ofGame(id)) ?? games).amend(id, what)),
    remove: ground.remove,
    retry() {
      deps.cells?.retry?.();
      saving.retry();
      stakes.retry();
    },
    finish: saving.finish,
    handedOver: ground.handedOver,
    heardOfIt: () => store.setState({ toldOfIt: true }),
    async idle() {
      await Promise.all([saving.idle(), stakes.idle()]);
    },
  };
}
