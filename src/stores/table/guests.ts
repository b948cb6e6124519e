import type { Finding } from '../../check/problem.ts';
import type { GameTypes, SessionOf } from '../game/types.ts';
import type { OwnNote } from '../kept/saved-game.ts';
import type { Apart, KindTypes } from '../opened/game-kind.ts';
import type { OpenedLink } from '../opened/link.ts';
import type { Opened } from '../opened/opened.ts';
import type { Ground } from './ground.ts';

/** Of whichever game. */
export type AnyApart = Apart<KindTypes & { readonly session: SessionOf<GameTypes> }>;

/** The games of a guest among those of this browser, as far as the table sends somebody there. */
export interface GuestGames {
  /** A game from a file, unchecked, under an id of its own. */
  adoptFile(json: unknown): Promise<Opened<string>>;
  /** What is wrong with one from a file, unchecked; null where nothing is. */
  faultOf(json: unknown): Promise<Finding | null>;
  adoptLink(link: OpenedLink): Promise<Opened<string>>;
  resume(id: string): Promise<Opened<string>>;
  apart(id: string): Promise<Opened<AnyApart>>;
  amend(id: string, what: { name?: string; own?: readonly OwnNote[] }): Promise<Opened<null>>;
}

/** A game this table has beside its own, and the way to its games: fetched when somebody needs them. */
export interface GuestDoor {
  readonly id: string;
  games(ground: Ground): Promise<GuestGames>;
}

/** The other games of a table, by their ids. */
export interface Guests {
  /** null where no guest is called so. Throws what the browser says where its rules do not arrive. */
  named(game: string | null): Promise<GuestGames | null>;
  /** The same by a game that is kept or here for this visit. */
  ofGame(id: string): Promise<GuestGames | null>;
}

export function createGuests(doors: readonly GuestDoor[], ground: Ground): Guests {
  const named: Guests['named'] = async (game) => doors.find(({ id }) => id === game)?.games(ground) ?? null;
  return {
    named,
    ofGame: async (id) => (doors.length === 0 ? null : named(await ground.gameOf(id))),
  };
}
