import { SINCE_FORMAT_3 } from '../../../engine/kernel/migrations.ts';
import { envelopeOf } from '../../../stores/opened/envelope.ts';
import type { GuestGame } from '../../../stores/opened/guest-kind.ts';
import { gamesByGround } from '../../../stores/table/guest-games.ts';
import { malhya } from '../rules/malhya-game.ts';
import type { ContentHere } from '../rules/model/content.ts';
import { missionName } from '../words/en/screens.ts';
import { isSoundEvent } from './event-schema.ts';
import { type Malhya, malhyaPlay, revealedBy } from './play.ts';
import { setupSchema } from './setup-schema.ts';
import { faultOfStart, faultOfState } from './state-faults.ts';
import { stateSchema } from './state-schema.ts';

/** Malhya as the table needs it: its rules over its content, how it is shown, what its files may hold. */
export function malhyaGuest(content: ContentHere): GuestGame<Malhya> {
  return {
    rules: malhya(content),
    envelope: envelopeOf({
      game: 'malhya',
      setup: setupSchema,
      start: stateSchema,
      state: stateSchema,
      migrations: { log: SINCE_FORMAT_3, record: {} },
    }),
    nameOf: (setup) => missionName(content, setup),
    ready: async ({ mission }) => content.pages?.(mission),
    play: (setup) => malhyaPlay(content, setup),
    reveals: revealedBy,
    faultOfState: (state, path) => faultOfState(state, content, path),
    faultOfStart: (state, path) => faultOfStart(state, content, path),
    isSound: isSoundEvent,
  };
}

/** Its games on a table. */
export const malhyaGames = gamesByGround(malhyaGuest);
