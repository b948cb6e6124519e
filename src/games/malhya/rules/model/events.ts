import type { RngWords } from '../../../../engine/rng/rng-words.ts';
import type { CampaignEvent } from '../campaign/campaign-events.ts';
import type { GrowingEvent } from '../growing/growth.ts';
import type { LandEvent } from '../land/land-events.ts';
import type { SpellEvent } from '../spells/spell-events.ts';
import type { StealthEvent } from '../stealth/stealth-events.ts';
import type { CardRef, Target } from './content.ts';
import type { FightEvent, PlaceEvent, TurnEvent } from './fight-events.ts';
import type { CheckState, DifficultyFace, Mark, Over, SkillFace } from './state.ts';
import type { BookKind, Colour, CubeKind, GearKind, Harm, Mode, Period, Weather } from './vocabulary.ts';

/** How a chapter came to be read. */
export const OPENED = ['go', 'hidden', 'standing', 'fallen', 'continue', 'entry', 'landed'] as const;
export type Opened = (typeof OPENED)[number];

/** Heroes are told by their places at the table. */
export type BookEvent =
  | {
      readonly type: 'chapterOpened';
      readonly book: BookKind;
      readonly chapter: number;
      readonly how: Opened;
    }
  | { readonly type: 'readersChosen'; readonly heroes: readonly number[] }
  /** A hidden number that was tried; `right`: the magnifying glass stands there. */
  | { readonly type: 'numberTried'; readonly chapter: number; readonly right: boolean }
  /** The next line is `next`. */
  | { readonly type: 'lineReached'; readonly next: number }
  | { readonly type: 'lineMarked'; readonly mark: Mark }
  | { readonly type: 'choiceMade'; readonly at: string; readonly choice: number }
  | { readonly type: 'declined'; readonly at: string }
  | { readonly type: 'bookClosed'; readonly book: BookKind }
  | { readonly type: 'standingActed'; readonly card: CardRef; readonly go: Target }
  /** Its condition is no longer met: it acts again when it is. */
  | { readonly type: 'standingLapsed'; readonly card: CardRef }
  | { readonly type: 'ended'; readonly over: Over };

export type GroupEvent =
  | { readonly type: 'goldChanged'; readonly amount: number }
  | { readonly type: 'tokensChanged'; readonly take: readonly number[]; readonly discard: readonly number[] }
  | { readonly type: 'cardsChanged'; readonly take: readonly CardRef[]; readonly discard: readonly CardRef[] }
  | { readonly type: 'crystalsChanged'; readonly amount: number }
  | { readonly type: 'triangleChecked'; readonly triangle: number }
  | { readonly type: 'pointsGained'; readonly points: number }
  | { readonly type: 'modeSet'; readonly mode: Mode }
  | { readonly type: 'periodSet'; readonly period: Period }
  | { readonly type: 'weatherSet'; readonly weather: Weather }
  | { readonly type: 'interestChanged'; readonly lay: readonly string[]; readonly lift: readonly string[] }
  /** `anew`: the deck was exhausted, and was shuffled first (L1659). `hero`: for whom. */
  | {
      readonly type: 'actionDrawn';
      readonly card: CardRef;
      readonly hero: number | null;
      readonly anew: boolean;
      readonly rng: RngWords;
    }
  | { readonly type: 'deckShuffled' };

export type HeroEvent =
  | { readonly type: 'healed'; readonly hero: number; readonly steps: readonly ('damage' | 'injury')[] }
  | { readonly type: 'harmed'; readonly hero: number; readonly kind: Harm; readonly amount: number }
  | { readonly type: 'auraChanged'; readonly hero: number; readonly amount: number }
  | { readonly type: 'apChanged'; readonly hero: number; readonly amount: number }
  | { readonly type: 'apRefilled' }
  | { readonly type: 'cubeGained'; readonly hero: number; readonly kind: CubeKind; readonly colour: Colour }
  | { readonly type: 'cubeLost'; readonly hero: number; readonly kind: CubeKind; readonly colour: Colour }
  /** No space for it (MA-74). */
  | { readonly type: 'cubeLeft'; readonly hero: number; readonly kind: CubeKind; readonly colour: Colour }
  | {
      readonly type: 'gearGained';
      readonly hero: number;
      readonly gear: CardRef;
      readonly as: 'weapon' | 'stored' | 'spare' | 'armour' | 'object';
    }
  /** By chance, of those nobody has. */
  | { readonly type: 'objectFound'; readonly hero: number; readonly gear: CardRef; readonly rng: RngWords }
  | { readonly type: 'gearLost'; readonly hero: number; readonly gear: CardRef; readonly kind: GearKind }
  /** No place for it, or something else is kept (L967). */
  | { readonly type: 'gearLeft'; readonly hero: number; readonly gear: CardRef }
  | { readonly type: 'potionUsed'; readonly hero: number; readonly colour: Colour; readonly to: number }
  | { readonly type: 'objectUsed'; readonly hero: number; readonly gear: CardRef }
  | {
      readonly type: 'threatOwed';
      readonly hero: number;
      readonly die: 'white' | 'black';
      readonly count: number;
    };

export type CheckEvent =
  | { readonly type: 'checkBegan'; readonly check: CheckState }
  | { readonly type: 'heroJoined'; readonly hero: number }
  | { readonly type: 'heroBegan'; readonly hero: number }
  | { readonly type: 'apPaid'; readonly hero: number; readonly amount: number; readonly brings: boolean }
  | {
      readonly type: 'cubesDiscarded';
      readonly hero: number;
      readonly instruction: number;
      readonly kind: CubeKind;
      readonly colours: readonly Colour[];
    }
  | {
      readonly type: 'pickChosen';
      readonly hero: number;
      readonly colour: Colour;
      readonly stops: number | null;
    }
  | { readonly type: 'auraDieTaken'; readonly hero: number }
  | {
      readonly type: 'diceRolled';
      readonly hero: number;
      readonly skill: readonly SkillFace[];
      readonly difficulty: readonly DifficultyFace[];
      readonly rng: RngWords;
    }
  | {
      readonly type: 'dieRerolled';
      readonly hero: number;
      readonly die: number;
      readonly face: SkillFace;
      readonly rng: RngWords;
    }
  | { readonly type: 'stopCancelled'; readonly hero: number }
  /** Tokens taken for the roll. */
  | {
      readonly type: 'tokensTaken';
      readonly hero: number;
      readonly successes: number;
      readonly stops: number;
    }
  /** The number of stops was reached so many times, and the check goes on (L2653). */
  | { readonly type: 'stopsCleared'; readonly hero: number; readonly times: number }
  | { readonly type: 'heroFailed'; readonly hero: number }
  | {
      readonly type: 'heroStopped';
      readonly hero: number;
      readonly successes: number;
      readonly level: number | null;
    }
  /** What all of them together came to. */
  | {
      readonly type: 'levelAttained';
      readonly successes: number;
      readonly level: number | null;
      readonly times: number;
    }
  | { readonly type: 'checkEnded' };

/** `rule`: a line of the document or a ruling. */
export type MalhyaEvent = { readonly rule: string } & (
  | BookEvent
  | GroupEvent
  | HeroEvent
  | CheckEvent
  | LandEvent
  | GrowingEvent
  | PlaceEvent
  | TurnEvent
  | FightEvent
  | StealthEvent
  | SpellEvent
  | CampaignEvent
  | { readonly type: 'mixed'; readonly rng: RngWords }
);

export type EventOf<T extends MalhyaEvent['type']> = Extract<MalhyaEvent, { readonly type: T }>;
