/** What is said in a table's stream: bodies, and how they are signed. */

import type { Received } from './transport.ts';

/** A seat, and the key that holds it. */
export interface Seated {
  readonly seat: string;
  readonly key: string;
}

/** What a table is begun with, by the host's key: the first message of its stream. */
export interface Begin {
  readonly do: 'begin';
  /** The game's id, as logs name it; `middara-campaign` for a campaign. */
  readonly game: string;
  /** The version of its rules. */
  readonly rules: string;
  readonly content: string;
  readonly name: string;
  /** Under which name the set-up, and the log so far of a game under way, lie beside the stream; and their SHA-256. */
  readonly start: { readonly beside: string; readonly hash: string };
  /** The seats of the game, in order. */
  readonly seats: readonly string[];
  /** Packs by name and SHA-256, where they lie beside the stream. */
  readonly packs?: readonly { readonly beside: string; readonly hash: string }[];
  /** Whose seats these were at the table it goes on from: their keys hold them from the beginning. */
  readonly seated?: readonly Seated[];
  /** Every decision's dice wait for a witness. */
  readonly witnessed?: true;
}

/**
 * All that may be said. `on`: where the game was moved last, as its sender knows it (`Head`): a sit or a `stand` beside
 * it spoils nobody's decision.
 */
export type Body =
  | Begin
  /** Sits down on a free seat. */
  | { readonly do: 'sit'; readonly seat: string }
  | { readonly do: 'leave'; readonly seat: string }
  /** By the host's key: from here on this seat is that key's; null frees it. Also takes it over. */
  | { readonly do: 'seat'; readonly seat: string; readonly key: string | null }
  /** By its holder or the host's key: the computer answers for it. */
  | { readonly do: 'bot'; readonly seat: string }
  /** By the host's key: its holder is away, until their key says something. */
  | { readonly do: 'away'; readonly seat: string }
  /** By the host's key: this key may do what the host's may. null: nobody beside. */
  | { readonly do: 'second'; readonly key: string | null }
  | {
      readonly do: 'decide';
      readonly on: number;
      readonly seat: string;
      /** Its number in the game. */
      readonly n: number;
      readonly option: string;
      /** It belongs to what its seat did with the decision before it: a way, taken back as one. */
      readonly joined?: true;
      /** The chain as it was at `on`. */
      readonly chain: string;
      /** SHA-256 of the state before it. */
      readonly state: string;
    }
  /** Asks to go back to before decision `to`. */
  | { readonly do: 'undo'; readonly on: number; readonly to: number }
  /** By the key that asked for the undo, or the host's. */
  | { readonly do: 'redo'; readonly on: number }
  /** To the undo asked in the message of that sequence. */
  | { readonly do: 'agree'; readonly ask: number }
  | { readonly do: 'refuse'; readonly ask: number }
  /** What its seat passes from now on without being asked, by keys of the game's own; empty ends it. */
  | { readonly do: 'stand'; readonly seat: string; readonly passes: readonly string[] }
  /** Dice may be typed; only where every seat says so. */
  | { readonly do: 'typed'; readonly seat: string; readonly yes: boolean }
  /** At a witnessed table, while no dice wait: the end of a chain of hashes. Anew when it is used up. */
  | { readonly do: 'commit'; readonly seat: string; readonly end: string }
  /** The next link, for the decision taken in the message of that sequence. */
  | { readonly do: 'link'; readonly seat: string; readonly of: number; readonly link: string }
  /** Nothing: only its time counts, so that what has waited long enough ends. */
  | { readonly do: 'now' }
  /** By the host's key, where the server lost its last seconds: a message as it was received before. */
  | { readonly do: 'again'; readonly was: Received };

/** A message as it lies in the stream: what was said as text, and who signed just that text, for just this table. */
export interface Signed {
  readonly body: string;
  readonly sig: string;
}

/** What is signed: nothing said at one table counts at another. */
export const toSign = (table: string, body: string): string => `middara-table/online/1\n${table}\n${body}`;
