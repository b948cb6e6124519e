import { type KernelQuestion, LoggedSession, type RngWords } from '../../engine/index.ts';
import type { TableEvent } from '../game/play.ts';
import { checkGame, looseGameOf } from '../opened/game-file.ts';
import { type Branching, createGames } from '../opened/games.ts';
import { type GuestGame, type GuestPlayed, type GuestWatched, guestKind } from '../opened/guest-kind.ts';
import { checkLink } from '../opened/link.ts';
import { notOpened, type Opened } from '../opened/opened.ts';
import type { Ground } from './ground.ts';
import type { GuestGames } from './guests.ts';

/** The games of a guest, for its own screens. */
export interface GamesOfGuest<S, E, Q extends KernelQuestion, M, T> extends GuestGames {
  /** Sets one up and keeps it. Throws what the rules throw. */
  begin(setup: T, name: string): Promise<GuestPlayed<S, E, Q, M, T>>;
  /** In one tab at a time: `takeOver` when another one has it. */
  open(id: string, takeOver?: boolean): Promise<Opened<GuestPlayed<S, E, Q, M, T>>>;
  watch(id: string): Promise<Opened<GuestWatched<S, E, Q, M, T>>>;
  /** A game of its own from decision n of a replay; null where it does not run. Throws what the rules throw. */
  playOn(
    replay: GuestWatched<S, E, Q, M, T>,
    decision: number,
    how?: Branching,
  ): Promise<GuestPlayed<S, E, Q, M, T> | null>;
}

/** The ways in and out of a guest's games, among all those of this browser. */
export function guestGames<
  S extends { readonly rng: RngWords },
  E extends TableEvent,
  Q extends KernelQuestion,
  M,
  T,
>(game: GuestGame<S, E, Q, M, T>, ground: Ground): GamesOfGuest<S, E, Q, M, T> {
  const { words, told } = ground;
  const games = createGames(guestKind(game, words), ground);
  return {
    begin: async (setup, name) => games.begin(new LoggedSession(game.rules, setup), name),
    open: (id, takeOver = false) => told(() => games.open(id, takeOver)),
    watch: (id) => told(() => games.watch(id)),
    playOn: async (replay, decision, how = {}) =>
      replay.session && games.branch(replay, replay.session, decision, how),
    resume: games.resume,
    amend: games.amend,
    async adoptFile(json) {
      const parsed = checkGame<S, E, T>(game, json);
      if (!parsed.ok) return notOpened(words, { fault: 'no-saved-game' }, { problems: parsed.problems });
      return games.adopt(parsed.value, parsed.value.bare ? '$' : '$.log');
    },
    async adoptLink(link) {
      const parsed = checkLink<S, T>(game.envelope, link);
      if (!parsed.ok) return notOpened(words, { fault: 'no-whole-link' }, { problems: parsed.problems });
      const log = parsed.value;
      return games.adopt(looseGameOf<S, E, T>(log, words.ui.table.fromLink(game.nameOf(log.setup))), 'link');
    },
  };
}
