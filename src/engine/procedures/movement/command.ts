import { isSameSpace, type Space } from '../../model/board.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { figureWith } from '../../model/with.ts';
import { areAllies, isStanding, listStanding } from '../../queries/figures/figures.ts';
import { isHeldFast } from '../../queries/figures/held-fast.ts';
import { moverOf } from '../../queries/figures/mover.ts';
import { occupantsFor } from '../../queries/figures/sight.ts';
import { canAct, hasTag, heavyOf } from '../../queries/figures/stats.ts';
import { areBasesAdjacent } from '../../queries/geometry/adjacency.ts';
import { baseSpaces, ORTHOGONAL, terrainOfBase } from '../../queries/geometry/board-grid.ts';
import { canEndAt, stepVerdict } from '../../queries/geometry/movement.ts';
import { choice, pick } from '../core/ask.ts';
import { moveOf } from '../core/scope.ts';
import type { Rule, Table } from '../core/table.ts';
import { closeMove, openMove } from './move.ts';
import { resolveStep } from './step.ts';

/**
 * COMMAND (X), ruling X164: free movement of another figure, space by space where whoever used it wants, and no farther
 * than it wants.
 * 1. HULKING is not moved by opponents; each HEAVY takes 1 off; who cannot act does not go.
 * 2. Only to where it can stand, and never to its Defeat by the ground; Break Attacks are provoked as by its own steps.
 * 3. A Combatant that commands goes by `worstFor`.
 */
export function* resolveCommand(
  table: Table,
  movedId: FigureId,
  byId: FigureId,
  spaces: number,
  provokes = true,
): Rule<void> {
  const moved = () => figureIn(table.state, movedId);
  if (!isStanding(table, movedId) || !isStanding(table, byId) || isHeldFast(table, moved(), byId)) return;
  if (!areAllies(moved(), figureIn(table.state, byId)) && hasTag(table, moved(), 'hulking')) return;
  const points = Math.max(0, spaces - heavyOf(table, moved()));
  openMove(table, { figure: movedId, mode: 'free', points, provokes });
  while (isStanding(table, movedId) && canAct(moved())) {
    const step = yield* chooseStep(table, movedId, byId);
    if (!step || !(yield* resolveStep(table, movedId, step.to, step.cost))) break;
  }
  yield* closeMove(table, movedId, false);
}

interface Step {
  readonly to: Space;
  readonly cost: number;
}

/** Null once it is to go no farther. */
function* chooseStep(table: Table, movedId: FigureId, byId: FigureId): Rule<Step | null> {
  const isOfCombatant = figureIn(table.state, byId).seat === null;
  if (isOfCombatant) return worstFor(table, movedId, byId);
  return yield* pick<Step | null>(table, () => {
    const steps = listSteps(table, movedId);
    if (steps.length === 0) return null;
    return {
      kind: 'choose-way',
      figure: byId,
      question: { ask: 'moved-where', moved: movedId },
      rule: 'X164',
      choices: [
        ...steps.map((step, index) => choice({ do: 'be-moved', space: step.to, index }, step)),
        choice({ do: 'done' }, null),
      ],
    };
  });
}

/** The steps it can make from where it stands and stay after. */
function listSteps(table: Table, movedId: FigureId): Step[] {
  const figure = figureIn(table.state, movedId);
  const { board } = table.state;
  const mover = moverOf(table, figure, { free: true });
  const occupants = occupantsFor(table, figure);
  const { points, way } = moveOf(table, movedId)!;
  const [x, y] = figure.at!;
  return ORTHOGONAL.flatMap(({ dx, dy }): Step[] => {
    const to: Space = [x + dx, y + dy];
    const verdict = stepVerdict(board, mover, figure.at!, to, occupants);
    if (verdict.kind !== 'ok' || verdict.cost > points || way.some((before) => isSameSpace(before, to)))
      return [];
    return canEndAt(board, { ...mover, at: to }, to, occupants) ? [{ to, cost: verdict.cost }] : [];
  });
}

/** The step by which it stands worse: in a hazard, then beside more of those who command it; null for none. */
function worstFor(table: Table, movedId: FigureId, byId: FigureId): Step | null {
  const figure = figureIn(table.state, movedId);
  const { board } = table.state;
  const others = listStanding(table.state).filter(
    (one) => one.id !== movedId && areAllies(one, figureIn(table.state, byId)) && one.side !== figure.side,
  );
  const harm = (at: Space): number => {
    const spaces = baseSpaces(at, figureWith(figure, { at }).size);
    const terrain = terrainOfBase(board, spaces);
    const hazard = terrain === 'water' || terrain === 'muck' ? HAZARD : 0;
    return (
      hazard + others.filter((one) => areBasesAdjacent(board, spaces, baseSpaces(one.at!, one.size))).length
    );
  };
  let worst: Step | null = null;
  let most = harm(figure.at!);
  for (const step of listSteps(table, movedId)) {
    const harmed = harm(step.to);
    if (harmed > most) {
      worst = step;
      most = harmed;
    }
  }
  return worst;
}

/** More than all who could stand beside it. */
const HAZARD = 100;
