import { type Counted, counted, given, spend } from '../kernel/budget.ts';
import { isSameSpace, type Space } from '../model/board.ts';
import type { AiMove } from '../model/language/ai.ts';
import {
  WAY_CRITERIA,
  type WayBecause,
  type WayCriterion,
  type WayRemoved,
} from '../model/messages/because.ts';
import { keptInMoment } from '../model/moment.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import type { AiWay } from '../model/trace.ts';
import { listOpponents, rangeOf } from '../queries/figures/figures.ts';
import { hasTag } from '../queries/figures/stats.ts';
import { baseSpaces, terrainOfBase } from '../queries/geometry/board-grid.ts';
import type { Way } from '../queries/geometry/ways.ts';
import { goalOf, isBesideBase, type MoveOrder, pointsOf, type Worth, waysFor } from './move-goals.ts';
import { listNear } from './ways.ts';

export interface ChosenWay {
  readonly way: Way | null;
  readonly because: WayBecause;
  /** Every other space it could have ended in, and what made that worse. */
  readonly rejected: readonly AiWay[];
  /** Ways as good as the chosen one and as safe: those ruling C5 lets the table pick from, the chosen one first. */
  readonly ties: readonly Way[];
}

/**
 * Chooses a Combatant's way (C4-C6): the end that fulfils the instruction best, then the safest way to it
 * (Break Attacks, jumps), then ruling C5. It jumps only when that gains something this turn, or when nothing
 * else helps.
 */
export function chooseWay(position: Position, self: Figure, order: MoveOrder): ChosenWay {
  const choice = chooseEnd(position, self, order);
  if (order.move.to.goal !== 'towards' || !order.isThen || choice.way === null) return choice;
  const worthOf = goalOf(position, self, order);
  if (worthOf?.(choice.way.end).holds) return choice;
  const because = { kind: 'then-not-adjacent' } as const; // this THEN is skipped (p.61)
  const ends = [traceOf(choice.way, because), ...choice.rejected];
  return { way: null, ties: [], because, rejected: ends };
}

/** Whether it could be done and how it is done ask for the same choice. */
function chooseEnd(position: Position, self: Figure, order: MoveOrder): ChosenWay {
  const points = pointsOf(position, self, order);
  const chosen = chosenFor(position, self);
  const known = chosen.find((one) => one.points === points && isSameOrder(one.order, order));
  if (known) return given(known);
  const choice = counted(() => searchEnd(position, self, order));
  chosen.push({ points, order, ...choice });
  return choice.value;
}

interface Chosen extends Counted<ChosenWay> {
  readonly points: number;
  readonly order: MoveOrder;
}

const chosenFor = keptInMoment((_, __: Figure): Chosen[] => []);

const isSameOrder = (a: MoveOrder, b: MoveOrder): boolean =>
  a.move === b.move &&
  a.struck === b.struck &&
  a.style === b.style &&
  a.nextAttack?.kind === b.nextAttack?.kind &&
  a.nextAttack?.range === b.nextAttack?.range;

function searchEnd(position: Position, self: Figure, order: MoveOrder): ChosenWay {
  const goalWorth = goalOf(position, self, order);
  if (!goalWorth) return stay({ kind: 'nobody-to-move-for' });
  const worthOf = judgedOnce(goalWorth);
  const staying = worthOf(self.at!);
  const { goal } = order.move.to;
  if (goal === 'within' && staying.done) return stay({ kind: 'within-already' }); // C6
  const walked = rank(position, self, order, waysFor(position, self, order, null), worthOf);
  const best = walked[0];
  if (
    goal === 'towards' &&
    best &&
    worthOf(best.way.end).value <= staying.value &&
    (staying.done || staying.holds)
  ) {
    return stay({ kind: 'no-step-nearer' }, walked); // M7
  }
  if (best && worthOf(best.way.end).done) return chosen(walked, { kind: 'fulfils-without-jump' });
  // A move to be somewhere is not made to where that is not so (X71).
  const isDirected = DIRECTIONS.has(goal);
  const gainsBy = (worth: Worth) => worth.value > staying.value && (isDirected || worth.holds);
  const stuck = !best || !gainsBy(worthOf(best.way.end));
  const least = best ? worthOf(best.way.end).value : Number.NEGATIVE_INFINITY;
  const isWorthALeap = (at: Space) => {
    const worth = worthOf(at);
    return worth.value >= least && (worth.done || (stuck && gainsBy(worth)));
  };
  // No jump is looked for where none could gain anything.
  if (listNear(position, self, pointsOf(position, self, order)).some(isWorthALeap)) {
    const jumped = rank(position, self, order, waysFor(position, self, order, order.move.jump ?? 2), worthOf);
    const leap = jumped[0];
    if (leap && leap.way.jumps.length > 0 && isWorthALeap(leap.way.end)) {
      const gains = worthOf(leap.way.end).done;
      return chosen(jumped, { kind: gains ? 'only-a-jump' : 'nothing-but-a-jump' });
    }
  }
  return stuck ? stay({ kind: 'no-way-nearer' }, walked) : chosen(walked, { kind: 'as-far-as-it-gets' });
}

/**
 * Whether a move could be carried out now (C1, p.58, X71). A MOVE in a direction is made even over 0 spaces; free
 * movement must gain a space; a move to be somewhere must end there, where it stands or elsewhere.
 */
export function canMakeMove(position: Position, self: Figure, order: MoveOrder): boolean {
  if (listOpponents(position.state, self).length === 0) return false;
  const isDirected = DIRECTIONS.has(order.move.to.goal);
  if (isDirected && order.move.spaces === undefined) return true;
  const { way } = chooseEnd(position, self, order);
  const ends = way !== null && !isSameSpace(way.end, self.at!);
  if (isDirected && ends) return true;
  return goalOf(position, self, order)?.(way?.end ?? self.at!).holds === true;
}

const DIRECTIONS: ReadonlySet<AiMove['to']['goal']> = new Set(['towards', 'farther', 'away']);

/** Each end is judged once: lines of sight are what a move's choice costs. */
function judgedOnce(worthOf: (at: Space) => Worth): (at: Space) => Worth {
  const known = new Map<number, Worth>();
  return (at) => {
    const key = at[1] * 4096 + at[0];
    const worth = known.get(key) ?? worthOf(at);
    known.set(key, worth);
    return worth;
  };
}

interface Ranked {
  readonly way: Way;
  /** What WAY_CRITERIA says by its place there, less is better; worked out only where those before it are even. */
  readonly by: (criterion: number) => number;
}

const stay = (because: WayBecause, ranked: readonly Ranked[] = []): ChosenWay => ({
  way: null,
  ties: [],
  because,
  rejected: ranked.map(({ way }) => traceOf(way, because)),
});

function chosen(ranked: readonly Ranked[], because: WayBecause): ChosenWay {
  const best = ranked[0]!;
  const ties = ranked.filter((other) => firstUneven(best, other) >= FIRST_OF_C5);
  return {
    way: best.way,
    because,
    ties: ties.map(({ way }) => way),
    rejected: ranked.slice(1).map((other) => traceOf(other.way, whyWorse(best, other))),
  };
}

/** Where the criteria of ruling C5 begin. */
const FIRST_OF_C5 = WAY_CRITERIA.indexOf('hazard');

function whyWorse(best: Ranked, other: Ranked): WayRemoved {
  const criterion = WAY_CRITERIA[firstUneven(best, other)];
  return criterion ? { kind: 'criterion', criterion } : { kind: 'no-better' };
}

/** A way as the log keeps it. */
export const traceOf = (way: Way, removedBy: WayRemoved | null = null): AiWay => ({
  end: way.end,
  path: removedBy === null ? way.path.map((step) => step.to) : [],
  cost: way.cost,
  breaks: way.breaks,
  jumps: way.jumps.length,
  removedBy,
});

/** Terrain that only harms who ends in it (X6). */
const HAZARDS = new Set(['water', 'muck', 'dangerous']);

function rank(
  position: Position,
  self: Figure,
  order: MoveOrder,
  ways: readonly Way[],
  worthOf: (at: Space) => Worth,
): Ranked[] {
  const { board, ruleset } = position.state;
  const opponents = listOpponents(position.state, self);
  const flies = hasTag(position, self, 'flight');
  // Favorable Conditions (p.71): of equal ends the one least detrimental to the Adventurers.
  // Moving away it wants what is best for itself, however it fights (p.42).
  const likesCompany =
    order.move.to.goal !== 'away' && (order.style === 'melee') !== ruleset.favorableConditions;
  const far = ways.reduce((most, { cost }) => Math.max(most, cost), 0) + 1;
  const near = opponents.filter((o) => rangeOf(self, o) <= far);
  const besides = ({ end }: Way): number =>
    near.filter((o) => isBesideBase(board, baseSpaces(end, self.size), o)).length;
  const isHazard = (way: Way): boolean =>
    !flies && HAZARDS.has(terrainOfBase(board, baseSpaces(way.end, self.size)) ?? 'normal'); // M9
  const criteria: Record<WayCriterion, (way: Way) => number> = {
    'fulfils-less': (way) => -worthOf(way.end).value,
    'more-break-attacks': (way) => way.breaks.length,
    'more-dangerous-jumps': (way) => way.jumps.filter((jump) => jump.dangerous).length,
    'more-jumps': (way) => way.jumps.length,
    'goes-on-after-within': (way) => (order.move.to.goal === 'within' ? way.steps : 0), // C6: it stops as soon as it is within
    hazard: (way) => (isHazard(way) ? 1 : 0),
    neighbours: (way) => (likesCompany ? -besides(way) : besides(way)),
    'more-steps': (way) => way.steps,
    'later-row': (way) => way.end[1],
    'later-column': (way) => way.end[0],
  };
  const measures = WAY_CRITERIA.map((criterion) => criteria[criterion]);
  const ranked = ways.map((way): Ranked => {
    spend(30 + opponents.length * self.size[0] * self.size[1]);
    const known: number[] = [];
    return { way, by: (criterion) => (known[criterion] ??= measures[criterion]!(way)) };
  });
  return ranked.sort((a, b) => {
    const i = firstUneven(a, b);
    return i < WAY_CRITERIA.length ? a.by(i) - b.by(i) : 0;
  });
}

/** The place in WAY_CRITERIA of the first one by which they are not equally good; its length where they are by all. */
function firstUneven(a: Ranked, b: Ranked): number {
  let i = 0;
  while (i < WAY_CRITERIA.length && a.by(i) === b.by(i)) i++;
  return i;
}
