/** An online table as its screens have it. */
import type { StoreApi } from 'zustand/vanilla';
import type { Line } from '../../online/transport.ts';

/** Whoever holds a seat: how far away they are is told by their page, and decides nothing. */
export type Holder =
  | {
      readonly by: 'person';
      readonly key: string;
      readonly name: string;
      readonly mine: boolean;
      /** `asleep`: the page is hidden; `away`: the host's key has logged it. */
      readonly is: 'here' | 'asleep' | 'gone' | 'away';
    }
  | { readonly by: 'bot' };

export interface SeatAt {
  readonly id: string;
  /** What the game calls it. */
  readonly name: string;
  /** null: free. */
  readonly holder: Holder | null;
  /** What it passes without being asked, by the game's keys. */
  readonly passes: readonly string[];
  /** It has agreed that dice may be typed. */
  readonly typed: boolean;
}

/** An undo somebody asked for, until everybody it concerns has spoken. */
export interface AskedBack {
  /** The sequence of the message that asks: what is answered. */
  readonly ask: number;
  readonly by: string;
  /** So many decisions go. */
  readonly decisions: number;
  /** Seats that have not answered. */
  readonly waitsFor: readonly string[];
  /** It is for this page to answer. */
  readonly forMe: boolean;
  readonly mine: boolean;
}

/** What is told over the table, newest last; each has a number of its own. */
export type Notice = {
  readonly id: number;
} /** What was decided here came second: the other's was taken. */ & (
  | { readonly tells: 'came-second'; readonly first: string }
  /** Something that somebody said was passed over, and why. */
  | { readonly tells: 'passed-over'; readonly of: string; readonly mine?: boolean; readonly why: string }
  /** Here the state is another than the one it was decided on: since that decision. */
  | { readonly tells: 'other-state'; readonly decision: number }
  /** The server told two pages different things. */
  | { readonly tells: 'other-past'; readonly of: string }
  | { readonly tells: 'undo-refused' | 'undo-ended' | 'undone'; readonly by: string }
  | {
      readonly tells: 'sat' | 'left' | 'bot' | 'away' | 'taken-over';
      readonly of: string;
      readonly seat: string;
    }
  /** The server holds less than this page: what was missing was sent again. */
  | { readonly tells: 'sent-again'; readonly decisions: number }
  /** The same, and the host's page is waited for to send them. */
  | { readonly tells: 'lost'; readonly decisions: number }
  /** What was shown before all was read has not come about so. */
  | { readonly tells: 'other-snapshot' }
  /** From that decision on the server has others than this page had, and they count. */
  | { readonly tells: 'past-changed'; readonly decision: number }
);

export interface Talk {
  readonly id: number;
  readonly by: string;
  readonly mine: boolean;
  readonly text: string;
}

/** Somebody points at a place of the board; seen for a moment. */
export interface Ring {
  readonly id: number;
  readonly by: string;
  readonly at: readonly [number, number];
}

export interface OnlineState {
  readonly line: Line;
  /** Nothing that was taken is still to be read, or waited for. */
  readonly caughtUp: boolean;
  readonly seats: readonly SeatAt[];
  /** This page has the host's key, or its second. */
  readonly isHost: boolean;
  /** It holds no seat. */
  readonly watching: boolean;
  /** Those who watch, by name. */
  readonly watchers: readonly string[];
  /** The seat that is asked now is held here. */
  readonly mayAnswer: boolean;
  /** Who is waited for, by name; null when it is this page's turn, or nobody's. */
  readonly waitsFor: string | null;
  /** Answered here and not come back out of the stream: shown as a ghost. */
  readonly sent: string | null;
  readonly undo: AskedBack | null;
  readonly notices: readonly Notice[];
  readonly talk: readonly Talk[];
  readonly rings: readonly Ring[];
  readonly typedDice: boolean;
  readonly witnessed: boolean;
  /** A witness is waited for, by name. */
  readonly witness: string | null;
  /** `watch`: the link for those who only watch. */
  readonly invite: { readonly link: string; readonly open: boolean; readonly watch?: string } | null;
  /** The link by which this seat is come back to, from any browser; null where this page holds none. */
  readonly wayBack: string | null;
}

/** What a person can do at an online table, beside playing. Whatever is refused is told in `notices`. */
export interface OnlineTable {
  /** The table's id. */
  readonly id: string;
  readonly store: StoreApi<OnlineState>;
  /** A screen shows its game, or campaign, of that id: what is answered there goes to the table. Gives what ends it. */
  onScreen(shown: string): () => void;
  /** The page is seen again, or the network is back: what was missed is read before anything counts. */
  wake(): void;
  /** The page is hidden, or goes for good: others are told. */
  sleeps(isGone: boolean): void;
  sit(seat: string, name: string): Promise<void>;
  leave(seat: string): void;
  giveToBot(seat: string): void;
  /** The host's key alone, as the four after it. */
  markAway(seat: string): void;
  freeSeat(seat: string): void;
  throwOut(key: string): Promise<void>;
  withdrawInvite(): Promise<void>;
  newInvite(): Promise<void>;
  nameSecond(key: string | null): void;
  agree(): void;
  refuse(): void;
  /** Its own seats pass these from now on. */
  standBy(passes: readonly string[]): void;
  agreeToType(yes: boolean): void;
  talkOf(text: string): void;
  ring(at: readonly [number, number]): void;
  rename(name: string): Promise<void>;
  removeMyName(): Promise<void>;
  /** On which screen it is played: `play`, `campaign`. */
  readonly screen: string;
  /** Taken from the server's hands: the kept copy is a game of this browser, with all that was taken. Gives its id. */
  playOnHere(): Promise<string>;
  report(): string;
  close(): void;
}
