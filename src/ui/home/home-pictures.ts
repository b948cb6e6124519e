import type { ComponentType } from 'react';
import type { CardRef } from '../../engine/index.ts';
import type { GameSummary } from '../../stores/kept/saved-game.ts';

/** What is painted and drawn on the first page: it comes when the rest of the page is there, into room kept for it. */
export interface HomePictures {
  /** A board under lamplight and who stands on it, over its plan on the stage. */
  readonly Scene: ComponentType<{ readonly encounter: string }>;
  /** The painted board, over its plan on a card. */
  readonly Board: ComponentType<{ readonly encounter: string }>;
  readonly Face: ComponentType<{ readonly card: CardRef }>;
  /** The last moment of a game. */
  readonly Moment: ComponentType<{ readonly game: GameSummary }>;
  /** Who is left of the party, and how well. */
  readonly Party: ComponentType<{ readonly game: GameSummary }>;
}
