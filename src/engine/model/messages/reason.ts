/** Why something may not be done: every reason there is; its words are in `words/en/tell/reasons.ts`. */
import type { Space } from '../board.ts';
import type { FigureId } from '../ids.ts';
import type { AbilityToken, Tree } from '../vocabulary.ts';
import type { Cause } from './cause.ts';

/** What closes a line of sight, and where (L2-L6). */
export interface SightBlockAt {
  readonly reason: 'obstructing' | 'void' | 'wall' | 'figure' | 'elevation';
  readonly at: Space;
  readonly figure?: FigureId;
}

/** Why something may not be done, or would come to nothing. */
export type Reason =
  | { readonly why: 'paralyzed' }
  | { readonly why: 'off-board' }
  // prices and limits (pp.30, 40, 48)
  | { readonly why: 'sp'; readonly needs: number }
  | { readonly why: 'energy'; readonly needs: number }
  | { readonly why: 'gold'; readonly needs: number }
  | { readonly why: 'tokens'; readonly token: AbilityToken; readonly needs: number }
  | { readonly why: 'symbols' }
  | { readonly why: 'exhausted' }
  | { readonly why: 'flipped' }
  | { readonly why: 'used'; readonly in: 'turn' | 'round' | 'encounter' }
  | { readonly why: 'combo'; readonly tags: readonly string[] }
  | { readonly why: 'condition' }
  | { readonly why: 'weapon'; readonly kind: 'melee' | 'ranged' }
  | { readonly why: 'no-discipline' }
  | { readonly why: 'no-conduit' }
  | { readonly why: 'no-exalted' }
  | { readonly why: 'no-spells' }
  | { readonly why: 'discipline-level'; readonly tree: Tree; readonly level: number }
  // whom it would touch
  | { readonly why: 'nobody-to-attack' }
  | { readonly why: 'nobody-to-touch' }
  | { readonly why: 'nobody-within'; readonly range: number }
  | { readonly why: 'not-within-soi' }
  | { readonly why: 'not-for-it' }
  | { readonly why: 'struck-already' }
  /** It has brought about its own occasion so often, each time inside the last (X460). */
  | { readonly why: 'answers-itself'; readonly cause: Cause; readonly times: number }
  /** With others before its user it gives back all it costs, and was used so often in this turn (X492). */
  | { readonly why: 'pays-for-itself'; readonly cause: Cause; readonly times: number }
  // movement (pp.41, 58, 66)
  | { readonly why: 'one-move-a-turn' }
  | { readonly why: 'movement-over' }
  | { readonly why: 'movement'; readonly costs: number; readonly left: number }
  | { readonly why: 'opponent-there' }
  | { readonly why: 'figure-there'; readonly figure: FigureId }
  | { readonly why: 'wall' | 'void' | 'obstructing' | 'elevation' }
  | { readonly why: 'no-way-out' }
  | { readonly why: 'no-room' }
  | { readonly why: 'dangerous-there' }
  | { readonly why: 'current-there' }
  // attacks (p.43 step 1, A1)
  | { readonly why: 'ally' }
  | { readonly why: 'not-to-be-targeted' }
  | { readonly why: 'levels'; readonly levels: number }
  | { readonly why: 'not-adjacent' }
  | { readonly why: 'range'; readonly range: number; readonly reach: number }
  | { readonly why: 'sight'; readonly by: SightBlockAt }
  // the board and the cards
  | { readonly why: 'not-beside' }
  | { readonly why: 'nothing-to-change' }
  | { readonly why: 'on-board-already' }
  | { readonly why: 'no-room-in-soi' }
  /** The words of a record older than log format 2. No rule makes it. */
  | { readonly why: 'said'; readonly text: string };

/** Whether nothing but how far it is stands in the way. */
export const isTooFar = ({ why }: Reason): boolean => why === 'range' || why === 'not-adjacent';
