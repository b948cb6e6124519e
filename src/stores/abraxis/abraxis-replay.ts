import {
  type AbraxisContent,
  type AbraxisEvent,
  type AbraxisLog,
  AbraxisSession,
  type AbraxisState,
  applyAbraxis,
  sameAbraxis,
  setUpAbraxis,
} from '../../abraxis/index.ts';

/** What is told of a game, and how all lies then. */
export interface AbraxisFrame<T> {
  readonly told: T;
  readonly state: AbraxisState;
}

/** A game that was played, one told event after the other; null where it does not run with what there is today. */
export function framesOf<T>(
  log: AbraxisLog,
  content: AbraxisContent,
  told: (event: AbraxisEvent) => T | null,
): readonly AbraxisFrame<T>[] | null {
  try {
    const session = new AbraxisSession(log.setup, content);
    for (const { option, mix } of log.decisions) session.decide(option, mix);
    const state = setUpAbraxis(log.setup, content);
    return session.events.flatMap((event) => {
      applyAbraxis(state, event);
      const what = told(event);
      return what === null ? [] : [{ told: what, state: sameAbraxis(state) }];
    });
  } catch (error) {
    // Another version of the rules or of its card: there is nothing to watch.
    if (error instanceof Error) return null;
    throw error;
  }
}
