import type { BoardToken, Space, Wall } from './board.ts';
import type { FigureId } from './ids.ts';
import type { DoorState } from './story.ts';

type Rng = readonly [number, number, number, number];

/** What moved a piece of terrain away: to other spaces, off the board, or into Dangerous Terrain, where it is gone (p.21). */
export type PieceEnd = 'text' | 'dangerous-terrain';

/** What the encounter's own text does beside what cards can do, too. */
export type StoryEvent =
  /** A flag counts 1, or 0 once it is taken off. */
  | { readonly type: 'counterSet'; readonly counter: string; readonly to: number }
  | { readonly type: 'textTold'; readonly id: string }
  | { readonly type: 'storyChosen'; readonly choice: string; readonly option: string; readonly by: FigureId }
  /** `line`: which of the table, from 0. */
  | { readonly type: 'tableDrawn'; readonly table: string; readonly line: number; readonly rng: Rng }
  | { readonly type: 'adventurerDrawn'; readonly figure: FigureId; readonly rng: Rng }
  | { readonly type: 'tokenTaken'; readonly token: Omit<BoardToken, 'at'>; readonly by: FigureId }
  | { readonly type: 'tokenDropped'; readonly token: string; readonly at: Space; readonly by: FigureId }
  | {
      readonly type: 'doorChanged';
      readonly door: string;
      readonly edges: readonly Wall[];
      readonly to: DoorState;
      readonly by: FigureId | null;
    }
  | {
      readonly type: 'pieceMoved';
      readonly piece: string;
      readonly to: readonly Space[];
      readonly by: FigureId | null;
    }
  | { readonly type: 'pieceRemoved'; readonly piece: string; readonly how: PieceEnd }
  | { readonly type: 'figureLeft'; readonly figure: FigureId }
  /** A repeated Objective may come about again: what it asks for has stopped holding. */
  | { readonly type: 'objectiveRearmed'; readonly objective: string; readonly mark: string }
  /** Into SPECIAL terrain of that name, and out of it. */
  | { readonly type: 'specialEntered'; readonly special: string; readonly figure: FigureId }
  | { readonly type: 'specialLeft'; readonly special: string; readonly figure: FigureId }
  /** An End Condition is met, and the same board goes on (p.14). */
  | { readonly type: 'encounterWentOn'; readonly condition: string }
  | { readonly type: 'wentOnTold'; readonly condition: string; readonly by: FigureId | null };
