import type { FigureId } from './ids.ts';
import type { ConditionBecause, SkipBecause, TargetBecause, WayBecause } from './messages/because.ts';
import type { AiBarred, AiCandidate, AiWay } from './trace.ts';

/** The trace of an automated opponent: what it looked at and why it chose (DESIGN, I11). */
export type AiEvent =
  | {
      readonly type: 'aiConditionChecked';
      readonly figure: FigureId;
      readonly step: string;
      readonly value: boolean;
      readonly because: ConditionBecause;
      /** What was measured, by name. */
      readonly measured: Readonly<Record<string, number | string | boolean>>;
      readonly figures: readonly FigureId[];
    }
  | {
      readonly type: 'aiStepFollowed';
      readonly figure: FigureId;
      readonly step: string;
      readonly last: boolean;
    }
  | {
      readonly type: 'aiTargetChosen';
      readonly figure: FigureId;
      readonly instruction: string;
      readonly candidates: readonly AiCandidate[];
      readonly target: FigureId | null;
      readonly because: TargetBecause;
    }
  | {
      readonly type: 'aiWayChosen';
      readonly figure: FigureId;
      readonly instruction: string;
      readonly way: AiWay | null;
      readonly because: WayBecause;
      readonly rejected: readonly AiWay[];
      /** Spaces near enough where it could not end, and why. */
      readonly barred: readonly AiBarred[];
      /** Movement points, or spaces of free movement, it had. */
      readonly points: number;
    }
  | {
      readonly type: 'aiInstructionSkipped';
      readonly figure: FigureId;
      readonly instruction: string;
      readonly because: SkipBecause;
    }
  | { readonly type: 'aiLastStepGained'; readonly figure: FigureId };
