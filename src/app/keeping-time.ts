import { firstTurn } from '../ui/page/first-turn.ts';
import { addressOf } from '../ui/page/use-route.ts';

/** Milliseconds somebody looks at another screen than a game before all of the page is kept. */
const QUIET = 8000;

/** Whether the browser was told to fetch as little as can be. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const isPlaying = (): boolean => ['learn', 'play'].includes(addressOf(window.location.hash).screen);

/**
 * When all of the page may be fetched to be kept: after the first turn, or once somebody was for a while where nothing
 * is played. Never where little is to be fetched.
 */
export function keepingTime(): Promise<void> {
  if (savesData()) return new Promise(() => {});
  const quiet = new Promise<void>((done) => {
    const look = () => setTimeout(() => (isPlaying() ? look() : done()), QUIET);
    look();
  });
  return Promise.race([firstTurn, quiet]);
}
