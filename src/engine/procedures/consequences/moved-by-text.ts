import { isSameSpace, type Space } from '../../model/board.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { term } from '../../model/messages/cause.ts';
import type { Figure } from '../../model/state.ts';
import { isStanding } from '../../queries/figures/figures.ts';
import { isFree, listNearestFree } from '../../queries/figures/free-spaces.ts';
import { moverOf } from '../../queries/figures/mover.ts';
import { occupantsFor } from '../../queries/figures/sight.ts';
import { leastSteps, stepsFrom } from '../../queries/geometry/adjacency.ts';
import { baseSpaces, ORTHOGONAL, terrainOfBase } from '../../queries/geometry/board-grid.ts';
import { moverField, stepCode } from '../../queries/geometry/mover-field.ts';
import { chooseSpace } from '../core/place.ts';
import type { Rule, Table } from '../core/table.ts';
import { resolveDefeat } from './defeat.ts';
import { checkEndConditions } from './objectives.ts';
import { watchEncounter } from './watch.ts';

/*
 * Figures the text moves (X136): it is no movement of theirs, so it costs nothing and provokes no Break Attacks. What
 * they see and enter on the way comes about as ever.
 */

/** Puts a figure on a space, or as near to it as there is room (C9). */
export function* moveByText(table: Table, id: FigureId, to: Space): Rule<void> {
  const figure = figureIn(table.state, id);
  const spaces = isFree(table, to, figure.size, [id])
    ? [to]
    : listNearestFree(table, [to], figure.size, [id]);
  const at = yield* chooseSpace(table, id, spaces, { ask: 'where', figure: id, does: 'go' }, 'C9');
  if (at && !isSameSpace(at, figureIn(table.state, id).at!)) yield* arrive(table, id, at);
}

/** Walks a figure so many spaces towards the nearest of these, round whoever stands there; it stops where no way leads nearer. */
export function* walkByText(table: Table, id: FigureId, to: readonly Space[], spaces: number): Rule<void> {
  for (let walked = 0; walked < spaces && isStanding(table, id); walked++) {
    const next = nextStep(table, figureIn(table.state, id), to);
    if (!next) return;
    yield* arrive(table, id, next);
  }
}

function* arrive(table: Table, id: FigureId, to: Space): Rule<void> {
  const figure = figureIn(table.state, id);
  table.emit({ type: 'figureMoved', figure: id, from: figure.at!, to, how: 'text', cost: 0, rule: 'X136' });
  if (terrainOfBase(table.state.board, baseSpaces(to, figure.size)) === 'dangerous')
    yield* resolveDefeat(table, id, null, term('ended-in-dangerous'));
  else yield* watchEncounter(table);
}

/** The first step of the shortest free way to where it is nearest to one of these spaces; null where it is so already. */
function nextStep(table: Table, figure: Figure, to: readonly Space[]): Space | null {
  const { board } = table.state;
  const flood = stepsFrom(board, to);
  const nearness = (at: Space) => leastSteps(board, flood, baseSpaces(at, figure.size)) ?? Infinity;
  const field = moverField(board, moverOf(table, figure), occupantsFor(table, figure));
  const from = figure.at!;
  // Breadth first, each space with the first step of its way: the nearest to its aim, of equals the first found.
  const first = new Map<string, Space | null>([[String(from), null]]);
  const queue: Space[] = [from];
  let best = { at: from, near: nearness(from) };
  for (const at of queue) {
    const near = nearness(at);
    if (near < best.near) best = { at, near };
    for (const { dx, dy } of ORTHOGONAL) {
      const next: Space = [at[0] + dx, at[1] + dy];
      if (first.has(String(next)) || stepCode(field, at[0], at[1], dx, dy) < 0) continue;
      if (!isFree(table, next, figure.size, [figure.id])) continue;
      if (terrainOfBase(board, baseSpaces(next, figure.size)) === 'dangerous') continue;
      first.set(String(next), first.get(String(at)) ?? next);
      queue.push(next);
    }
  }
  return first.get(String(best.at)) ?? null;
}

/** Takes a figure off the board, not Defeated: it leaves no loot, and its tokens go with it (X140). */
export function* leaveByText(table: Table, id: FigureId): Rule<void> {
  table.emit({ type: 'figureLeft', figure: id, rule: 'X140' });
  checkEndConditions(table);
  yield* watchEncounter(table);
}
