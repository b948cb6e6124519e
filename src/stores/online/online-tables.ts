/** The online tables of this browser: hosted, joined, come back to. */
import type { StoreApi } from 'zustand/vanilla';
import type { LeftWith } from './created-tables.ts';
import type { OnlineTable, SeatAt } from './online-types.ts';

/** Why something did not come about; words are made of it elsewhere. */
export type OnlineFault =
  /** The page does not come from `npm run host`. */
  | { readonly fault: 'no-host' }
  /** This browser has not opened the host's own link. */
  | { readonly fault: 'not-owner' }
  | { readonly fault: 'no-such-link' | 'link-withdrawn' | 'table-full' | 'thrown-out' | 'too-many-tries' }
  /** The old link that was given is of none that this table goes on with. */
  | { readonly fault: 'no-seat-kept' }
  | { readonly fault: 'no-answer' }
  /** It is played by another version of the rules, or other content than this page has. */
  | { readonly fault: 'other-version'; readonly theirs: string; readonly here: string }
  | { readonly fault: 'other-content'; readonly packs: readonly string[] }
  /** It is played with packs this browser does not have: named before any of them is taken in. */
  | { readonly fault: 'packs'; readonly packs: readonly { readonly name: string; readonly hash: string }[] }
  | { readonly fault: 'bad-pack'; readonly name: string; readonly why: string }
  | { readonly fault: 'refused'; readonly why: string };

export type Came<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & OnlineFault);

/** What lies beside the stream is not what the table says it was begun with. */
export const ANOTHER_START: Came<never> = { ok: false, fault: 'refused', why: 'another-start' };

/** Where the page can be reached. */
export interface HostHere {
  /** The version of the server behind it. */
  readonly server: string;
  readonly addresses: readonly { readonly url: string; readonly reach: 'machine' | 'network' | 'public' }[];
  /** This browser has opened the host's own link: it may host tables. */
  readonly mine: boolean;
}

/** How a table is hosted. */
export interface Hosting {
  /** By which name the host is seen. */
  readonly name: string;
  /** The seats this page takes. */
  readonly mine: readonly string[];
  readonly witnessed: boolean;
}

/** A game or campaign that may be played online, before it is. */
export interface MayInvite {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly { readonly id: string; readonly name: string }[];
  /** It has hidden hands: "play with people you trust". */
  readonly hidden: boolean;
  /** Seats that were this page's at the table it was played at before. */
  readonly mine?: readonly string[];
  /** Seats that stay with whoever held them there. */
  readonly kept?: readonly string[];
}

export interface OnlineTables {
  /** By the id of the game or campaign that is played. */
  readonly store: StoreApi<{ readonly tables: Readonly<Record<string, OnlineTable>> }>;
  /** null where the page does not come from a host. Asked anew each time. */
  host(): Promise<HostHere | null>;
  /** The secret of the host's own link, from its address. */
  own(secret: string): Promise<void>;
  /** The game that is on the table here, or the campaign; null where it is of no kind that can be. */
  inviting(id: string): Promise<MayInvite | null>;
  /** From now on it is played online, under the same id. */
  invite(id: string, how: Hosting): Promise<Came<OnlineTable>>;
  /** From the tail of an invite's link, or a link to watch: connected, seats to be seen, nobody sat down. `agreed`: packs are taken in. */
  enter(tail: string, agreed?: boolean, early?: (stands: Early) => void): Promise<Came<Entered>>;
  /** At a table that was entered: the seat that it keeps for whoever has this old link, of the table it goes on from. */
  claim(tail: string, wayBack: string): Promise<Came<Entered>>;
  /** From the tail of a seat's way back. `early`, here as there: told where the table stands while a long past is read. */
  back(tail: string, early?: (stands: Early) => void): Promise<Came<Entered>>;
  /** The table of that game, once its page is opened again; null where it is played here alone. */
  resume(id: string): Promise<Came<OnlineTable> | null>;
  /**
   * Its table is left for good: what is kept here is a game of this browser alone. Where friends had come further than
   * its screens: another one, which takes its place.
   */
  playOnHere(id: string): Promise<Pick<LeftWith, 'route' | 'drop'> | null>;
}

/** Where a table stands by its host's word alone, until its stream was read: to be looked at, and no more. */
export interface Early {
  readonly name: string;
  readonly game: string;
  readonly seats: readonly Pick<SeatAt, 'id' | 'name' | 'holder'>[];
  readonly decisions: number;
  /** Who is asked, by name; null where the game is over. */
  readonly waitsFor: string | null;
}

/** A table that was come to. */
export interface Entered {
  readonly table: OnlineTable;
  readonly name: string;
  /** Which game, by its id as the page names it. */
  readonly game: string;
  /** Where it is played: the tail of the page's address. */
  readonly route: string;
  readonly hidden: boolean;
  /** Keys whose seats were kept for them from the table it goes on from. */
  readonly kept: readonly string[];
}
