/** What is held in the player's hand, as the screen reads it. */
import { isSameSpace, type Prompt, type Refusal, type Space } from '../../engine/index.ts';
import type { HeldCard } from './at-hand.ts';
import type { Gathered } from './gathered-targets.ts';
import type { By, Choice } from './hand-press.ts';
import type { Lifted } from './placing.ts';
import type { EndThen } from './route.ts';
import type { Stake } from './stakes.ts';

/** What the board is looked at for: one of these at a time. */
export type Mode = 'play' | 'plan' | 'threats' | 'ruler';

/** What is asked once more before it is done. */
export interface AskedAgain {
  readonly stake: Stake;
  /** The answer that is asked about, by its id; null: the undo. */
  readonly answer: string | null;
  /** What is to follow that answer in the same thing done. */
  readonly next: EndThen['next'] | null;
}

/** The ruler laid on the board. */
export interface LaidRuler {
  readonly from: Space;
  /** Where it was pressed last; what is pointed at goes before it. */
  readonly to: Space | null;
}

export interface HandState {
  /** The question it is held at; a new one forgets all of `NOTHING_HELD`. */
  readonly of: Prompt | null;
  readonly card: HeldCard | null;
  readonly choice: Choice | null;
  /** Of several targets, those that are chosen. */
  readonly gathered: Gathered | null;
  readonly sure: AskedAgain | null;
  /** Why what was pressed last, a figure or what lies on a space, cannot be done. */
  readonly denied: Refusal | null;
  /** Of those placed already, the one picked up to go elsewhere. */
  readonly lifted: Lifted | null;
  readonly pointed: { readonly at: Space; readonly by: By } | null;
  readonly mode: Mode;
  /** Null in every other mode. */
  readonly ruler: LaidRuler | null;
}

export const NOTHING_HELD = {
  card: null,
  choice: null,
  gathered: null,
  sure: null,
  denied: null,
  lifted: null,
} as const;

export const emptyHand = (of: Prompt | null): HandState => ({
  of,
  ...NOTHING_HELD,
  pointed: null,
  mode: 'play',
  ruler: null,
});

/** Where the ruler ends: at what is pointed at, else where it was laid; null where that is where it begins. */
export const endOfRuler = ({ ruler, pointed }: HandState): Space | null =>
  ruler && pointed && !isSameSpace(pointed.at, ruler.from) ? pointed.at : (ruler?.to ?? null);
