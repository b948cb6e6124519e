/** Milliseconds it may be put off where the page is never idle. */
const PATIENCE = 1000;

/** Runs it when the page has nothing else to do. */
export function whenIdle(run: () => void, patience = PATIENCE): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(run);
  else requestIdleCallback(run, { timeout: patience });
}

/** Done when the page has nothing else to do. */
export const idle = (): Promise<void> => new Promise((done) => whenIdle(done));
