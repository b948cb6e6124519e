/** A game's types by name: what stores of any game take as their one type parameter. It names no game. */
import type { GameLog, KernelQuestion, LoggedSession } from '../../engine/index.ts';

/** What every event of a game has: a type for the feed's look and a citation. */
export interface TableEvent {
  readonly type: string;
  readonly rule: string;
}

/** The types of a game. A game at this table is an interface that extends it and says each of them. */
export interface GameTypes {
  readonly setup: unknown;
  readonly state: unknown;
  readonly event: TableEvent;
  readonly question: KernelQuestion;
  /** What stands beside the view: the attack under way. */
  readonly moment: unknown;
  /** A course of answers under way: a walk. `never` where there is none. */
  readonly course: unknown;
  /** What runs it: a class of its own where it has one. */
  readonly session: unknown;
}

/** What any session of a game is at least. */
export type SessionOf<G extends GameTypes> = LoggedSession<G['setup'], G['state'], G['event'], G['question']>;

export type LogOf<G extends GameTypes> = GameLog<G['setup'], G['state']>;

/** A game whose session is one of its own set-up, state, events and questions: `G extends Played<G>`. */
export interface Played<G extends GameTypes> extends GameTypes {
  readonly session: SessionOf<G>;
}
