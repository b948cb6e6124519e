/** What a guest says and draws of itself; all else of its table and its replay is the same for every guest. */
import type { ComponentType, ReactNode } from 'react';
import type { GuestTypes } from '../../stores/opened/guest-kind.ts';
import type { DrawerPart, Drawn } from '../frame/use-drawer.ts';
import type { HandCard } from './parts/HandOfCards.tsx';
import type { Odd } from './parts/Odds.tsx';
import type { Trade } from './parts/TradeSheet.tsx';

export interface Seat {
  readonly id: string;
  readonly name: string;
}

/** A moment of a guest's game, as far as it is shown. */
export interface Seen<G extends GuestTypes> {
  /** Masked where hands are closed. */
  readonly view: G['state'];
  readonly setup: G['setup'];
  /** What is asked, and may be answered by now; null in a replay. */
  readonly pending: G['question'] | null;
  /** What happens just now. */
  readonly showing: G['event'] | null;
  /** All that was shown so far. */
  readonly events: readonly G['event'][];
  readonly drawer: Drawn;
  readonly seats: readonly Seat[];
  /** What the player at a seat is called. */
  seatName(seat: string): string;
  readonly onAnswer: (option: string) => void;
}

/** Text that is read, and stays until somebody goes on. */
export interface Page {
  readonly title: string;
  readonly text: string;
}

/** An option of the guest's questions. */
export type OptionOf<G extends GuestTypes> = G['question']['options'][number];

/**
 * Where an answer lies: among the cards, with a key or without one; lower right; or with others under a card of their
 * own, before the cards, behind them, or lower right.
 */
export type Placed =
  | 'main'
  | 'keyless'
  | 'end'
  | { readonly under: string; readonly at: 'first' | 'last' | 'end' };

/** What its questions and answers are called, and where these lie. */
export interface AskedLook<G extends GuestTypes> {
  question(prompt: G['question'], seen: Seen<G>): string;
  answer(option: OptionOf<G>, prompt: G['question'], seen: Seen<G>): string;
  /** What it brings, in small print; null for nothing. */
  note?(option: OptionOf<G>, prompt: G['question'], seen: Seen<G>): string | null;
  /** What may come of it. */
  odds?(option: OptionOf<G>, prompt: G['question'], seen: Seen<G>): readonly Odd[];
  /** Absent: each is a card with a key. */
  placed?(option: OptionOf<G>, prompt: G['question']): Placed;
  /** What lies together under one card; `n`: how many. */
  under?(group: string, n: number): string;
  /** What that card says in small print; absent or null: how many there are. */
  underNote?(group: string, n: number): string | null;
  /** The die that is asked for where it is rolled on the real table: it answers `face:N`; null for another question. */
  dieOf?(prompt: G['question']): number | null;
  /** It came by itself, and takes no answer at once. */
  comesByItself?(prompt: G['question']): boolean;
  /** What may be given for what; the answers that are such deals lie in no other place. */
  trade?(prompt: G['question'], seen: Seen<G>): Trade | null;
}

/** Hands that nobody but their owner sees. */
export interface HiddenHands<G extends GuestTypes> {
  /** Whether they are closed in this game. */
  closed(setup: G['setup']): boolean;
  /** Whether somebody needs to look at the own hand to answer it. */
  needsLook(prompt: G['question']): boolean;
  /** What the player at that seat may know; null: what everybody may. */
  masked(view: G['state'], seat: string | null): G['state'];
}

export interface HelpPart {
  readonly title: string;
  readonly page: string;
  readonly lines: readonly string[];
}

/** How a game ended. */
export interface Ended {
  readonly title: string;
  /** For styles and whoever looks for it: `won`. */
  readonly how: string;
  readonly numbers: readonly { readonly name: string; readonly value: ReactNode }[];
}

export interface GuestLook<G extends GuestTypes> extends AskedLook<G> {
  /** Its id, as addresses have it. */
  readonly id: string;
  /** Of all of it, for styles. */
  readonly className: string;
  data?(seen: Seen<G>): Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;
  seatsOf(setup: G['setup']): readonly Seat[];
  /** Around all of it: what its own parts ask for. */
  readonly Around?: ComponentType<{ readonly seen: Seen<G>; readonly children: ReactNode }>;
  /** In the bar: round, goals, heroes. */
  track(seen: Seen<G>): ReactNode;
  /** What is to be done, in a sentence. */
  goal(seen: Seen<G>): string;
  board(seen: Seen<G>): ReactNode;
  /** In the dock: of whom it is asked. */
  hero?(prompt: G['question'], seen: Seen<G>): ReactNode;
  /** In the drawer, beside the log; without `isThere` always. */
  readonly drawers?: Partial<Record<Exclude<DrawerPart, 'feed'>, DrawerLook<G>>>;
  /** Lies over the table when it begins. */
  intro?(seen: Seen<G>): Page | null;
  /** Lies over the table after that event. */
  pageOf?(event: G['event'], seen: Seen<G>): Page | null;
  /** Beside a line of the log: its dice and numbers. */
  numbers?(event: G['event'], seen: Seen<G>): ReactNode;
  /** How everybody stands, said aloud. */
  aloud(seen: Seen<G>): string;
  ended(seen: Seen<G>): Ended | null;
  /** What comes after it; null: nothing. */
  next?(seen: Seen<G>): NextGame<G> | null;
  /** Under the board: the cards of whoever looks, or how many they are where they are shut. */
  hand?(seen: Seen<G>): readonly HandCard[] | number | null;
  readonly hands?: HiddenHands<G>;
  readonly help: {
    readonly title: string;
    /** Made with `helpPart`. */
    readonly Parts: ComponentType;
    readonly keys: string;
    readonly credits: string;
  };
}

/** A game that comes after one that is over. */
export interface NextGame<G extends GuestTypes> {
  /** On its button. */
  readonly label: string;
  readonly setup: G['setup'];
  readonly name: string;
}

interface DrawerLook<G extends GuestTypes> {
  readonly title: string;
  /** What its button is called, where it has one of its own. */
  readonly label?: string;
  content(seen: Seen<G>): ReactNode;
  isThere?(seen: Seen<G>): boolean;
}
