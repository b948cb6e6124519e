import { LoggedSession } from '../../engine/index.ts';
import { looseGameOf } from '../opened/game-file.ts';
import { type Branching, createGames } from '../opened/games.ts';
import {
  type AtTable,
  checkedGame,
  type GuestGame,
  type GuestPlayed,
  type GuestTypes,
  type GuestWatched,
  guestKind,
} from '../opened/guest-kind.ts';
import { checkLink } from '../opened/link.ts';
import { notRead, type Opened } from '../opened/opened.ts';
import { apartOf } from './apart.ts';
import type { Ground } from './ground.ts';
import type { AnyApart, GuestGames } from './guests.ts';

/** The games of a guest, for its own screens. */
export interface GamesOfGuest<G extends GuestTypes> extends GuestGames {
  /** Sets one up and keeps it. Throws what the rules throw. */
  begin(setup: G['setup'], name: string): Promise<GuestPlayed<G>>;
  /** In one tab at a time: `takeOver` when another one has it. */
  open(id: string, takeOver?: boolean): Promise<Opened<GuestPlayed<G>>>;
  watch(id: string): Promise<Opened<GuestWatched<G>>>;
  /** A game of its own from decision n of a replay; null where it does not run. Throws what the rules throw. */
  playOn(replay: GuestWatched<G>, decision: number, how?: Branching): Promise<GuestPlayed<G> | null>;
}

/** The ways in and out of a guest's games, among all those of this browser. */
export function guestGames<G extends GuestTypes>(game: GuestGame<G>, ground: Ground): GamesOfGuest<G> {
  const { words, told } = ground;
  const games = createGames(guestKind(game, words), ground);
  return {
    async begin(setup, name) {
      await game.ready?.(setup);
      return games.begin(new LoggedSession(game.rules, setup), name);
    },
    open: (id, takeOver = false) => told(() => games.open(id, takeOver)),
    watch: (id) => told(() => games.watch(id)),
    playOn: async (replay, decision, how = {}) =>
      replay.session && games.branch(replay, replay.session, decision, how),
    resume: games.resume,
    // Whoever drives it gives it its own questions' answers alone.
    apart: (id) =>
      apartOf(
        () => games.run(id),
        ({ setup }) => game.play(setup),
      ) as Promise<Opened<AnyApart>>,
    amend: games.amend,
    async faultOf(json) {
      const parsed = await checkedGame(game, json);
      return parsed.ok ? null : parsed.problems[0]!;
    },
    async adoptFile(json) {
      const parsed = await checkedGame(game, json);
      if (!parsed.ok) return notRead(words, { fault: 'no-saved-game' }, parsed.problems);
      return games.adopt(parsed.value, parsed.value.bare ? '$' : '$.log');
    },
    async adoptLink(link) {
      const { envelope } = await game.checks();
      const parsed = checkLink<AtTable<G>>(envelope, link);
      if (!parsed.ok) return notRead(words, { fault: 'no-whole-link' }, parsed.problems);
      const log = parsed.value;
      return games.adopt(
        looseGameOf<AtTable<G>>(log, words.ui.table.fromLink(game.nameOf(log.setup))),
        'link',
      );
    },
  };
}

/** The games on a table of a guest that is made of its content: for the same ground the same. */
export function gamesByGround<C, G extends GuestTypes>(
  game: (content: C) => GuestGame<G>,
): (content: C, ground: Ground) => GamesOfGuest<G> {
  const known = new WeakMap<Ground, GamesOfGuest<G>>();
  return (content, ground) => {
    const games = known.get(ground) ?? guestGames(game(content), ground);
    known.set(ground, games);
    return games;
  };
}
