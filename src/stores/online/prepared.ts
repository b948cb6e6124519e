/** What it takes to play the game, or campaign, of a table on this page. */
import type { StandsAtTable } from './at-game.ts';
import type { OnScreen, Screens } from './on-screen.ts';
import type { SnapshotsOf } from './snapshots.ts';

/** The game of a table, as soon as it is known which. */
export interface Prepared {
  /** Its id on this page. */
  readonly id: string;
  /** What it calls its seats. */
  readonly seatNames: Readonly<Record<string, string>>;
  /** Hands are closed in it. */
  readonly isHidden: boolean;
  /** Where it is played: the tail of the page's address. */
  readonly route: string;
  /** As it is begun, each time anew. */
  open(): StandsAtTable;
  screens(table: () => StandsAtTable | null, desk: Parameters<OnScreen['sitAt']>[0] & object): Screens;
  /** How it is shown before all is read; absent where it never is. */
  readonly snapshots?: SnapshotsOf;
  /** All that was taken, as text; what a page that comes back without the server goes on with. */
  standing(game: StandsAtTable): string;
  /** All that was taken, as a game of this browser alone. */
  playOn(game: StandsAtTable): Promise<string>;
}
