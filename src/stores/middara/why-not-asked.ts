import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Space, type WhyNotSpace, whyNotSpace } from '../../engine/index.ts';
import type { WayChosen } from './ai-trace.ts';
import type { Shortfalls } from './shortfalls.ts';

/** "Why not there?": a way an opponent chose, asked about by pointing at spaces of the board. */
export interface WhyNotState {
  /** The way asked about; null while nobody asks. */
  readonly way: WayChosen | null;
  readonly answer: { readonly space: Space; readonly answer: WhyNotSpace } | null;
}

/** Shared by the panel that asks and the board that is pointed at, at one table. */
export interface WhyNot {
  readonly store: StoreApi<WhyNotState>;
  /** Asks about a way, or no more. */
  ask(way: WayChosen | null): void;
  /** By how much other ends of a way fulfil its instruction less; null where that cannot be told. */
  shortfalls(way: WayChosen): Shortfalls | null;
  /** Answers for a space, when somebody asks. */
  pointAt(space: Space): void;
}

export function createWhyNot(shortfalls: WhyNot['shortfalls'] = () => null): WhyNot {
  const store = createStore<WhyNotState>(() => ({ way: null, answer: null }));
  return {
    store,
    shortfalls,
    ask: (way) => store.setState({ way, answer: null }),
    pointAt(space) {
      const { way } = store.getState();
      if (way) store.setState({ answer: { space, answer: whyNotSpace(way, space) } });
    },
  };
}
