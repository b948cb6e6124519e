/** Milliseconds the page is held up at a stretch; a frame has sixteen. */
export const SLICE = 8;

/** Milliseconds that run on, from whenever. */
export type Clock = () => number;

/** How a thread comes to itself between two stretches of work, and what its stretches are measured by. */
export interface Slicing {
  pause(): Promise<void>;
  readonly clock: Clock;
}

/** As a page does it. */
export const OF_PAGE: Slicing = {
  pause: () => new Promise((goOn) => setTimeout(goOn)),
  clock: () => performance.now(),
};

/** Work that can stop, in slices: a pause before it, and whenever a stretch has lasted long enough. */
export async function inSlices<V>(
  work: Generator<unknown, V, unknown>,
  { pause, clock }: Slicing = OF_PAGE,
): Promise<V> {
  await pause();
  let until = clock() + SLICE;
  let step = work.next();
  while (!step.done) {
    if (clock() >= until) {
      await pause();
      until = clock() + SLICE;
    }
    step = work.next();
  }
  return step.value;
}
