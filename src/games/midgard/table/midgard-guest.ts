import { guestChecks } from '../../../stores/opened/guest-checks.ts';
import type { GuestGame } from '../../../stores/opened/guest-kind.ts';
import { gamesByGround } from '../../../stores/table/guest-games.ts';
import { midgard } from '../rules/midgard-game.ts';
import type { MidgardContent } from '../rules/model/content.ts';
import { tableName } from '../words/en/screens.ts';
import { isSoundEvent } from './event-schema.ts';
import { type Midgard, midgardPlay, revealedBy } from './play.ts';
import { setupSchema } from './setup-schema.ts';
import { faultOfStart, faultOfState } from './state-faults.ts';
import { stateSchema } from './state-schema.ts';

/** Midgard as the table needs it: its rules over its content, how it is shown, what its files may hold. */
export function midgardGuest(content: MidgardContent): GuestGame<Midgard> {
  return {
    rules: midgard(content),
    nameOf: tableName,
    play: (setup) => midgardPlay(content, setup),
    reveals: revealedBy,
    checks: async () =>
      guestChecks(
        {
          game: 'midgard',
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
export const midgardGames = gamesByGround(midgardGuest);
