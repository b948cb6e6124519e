import type { Space } from '../../../engine/index.ts';

/** Something that may be done with a space now, or why not. */
export interface SpaceHint {
  readonly space: Space;
  readonly label: string;
  readonly kind: 'step' | 'jump' | 'place' | 'target' | 'loot' | 'refused';
  readonly note?: string;
}

/** A line of sight shown on the board. */
export interface SightLine {
  readonly from: Space;
  readonly to: Space;
  readonly clear: boolean;
  /** The space that blocks it; where none is said its middle is marked. */
  readonly blockedAt?: Space | undefined;
}
