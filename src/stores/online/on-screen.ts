/** The screens of one page that show the game of an online table: what is answered there goes to the desk, and they follow. */
import type { Desk, Driven } from '../game/desk.ts';
import type { Played } from '../game/types.ts';
import type { KindTypes } from '../opened/game-kind.ts';
import type { GameAtTable } from './at-game.ts';
import { followTable } from './follow.ts';

/** A game of whichever kind on a screen. */
export interface OnScreen {
  readonly id: string;
  /** The campaign it belongs to. */
  readonly campaign?: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: of whichever game: it is given its own table's answers alone
  sitAt(desk: Desk | null): Driven<any>;
}

export interface Screens {
  /** What stands on the screen is taken up; by the id of the game, or of the campaign. */
  look(shown: string): void;
  /** What was sent from here will not come back. */
  refused(): void;
  /** They do what the table's game has done since. */
  follow(): void;
  /** They are games of this page alone again. */
  close(): void;
}

/** `seated`: the game on this page's table just now; `broke`: it cannot follow, so it is to be opened anew. */
export function screensOf<G extends Played<G> & KindTypes>(
  id: string,
  table: () => GameAtTable | null,
  desk: Desk,
  seated: () => OnScreen | null,
  broke: () => void,
): Screens {
  let at: OnScreen | null = null;
  let driven: Driven<G> | null = null;

  const ofScreen: Desk = { ...desk, undo: (to) => desk.undo(table()?.numberOf(to) ?? 0) };

  async function take(screen: OnScreen): Promise<void> {
    at = screen;
    const taken: Driven<G> = screen.sitAt(ofScreen);
    await taken.ready();
    if (at !== screen) return;
    driven = taken;
    follow();
  }
  function follow(): void {
    const game = table();
    if (driven && game && !followTable(driven, game)) broke();
  }
  function leave(): void {
    at?.sitAt(null);
    at = null;
    driven = null;
  }

  return {
    look() {
      const now = seated();
      if (now === at) return;
      at = null;
      driven = null;
      if (now?.id === id) void take(now);
    },
    refused: () => driven?.refused(),
    follow,
    close: leave,
  };
}
