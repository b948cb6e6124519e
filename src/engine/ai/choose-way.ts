import { type Counted, counted, given } from '../kernel/budget.ts';
import { isSameSpace, type Space } from '../model/board.ts';
import { keptInMoment } from '../model/kept-in-moment.ts';
import type { AiMove } from '../model/language/ai.ts';
import {
  WAY_CRITERIA,
  type WayBecause,
  type WayCriterion,
  type WayRemoved,
} from '../model/messages/because.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import type { AiWay } from '../model/trace.ts';
import { listOpponents } from '../queries/figures/figures.ts';
import { gridOf } from '../queries/geometry/board-grid.ts';
import type { FoundWays, Way } from '../queries/geometry/ways.ts';
import { listNear } from './ai-ways.ts';
import { goalOf, type MoveOrder, pointsOf, waysFor } from './move-goals.ts';
import { Ranking } from './ranking.ts';
import { holds, isDone, judgedOnce, valueIn, type Worth } from './worth.ts';

export interface ChosenWay {
  readonly way: Way | null;
  readonly because: WayBecause;
  /** Every other space it could have ended in, best first, and what made that worse; put together when it is asked for. */
  rejected(): AiWay[];
  /** Ways as good as the chosen one and as safe: those ruling C5 lets the table pick from, the chosen one first. */
  ties(): Way[];
}

/**
 * Chooses a Combatant's way (C4-C6): the end that fulfils the instruction best, then the safest way to it
 * (Break Attacks, jumps), then ruling C5. It jumps only when that gains something this turn, or when nothing
 * else helps.
 */
export function chooseWay(position: Position, self: Figure, order: MoveOrder): ChosenWay {
  const choice = chooseEnd(position, self, order);
  const { way } = choice;
  if (order.move.to.goal !== 'towards' || !order.isThen || way === null) return choice;
  if (holdsAt(position, self, order, way.end)) return choice;
  const because = { kind: 'then-not-adjacent' } as const; // this THEN is skipped (p.61)
  return {
    way: null,
    because,
    rejected: () => [{ ...traceOf(way), path: NO_PATH, removedBy: because }, ...choice.rejected()],
    ties: () => [],
  };
}

/** Whether what a move asks for is so at an end. */
function holdsAt(position: Position, self: Figure, order: MoveOrder, end: Space): boolean {
  const worthOf = goalOf(position, self, order);
  return worthOf !== null && holds(worthOf(placeOf(position, end)));
}

const placeOf = ({ state }: Position, [x, y]: Space): number => y * gridOf(state.board).width + x;

/** Whether it could be done and how it is done ask for the same choice. */
function chooseEnd(position: Position, self: Figure, order: MoveOrder): ChosenWay {
  const points = pointsOf(position, self, order);
  const chosen = chosenFor(position, self);
  const known = chosen.find((one) => one.points === points && isSameOrder(one.order, order));
  if (known) return given(known.choice);
  const choice = counted(() => searchEnd(position, self, order));
  chosen.push({ points, order, choice });
  return choice.value;
}

interface Chosen {
  readonly points: number;
  readonly order: MoveOrder;
  readonly choice: Counted<ChosenWay>;
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
  const staying = worthOf(placeOf(position, self.at!));
  const { goal } = order.move.to;
  if (goal === 'within' && isDone(staying)) return stay({ kind: 'within-already' }); // C6
  const walked = new Ranking(position, self, order, waysFor(position, self, order, null), worthOf);
  const best = walked.bestWorth;
  if (
    (goal === 'towards' || goal === 'reach') &&
    best !== undefined &&
    valueIn(best) <= valueIn(staying) &&
    (isDone(staying) || holds(staying))
  ) {
    return stay({ kind: 'no-step-nearer' }, walked); // M7
  }
  if (best !== undefined && isDone(best)) return chosen(walked, { kind: 'fulfils-without-jump' });
  // A move to be somewhere is not made to where that is not so (X71).
  const isDirected = DIRECTIONS.has(goal);
  const gainsBy = (worth: Worth) => valueIn(worth) > valueIn(staying) && (isDirected || holds(worth));
  const stuck = best === undefined || !gainsBy(best);
  const least = best === undefined ? Number.NEGATIVE_INFINITY : valueIn(best);
  const isWorthALeap = (place: number) => {
    const worth = worthOf(place);
    return valueIn(worth) >= least && (isDone(worth) || (stuck && gainsBy(worth)));
  };
  // No jump is looked for where none could gain anything.
  if (listNear(position, self, pointsOf(position, self, order)).some(isWorthALeap)) {
    const ways = waysFor(position, self, order, order.move.jump ?? 2);
    const jumped = new Ranking(position, self, order, ways, worthOf);
    const { best: leap, bestWorth } = jumped;
    if (bestWorth !== undefined && ways.jumpsOf(leap) > 0 && isWorthALeap(ways.placeOf(leap)))
      return chosen(jumped, { kind: isDone(bestWorth) ? 'only-a-jump' : 'nothing-but-a-jump' });
  }
  return stuck ? stay({ kind: 'no-way-nearer' }, walked) : chosen(walked, { kind: 'as-far-as-it-gets' });
}

/**
 * Whether a move could be carried out now (C1, p.58, X71). A MOVE in a direction is made even over 0 spaces; free
 * movement must gain a space; a move to be somewhere must end there, where it stands or elsewhere.
 */
export function canMakeMove(position: Position, self: Figure, order: MoveOrder): boolean {
  const { to } = order.move;
  if (to.goal === 'reach') {
    // A place that is not there, or where it is already, is not gone to (X167).
    const worthOf = goalOf(position, self, order);
    if (worthOf === null || holds(worthOf(placeOf(position, self.at!)))) return false;
  } else if (listOpponents(position.state, self).length === 0) return false;
  const isDirected = DIRECTIONS.has(order.move.to.goal);
  if (isDirected && order.move.spaces === undefined) return true;
  const { way } = chooseEnd(position, self, order);
  // No way elsewhere is chosen that does not gain what is asked for.
  if (way !== null && !isSameSpace(way.end, self.at!)) return true;
  return holdsAt(position, self, order, self.at!);
}

const DIRECTIONS: ReadonlySet<AiMove['to']['goal']> = new Set(['towards', 'farther', 'away', 'reach']);

const stay = (because: WayBecause, ranking?: Ranking): ChosenWay => ({
  way: null,
  because,
  rejected: () =>
    ranking === undefined ? [] : ranking.inOrder().map((way) => rejectedTrace(ranking.ways, way, because)),
  ties: () => [],
});

function chosen(ranking: Ranking, because: WayBecause): ChosenWay {
  const { ways } = ranking;
  return {
    way: ways.wayOf(ranking.best),
    because,
    rejected: () =>
      ranking
        .inOrder()
        .slice(1)
        .map((way) => rejectedTrace(ways, way, whyWorse(ranking, way))),
    ties: () => ranking.ties().map((way) => ways.wayOf(way)),
  };
}

function whyWorse(ranking: Ranking, way: number): WayRemoved {
  const criterion = ranking.whyWorse(way);
  return criterion === undefined ? NO_BETTER : BY_CRITERION[criterion];
}

const NO_BETTER: WayRemoved = { kind: 'no-better' };
const BY_CRITERION = Object.fromEntries(
  WAY_CRITERIA.map((criterion) => [criterion, { kind: 'criterion', criterion }]),
) as Readonly<Record<WayCriterion, WayRemoved>>;

const NO_PATH: readonly Space[] = [];

/** A way as the log keeps it. */
export const traceOf = (way: Way): AiWay => ({
  end: way.end,
  path: way.path.map((step) => step.to),
  cost: way.cost,
  breaks: way.breaks,
  jumps: way.jumps.length,
  removedBy: null,
});

/** One that was not chosen, by its number. */
const rejectedTrace = (ways: FoundWays, way: number, removedBy: WayRemoved): AiWay => ({
  end: ways.endOf(way),
  path: NO_PATH,
  cost: ways.costOf(way),
  breaks: ways.breakersOf(way),
  jumps: ways.jumpsOf(way),
  removedBy,
});
