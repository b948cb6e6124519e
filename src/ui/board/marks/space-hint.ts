import type { Space } from '../../../engine/index.ts';

/** Something that may be done with a space now, or why not. */
export interface SpaceHint {
  readonly space: Space;
  readonly label: string;
  /** `ghost`: what may come to be there is seen on it. */
  readonly kind: 'step' | 'jump' | 'place' | 'ghost' | 'target' | 'loot' | 'refused';
  readonly note?: string;
  /** It answers the open question: where it lies out of sight an arrow says so. */
  readonly asked?: boolean;
}

/** A line of sight shown on the board. */
export interface SightLine {
  readonly from: Space;
  readonly to: Space;
  readonly clear: boolean;
  /** The space that blocks it; where none is said its middle is marked. */
  readonly blockedAt?: Space | undefined;
}
