/** What happens in stealth. Heroes by their places at the table, enemies and corpses by their names. */
import type { RngWords } from '../../../../engine/rng/rng-words.ts';
import type { CardRef } from '../model/content.ts';
import type { Space } from '../place/space.ts';
import type { CalledTo, Compass, Drawn } from './stealth-cards.ts';
import type { StealthDie, StealthFace, StealthLine } from './stealth-dice.ts';
import type { AlarmCause } from './stealth-state.ts';
import type { StealthLevel } from './threat.ts';

export interface ThreatDie {
  readonly die: StealthDie;
  readonly face: StealthFace;
}

export const THREAT_REASONS = ['dice', 'corpses', 'told', 'spell'] as const;

export type QuietEvent =
  /** The board lies there, the cube on its first space (L3644). */
  | { readonly type: 'stealthEntered'; readonly level: StealthLevel }
  /** All AP are there again, free moves whole (L3722). */
  | { readonly type: 'quietTurnBegan'; readonly turn: number; readonly tracker: number }
  | { readonly type: 'quietTurnTaken'; readonly who: string }
  | { readonly type: 'lineUsed'; readonly hero: number; readonly line: StealthLine }
  | {
      readonly type: 'enemyKilled';
      readonly hero: number;
      readonly figure: string;
      readonly by: 'melee-kill' | 'ranged-kill';
      readonly ap: number;
      /** Where its corpse lies. */
      readonly at: Space;
    }
  | {
      readonly type: 'corpseMoved';
      readonly hero: number;
      readonly corpse: string;
      readonly to: Space;
      /** Into a rift. */
      readonly gone: boolean;
    }
  /** By six AP (L4121), or by a potion (MA-66): it is on its feet at once. */
  | {
      readonly type: 'heroRevived';
      readonly hero: number;
      readonly at: Space;
      readonly from: 'damage' | 'injury' | null;
    }
  /** What is left of its AP is lost (L3887). */
  | { readonly type: 'quietTurnDone'; readonly hero: number }
  | { readonly type: 'heroLeft'; readonly hero: number; readonly token: string }
  | { readonly type: 'heroReturned'; readonly hero: number; readonly at: Space }
  | {
      readonly type: 'threatRolled';
      readonly hero: number;
      readonly dice: readonly ThreatDie[];
      readonly rng: RngWords;
    }
  | {
      readonly type: 'threatDieRerolled';
      readonly hero: number;
      readonly die: number;
      readonly face: StealthFace;
      readonly rng: RngWords;
    }
  /** `alarm`: it comes of it. */
  | {
      readonly type: 'threatMoved';
      readonly to: number;
      readonly why: (typeof THREAT_REASONS)[number];
      readonly alarm: AlarmCause | null;
    }
  | { readonly type: 'alarmOrdered' };

export type WatchEvent =
  | { readonly type: 'enemyPhaseBegan'; readonly cards: number }
  | { readonly type: 'stealthCardTurned'; readonly card: CardRef; readonly left: number }
  /** Who goes to the token in step 1, and who is passed over. */
  | {
      readonly type: 'enemiesCalled';
      readonly to: CalledTo;
      readonly spaces: number;
      readonly movers: readonly string[];
      readonly passed: readonly { readonly figure: string; readonly why: NonNullable<Drawn['passed']> }[];
    }
  /** Who performs step 2; null: nobody stands there. */
  | {
      readonly type: 'enemyPosted';
      readonly figure: string | null;
      readonly on: Exclude<CalledTo, 'noise'>;
      readonly towards: Compass;
      readonly spaces: number;
    }
  | {
      readonly type: 'vigilanceLaid';
      readonly figure: string;
      readonly at: Space;
      readonly gaze: Space;
    }
  /** There is no space for its token: it looks all round (L4020). */
  | { readonly type: 'vigilanceFailed'; readonly figure: string }
  | { readonly type: 'vigilanceLifted'; readonly figure: string; readonly at: Space }
  | { readonly type: 'noiseMade'; readonly at: Space }
  | { readonly type: 'noiseGone'; readonly at: Space }
  | { readonly type: 'spotted'; readonly by: string; readonly who: string; readonly at: Space }
  /** `by`, `who`: who saw whom. */
  | {
      readonly type: 'alarmRaised';
      readonly why: AlarmCause;
      readonly by: string | null;
      readonly who: string | null;
    }
  | { readonly type: 'stealthEnded' };

export type StealthEvent = QuietEvent | WatchEvent;
