/** What is touched by what is laid on a space of somebody's choice: told before it is laid. */
import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { AllTarget } from '../model/language/abilities.ts';
import type { Position } from '../model/position.ts';
import type { Prompt } from '../model/prompts.ts';
import { listCandidates } from '../procedures/core/targets.ts';
import { effectsBehind } from '../queries/cards/ability-behind.ts';
import { areSpacesAdjacent, rangeBetween } from '../queries/geometry/adjacency.ts';
import { gridOf, isOnGrid, isOpen } from '../queries/geometry/board-grid.ts';

export interface Area {
  readonly spaces: readonly Space[];
  readonly figures: readonly FigureId[];
}

type Asking = Pick<Prompt, 'question' | 'figure'>;

/** Of whom it speaks that are around the space; null where the question is of no area. */
function areaAsked({ cards }: Position, { question }: Asking): AllTarget | null {
  if (question.ask !== 'which-space') return null;
  for (const op of effectsBehind(cards, question.cause)) {
    if (op.do !== 'at-space') continue;
    for (const one of op.effects)
      if (one.do === 'each' && one.who.who === 'all' && one.who.from === 'space') return one.who;
  }
  return null;
}

/** Whether the space that is asked for is the middle of an area. */
export const asksForArea = (position: Position, asking: Asking): boolean =>
  areaAsked(position, asking) !== null;

/** Laid there; null where the question is of no area. */
export function areaAt(position: Position, asking: Asking, space: Space): Area | null {
  const who = areaAsked(position, asking);
  if (!who) return null;
  const { board } = position.state;
  const grid = gridOf(board);
  const most = who.within === 'range' ? (who.range ?? 1) : 1;
  const spaces: Space[] = [];
  for (let y = space[1] - most; y <= space[1] + most; y++)
    for (let x = space[0] - most; x <= space[0] + most; x++) {
      const here = x === space[0] && y === space[1];
      const isIn =
        who.within === 'range'
          ? isOnGrid(grid, x, y) &&
            isOpen(grid, y * grid.width + x) &&
            rangeBetween([space], [[x, y]]) <= most
          : areSpacesAdjacent(board, space, [x, y]);
      if (here || isIn) spaces.push([x, y]);
    }
  const user = figureIn(position.state, asking.figure);
  const figures = listCandidates(position, who, user, { about: { space } }).map(({ id }) => id);
  return { spaces, figures };
}
