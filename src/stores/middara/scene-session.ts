import { type EncounterContent, EncounterSession } from '../../engine/index.ts';
import type { Scene } from './scenes.ts';

/** The game of a position, for a player of that name: its Adventurers are all theirs. Throws what the rules throw. */
export const sessionOfScene = (
  { setup, from }: Scene,
  player: string,
  content: EncounterContent,
): EncounterSession =>
  new EncounterSession(
    { ...setup, seats: setup.seats.map((seat) => ({ ...seat, name: player })) },
    content,
    undefined,
    from,
  );
