/*
 * What the types forbid, which `npm run check` (the first thing `npm test` does) holds: a line below
 * `@ts-expect-error` that compiles is an error.
 */
import { expectTypeOf, test } from 'vitest';
import type { EncounterSession } from '../../../src/engine/index.ts';
import type { Folklore } from '../../../src/games/folklore/table/play.ts';
import type { Abraxis } from '../../../src/stores/abraxis/abraxis-play.ts';
import type { GameDeps } from '../../../src/stores/game/game-deps.ts';
import { createPlayed, type PlayedStart, type Save } from '../../../src/stores/game/game-store.ts';
import type { MirroredGame } from '../../../src/stores/game/mirror.ts';
import type { Play } from '../../../src/stores/game/play.ts';
import type { GameState, PlayedGame } from '../../../src/stores/game/played-game.ts';
import type { WatchedGame } from '../../../src/stores/game/replay-store.ts';
import type { GameTypes, Played } from '../../../src/stores/game/types.ts';
import type {
  AnyKeptGame,
  AnySavedGame,
  GameAbout,
  KeptGame,
  SavedGame,
} from '../../../src/stores/kept/saved-game.ts';
import type { Game } from '../../../src/stores/middara/game.ts';
import type { Replay } from '../../../src/stores/middara/replay.ts';
import type { Middara } from '../../../src/stores/middara/types.ts';
import type { Envelope } from '../../../src/stores/opened/envelope.ts';
import type { GameKind } from '../../../src/stores/opened/game-kind.ts';
import type { AtTable, GuestGame, GuestTypes } from '../../../src/stores/opened/guest-kind.ts';
import type { PileGame, PileSession } from '../../support/pile.ts';
import type { TwelveGame } from '../../support/toy-game.ts';

/** Whether a value of one type may stand where the other is wanted. */
type Fits<T, Wanted> = [T] extends [Wanted] ? true : false;
const fits = <T, Wanted>(_: Fits<T, Wanted>): void => {};

test('a game of one kind does not stand for one of another', () => {
  fits<PlayedGame<PileGame>, PlayedGame<Middara>>(false);
  fits<PlayedGame<Middara>, PlayedGame<PileGame>>(false);
  fits<GameState<Abraxis>, GameState<Middara>>(false);
  fits<WatchedGame<AtTable<Folklore>>, WatchedGame<Middara>>(false);
  fits<MirroredGame<PileGame>, MirroredGame<Middara>>(false);
  fits<SavedGame<AtTable<TwelveGame>>, SavedGame<Middara>>(false);
  fits<KeptGame<Abraxis>, KeptGame<Middara>>(false);
  fits<Save<PileGame>, Save<Middara>>(false);
  fits<Play<AtTable<Folklore>>, Play<Middara>>(false);
  fits<Envelope<AtTable<Folklore>>, Envelope<Middara>>(false);
  fits<GameKind<AtTable<TwelveGame>>, GameKind<Middara>>(false);
  fits<GuestGame<TwelveGame>, GuestGame<Folklore>>(false);
});

test('and stands for one of any kind', () => {
  fits<Game, PlayedGame<Middara>>(true);
  fits<Replay, WatchedGame<Middara>>(true);
  fits<KeptGame<Middara>, AnyKeptGame>(true);
  fits<SavedGame<Abraxis>, AnySavedGame>(true);
  fits<GameState<Middara>, GameState<GameTypes>>(true);
  fits<WatchedGame<AtTable<Folklore>>, WatchedGame<GameTypes>>(true);
});

test('a game has the session of its own types', () => {
  fits<Middara, Played<Middara>>(true);
  fits<Abraxis, Played<Abraxis>>(true);
  fits<AtTable<Folklore>, Played<AtTable<Folklore>>>(true);
  interface Wrong extends PileGame {
    readonly state: PileGame['state'] & { readonly colour: string };
    readonly setup: PileGame['setup'] & { readonly board: string };
  }
  fits<Wrong, Played<Wrong>>(false);
  // What has no words for chance can be no guest.
  fits<PileGame, GuestTypes>(false);
  fits<TwelveGame, GuestTypes>(true);
});

test('put on the table, its session is of its own class, and none of another game is taken', () => {
  type Deps = GameDeps & { readonly save: Save<PileGame> };
  const put = (about: GameAbout, play: Play<PileGame>, session: PileSession, deps: Deps) =>
    createPlayed({ ...about, play, session }, deps);
  expectTypeOf<ReturnType<typeof put>>().toEqualTypeOf<PlayedGame<PileGame>>();
  expectTypeOf<ReturnType<typeof put>['session']>().toEqualTypeOf<PileSession>();
  expectTypeOf<Game['session']>().toEqualTypeOf<EncounterSession>();

  const wrongly = (about: GameAbout, play: Play<PileGame>, session: EncounterSession, deps: Deps) => {
    const start = { ...about, play, session };
    // @ts-expect-error: Middara's session in the game of the pile
    return createPlayed(start, deps);
  };
  const keptWrongly = (start: PlayedStart<PileGame>, deps: GameDeps & { readonly save: Save<Middara> }) =>
    // @ts-expect-error: what keeps Middara's games alone
    createPlayed<PileGame>(start, deps);
  expectTypeOf([wrongly, keptWrongly]).toBeArray();
});
