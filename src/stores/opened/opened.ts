import { newerThan } from '../../check/newer.ts';
import type { Finding } from '../../check/problem.ts';
import type { PackStamp } from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import type { AheadFault } from '../kept/ahead.ts';
import { fullest } from '../whole-words.ts';

/** Why a game, a file or a link did not open. */
export type OpenFault =
  | { readonly fault: 'not-given-back'; readonly message: string }
  | { readonly fault: 'not-kept' }
  | { readonly fault: 'damaged' }
  | { readonly fault: 'other-rules' }
  | { readonly fault: 'older-rules'; readonly rules: string }
  | { readonly fault: 'newer-rules'; readonly rules: string; readonly today: string }
  | { readonly fault: 'other-content' }
  | { readonly fault: 'packs-missing'; readonly packs: readonly PackStamp[] }
  | { readonly fault: 'packs-changed'; readonly packs: readonly PackStamp[] }
  | { readonly fault: 'other-tab' }
  | { readonly fault: 'not-watched' }
  | { readonly fault: 'newer-file'; readonly version: string; readonly newest: number }
  | { readonly fault: 'no-saved-game' }
  | { readonly fault: 'no-whole-link' }
  /** Reading it was ended. */
  | { readonly fault: 'too-long'; readonly seconds: number }
  /** Something that nobody foresaw. */
  | { readonly fault: 'broke'; readonly message: string }
  | { readonly fault: 'other-game'; readonly game: string };

/** What came of opening a game, a file or a link. */
export type Opened<T> =
  | {
      readonly ok: true;
      readonly value: T;
      readonly otherContent: boolean;
      /** Set when it was played by newer rules than those of today: which. */
      readonly newerRules?: string | null;
      /** Set when its last decisions were found and could not be taken: why. */
      readonly aheadFault?: AheadFault | null;
    }
  | NotOpened;

export interface NotOpened {
  readonly ok: false;
  readonly fault: OpenFault;
  /** Why, in one sentence. */
  readonly why: string;
  readonly problems: readonly Finding[];
  /** Set when it can be watched from what was recorded. */
  readonly watch: string | null;
  /** Of what was recorded there is the last moment alone. */
  readonly still?: boolean;
  /** Set when it can be taken up from its last safe moment: how many of its decisions stand, and of how many. */
  readonly resume: { readonly id: string; readonly decisions: number; readonly of: number } | null;
  /** It is open in another tab, and can be taken over. */
  readonly elsewhere?: boolean;
}

/** One whose form is not right: that it is of a newer version goes before all else. */
export function notRead(words: Words, otherwise: OpenFault, problems: readonly Finding[]): NotOpened {
  const newer = newerThan(problems);
  return notOpened(words, newer ? { fault: 'newer-file', ...newer } : otherwise, { problems });
}

/** A game that did not open, with its reason in words. */
export const notOpened = (
  words: Words,
  fault: OpenFault,
  more: Partial<Pick<NotOpened, 'problems' | 'watch' | 'still' | 'resume' | 'elsewhere'>> = {},
): NotOpened => ({
  ok: false,
  fault,
  why: fullest(words).ui.table.openFault(fault),
  problems: [],
  watch: null,
  resume: null,
  ...more,
});
