import { createStore } from 'zustand/vanilla';
import { type Space, whyNotSpace } from '../../engine/index.ts';
import type { WayChosen } from './ai-trace.ts';

/** "Why not there?": a way an opponent chose, asked about by pointing at spaces of the board. */
export interface WhyNotState {
  /** The way asked about; null while nobody asks. */
  readonly way: WayChosen | null;
  readonly answer: { readonly space: Space; readonly text: string } | null;
}

/** There is one board on the page: the panel that asks and the board that is pointed at share this. */
export const whyNotStore = createStore<WhyNotState>(() => ({ way: null, answer: null }));

export const askWhyNot = (way: WayChosen | null): void => whyNotStore.setState({ way, answer: null });

/** Answers for a space, when somebody asks. */
export function pointAt(space: Space): void {
  const { way } = whyNotStore.getState();
  if (way) whyNotStore.setState({ answer: { space, text: whyNotSpace(way, space) } });
}
