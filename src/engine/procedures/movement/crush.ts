import { faceOf } from '../../model/dice.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { term } from '../../model/messages/cause.ts';
import { isStanding, listStanding, rangeOf, spacesOf } from '../../queries/figures/figures.ts';
import { listNearestFree } from '../../queries/figures/free-spaces.ts';
import { hasTag } from '../../queries/figures/stats.ts';
import { areBasesAdjacent } from '../../queries/geometry/adjacency.ts';
import { baseSpaces } from '../../queries/geometry/board-grid.ts';
import { oneMoment } from '../consequences/at-once.ts';
import { dealDamage } from '../consequences/damage.ts';
import { watchEncounter } from '../consequences/watch.ts';
import { chooseSpace } from '../core/place.ts';
import { rollDice } from '../core/roll.ts';
import { moveOf } from '../core/scope.ts';
import type { Rule, Table } from '../core/table.ts';

/**
 * CRUSH and RELENTLESS, pp.32-33, after the movement; nobody moved by it provokes a Break Attack (M4):
 *   1. Every opponent moved through, in the order passed, is dealt a PURPLE of IRREDUCIBLE DMG, also where an answer
 *      to the first of them Defeats the figure (X85); by RELENTLESS two PURPLE where it cannot be placed adjacent.
 *   2. RELENTLESS places it adjacent to the figure, else in the nearest unoccupied space.
 *   3. Whoever stands where the figure ended goes to the nearest unoccupied space.
 */
export function* resolveCrush(table: Table, figureId: FigureId): Rule<void> {
  const mover = figureIn(table.state, figureId);
  if (!isStanding(table, figureId)) return;
  if (!hasTag(table, mover, 'crush') && !hasTag(table, mover, 'relentless')) return;
  const { passed } = moveOf(table, figureId)!;
  const relentless = hasTag(table, figureIn(table.state, figureId), 'relentless');
  yield* oneMoment(table, () => strikePassed(table, figureId, passed, relentless));
  if (!isStanding(table, figureId)) return;
  // 3. Whoever is under the figure makes room.
  for (const other of listStanding(table.state)) {
    const figure = figureIn(table.state, figureId);
    if (other.id === figureId || rangeOf(figure, other) > 0) continue;
    yield* shove(table, figureId, other.id, listNearestFree(table, spacesOf(other), other.size, [other.id]));
  }
  yield* watchEncounter(table);
}

function* strikePassed(
  table: Table,
  figureId: FigureId,
  passed: readonly FigureId[],
  relentless: boolean,
): Rule<void> {
  for (const id of passed) {
    if (!isStanding(table, id)) continue;
    // 1. The damage. Beside a figure that has fallen nobody is placed any more.
    const places = relentless && isStanding(table, figureId);
    const beside = places ? listBeside(table, figureId, id) : [];
    const dice = places && beside.length === 0 ? (['purple', 'purple'] as const) : (['purple'] as const);
    const rolled = yield* rollDice(table, figureId, dice, 'damage', 'p.32');
    const entries = rolled.map((one) => ({
      cause: { kind: 'die' as const, die: one.die },
      amount: faceOf(one).number,
      rule: 'p.32',
    }));
    const cause = term(relentless ? 'relentless' : 'crush');
    yield* dealDamage(table, id, 'irreducible', entries, { by: figureId, cause, rule: 'p.32' });
    // 2. Its place.
    if (places && isStanding(table, id) && isStanding(table, figureId)) {
      yield* shove(
        table,
        figureId,
        id,
        beside.length > 0
          ? beside
          : listNearestFree(table, spacesOf(figureIn(table.state, id)), figureIn(table.state, id).size, [id]),
      );
    }
  }
}

function listBeside(table: Table, figureId: FigureId, id: FigureId) {
  const moved = figureIn(table.state, id);
  const spaces = spacesOf(figureIn(table.state, figureId));
  return listNearestFree(table, spaces, moved.size, [id]).filter((at) =>
    areBasesAdjacent(table.state.board, baseSpaces(at, moved.size), spaces),
  );
}

function* shove(
  table: Table,
  by: FigureId,
  id: FigureId,
  spaces: readonly (readonly [number, number])[],
): Rule<void> {
  const figure = figureIn(table.state, id);
  if (spaces.some((space) => String(space) === String(figure.at))) return;
  const to = yield* chooseSpace(table, id, spaces, { ask: 'where', figure: id, does: 'go' }, 'C9', {
    ofCombatant: [figureIn(table.state, by), figure].some(({ kind }) => kind === 'intelligent'),
  });
  if (to)
    table.emit({
      type: 'figureMoved',
      figure: id,
      from: figureIn(table.state, id).at!,
      to,
      how: 'shove',
      cost: 0,
      rule: 'p.32',
    });
}
