/** The rest of the page, and when it is fetched. */
import { shipped } from '../content/files/browser-files.ts';
import type { start } from './start.tsx';

type Started = Awaited<ReturnType<typeof start>>;

/** The rules, the content and the other screens, fetched and begun once, however often they are asked for. */
export function restOfPage(): () => Promise<Started> {
  let begun: Promise<Started> | null = null;
  return () => {
    begun ??= begin();
    return begun;
  };
}

async function begin(): Promise<Started> {
  const [{ start }] = await Promise.all([import('./start.tsx'), shipped.content()]);
  const started = await start(shipped);
  whenIdle(() => void started.fetchScreens());
  return started;
}

/** After the first screen was given the time it needs to be read and clicked. */
const QUIET = 1000;

/** Runs it when the page has nothing else to do. */
export function whenIdle(run: () => void): void {
  setTimeout(() => {
    if (typeof requestIdleCallback === 'undefined') run();
    else requestIdleCallback(run, { timeout: QUIET });
  }, QUIET);
}

/** Done when nothing on the page has the focus: whoever is at a button is not to lose it. */
export function whenNobodyIsAtIt(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      const at = document.activeElement;
      if (at !== null && at !== document.body) return;
      document.removeEventListener('focusout', soon);
      done();
    };
    // While it is told, the focus is on its way to what comes next.
    const soon = () => setTimeout(look);
    document.addEventListener('focusout', soon);
    look();
  });
}
