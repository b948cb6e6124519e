import type { Space } from './board.ts';
import type { FigureId } from './ids.ts';
import type { TargetRemoved, WayRemoved } from './messages/because.ts';
import type { Reason } from './messages/reason.ts';

/** A figure an automated opponent thought of, and what became of it. */
export interface AiCandidate {
  readonly figure: FigureId;
  /** What was measured, by filter: `range`, `damage`, `track` … */
  readonly measured: Readonly<Record<string, number | string | boolean>>;
  /** What took it out; null for the one chosen. */
  readonly removedBy: TargetRemoved | null;
}

/** A space an automated opponent could not end in (C4, p.41). */
export interface AiBarred {
  readonly space: Space;
  readonly why: Reason;
}

/** A way an automated opponent thought of. */
export interface AiWay {
  readonly end: Space;
  readonly path: readonly Space[];
  readonly cost: number;
  readonly breaks: readonly FigureId[];
  readonly jumps: number;
  /** What made it worse than the chosen one; null for the chosen one. */
  readonly removedBy: WayRemoved | null;
}
