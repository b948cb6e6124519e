import type { GuestGame } from '../../../stores/opened/guest-kind.ts';
import { gamesByGround } from '../../../stores/table/guest-games.ts';
import { malhya } from '../rules/malhya-game.ts';
import type { ContentHere } from '../rules/model/content.ts';
import { missionName } from '../words/en/screens.ts';
import { type Malhya, malhyaPlay, revealedBy } from './play.ts';

/** Malhya as the table needs it: its rules over its content, how it is shown, what its files may hold. */
export function malhyaGuest(content: ContentHere): GuestGame<Malhya> {
  return {
    rules: malhya(content),
    nameOf: (setup) => missionName(content, setup),
    ready: async ({ mission }) => content.pages?.(mission),
    play: (setup) => malhyaPlay(content, setup),
    reveals: revealedBy,
    checks: async () => (await import('./malhya-files.ts')).malhyaChecks(content),
  };
}

/** Its games on a table. */
export const malhyaGames = gamesByGround(malhyaGuest);
