/** A game whose answers go elsewhere before they count: where they go, and how it is driven from there. */
import type { Gestures } from './gestures.ts';
import type { Play } from './play.ts';
import type { GameTypes, SessionOf } from './types.ts';

/** Where answers go that are given here; what counts comes back by `Driven`. */
export interface Desk {
  /** `joined`: it belongs to what somebody did with the answer before it. */
  decide(option: string, joined: boolean): void;
  undo(to: number): void;
  redo(): void;
  /** Whether this page answers for that seat. */
  holds(seat: string): boolean;
}

/** Nothing counts here: its line is not there yet. */
export const NOBODY: Desk = { decide() {}, undo() {}, redo() {}, holds: () => false };

/** A game on the table, driven from elsewhere: at most one thing after the other, as it counts. */
export interface Driven<G extends GameTypes> {
  readonly session: SessionOf<G>;
  readonly play: Play<G>;
  readonly gestures: Gestures;
  /** Done when its rules are there; null where they are. */
  ready(): Promise<unknown> | null;
  /**
   * What the rules threw at it, with nothing changed; null where they took it. `made`: where they took it already; there
   * they are not run once more.
   */
  answer(option: string, mix?: string, made?: SessionOf<G>): unknown;
  goBack(to: number): void;
  /** Nothing is kept and shown until it is off again; notes from event `from` on are dropped, to be told anew. */
  quietly(on: boolean, from: number): void;
  /** What was sent will not come back: a course, or answers that waited for it, end. */
  refused(): void;
}
