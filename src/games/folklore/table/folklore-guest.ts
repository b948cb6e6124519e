import { envelopeOf } from '../../../stores/opened/envelope.ts';
import type { GuestGame, GuestPlayed, GuestWatched } from '../../../stores/opened/guest-kind.ts';
import type { Ground } from '../../../stores/table/ground.ts';
import { type GamesOfGuest, guestGames } from '../../../stores/table/guest-games.ts';
import { folklore } from '../rules/folklore-game.ts';
import type { FolkloreContent } from '../rules/model/content.ts';
import type { FolkloreEvent } from '../rules/model/events.ts';
import type { FolklorePrompt } from '../rules/model/prompts.ts';
import type { FolkloreSetup } from '../rules/model/setup.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import { isSoundEvent } from './event-schema.ts';
import { folklorePlay, revealedBy } from './play.ts';
import { faultOfStart, faultOfState, setupSchema, stateSchema } from './state-schema.ts';

export type FolkloreGame = GuestPlayed<FolkloreState, FolkloreEvent, FolklorePrompt, null, FolkloreSetup>;
export type FolkloreReplay = GuestWatched<FolkloreState, FolkloreEvent, FolklorePrompt, null, FolkloreSetup>;
export type FolkloreGames = GamesOfGuest<FolkloreState, FolkloreEvent, FolklorePrompt, null, FolkloreSetup>;

/** Folklore as the table needs it: its rules over its content, how it is shown, what its files may hold. */
export function folkloreGuest(
  content: FolkloreContent,
): GuestGame<FolkloreState, FolkloreEvent, FolklorePrompt, null, FolkloreSetup> {
  return {
    rules: folklore(content),
    envelope: envelopeOf({
      game: 'folklore',
      setup: setupSchema,
      start: stateSchema,
      state: stateSchema,
      migrations: { log: {}, record: {} },
    }),
    nameOf: ({ chapter }) => content.chapters[chapter]?.name ?? chapter,
    play: (setup) => folklorePlay(content, setup),
    reveals: revealedBy,
    faultOfState: (state, path) => faultOfState(state, content, path),
    faultOfStart: (state, path) => faultOfStart(state, content, path),
    isSound: isSoundEvent,
  };
}

const known = new WeakMap<Ground, FolkloreGames>();

/** Its games on a table: for the same ground the same. */
export function folkloreGames(content: FolkloreContent, ground: Ground): FolkloreGames {
  const games = known.get(ground) ?? guestGames(folkloreGuest(content), ground);
  known.set(ground, games);
  return games;
}
