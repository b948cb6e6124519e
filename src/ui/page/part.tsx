import { type ComponentType, Suspense, use } from 'react';
import { idle } from './when-idle.ts';

/** A screen that is fetched when it is first shown, or before. */
export interface Part<P> {
  readonly Screen: ComponentType<P>;
  /** Fetches it ahead: then it is shown at once. What does not come is asked for again when it is to be shown. */
  fetch(): Promise<void>;
}

/** A screen in a script of its own. Where that does not come, showing it throws what the browser says. */
export function part<P extends object>(load: () => Promise<ComponentType<P>>): Part<P> {
  let There: ComponentType<P> | null = null;
  let shown: Promise<ComponentType<P>> | null = null;
  let failed = false;
  const come = async () => {
    There = await load();
    return There;
  };
  return {
    Screen(props) {
      // One promise for all tries of React to show it.
      if (!There && !shown) {
        shown = come();
        shown.catch(() => {
          failed = true;
        });
      }
      // What was waited for once is read where it was waited for, also when it has come meanwhile.
      const Known = shown && !(There && failed) ? use(shown) : There!;
      return <Known {...props} />;
    },
    fetch: () => come().then(() => {}),
  };
}

/** Fetches of late parts that were not asked for yet; what the first answer shows comes before what it may open. */
const late = new Set<() => Promise<void>>();
const shownFirst = new Set<() => Promise<void>>();

/** Done when the first question of a table stands, and the page had nothing else to do. */
export const tableStands = new Promise<void>((done) => late.add(async () => done()));

/**
 * A part of a screen that is seen only once something was done there: fetched after the screen itself is there, with
 * `fetchLate`. Until it has come nothing is seen in its place, which is busy.
 */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const { Screen, fetch } = part(load);
  late.add(fetch);
  return function Late(props: P) {
    return (
      <Suspense fallback={<span hidden aria-busy="true" />}>
        <Screen {...props} />
      </Suspense>
    );
  };
}

/** What the first answer shows, and is no part itself; null until it has `come`. */
export function lateModule<M>(load: () => Promise<M>): (() => M | null) & { come(): Promise<void> } {
  let there: M | null = null;
  const come = async () => {
    there = await load();
  };
  shownFirst.add(come);
  return Object.assign(() => there, { come });
}

/**
 * Fetches all late parts of the screens there are, one after the other, and theirs, each when the page has nothing else to
 * do. What does not come is told where it is shown.
 */
export async function fetchLate(between = idle): Promise<void> {
  for (const fetch of shownFirst) {
    shownFirst.delete(fetch);
    await fetch().catch(() => {});
  }
  for (const fetch of late) {
    late.delete(fetch);
    // Whoever has just seen the first question may be about to answer it.
    await between();
    await fetch().catch(() => {});
  }
}
