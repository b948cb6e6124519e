import { type KernelQuestion, LoggedSession, type RngWords } from '../../engine/index.ts';
import { checkGame, looseGameOf } from '../game/game-file.ts';
import { checkLink } from '../game/link.ts';
import type { TableEvent } from '../game/play.ts';
import { type Branching, createGames } from './games.ts';
import type { Ground } from './ground.ts';
import { type GuestGame, type GuestPlayed, type GuestWatched, guestKind } from './guest-kind.ts';
import type { GuestGames } from './guests.ts';
import type { Opened } from './opened.ts';
import { notOpened } from './reviving.ts';

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
