import { guestChecks } from '../../../stores/opened/guest-checks.ts';
import type { GuestGame } from '../../../stores/opened/guest-kind.ts';
import { gamesByGround } from '../../../stores/table/guest-games.ts';
import { folklore } from '../rules/folklore-game.ts';
import type { FolkloreContent } from '../rules/model/content.ts';
import { isSoundEvent } from './event-schema.ts';
import { type Folklore, folklorePlay, revealedBy } from './play.ts';
import { faultOfStart, faultOfState, setupSchema, stateSchema } from './state-schema.ts';

/** Folklore as the table needs it: its rules over its content, how it is shown, what its files may hold. */
export function folkloreGuest(content: FolkloreContent): GuestGame<Folklore> {
  return {
    rules: folklore(content),
    nameOf: ({ chapter }) => content.chapters[chapter]?.name ?? chapter,
    play: (setup) => folklorePlay(content, setup),
    reveals: revealedBy,
    checks: async () =>
      guestChecks(
        {
          game: 'folklore',
          setup: setupSchema,
          state: stateSchema,
          faultOfState,
          faultOfStart,
          isSound: isSoundEvent,
        },
        content,
      ),
  };
}

/** Its games on a table. */
export const folkloreGames = gamesByGround(folkloreGuest);
