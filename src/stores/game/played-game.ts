/** A game on the table, as its screens have it. */
import type { StoreApi } from 'zustand/vanilla';
import type { KeptGame, LaidTurn, OwnNote, SavedGame } from '../kept/saved-game.ts';
import type { Desk, Driven } from './desk.ts';
import type { Shown } from './showing.ts';
import type { GameTypes } from './types.ts';
import type { Undoing } from './undoing.ts';

/** What the screen renders. The view follows the rules at the pace of the animation. */
export interface GameState<G extends GameTypes> extends Shown<G> {
  readonly name: string;
  readonly decisions: number;
  readonly canUndo: boolean;
  /** There is something to take back, and nobody may: somebody else has looked since. */
  readonly fenced: boolean;
  readonly canRedo: boolean;
  /** A course of answers under way: a walk. */
  readonly route: G['course'] | null;
  /** Offers passed without asking, by key. */
  readonly autoPass: readonly string[];
  /** What is answered unasked for a while, by key; an undo forgets it. */
  readonly forNow: readonly string[];
  /** Notes of the players' own, by their moments. */
  readonly own: readonly OwnNote[];
  /** The rules broke on a decision; it was taken back. */
  readonly fault: string | null;
}

/** A game on the table: the session stays inside, the state outside is what is shown of it. */
export interface PlayedGame<G extends GameTypes> {
  readonly id: string;
  /** The campaign it belongs to. */
  readonly campaign?: string | undefined;
  readonly store: StoreApi<GameState<G>>;
  readonly session: G['session'];
  decide(option: string): void;
  /** Gives these answers one after the other, as one thing to take back; ends where one is not on offer. */
  decideAll(options: readonly string[]): void;
  /** Goes back to so many decisions, and gives these answers from there: as one thing to take back. */
  decideInstead(from: number, options: readonly string[]): void;
  /** Gives its answers one after the other, as long as they are on offer. */
  follow(course: G['course']): void;
  leaveRoute(): void;
  /** From now on an offer is passed without asking, or asked about again. */
  setAutoPass(key: string, on: boolean): void;
  /** For a while these are answered without asking. */
  answerForNow(keys: readonly string[]): void;
  /** What an undo would take back now; null for nothing. */
  undoing(): Undoing | null;
  /** Takes it back; the game is marked where that goes past what nobody could know. */
  undo(): void;
  redo(): void;
  /** Once it is on a screen: a seat that plays by itself answers what is open. */
  wake(): void;
  /** Shows everything that waits at once, up to what is held; from there it goes on. */
  skip(): void;
  hurry(on: boolean): void;
  /** Goes on from what is held until somebody has read it. */
  goOn(): void;
  /** Holds what is being shown; pressed again, it goes on. */
  pause(): void;
  forgiveFault(): void;
  rename(name: string): void;
  /** The players' own notes, as they are from now on. */
  writeNotes(own: readonly OwnNote[]): void;
  /** The turns that are laid out and not taken, from now on. */
  writePlans(plans: readonly LaidTurn[]): void;
  record(): SavedGame<G>;
  /** Keeps what is new in it. */
  save(): void;
  /** From now on its answers go there before they count; null: they count here. Gives what it is driven by. */
  sitAt(desk: Desk | null): Driven<G>;
  /** As whoever keeps it sees it. */
  readonly kept: KeptGame<G>;
  /** Stops the clock when the game leaves the screen. */
  close(): void;
}
