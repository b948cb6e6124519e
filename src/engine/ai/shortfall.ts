/** By how much another end fulfils an opponent's step less. */
import { isSameSpace, type Space } from '../model/board.ts';
import type { EncounterEvent } from '../model/events.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { AiMove } from '../model/language/ai.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { isPlaced, listOpponents, stepsAround } from '../queries/figures/figures.ts';
import { leastSteps, rangeOfBases, stepsFrom } from '../queries/geometry/adjacency.ts';
import { baseSpaces } from '../queries/geometry/board-grid.ts';
import { spacesOfPlace } from './ai-places.ts';
import { LAST_STEP } from './last-step.ts';
import { countBeside, type MoveOrder } from './move-goals.ts';
import { orderFor } from './order.ts';
import { bestBy } from './targeting.ts';
import { hasTargetFrom } from './what-if.ts';

type WayChosen = Extract<EncounterEvent, { type: 'aiWayChosen' }>;

/** What an end space comes to for what a move asks for. */
export interface EndMeasured {
  /** Steps or spaces of range to that opponent, or how many opponents it is beside. */
  readonly what: 'steps' | 'range' | 'beside';
  readonly to: FigureId | null;
  /** null: no way leads there. */
  readonly amount: number | null;
  /** Whether the attack that is to come is possible from there; null where none comes. */
  readonly attacks: boolean | null;
}

/** By how much an end fulfils a step less than the chosen one. */
export interface Shortfall {
  readonly there: EndMeasured;
  readonly chosen: EndMeasured;
}

/**
 * What makes ends of a way worse for what its instruction asks for (C6, p.60), told from the position it was chosen in;
 * null where the instruction is known no more, or nobody is there to move for. `struck` is whom the step struck before.
 */
export function shortfallsOf(
  position: Position,
  event: WayChosen,
  struck: FigureId | null,
): ((end: Space) => Shortfall | null) | null {
  const self = figureIn(position.state, event.figure);
  const order = orderOf(position, self, event.instruction, struck);
  const chosenEnd = event.way?.end;
  if (!order || !chosenEnd) return null;
  const measure = measureFor(position, self, order);
  const chosen = measure?.(chosenEnd);
  if (!measure || !chosen) return null;
  return (end) => {
    const there = isSameSpace(end, chosenEnd) ? null : measure(end);
    const isSame = there?.amount === chosen.amount && there.attacks === chosen.attacks;
    return there && !isSame ? { there, chosen } : null;
  };
}

/** The order an instruction gave; its name is its step's and its place in it. */
function orderOf(
  position: Position,
  self: Figure,
  instruction: string,
  struck: FigureId | null,
): MoveOrder | null {
  const dot = instruction.lastIndexOf('.');
  const name = instruction.slice(0, dot);
  const steps = position.cards.combatants[self.card]?.ai ?? [];
  const step = [...steps, LAST_STEP].find(({ id }) => id === name);
  const index = Number(instruction.slice(dot + 1)) - 1;
  const move = step?.do[index];
  return step && move?.do === 'move' ? orderFor(step.do, index, move, struck) : null;
}

function measureFor(
  position: Position,
  self: Figure,
  { move, nextAttack, struck }: MoveOrder,
): ((end: Space) => EndMeasured) | null {
  const { board } = position.state;
  const attacks = (end: Space) => (nextAttack ? hasTargetFrom(position, self, end, nextAttack) : null);
  const base = (at: Space) => ({ at, size: self.size });
  const opponents = listOpponents(position.state, self);
  if (move.to.goal === 'adjacent' && move.to.of === 'most-opponents')
    return (end) => ({
      ...{ what: 'beside', to: null, amount: countBeside(board, base(end), opponents) },
      attacks: attacks(end),
    });
  if (move.to.goal === 'reach') {
    const steps = stepsFrom(board, spacesOfPlace(position, self, move.to.of));
    return (end) => ({
      ...{ what: 'steps', to: null, amount: leastSteps(board, steps, baseSpaces(end, self.size)) },
      attacks: attacks(end),
    });
  }
  const other = whomFor(position, self, move.to, struck);
  if (!other || !isPlaced(other)) return null;
  if (move.to.goal === 'up-to-range')
    return (end) => ({
      ...{ what: 'range', to: other.id, amount: rangeOfBases(base(end), other) },
      attacks: attacks(end),
    });
  const flood = stepsAround(other, board);
  return (end) => ({
    ...{ what: 'steps', to: other.id, amount: leastSteps(board, flood, baseSpaces(end, self.size)) },
    attacks: attacks(end),
  });
}

/** Whom a move goes by. */
function whomFor(
  position: Position,
  self: Figure,
  to: Exclude<AiMove['to'], { goal: 'reach' }>,
  struck: FigureId | null,
): Figure | null {
  const opponents = listOpponents(position.state, self);
  switch (to.goal) {
    case 'towards':
      return bestBy(position, self, opponents, to.of);
    case 'adjacent':
      return to.of === 'most-opponents' ? null : bestBy(position, self, opponents, to.of);
    case 'farther':
    case 'away':
      return to.from === 'target' && struck !== null
        ? figureIn(position.state, struck)
        : bestBy(position, self, opponents, 'nearest');
    case 'within':
    case 'up-to-range':
      return bestBy(position, self, opponents, 'nearest');
  }
}
