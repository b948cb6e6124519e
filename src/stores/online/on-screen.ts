/** The screens of one page that show the game of an online table: what is answered there goes to the desk, and they follow. */
import { type Desk, type Driven, NOBODY } from '../game/desk.ts';
import { inSlices, type Slicing } from '../game/in-slices.ts';
import type { Played } from '../game/types.ts';
import type { Game } from '../middara/game.ts';
import type { Plans } from '../middara/plans.ts';
import type { KindTypes } from '../opened/game-kind.ts';
import type { GameAtTable } from './at-game.ts';
import { followSteps, followTable, isFarBehind } from './follow.ts';
import type { PlansOnScreen } from './plans-told.ts';

/** A game of whichever kind on a screen. */
export interface OnScreen {
  readonly id: string;
  /** The campaign it belongs to. */
  readonly campaign?: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: of whichever game: it is given its own table's answers alone
  sitAt(desk: Desk | null): Driven<any>;
  /** Of a game whose turns are laid out. */
  readonly plans?: Plans;
}

/** The plans of what is on the screen. */
export const plansOf = (screen: OnScreen | null | undefined): PlansOnScreen | null =>
  screen?.plans ? { plans: screen.plans, view: () => (screen as Game).store.getState().view } : null;

export interface Screens {
  /** What stands on the screen is taken up; by the id of the game, or of the campaign. */
  look(shown: string): void;
  /** What was sent from here will not come back. */
  refused(): void;
  /** They do what the table's game has done since. */
  follow(): void;
  /** Whether all that was taken stands on them, and so is kept by them. */
  shows(): boolean;
  /** Of the table's game, while it is on the screen. */
  plans(): PlansOnScreen | null;
  /** They are games of this page alone again. */
  close(): void;
}

/** `seated`: the game on this page's table just now; `isOnline`: it is played online still. */
export function screensOf<G extends Played<G> & KindTypes>(
  id: string,
  table: () => GameAtTable | null,
  desk: Desk,
  seated: () => OnScreen | null,
  isOnline: () => boolean,
  slicing?: Slicing,
): Screens {
  let at: OnScreen | null = null;
  let driven: Driven<G> | null = null;
  /** What came while the page was away is run, a slice at a time: until it is there nobody answers. */
  let isRunning = false;

  const ofScreen: Desk = {
    ...desk,
    decide: (option, joined) => (isRunning ? driven?.refused() : desk.decide(option, joined)),
    undo: (to) => desk.undo(table()?.numberOf(to) ?? 0),
    holds: (seat) => !isRunning && desk.holds(seat),
  };

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
    if (!driven || !game || isRunning) return;
    if (isFarBehind(driven, game)) void run(driven, game);
    else if (!followTable(driven, game)) startOver(driven, game);
  }
  async function run(mine: Driven<G>, game: GameAtTable): Promise<void> {
    isRunning = true;
    const ok = await inSlices(
      followSteps(mine, game, () => driven !== mine),
      slicing,
    );
    isRunning = false;
    if (driven !== mine || ok) follow();
    else startOver(mine, game);
  }
  /** What stood there was something else: from where the table began it goes the table's way. */
  function startOver(mine: Driven<G>, game: GameAtTable): void {
    mine.goBack(game.begun);
    followTable(mine, game);
  }
  function leave(): void {
    // Whatever is pressed between two screens of an online game counts nowhere.
    at?.sitAt(isOnline() ? NOBODY : null);
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
    shows: () => driven !== null && !isRunning,
    plans: () => plansOf(driven && at),
    close: leave,
  };
}
