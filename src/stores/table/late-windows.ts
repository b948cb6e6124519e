/** Other windows of this browser, before what speaks with them has come. */
import type { Windows } from './windows.ts';

/** For tests, and where there are none. */
export const noOtherWindow: Windows = { plays: () => () => {}, shows: () => () => {} };

/**
 * Fetched when a game is shown, and `then` where one is played. Where it does not
 * come, a second window shows what is kept.
 */
export function lateWindows(fetch: () => Promise<Windows>, then: Promise<void>): Windows {
  const later = (fetched: Promise<Windows>, work: (windows: Windows) => () => void) => {
    let isOver = false;
    let end = () => {};
    fetched.then(
      (windows) => {
        if (!isOver) end = work(windows);
      },
      () => {},
    );
    return () => {
      isOver = true;
      end();
    };
  };
  return {
    plays: (game) => later(then.then(fetch), (windows) => windows.plays(game)),
    shows: (id, hear) => later(fetch(), (windows) => windows.shows(id, hear)),
  };
}
