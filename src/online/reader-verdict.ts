/** What became of a message, as plain data: the same for everybody who reads the same stream. */

import type { Said } from './read-said.ts';
import type { Body } from './table-messages.ts';
import type { Received } from './transport.ts';

/** Why a message was passed over. */
export type Why =
  /** Its place or its time is none: the line's fault, not its sender's. */
  | 'out-of-order'
  | 'unreadable'
  | 'too-fast'
  | 'bad-signature'
  /** Nothing counts before the host's key has begun the table, and it begins once. */
  | 'before-begin'
  | 'begun-already'
  /** The game it begins cannot be opened here: nothing more is read. */
  | 'cannot-open'
  | 'no-seat'
  | 'not-free'
  /** Another key's to say. */
  | 'not-theirs'
  /** It is so already. */
  | 'nothing-new'
  /** In order, but something else had moved the game before it came. */
  | 'came-second'
  /** Said of another past than this. */
  | 'other-chain'
  | 'not-asked'
  | 'not-offered'
  /** For a seat of the computer's, and not what it would answer. */
  | 'not-the-bots'
  | 'over'
  /** The dice of what was decided last wait for their witness. */
  | 'waits-for-dice'
  | 'asked-already'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'wrong-link'
  /** The rules took it back with an error. */
  | 'rules-failed'
  /** Its time is all it says. */
  | 'only-time';

/** What a message brought about beside what it says, in order. */
export type Happened =
  | {
      readonly tells: 'decided';
      readonly n: number;
      readonly seat: string;
      readonly option: string;
      readonly mix: string;
      /** `standing`: by what its seat passes. */
      readonly by: 'person' | 'bot' | 'standing';
    }
  | { readonly tells: 'undo-asked'; readonly by: string; readonly waitsFor: readonly string[] }
  | { readonly tells: 'undone'; readonly by: string; readonly to: number; readonly decisions: number }
  | { readonly tells: 'undo-refused'; readonly by: string; readonly seat: string | null }
  | { readonly tells: 'undo-ended'; readonly by: string; readonly why: 'decided' | 'time' | 'rules-failed' }
  | { readonly tells: 'redone'; readonly n: number }
  /** A seat's key said something after it was logged away. */
  | { readonly tells: 'back'; readonly seat: string; readonly key: string }
  | { readonly tells: 'typed-dice'; readonly may: boolean }
  /** The dice of decision `n` wait for this seat's next link; null: nobody is there to witness them. */
  | { readonly tells: 'witness'; readonly n: number; readonly seat: string | null }
  | { readonly tells: 'witness-silent'; readonly n: number; readonly seat: string }
  /** What waited for its dice was taken back by the rules. */
  | { readonly tells: 'rules-failed'; readonly n: number; readonly seat: string };

export interface Verdict {
  readonly sequence: number;
  readonly nanos: string;
  /** Whose subject it came on. */
  readonly key: string;
  readonly taken: boolean;
  /** null where it was taken. */
  readonly why: Why | null;
  /** null where it cannot be read. */
  readonly body: Body | null;
  /** Of what came second: the key whose message moved the game first; null where that was long ago. */
  readonly first?: string | null;
  /** It was decided on another state than this page has: taken all the same. */
  readonly otherState?: true;
  /** Of a message sent again: what became of it. */
  readonly again?: Verdict;
  readonly happened: readonly Happened[];
}

/** Passed over for that reason. */
export const passedOver = (
  message: Received,
  said: Said | null,
  { why, first }: Pick<Verdict, 'why' | 'first'>,
): Verdict => ({
  ...placeOf(message),
  taken: false,
  why,
  body: said?.body ?? null,
  ...(why === 'came-second' && { first: first ?? null }),
  happened: [],
});

export const takenOf = (message: Received, { body }: Said): Verdict => ({
  ...placeOf(message),
  taken: true,
  why: null,
  body,
  happened: [],
});

const placeOf = ({ sequence, nanos, key }: Received) => ({ sequence, nanos, key });

/** Whether the game was moved by it. */
export const hasMoved = ({ happened, taken, body }: Verdict): boolean =>
  (taken && body?.do === 'redo') || happened.some(({ tells }) => tells === 'decided' || tells === 'undone');
